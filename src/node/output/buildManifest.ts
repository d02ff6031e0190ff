import { createHash } from 'node:crypto'
import { closeSync, lstatSync, openSync, readFileSync, readSync, writeFileSync, type Stats } from 'node:fs'
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

type ListedFile = PublishedFile & { path: string }

/** Looked at by hand, since a site has thousands of files. */
const isListedFile = (file: unknown): file is ListedFile =>
  typeof file === 'object' &&
  file !== null &&
  'path' in file &&
  typeof file.path === 'string' &&
  // No path may lead out of the folder: files are removed by this list.
  !/(?:^|\/)\.{0,2}(?:\/|$)/.test(file.path) &&
  'bytes' in file &&
  typeof file.bytes === 'number' &&
  'sha256' in file &&
  typeof file.sha256 === 'string'

const schema = z.object({
  format: z.literal(format),
  files: z.custom<ListedFile[]>((files) => Array.isArray(files) && files.every(isListedFile)),
})

/** The manifests that were read last, by their texts: a build asks several times for that of the last site and its own. */
const lastRead = new Map<string, BuildManifest>()
const keptManifests = 2

function remember(text: string, manifest: BuildManifest): BuildManifest {
  for (const old of [...lastRead.keys()].slice(0, -keptManifests + 1)) lastRead.delete(old)
  lastRead.set(text, manifest)
  return manifest
}

/** Writes the manifest of a site into its folder: one line for each file, sorted by path. @returns the file */
export function writeBuildManifest(folder: string, files: BuildManifest): string {
  const manifest = new Map([...files].sort(([one], [other]) => compareText(one, other)))
  const lines = Array.from(manifest, ([path, { bytes, sha256 }]) => JSON.stringify({ path, bytes, sha256 }))
  const text = `{"format":${JSON.stringify(format)},"files":[\n${lines.join(',\n')}\n]}\n`
  const file = join(folder, manifestName)
  writeFileSync(file, text)
  remember(text, manifest)
  return file
}

/** The manifest in a folder; undefined when there is none, or one of another format. */
export function readBuildManifest(folder: string): BuildManifest | undefined {
  try {
    const text = readFileSync(join(folder, manifestName), 'utf8')
    const known = lastRead.get(text)
    if (known) return known
    const { files } = schema.parse(JSON.parse(text))
    return remember(text, new Map(files.map(({ path, bytes, sha256 }) => [path, { bytes, sha256 }])))
  } catch {
    return undefined
  }
}

/** Size and digest of bytes. */
export const describeFile = (content: Uint8Array): PublishedFile => ({
  bytes: content.length,
  sha256: sha256(content),
})

/** What the file system says of a file; undefined where none stands. */
export function statsOfFile(file: string): Stats | undefined {
  try {
    const stats = lstatSync(file, { throwIfNoEntry: false })
    return stats?.isFile() ? stats : undefined
  } catch (error) {
    // What stands below a file is not there either.
    if (errorCode(error) === 'ENOTDIR') return undefined
    throw error
  }
}

/** Files are read through this one, piece by piece: a buffer of its own for each would stay until the next garbage collection. */
const piece = Buffer.alloc(65_536)

/** Size and digest of a file that stands on the disk. */
export function describeStored(file: string): PublishedFile {
  const descriptor = openSync(file, 'r')
  try {
    const hash = createHash('sha256')
    let bytes = 0
    for (let count; (count = readSync(descriptor, piece)) > 0; bytes += count)
      hash.update(piece.subarray(0, count))
    return { bytes, sha256: hash.digest('hex') }
  } finally {
    closeSync(descriptor)
  }
}

/** Size and digest of a file on the disk; undefined where none stands. */
export const describeFileAt = (file: string): PublishedFile | undefined =>
  statsOfFile(file) && describeStored(file)

/** Whether a folder has a file just as it was published. */
export function isPublishedFile(folder: string, path: string, { bytes, sha256 }: PublishedFile): boolean {
  const found = describeFileAt(join(folder, path))
  return found?.bytes === bytes && found.sha256 === sha256
}
