import { chmodSync, copyFileSync, linkSync, lstatSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { errorCode } from '../diskError.ts'
import { UserError } from '../userError.ts'
import {
  describeFile,
  describeFileAt,
  listEveryFile,
  manifestName,
  printManifest,
  type PublishedFile,
} from './buildManifest.ts'

/** A site that grows in a folder of its own, and what it must consist of once it is complete. */
export interface StagedSite {
  /** The folder, absolute. */
  folder: string
  /** Writes a file of the site. @param path below the site's folder, with or without a slash before it */
  write: (path: string, content: string | Uint8Array) => PublishedFile
  /**
   * Takes a file of another site as it is: a second name for it, or a copy where the disk has no second names.
   * @param path below both folders; @param from the other site's folder; @param file what stands there
   */
  take: (path: string, from: string, file: PublishedFile) => void
  /** Takes note of a file that `fileWriter` has written into the folder. */
  note: (path: string, file: PublishedFile) => void
  /**
   * Reads back what is on the disk, holds it against what was written, gives every file the mode that hosts need
   * whatever the shell's umask is, and lists them all in the manifest.
   * @throws UserError when a file is missing, is another, or is one too many
   */
  seal: () => void
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

/** Makes the folder of a site that is to be built. */
export function stageSite(folder: string): StagedSite {
  mkdirSync(folder, { recursive: true })
  const expected = new Map<string, PublishedFile>()
  const placeOf = placesIn(folder)
  const write = fileWriter(folder)
  return {
    folder,
    write: (path, content) => {
      const file = write(path, content)
      expected.set(path.replace(/^\//, ''), file)
      return file
    },
    take: (path, from, file) => {
      linkOrCopy(join(from, path), placeOf(path))
      expected.set(path, file)
    },
    note: (path, file) => {
      expected.set(path, file)
    },
    seal: () => {
      const found = new Map(
        listEveryFile(folder).flatMap((path) => {
          const file = describeFileAt(join(folder, path))
          return file ? [[path, file] as const] : []
        }),
      )
      const wrong = [...new Set([...expected.keys(), ...found.keys()])].filter((path) => {
        const [one, other] = [expected.get(path), found.get(path)]
        return one?.bytes !== other?.bytes || one?.sha256 !== other?.sha256
      })
      if (wrong.length > 0)
        throw new UserError(
          `The site was not published, since ${wrong.length} of its ${expected.size} files are not as they were written, such as ${wrong[0]}; let no other program change the folder while the site is built, and build again.`,
        )
      writeFileSync(join(folder, manifestName), printManifest(found))
      giveModes(folder)
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
function giveModes(folder: string): void {
  setMode(folder, 0o755)
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
    setMode(join(entry.parentPath, entry.name), entry.isDirectory() ? 0o755 : 0o644)
}

function setMode(path: string, mode: number): void {
  // The time of the last change stays as it is where nothing has to be changed.
  if ((lstatSync(path).mode & 0o777) === mode) return
  try {
    chmodSync(path, mode)
  } catch (error) {
    // Disks without modes, and disks of other systems, refuse it.
    if (!['EPERM', 'ENOSYS', 'ENOTSUP', 'EOPNOTSUPP'].includes(errorCode(error) ?? '')) throw error
  }
}
