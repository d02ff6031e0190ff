import { unzipSync } from 'fflate'
import { places } from './packArchive.ts'

/** One file within an archive. */
export interface PackedFile {
  path: string
  /** Its first byte in the archive. */
  offset: number
  content: Uint8Array
}

const packed: readonly string[] = Object.values(places)
const headerLength = 30

/**
 * The files of an archive, each with its place. Two ways are tried, since either may be damaged: the notes before each
 * file, and the table of contents at the end.
 * @returns undefined when it is no archive, or damaged beyond that
 */
export function unpackArchive(archive: Uint8Array): PackedFile[] | undefined {
  const walked = walk(archive)
  return packed.every((path, at) => walked[at]?.path === path) ? walked : byContents(archive)
}

function walk(archive: Uint8Array): PackedFile[] {
  const bytes = Buffer.from(archive.buffer, archive.byteOffset, archive.byteLength)
  const files: PackedFile[] = []
  let at = 0
  while (at + headerLength <= bytes.length && bytes.readUInt32LE(at) === 0x04034b50) {
    const size = bytes.readUInt32LE(at + 18)
    const nameEnd = at + headerLength + bytes.readUInt16LE(at + 26)
    const offset = nameEnd + bytes.readUInt16LE(at + 28)
    const path = bytes.toString('utf8', at + headerLength, nameEnd)
    files.push({ path, offset, content: bytes.subarray(offset, offset + size) })
    at = offset + size
  }
  return files
}

function byContents(archive: Uint8Array): PackedFile[] | undefined {
  const found = unzipped(archive)
  const files: PackedFile[] = []
  let end = 0
  for (const path of packed) {
    const size = found[path]?.length
    if (size === undefined) return undefined
    // Our own archives have nothing but a note of this length before each file.
    const offset = end + headerLength + path.length
    end = offset + size
    files.push({ path, offset, content: archive.subarray(offset, end) })
  }
  return files
}

function unzipped(archive: Uint8Array): Record<string, Uint8Array> {
  try {
    return unzipSync(archive)
  } catch {
    return {}
  }
}
