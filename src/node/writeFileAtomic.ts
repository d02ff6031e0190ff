import { closeSync, mkdirSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { newTemporaryName } from './processOwner.ts'
import { readIfPresent } from './readIfPresent.ts'

/**
 * Writes a file whole or not at all, and only when its content differs: whoever reads it meanwhile sees the old one or
 * the new one, and a file that is up to date keeps its date.
 * @param content its text, or its bytes
 * @returns whether it was written
 * @throws when the disk refuses; the old file then stands as it was
 */
export function writeFileAtomic(path: string, content: string | Uint8Array): boolean {
  if (readIfPresent(path)?.equals(Buffer.from(content)) === true) return false
  replaceFile(path, (beside) => writeFileSync(beside, content))
  return true
}

/** Bytes that are written at once. */
const batchSize = 1024 * 1024

/**
 * Writes a file whole or not at all, whatever stands there, without holding all of it.
 * @param parts its bytes, from its beginning to its end
 * @throws when the disk refuses; the old file then stands as it was
 */
export function writeChunksAtomic(path: string, parts: Iterable<Uint8Array>): void {
  replaceFile(path, (beside) => {
    const file = openSync(beside, 'w')
    try {
      let batch: Uint8Array[] = []
      let size = 0
      const flush = () => {
        writeFileSync(file, Buffer.concat(batch))
        batch = []
        size = 0
      }
      for (const part of parts) {
        batch.push(part)
        size += part.length
        if (size >= batchSize) flush()
      }
      flush()
    } finally {
      closeSync(file)
    }
  })
}

/** Has a file written beside the one that it replaces, and puts it in its place. */
function replaceFile(path: string, write: (beside: string) => void): void {
  mkdirSync(dirname(path), { recursive: true })
  const beside = join(dirname(path), newTemporaryName(basename(path), 'part'))
  try {
    write(beside)
    renameSync(beside, path)
  } finally {
    rmSync(beside, { force: true })
  }
}
