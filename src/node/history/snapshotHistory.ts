import { z } from 'zod'
import { readWithVersions } from '../../compliance/text/extractSite.ts'
import type { Site, SiteRegistry } from '../../content/model/site.ts'
import { linesOf, pageName, pageWordings, type Snapshot } from '../../compliance/history/snapshot.ts'
import { buildSite } from '../../content/buildSite.ts'
import { earlierFiles } from '../../content/load/earlierFiles.ts'
import { collectionOfPath } from '../../content/model/registry.ts'
import { createParseCache } from '../../content/load/createParseCache.ts'
import { addDays, isDay } from '../../content/text/calendar.ts'
import type { SourceFile } from '../../content/model/sourceFile.ts'
import { keyOf, type Caches, type PackCache } from '../cache/packCache.ts'
import type { ContentLog, ContentRevision } from './contentLog.ts'

/**
 * What the site said over the whole history: at each revision, and on each day in between on which something appears
 * or leaves by itself.
 * @param today until when, as 2026-01-31
 * @param caches what earlier runs have read; without them, every revision is read anew
 */
export function snapshotHistory(
  registry: SiteRegistry,
  history: ContentLog,
  today: string,
  caches?: Caches,
): Snapshot[] {
  const cache = caches?.open('revisions')
  const read = revisionReader(registry, history)
  const present = history.present.flatMap(({ path, text }) => [path, text])
  const lines = new Map<string, readonly string[]>()
  const addresses = new Map<string, string>()
  const { revisions } = history
  // Addresses of files are learned from the newest revisions first, for the oldest may not be readable.
  const snapshots = revisions.toReversed().flatMap((revision, index): Snapshot[] => {
    const next = revisions[revisions.length - index]?.day ?? today
    return daysOf(history, revision, next)
      .reverse()
      .map((day) => {
        const { files, publicFiles } = revision
        const key = keyOf(caches?.code, [...files], [...publicFiles], present, day)
        const { names, unread, pages } = readKept(cache, key) ?? keepReading(cache, key, read(revision, day))
        for (const [file, name] of names) if (!addresses.has(file)) addresses.set(file, name)
        const sources = history.sourcesOf(revision).files.filter(({ path }) => unread.has(path))
        const typed = typedLines(sources, addresses)
        return {
          day,
          revision: revision.revision,
          typed: new Set(typed.keys()),
          pages: new Map([
            ...typed,
            ...pages.map(([name, wording]) => [name, linesOf(wording, lines)] as const),
          ]),
        }
      })
  })
  cache?.save()
  return snapshots.reverse()
}

/** What a revision says on a day. */
interface RevisionText {
  /** What each page is called, by its file. */
  names: readonly (readonly [file: string, name: string])[]
  /** The files that are read as they were typed. */
  unread: ReadonlySet<string>
  /** The wording of each page, by its name. */
  pages: readonly (readonly [name: string, wording: string])[]
}

function revisionReader(
  registry: SiteRegistry,
  history: ContentLog,
): (revision: ContentRevision, day: string) => RevisionText {
  const siteOn = siteReader(registry, history)
  return (revision, day) => {
    const site = siteOn(revision, day)
    const unread = unreadFiles(registry, history.sourcesOf(revision).files, site)
    return {
      names: (site?.routes ?? []).map(({ file, path }) => [file, pageName(path)]),
      unread: new Set(unread.map(({ path }) => path)),
      pages: site ? pageWordings(readWithVersions(site)) : [],
    }
  }
}

/** Each wording is kept once, however many revisions have it: theirs name it by its key. */
const keptText = z.object({
  names: z.array(z.tuple([z.string(), z.string()])),
  unread: z.array(z.string()),
  pages: z.array(z.tuple([z.string(), z.string()])),
})

function readKept(cache: PackCache | undefined, key: string): RevisionText | undefined {
  const found = cache?.get(key)
  if (cache === undefined || found === undefined) return undefined
  const { names, unread, pages } = keptText.parse(JSON.parse(found.toString()))
  const wordings = pages.flatMap(([name, wordingKey]) => {
    const wording = cache.get(wordingKey)
    return wording === undefined ? [] : [[name, wording.toString()] as const]
  })
  // A wording that is missing is made again with all others of its revision.
  return wordings.length === pages.length ? { names, unread: new Set(unread), pages: wordings } : undefined
}

function keepReading(cache: PackCache | undefined, key: string, text: RevisionText): RevisionText {
  if (cache === undefined) return text
  const pages = text.pages.map(([name, wording]) => {
    const wordingKey = keyOf('wording', wording)
    if (cache.get(wordingKey) === undefined) cache.put(wordingKey, Buffer.from(wording))
    return [name, wordingKey] as const
  })
  cache.put(key, Buffer.from(JSON.stringify({ names: text.names, unread: [...text.unread], pages })))
  return text
}

/**
 * Makes the site of a revision as a visitor of a day had it. Files that today's rules do not accept are no part of it;
 * without the firm's own facts there is none.
 */
export function siteReader(
  registry: SiteRegistry,
  history: ContentLog,
): (revision: ContentRevision, day: string) => Site | undefined {
  const read = createParseCache()
  return (revision, day) => {
    const { files, urlList } = history.sourcesOf(revision)
    const otherFiles = new Set([...revision.files.keys()].filter((path) => !path.endsWith('.mdx')))
    return buildSite(registry, earlierFiles(registry, files, { read, present: history.present }), {
      publicFiles: revision.publicFiles,
      otherFiles,
      urlList,
      today: day,
      onError: 'ignore',
      read,
    }).site
  }
}

/** The files of collections that today's program cannot make into pages. */
function unreadFiles(
  registry: SiteRegistry,
  files: readonly SourceFile[],
  site: Site | undefined,
): SourceFile[] {
  if (!site) return [...files]
  const read = new Set([...site.versions, ...site.keptCopies, ...site.entries].map(({ file }) => file))
  // A file with a publish window may rightly be absent on a day.
  const isMissed = ({ path, text }: SourceFile) =>
    collectionOfPath(registry, path) && !read.has(path) && !mayBeAbsent.test(text)
  return files.filter(isMissed)
}

const mayBeAbsent = /^(?:draft|publishOn|expiresOn|effectiveOn):/m

/** The days of a revision on which the site may change by itself: every day that a file's fields name, and the next. */
function daysOf(history: ContentLog, revision: ContentRevision, next: string): string[] {
  const named = history
    .sourcesOf(revision)
    .files.flatMap(({ text }) => text.match(/^(?:publishOn|expiresOn|effectiveOn):.*$/gm) ?? [])
    .flatMap((line) => line.match(/\d{4}-\d{2}-\d{2}/g) ?? [])
    .flatMap((day) => (isDay(day) ? [day, addDays(day, 1)] : [day]))
    .filter((day) => day > revision.day && day < next)
  return [revision.day, ...[...new Set(named)].sort()]
}

/** A revision's files line by line as they were typed, without the signs of Markdown and the names of fields. */
const typedLines = (
  files: readonly SourceFile[],
  addresses: ReadonlyMap<string, string>,
): Map<string, readonly string[]> =>
  new Map(
    files.map(({ path, text }): [string, readonly string[]] => [
      addresses.get(path) ?? `content/${path}`,
      text.split(/\n(?:\s*\n|(?=---|\s*[\w-]+:\s|\s*- ))/).map((part) =>
        part
          .replace(/^\s*(?:[\w-]+:\s|- |#+ |>\s)+/, '')
          .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
          .replace(/[*_`]{1,3}(?=\S)|(?<=\S)[*_`]{1,3}/g, ''),
      ),
    ]),
  )
