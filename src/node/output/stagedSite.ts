import { chmodSync, copyFileSync, linkSync, lstatSync, mkdirSync, writeFileSync, type Stats } from 'node:fs'
import { dirname, join } from 'node:path'
import { errorCode } from '../diskError.ts'
import { UserError } from '../userError.ts'
import type { FileStamp } from './seenFiles.ts'
import { listEveryFile } from '../listFiles.ts'
import {
  describeFile,
  describeStored,
  statsOfFile,
  writeBuildManifest,
  type PublishedFile,
} from './buildManifest.ts'

/** A finished site and those of its files that stand there, just as they were published. */
export interface LastGoodSite {
  folder: string
  files: ReadonlyMap<string, PublishedFile>
}

/** A site that grows in a folder of its own, and what it must consist of once it is complete. */
export interface StagedSite {
  /** The folder, absolute. */
  folder: string
  /**
   * Writes a file of the site; one that stands in the last good site with the same bytes is taken from there.
   * @param path below the site's folder, with or without a slash before it
   */
  write: (path: string, content: string | Uint8Array) => PublishedFile
  /** Takes a file of the last good site as it is. */
  take: (path: string, file: PublishedFile) => void
  /** Takes note of a file that `fileWriter` has written into the folder. */
  note: (path: string, file: PublishedFile) => void
  /**
   * Reads back what is on the disk, holds it against what was written, gives every file the mode that hosts need
   * whatever the shell's umask is, and lists them all in the manifest, together with those that were taken.
   * @throws UserError when a file is missing, is another, or is one too many
   */
  seal: () => SealedSite
}

/** A site that is complete, in its folder or together with files of the last good one. */
export interface SealedSite {
  folder: string
  /** What the folder holds: the whole site, or only what differs from the last good one, when most of that stays. */
  holds: 'everything' | 'changes'
  /** The files in the folder by path, with what was said of each before it was read back. */
  files: ReadonlyMap<string, FileStamp>
}

/** Gives the file of each path below a folder, and makes the folders on the way to it. */
function placesIn(folder: string): (path: string) => string {
  const made = new Set<string>()
  return (path) => {
    const file = join(folder, path)
    const parent = dirname(file)
    if (!made.has(parent)) mkdirSync(parent, { recursive: true })
    made.add(parent)
    return file
  }
}

/** Writes files below a folder. @returns what is known of each */
export function fileWriter(folder: string): StagedSite['write'] {
  const placeOf = placesIn(folder)
  return (path, content) => {
    const bytes = typeof content === 'string' ? Buffer.from(content) : content
    writeFileSync(placeOf(path), bytes)
    return describeFile(bytes)
  }
}

/**
 * Makes the folder of a site that is to be built.
 * @param lastGood where files come from that are as they were
 */
export function stageSite(folder: string, lastGood?: LastGoodSite): StagedSite {
  mkdirSync(folder, { recursive: true })
  const expected = new Map<string, PublishedFile>()
  const taken = new Map<string, PublishedFile>()
  const placeOf = placesIn(folder)
  return {
    folder,
    write: (path, content) => {
      const bytes = Buffer.from(content)
      const file = describeFile(bytes)
      const own = path.replace(/^\//, '')
      const isTaken = lastGood?.files.get(own)?.sha256 === file.sha256
      if (!isTaken) writeFileSync(placeOf(own), bytes)
      ;(isTaken ? taken : expected).set(own, file)
      return file
    },
    take: (path, file) => {
      taken.set(path, file)
    },
    note: (path, file) => {
      expected.set(path, file)
    },
    seal: () => {
      const holds = taken.size > expected.size ? 'changes' : 'everything'
      if (holds === 'everything' && lastGood)
        for (const [path, file] of taken) {
          linkOrCopy(join(lastGood.folder, path), placeOf(path))
          expected.set(path, file)
        }
      const paths = listEveryFile(folder)
      setMode(folder, folderMode)
      for (const one of new Set(paths.flatMap(parentFolders))) setMode(join(folder, one), folderMode)
      const stamps = new Map<string, FileStamp>()
      const found = new Map<string, PublishedFile>()
      for (const path of paths) {
        const file = join(folder, path)
        const stats = statsOfFile(file)
        const stamp = stats && setMode(file, fileMode, stats) ? statsOfFile(file) : stats
        if (stamp === undefined) continue
        stamps.set(path, stamp)
        found.set(path, describeStored(file))
      }
      const wrong = [...new Set([...expected.keys(), ...found.keys()])].filter((path) => {
        const [one, other] = [expected.get(path), found.get(path)]
        return one?.bytes !== other?.bytes || one?.sha256 !== other?.sha256
      })
      if (wrong.length > 0)
        throw new UserError(
          `The site was not published, since ${wrong.length} of its ${expected.size} files are not as they were written, such as ${wrong[0]}; let no other program change the folder while the site is built, and build again.`,
        )
      setMode(writeBuildManifest(folder, new Map([...taken, ...found])), fileMode)
      return { folder, holds, files: stamps }
    },
  }
}

function linkOrCopy(from: string, to: string): void {
  try {
    linkSync(from, to)
  } catch (error) {
    // Other disks, disks without links, and files that have as many names as the disk allows.
    const isRefused = ['EXDEV', 'EPERM', 'EACCES', 'EMLINK', 'ENOSYS', 'ENOTSUP', 'EOPNOTSUPP', 'EINVAL']
    if (!isRefused.includes(errorCode(error) ?? '')) throw error
    copyFileSync(from, to)
  }
}

/** Everybody may read what is published, whoever has built it. */
const fileMode = 0o644
export const folderMode = 0o755

/** The folders on the way to a path, the innermost first: `a/b/c` → `a/b`, `a`. */
export function parentFolders(path: string): string[] {
  const folder = dirname(path)
  return folder === '.' ? [] : [folder, ...parentFolders(folder)]
}

/**
 * Gives a file or folder a mode, where the disk has modes.
 * @param stats what the file system says of it
 * @returns whether it had another one
 */
export function setMode(path: string, mode: number, stats: Stats = lstatSync(path)): boolean {
  // The time of the last change stays as it is where nothing has to be changed.
  if ((stats.mode & 0o777) === mode) return false
  try {
    chmodSync(path, mode)
  } catch (error) {
    // Disks without modes, and disks of other systems, refuse it.
    if (!['EPERM', 'ENOSYS', 'ENOTSUP', 'EOPNOTSUPP'].includes(errorCode(error) ?? '')) throw error
  }
  return true
}
