import { cpSync, existsSync, lstatSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { errorCode } from '../diskError.ts'
import { removeIfEmpty } from './removeIfEmpty.ts'
import { listEveryFile } from '../listFiles.ts'
import { manifestName, readBuildManifest } from './buildManifest.ts'
import { folderMode, parentFolders, setMode } from './stagedSite.ts'
import { besideSite, insideSite, newWorkPath, type StagingArea } from './stagingArea.ts'

/**
 * The two ways in which a finished site takes the place of the last one. Wherever one of them is cut off,
 * `recover` finds in the staging area what it needs to make the site whole again.
 */

/** Systems that cannot rename a folder say so in one of these ways: something is shown there, or is open in it. */
const unmovable = new Set(['EBUSY', 'EXDEV', 'EPERM', 'EACCES', 'EINVAL'])

/**
 * Replaces a folder by another at once, with two renames: readers see the old one or the new one, never a part. Where
 * the old one cannot be renamed, it is filled instead.
 * @param finished a sealed site beside it; it is gone afterwards
 */
export function swapFolder(finished: string, out: string): void {
  const old = newWorkPath(besideSite(out), 'old')
  if (existsSync(out)) {
    try {
      renameSync(out, old)
    } catch (error) {
      if (!unmovable.has(errorCode(error) ?? '')) throw error
      // Its disk may be another one, which must have room for all before any file of the last site is touched.
      const copy = newWorkPath(insideSite(out), 'next')
      try {
        cpSync(finished, copy, { recursive: true })
      } catch (failed) {
        rmSync(copy, { recursive: true, force: true })
        throw failed
      }
      fillFolder(copy, out, insideSite(out))
      rmSync(finished, { recursive: true, force: true })
      return
    }
  }
  try {
    renameSync(finished, out)
  } catch (error) {
    if (existsSync(old)) renameSync(old, out)
    throw error
  }
  rmSync(old, { recursive: true, force: true })
}

/**
 * Puts a sealed site into a folder that stays: file by file, each by a rename, so that pages never ask for what is not
 * there yet. Then the files of the last site that the new one does not have are removed, and the manifest comes last.
 * @param finished a sealed site on the same disk, or what of it differs from the last one
 */
export function fillFolder(finished: string, out: string, area: StagingArea): void {
  const filling = newWorkPath(area, 'fill')
  // From here on the new site is certain: if this is cut off, the next command goes on.
  renameSync(finished, filling)
  goOnFilling(filling, out)
}

/** Goes on with what `fillFolder` began, however far it came. */
export function goOnFilling(filling: string, out: string): void {
  const next = readBuildManifest(filling)
  // Its manifest leaves it last: without one, all has arrived.
  if (next !== undefined) {
    const last = readBuildManifest(out)
    const coming = listEveryFile(filling).filter((path) => path !== manifestName)
    for (const path of coming.sort((one, other) => rank(one) - rank(other))) place(path, filling, out)
    for (const path of last?.keys() ?? []) if (!next.has(path)) remove(path, out)
    place(manifestName, filling, out)
  }
  rmSync(filling, { recursive: true, force: true })
}

/** What pages ask for comes before them. */
const rank = (path: string): number => (path.startsWith('assets/') ? 0 : /\.html(\.\w+)?$/.test(path) ? 2 : 1)

function place(path: string, from: string, out: string): void {
  const target = join(out, path)
  // The last site may have a file where this one has a folder, or the other way round.
  for (const folder of parentFolders(path))
    if (kindOf(join(out, folder)) === 'file') rmSync(join(out, folder))
  if (kindOf(target) === 'folder') rmSync(target, { recursive: true })
  if (mkdirSync(dirname(target), { recursive: true }) !== undefined)
    for (const folder of parentFolders(path)) setMode(join(out, folder), folderMode)
  renameSync(join(from, path), target)
}

function remove(path: string, out: string): void {
  if (kindOf(join(out, path)) === 'file') rmSync(join(out, path))
  for (const folder of parentFolders(path)) removeIfEmpty(join(out, folder))
}

function kindOf(path: string): 'file' | 'folder' | undefined {
  // What stands below a file is not there either.
  if (!existsSync(path)) return undefined
  return lstatSync(path).isDirectory() ? 'folder' : 'file'
}
