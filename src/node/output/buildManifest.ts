import { lstatSync, readdirSync, readFileSync, type BigIntStats } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { compareText } from '../../content/model/diagnostic.ts'
import { errorCode } from '../diskError.ts'
import { sha256 } from '../sha256.ts'

/**
 * Every build puts a manifest into the site's folder: the list of the files that it has published, with their sizes and
 * digests. It marks the folder as one that a build may replace, and tells what somebody else has put or changed there.
 * The same files make the same bytes. Hosts leave files with a dot at the beginning out or serve them; either is
 * harmless, since it lists nothing but what is published.
 */
export const manifestName = '.build-manifest.json'

/** What is known of a published file. */
export interface PublishedFile {
  bytes: number
  sha256: string
}

/** The published files by path, with `/`; the manifest itself is not among them. */
type BuildManifest = ReadonlyMap<string, PublishedFile>

const format = 'West Atlantic build manifest 1'

const schema = z.object({
  format: z.literal(format),
  files: z.array(
    z.object({
      // No path may lead out of the folder: files are removed by this list.
      path: z.string().refine((path) => path.split('/').every((part) => !['', '.', '..'].includes(part))),
      bytes: z.number(),
      sha256: z.string(),
    }),
  ),
})

/** The manifest as text: one line for each file, sorted by path. */
export function printManifest(manifest: BuildManifest): string {
  const lines = [...manifest]
    .sort(([one], [other]) => compareText(one, other))
    .map(([path, { bytes, sha256 }]) => JSON.stringify({ path, bytes, sha256 }))
  return `{"format":${JSON.stringify(format)},"files":[\n${lines.join(',\n')}\n]}\n`
}

/** The manifest that was read last, by its text: a build asks several times. */
let lastRead: { text: string; manifest: BuildManifest } | undefined

/** The manifest in a folder; undefined when there is none, or one of another format. */
export function readBuildManifest(folder: string): BuildManifest | undefined {
  try {
    const text = readFileSync(join(folder, manifestName), 'utf8')
    if (lastRead?.text !== text) {
      const { files } = schema.parse(JSON.parse(text))
      const manifest = new Map(files.map(({ path, bytes, sha256 }) => [path, { bytes, sha256 }]))
      lastRead = { text, manifest }
    }
    return lastRead.manifest
  } catch {
    return undefined
  }
}

/** Files that systems put into folders that are looked at, and into new disks; nobody has written them. */
const systemFiles: ReadonlySet<string> = new Set(['.DS_Store', 'Thumbs.db', 'desktop.ini', 'lost+found'])

/**
 * Every file below a folder as a path with `/`, sorted: those with a dot at the beginning too, and whatever is no
 * folder, such as links. What systems put there by themselves is left out.
 */
export function listEveryFile(folder: string): string[] {
  const list = (below: string): string[] =>
    readdirSync(join(folder, below), { withFileTypes: true })
      .filter(({ name }) => !systemFiles.has(name))
      .flatMap((entry) => (entry.isDirectory() ? list(`${below}${entry.name}/`) : `${below}${entry.name}`))
  return list('').sort(compareText)
}

/** Size and digest of bytes. */
export const describeFile = (content: Uint8Array): PublishedFile => ({
  bytes: content.length,
  sha256: sha256(content),
})

/** Files that this process has read, by what the system says of them. */
const described = new Map<string, PublishedFile>()

/** Milliseconds within which a disk's clock may give two states of a file the same time. */
const clockStep = 2000

/**
 * Size and digest of a file on the disk, which is read once a process as long as its size and time stay the same. Names
 * that are linked to one file share what is known of it, so a file that was looked at before it was linked is not read again.
 * @returns undefined when no file stands there
 */
export function describeFileAt(file: string): PublishedFile | undefined {
  const stats = statsOf(file)
  if (!stats?.isFile()) return undefined
  const stamp = `${stats.dev} ${stats.ino} ${stats.size} ${stats.mtimeNs}`
  const known = described.get(stamp)
  if (known) return known
  const found = describeFile(readFileSync(file))
  if (Date.now() - Number(stats.mtimeMs) > clockStep) described.set(stamp, found)
  return found
}

function statsOf(file: string): BigIntStats | undefined {
  try {
    return lstatSync(file, { bigint: true, throwIfNoEntry: false })
  } catch (error) {
    // What stands below a file is not there either.
    if (errorCode(error) === 'ENOTDIR') return undefined
    throw error
  }
}

/** Whether a folder has a file just as it was published. */
export function isPublishedFile(folder: string, path: string, { bytes, sha256 }: PublishedFile): boolean {
  const found = describeFileAt(join(folder, path))
  return found?.bytes === bytes && found.sha256 === sha256
}
