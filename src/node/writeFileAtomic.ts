import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
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
  mkdirSync(dirname(path), { recursive: true })
  const beside = join(dirname(path), newTemporaryName(basename(path), 'part'))
  try {
    writeFileSync(beside, content)
    renameSync(beside, path)
  } finally {
    rmSync(beside, { force: true })
  }
  return true
}
