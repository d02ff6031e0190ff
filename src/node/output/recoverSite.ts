import { existsSync, renameSync, rmSync, statSync } from 'node:fs'
import type { Folders } from '../folders.ts'
import { isPublishedFile, readBuildManifest } from './buildManifest.ts'
import { inPlainWords } from '../diskError.ts'
import { lockOutput } from './lockOutput.ts'
import { checkContents, realPlace } from './outputFolder.ts'
import { isAbandoned } from '../processOwner.ts'
import { goOnFilling } from './putInPlace.ts'
import { removeIfEmpty } from './removeIfEmpty.ts'
import { besideSite, insideSite, workFolders, type WorkKind } from './stagingArea.ts'

/**
 * Makes the site whole again after a build was cut off while it put the new one in place: the last good site is put
 * back, or, where the folder is filled, the new one is put there to its end. Every command that needs the site calls
 * this before anything else; a build that is at work just now is waited for.
 * @throws UserError when the disk refuses, or somebody's file stands in the way
 */
export async function recoverSite({ out: typed }: Pick<Folders, 'out'>): Promise<void> {
  try {
    const out = realPlace(typed)
    if (!isInterrupted(out)) return
    const lock = await lockOutput(out)
    try {
      recover(out)
    } finally {
      lock.release()
    }
  } catch (error) {
    throw inPlainWords(error, 'The last good site could not be put back', typed)
  }
}

const isInterrupted = (out: string): boolean => [...left(out, 'fill'), ...left(out, 'old')].length > 0

/** What builds have left beside a site's folder and inside it. */
const left = (out: string, kind: WorkKind): { path: string; owner: string }[] =>
  [besideSite(out), insideSite(out)].flatMap((area) => workFolders(area, kind))

/**
 * The same for whoever holds the lock. What else dead builds have left unfinished is removed.
 * @param out without links
 * @throws OutputError when somebody's file stands in the way
 */
export function recover(out: string): void {
  const abandoned = (kind: WorkKind): string[] =>
    left(out, kind).flatMap(({ path, owner }) => (isAbandoned(path, owner) ? path : []))
  for (const filling of abandoned('fill')) {
    checkContents(out)
    goOnFilling(filling, out)
    console.warn(`The last build was interrupted before all of the site was in its place. It is now: ${out}`)
  }
  const [newest] = abandoned('old')
    .filter(isWhole)
    .sort((one, other) => statSync(other).mtimeMs - statSync(one).mtimeMs)
  if (newest !== undefined) removeIfEmpty(out)
  if (newest !== undefined && !existsSync(out)) {
    renameSync(newest, out)
    console.warn(`The last build was interrupted. The last good site is back in its place: ${out}`)
  }
  // Without a site in its place, what was there before is not given up.
  const old = readBuildManifest(out) === undefined ? [] : abandoned('old')
  for (const path of [...old, ...abandoned('next'), ...abandoned('lock')])
    rmSync(path, { recursive: true, force: true })
}

/** Whether a folder is a site to its last file. */
export function isWhole(folder: string): boolean {
  const manifest = readBuildManifest(folder)
  return manifest !== undefined && [...manifest].every(([path, file]) => isPublishedFile(folder, path, file))
}
