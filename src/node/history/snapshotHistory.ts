import { z } from 'zod'
import { readWithVersions } from '../../compliance/text/extractSite.ts'
import type { Site, SiteRegistry } from '../../content/model/site.ts'
import { linesOf, pageName, pageWordings, type Snapshot } from '../../compliance/history/snapshot.ts'
import type { ReadShown } from '../../compliance/history/shownLines.ts'
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
 * @param options.caches what earlier runs have read; without them, every revision is read anew
 * @param options.readShown makes the pages of a revision; without it, labels are known as they are typed alone
 */
export async function snapshotHistory(
  registry: SiteRegistry,
  history: ContentLog,
  today: string,
  { caches, readShown }: { caches?: Caches | undefined; readShown?: ReadShown } = {},
): Promise<Snapshot[]> {
  const cache = caches?.open('revisions')
  const read = revisionReader(registry, history, readShown)
  const present = history.present.flatMap(({ path, text }) => [path, text])
  const lines = new Map<string, readonly string[]>()
  const addresses = new Map<string, string>()
  const { revisions } = history
  // Addresses of files are learned from the newest revisions first, for the oldest may not be readable.
  const snapshots: Snapshot[] = []
  for (const [index, revision] of revisions.toReversed().entries()) {
    const next = revisions[revisions.length - index]?.day ?? today
    for (const day of daysOf(history, revision, next).reverse()) {
      const { files, publicFiles } = revision
      const key = keyOf(caches?.code, [...files], [...publicFiles], present, day, readShown !== undefined)
      const { names, unread, pages, shown } =
        readKept(cache, key) ?? keepReading(cache, key, await read(revision, day))
      for (const [file, name] of names) if (!addresses.has(file)) addresses.set(file, name)
      const sources = history.sourcesOf(revision).files.filter(({ path }) => unread.has(path))
      const typed = typedLines(sources, addresses)
      const withLines = ([name, text]: readonly [string, string]) => [name, linesOf(text, lines)] as const
      snapshots.push({
        day,
        revision: revision.revision,
        isScheduled: day > revision.day,
        typed: new Set(typed.keys()),
        pages: new Map([...typed, ...pages.map(withLines)]),
        shown: new Map(shown.map(withLines)),
      })
    }
  }
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
  /** What each finished page shows, by its name. */
  shown: readonly (readonly [name: string, lines: string])[]
}

function revisionReader(
  registry: SiteRegistry,
  history: ContentLog,
  readShown: ReadShown | undefined,
): (revision: ContentRevision, day: string) => Promise<RevisionText> {
  const siteOn = siteReader(registry, history)
  return async (revision, day) => {
    const site = siteOn(revision, day)
    const unread = unreadFiles(registry, history.sourcesOf(revision).files, site)
    return {
      names: (site?.routes ?? []).map(({ file, path }) => [file, pageName(path)]),
      unread: new Set(unread.map(({ path }) => path)),
      pages: site ? pageWordings(readWithVersions(site)) : [],
      shown: [...((site && (await readShown?.(site, day))) ?? [])],
    }
  }
}

/** Each wording is kept once, however many revisions have it: theirs name it by its key. */
const keptText = z.object({
  names: z.array(z.tuple([z.string(), z.string()])),
  unread: z.array(z.string()),
  pages: z.array(z.tuple([z.string(), z.string()])),
  shown: z.array(z.tuple([z.string(), z.string()])),
})

function readKept(cache: PackCache | undefined, key: string): RevisionText | undefined {
  const found = cache?.get(key)
  if (cache === undefined || found === undefined) return undefined
  const { names, unread, ...kept } = keptText.parse(JSON.parse(found.toString()))
  const textsAt = (keys: readonly (readonly [name: string, key: string])[]) =>
    keys.flatMap(([name, textKey]) => {
      const text = cache.get(textKey)
      return text === undefined ? [] : [[name, text.toString()] as const]
    })
  const [pages, shown] = [textsAt(kept.pages), textsAt(kept.shown)]
  // A text that is missing is made again with all others of its revision.
  const isWhole = pages.length + shown.length === kept.pages.length + kept.shown.length
  return isWhole ? { names, unread: new Set(unread), pages, shown } : undefined
}

function keepReading(cache: PackCache | undefined, key: string, text: RevisionText): RevisionText {
  if (cache === undefined) return text
  const keep = ([name, wording]: readonly [string, string]) => {
    const wordingKey = keyOf('wording', wording)
    if (cache.get(wordingKey) === undefined) cache.put(wordingKey, Buffer.from(wording))
    return [name, wordingKey] as const
  }
  const [pages, shown] = [text.pages.map(keep), text.shown.map(keep)]
  cache.put(key, Buffer.from(JSON.stringify({ names: text.names, unread: [...text.unread], pages, shown })))
  return text
}

/**
 * Makes the site of a revision as a visitor of a day had it. Files that today's rules do not accept are no part of it;
 * without the firm's own facts there is none.
 * @param includeUnpublished whether drafts and pages of other days are part of it, as if they were live
 */
export function siteReader(
  registry: SiteRegistry,
  history: ContentLog,
  includeUnpublished = false,
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
      includeUnpublished,
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

/**
 * The day of a revision, and those on which the site may change by itself: every day that a file's fields name, and the
 * next; and the first of each year, which stands at the foot of pages.
 * @param next the day of the next revision, which comes in its course, or today
 */
function daysOf(history: ContentLog, revision: ContentRevision, next: string): string[] {
  const named = history
    .sourcesOf(revision)
    .files.flatMap(({ text }) => text.match(/^(?:publishOn|expiresOn|effectiveOn):.*$/gm) ?? [])
    .flatMap((line) => line.match(/\d{4}-\d{2}-\d{2}/g) ?? [])
    .flatMap((day) => (isDay(day) ? [day, addDays(day, 1)] : [day]))
  const years = Number(next.slice(0, 4)) - Number(revision.day.slice(0, 4))
  const newYears = Array.from({ length: years }, (_, index) => `${Number(next.slice(0, 4)) - index}-01-01`)
  const days = [...named, ...newYears].filter((day) => day > revision.day && day <= next)
  return [revision.day, ...[...new Set(days)].sort()]
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
