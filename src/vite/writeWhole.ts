import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * Writes a file whole or not at all, and only when its text differs: whoever reads it meanwhile sees the old text or
 * the new one, and a file that is up to date keeps its date.
 * @returns whether it was written
 * @throws when the disk refuses; the old file then stands as it was
 */
export function writeWhole(path: string, text: string): boolean {
  if (textOf(path) === text) return false
  mkdirSync(dirname(path), { recursive: true })
  const beside = `${path}.${process.pid}.part`
  try {
    writeFileSync(beside, text)
    renameSync(beside, path)
  } finally {
    rmSync(beside, { force: true })
  }
  return true
}

function textOf(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}
