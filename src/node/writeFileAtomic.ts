import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

/** Writes a file completely or not at all, if its content differs. @returns whether it was written */
export function writeFileAtomic(path: string, content: string | Uint8Array): boolean {
  if (existsSync(path) && readFileSync(path).equals(Buffer.from(content))) return false
  mkdirSync(dirname(path), { recursive: true })
  const temporary = join(dirname(path), `.${basename(path)}.${process.pid}.part`)
  try {
    writeFileSync(temporary, content)
    renameSync(temporary, path)
  } finally {
    rmSync(temporary, { force: true })
  }
  return true
}
