import type { Site, BuiltSite, SiteRegistry } from '../content/model/site.ts'
import { randomUUID } from 'node:crypto'
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { isError, type Diagnostic } from '../content/model/diagnostic.ts'
import { contentStore } from '../node/workspace/contentStore.ts'
import { clockStepMs } from '../node/clockStep.mjs'
import type { Folders } from '../node/folders.ts'
import type { LiveRevision } from '../content/publish/liveProtocol.ts'
import type { SourceFile } from '../content/model/sourceFile.ts'
import { listFiles } from '../node/listFiles.ts'
import { readSourceFile, type ReadFile } from '../node/readTree.ts'

/** A site without errors, and which of the states of the content it is. */
export interface SiteRevision {
  site: Site
  revision: LiveRevision
}

/** A site of which a page may be shown before all of the content is read, or what stands between files was checked. */
export interface EarlySite extends SiteRevision {
  /** Whether a file is in order by itself, so that its page may be shown. */
  isSound: (file: string) => boolean
}

/**
 * The site while it is written: the last good one, and what is wrong with the content. A page is shown as soon as all
 * files are sound by themselves; what is wrong between them, and what the lawyers' checks find, is told a moment later.
 */
export interface DevSiteState {
  /**
   * What pages are shown from until the content is checked: before the first look, and after each that found all files
   * in order by themselves. Undefined when there is no such site.
   */
  early: () => EarlySite | undefined
  /** Whether there was no look yet. */
  isAtStart: () => boolean
  /**
   * Reads one file more of those that the first look would read all at once.
   * @returns whether there are more
   */
  readAhead: () => boolean
  /** The newest site that was checked and has no errors between its files; undefined as long as there has been none. */
  lastGood: () => SiteRevision | undefined
  /** Of the newest site that may be shown. */
  revision: () => LiveRevision | undefined
  /** The errors of the content as it stood when it was last checked. */
  errors: () => Diagnostic[]
  /** The content as it stood when it was last checked, in order or not. */
  latest: () => BuiltSite
  /** Looks at the content again. */
  look: () => void
  /** Checks what stands between the files that the last look has seen, unless that was done. */
  settle: () => void
  /** The same, and makes the lawyers' checks. */
  check: () => void
  /** Whether what the last look has seen is still to be checked. */
  isUnchecked: () => boolean
  /** Whether the folders are no longer as they were just before the last look. */
  hasChanged: () => boolean
}

/**
 * A live site over the content and public folders, which are still to be looked at. It shows drafts, and what is not on the site today.
 */
export function devSiteState(
  registry: SiteRegistry,
  folders: Pick<Folders, 'content' | 'public'>,
): DevSiteState {
  const server = randomUUID()
  const stampsNow = () => ({ content: stampsOf(folders.content), public: stampsOf(folders.public) })
  let stamps = stampsNow()
  const store = contentStore(registry, folders, {
    includeUnpublished: true,
    readFile: rereadChanged((path) => stamps.content.get(path)),
  })
  let latest: BuiltSite = { site: undefined, problems: [], files: [] }
  /** The last look, until it is checked, and what the checks between files have found. */
  let seen: ReturnType<typeof store.read> | undefined
  let built: BuiltSite | undefined
  let early: EarlySite | undefined
  let lastGood: SiteRevision | undefined
  /** That of the newest site, from the one before the first look on. */
  let number = 1
  let isAtStart = true
  const settle = () => {
    if (seen === undefined || built) return
    built = seen.check()
    if (built.site && early) lastGood = { site: built.site, revision: early.revision }
    else if (early && lastGood) {
      // Open pages that show what has turned out to be wrong go back to what was good.
      number += 1
      lastGood = { ...lastGood, revision: { server, number } }
    }
    early = undefined
  }
  const check = () => {
    settle()
    if (seen === undefined || built === undefined) return
    latest = built
    seen = undefined
    built = undefined
  }
  const look = () => {
    // What pages show now is the last good site when this one turns out to be none.
    settle()
    stamps = stampsNow()
    built = undefined
    seen = store.read()
    const site = seen.unchecked()
    if (site === undefined) return check()
    isAtStart = false
    number += 1
    early = { site, revision: { server, number }, isSound: () => true }
  }
  return {
    early: () => early,
    isAtStart: () => isAtStart,
    readAhead: () => false,
    lastGood: () => lastGood,
    revision: () => (early ?? lastGood)?.revision,
    errors: () => latest.problems.filter(isError),
    latest: () => latest,
    look,
    settle,
    check,
    isUnchecked: () => seen !== undefined,
    hasChanged: () => !isSame(stampsNow(), stamps),
  }
}

/** Reads files whose stamps are as they were the last time only once. @param stampOf the stamp of a file below the folder */
function rereadChanged(stampOf: (path: string) => Stamp | undefined): ReadFile {
  const known = new Map<string, { stamp: string; file: SourceFile }>()
  return (folder, path) => {
    const stamp = stampOf(path)
    const last = known.get(path)
    if (stamp !== undefined && last?.stamp === stamp.text) return last.file
    const file = readSourceFile(folder, path)
    // A file that has just changed may change again without another stamp.
    if (file && stamp && Date.now() - stamp.changed > clockStepMs)
      known.set(path, { stamp: stamp.text, file })
    else known.delete(path)
    return file
  }
}

interface Stamp {
  /** Changes when the file is added, saved, renamed or deleted. */
  text: string
  /** When the file has changed last, in milliseconds since 1970. */
  changed: number
}

/**
 * The stamps of all files of a folder: sizes, and the times of the last change, which no program can set, unlike those of
 * the last save.
 * @param folder absolute, without a slash at the end; it may be missing
 */
function stampsOf(folder: string): Map<string, Stamp> {
  const stamps = new Map<string, Stamp>()
  for (const path of listFiles(folder)) {
    const file = statSync(join(folder, path), { throwIfNoEntry: false })
    if (file) stamps.set(path, { text: `${file.size} ${file.ino} ${file.ctimeMs}`, changed: file.ctimeMs })
  }
  return stamps
}

/** The stamps of all files that a site is made from. */
type Stamps = Readonly<Record<'content' | 'public', ReadonlyMap<string, Stamp>>>

const isSame = (one: Stamps, other: Stamps): boolean =>
  hasSameFiles(one.content, other.content) && hasSameFiles(one.public, other.public)

const hasSameFiles = (one: ReadonlyMap<string, Stamp>, other: ReadonlyMap<string, Stamp>): boolean =>
  one.size === other.size && [...one].every(([path, { text }]) => other.get(path)?.text === text)
