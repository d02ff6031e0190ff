import { existsSync, lstatSync, mkdirSync, rmSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Folders } from '../folders.ts'
import { onInterrupt } from '../onInterrupt.ts'
import { listEveryFile, readBuildManifest, type PublishedFile } from './buildManifest.ts'
import { lockOutput } from './lockOutput.ts'
import { checkContents, checkPlace } from './outputFolder.ts'
import { fillFolder, swapFolder } from './putInPlace.ts'
import { recover } from './recoverSite.ts'
import { removeIfEmpty } from './removeIfEmpty.ts'
import { stageSite, type StagedSite } from './stagedSite.ts'
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

/** A finished site and those of its files that stand there, just as they were published. */
export interface LastGoodSite {
  folder: string
  files: ReadonlyMap<string, PublishedFile>
}

/**
 * Has the folder of the finished site for as long as a build takes: checks whether it may be written, waits for other
 * builds, makes good what an interrupted one has left, and cleans up in the end, also after Ctrl-C.
 * @param root the project's folder
 * @throws OutputError when the site must not be put there; nothing was changed then
 */
export async function withOutput(
  folders: Folders,
  root: string,
  work: (output: SiteOutput) => Promise<void>,
): Promise<void> {
  const out = checkPlace(folders, root)
  checkUnlocked(out)
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
      checkContents(out)
      await work({
        lastGood: lastGoodIn(out),
        stage: () => {
          const folder = newWorkPath(stagingAreaOf(out), 'next')
          staged.push(folder)
          return stageSite(folder)
        },
        publish: (site) => {
          site.seal()
          // Somebody may have put a file there meanwhile.
          checkContents(out)
          putInPlace(site.folder, folders.out, out)
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

/** @param folder one whose contents were checked: what stands there is just what its manifest says */
function lastGoodIn(folder: string): LastGoodSite | undefined {
  const files = readBuildManifest(folder)
  if (files === undefined) return undefined
  const standing = new Set(listEveryFile(folder))
  return { folder, files: new Map([...files].filter(([path]) => standing.has(path))) }
}

/**
 * Refuses before anything is made, not even a lock. What another build is just putting in place is left for later, when
 * the lock is had; one that has begun or ended meanwhile is noticed by looking again.
 */
function checkUnlocked(out: string, attempts = 5): void {
  const isLocked = () => existsSync(lockPath(stagingAreaOf(out)))
  if (isLocked()) return
  try {
    checkContents(out)
  } catch (error) {
    if (isLocked()) return
    if (attempts === 1) throw error
    checkUnlocked(out, attempts - 1)
  }
}

/** A folder that is a link's target, or shown from elsewhere, stays the folder that it is. */
function putInPlace(finished: string, typed: string, out: string): void {
  const workspace = stagingAreaOf(out)
  const isLink = lstatSync(typed, { throwIfNoEntry: false })?.isSymbolicLink() === true
  if (isLink || workspace.folder === insideSite(out).folder) fillFolder(finished, out, workspace)
  else swapFolder(finished, out)
}

/** The folders that were made for the site's, when it did not come. */
function removeEmptyFolders(folder: string, first: string): void {
  removeIfEmpty(folder)
  if (folder !== first) removeEmptyFolders(dirname(folder), first)
}
