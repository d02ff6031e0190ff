import { existsSync, lstatSync, mkdirSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Folders } from '../folders.ts'
import { onInterrupt } from '../onInterrupt.ts'
import { manifestName, readBuildManifest, statsOfFile } from './buildManifest.ts'
import { lockOutput } from './lockOutput.ts'
import { checkContents, checkPlace, OutputError } from './outputFolder.ts'
import { fillFolder, swapFolder } from './putInPlace.ts'
import { recover } from './recoverSite.ts'
import { removeIfEmpty } from './removeIfEmpty.ts'
import { isSameStamp, openSeenFiles, type FileStamp, type SeenFiles } from './seenFiles.ts'
import { stageSite, type LastGoodSite, type SealedSite, type StagedSite } from './stagedSite.ts'
import { insideSite, lockPath, newWorkPath, stagingAreaOf } from './stagingArea.ts'

/** The folder of the finished site, while a build has it for itself. */
export interface SiteOutput {
  /** The site of an earlier build that stands there. */
  lastGood: LastGoodSite | undefined
  /** Makes the folder in which the new site grows. */
  stage: () => StagedSite
  /** Puts the new site in the place of the last one, once it is complete. */
  publish: (site: StagedSite) => void
}

/**
 * Has the folder of the finished site for as long as a build takes: checks whether it may be written, waits for other
 * builds, makes good what an interrupted one has left, and cleans up in the end, also after Ctrl-C.
 * @param root the project's folder
 * @param options.rereads whether every file of the last site is read, whatever was seen of it before
 * @throws OutputError when the site must not be put there; nothing was changed then
 */
export async function withOutput(
  folders: Folders,
  root: string,
  work: (output: SiteOutput) => Promise<void>,
  { rereads = false } = {},
): Promise<void> {
  const out = checkPlace(folders, root)
  const before = checkUnlocked(out, rereads)
  const made = mkdirSync(dirname(out), { recursive: true })
  try {
    const lock = await lockOutput(out)
    const staged: string[] = []
    const cleanUp = () => {
      for (const folder of staged) rmSync(folder, { recursive: true, force: true })
      lock.release()
    }
    const forget = onInterrupt(cleanUp)
    try {
      recover(out)
      const last = before && isStill(before) ? before : checkedSite(out, rereads)
      const lastGood = lastGoodOf(last)
      await work({
        lastGood,
        stage: () => {
          const folder = newWorkPath(stagingAreaOf(out), 'next')
          staged.push(folder)
          return stageSite(folder, lastGood)
        },
        publish: (site) => {
          const sealed = site.seal()
          if (sealed.holds === 'changes') putChanges(sealed, last)
          else {
            // Somebody may have put a file there meanwhile.
            checkContents(out, last.seen)
            putInPlace(site.folder, folders.out, out)
          }
          for (const [path, stamp] of sealed.files) last.seen.note(path, stamp)
          last.seen.keep()
        },
      })
    } finally {
      forget()
      cleanUp()
    }
  } finally {
    if (made !== undefined) removeEmptyFolders(dirname(out), made)
  }
}

/** What stands in the site's folder, all of which was found to be a build's. */
interface CheckedSite {
  folder: string
  /** The paths of its files. */
  paths: readonly string[]
  seen: SeenFiles
  /** What the file system says of its manifest: a build that comes between writes another one. */
  manifest: FileStamp | undefined
}

/** @throws OutputError when something in a folder would be lost */
function checkedSite(out: string, rereads: boolean): CheckedSite {
  const manifest = statsOfFile(join(out, manifestName))
  const seen = openSeenFiles(out, { rereads })
  return { folder: out, paths: checkContents(out, seen), seen, manifest }
}

const isStill = ({ folder, manifest }: CheckedSite): boolean => {
  const now = statsOfFile(join(folder, manifestName))
  return manifest !== undefined && now !== undefined && isSameStamp(now, manifest)
}

function lastGoodOf({ folder, paths }: CheckedSite): LastGoodSite | undefined {
  const files = readBuildManifest(folder)
  if (files === undefined) return undefined
  const standing = new Set(paths)
  return { folder, files: new Map([...files].filter(([path]) => standing.has(path))) }
}

/**
 * Refuses before anything is made, not even a lock. What another build is just putting in place is left for later, when
 * the lock is had; one that has begun or ended meanwhile is noticed by looking again.
 */
function checkUnlocked(out: string, rereads: boolean, attempts = 5): CheckedSite | undefined {
  const isLocked = () => existsSync(lockPath(stagingAreaOf(out)))
  if (isLocked()) return undefined
  try {
    return checkedSite(out, rereads)
  } catch (error) {
    if (isLocked()) return undefined
    if (attempts === 1) throw error
    return checkUnlocked(out, rereads, attempts - 1)
  }
}

/** A folder that is a link's target, or shown from elsewhere, stays the folder that it is. */
function putInPlace(finished: string, typed: string, out: string): void {
  const area = stagingAreaOf(out)
  const isLink = lstatSync(typed, { throwIfNoEntry: false })?.isSymbolicLink() === true
  if (isLink || area.folder === insideSite(out).folder) fillFolder(finished, out, area)
  else swapFolder(finished, out)
}

/**
 * Puts the files that have changed into the last site.
 * @throws OutputError when somebody's file would be lost, or a file that stays is gone
 */
function putChanges({ folder, files }: SealedSite, { folder: out, seen }: CheckedSite): void {
  const next = readBuildManifest(folder)
  const standing = new Set(checkContents(out, seen, (path) => files.has(path) || next?.has(path) !== true))
  for (const path of next?.keys() ?? [])
    if (!files.has(path) && !standing.has(path))
      throw new OutputError(`the file ${path} in ${out} was removed meanwhile; build again`)
  fillFolder(folder, out, stagingAreaOf(out))
}

/** The folders that were made for the site's, when it did not come. */
function removeEmptyFolders(folder: string, first: string): void {
  removeIfEmpty(folder)
  if (folder !== first) removeEmptyFolders(dirname(folder), first)
}
