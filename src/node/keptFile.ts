import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { diskReason } from './diskError.ts'
import { sha256 } from './sha256.ts'
import { writeFileAtomic } from './writeFileAtomic.ts'

/**
 * What is worked out once and kept on the disk, because it takes long: a file with the digest of its name and content
 * at its beginning. It may be deleted at any time, and a disk that has altered it, or cut it short, is found out when it
 * is read. So it is only ever a shortcut.
 */

/** The folder of all that is kept from one command to the next, absolute. */
export const cacheFolder: string = fileURLToPath(
  new URL('../../node_modules/.cache/west-atlantic', import.meta.url),
)

/** 64 digits and a line end. */
const headLength = 65

const headOf = (file: string, content: Uint8Array): string => {
  // With its name, so that a file that was copied over another is not taken for that one.
  const name = Buffer.from(`${basename(file)}\n`)
  return `${sha256(Buffer.concat([name, content]))}\n`
}

/** What was kept in a file; undefined when there is none that is just as it was written, and it must be made again. */
export function readKept(file: string): Buffer | undefined {
  const bytes = bytesOf(file)
  const content = bytes?.subarray(headLength)
  return content && bytes?.toString('latin1', 0, headLength) === headOf(file, content) ? content : undefined
}

/** Keeps something. A disk that refuses only costs the time to make it again. */
export function keep(file: string, content: Uint8Array | string): void {
  const bytes = Buffer.from(content)
  try {
    writeFileAtomic(file, Buffer.concat([Buffer.from(headOf(file, bytes)), bytes]))
  } catch (error) {
    if (diskReason(error, file) === undefined) throw error
  }
}

function bytesOf(file: string): Buffer | undefined {
  try {
    return readFileSync(file)
  } catch {
    // Whatever keeps it from being read, it can be made again.
    return undefined
  }
}
