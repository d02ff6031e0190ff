import { existsSync, renameSync, rmSync } from 'node:fs'

/** Puts a finished folder in the place of another, at once: readers see the old one or the new one, never a part. */
export function replaceFolder(finished: string, target: string): void {
  const old = `${finished}-old`
  rmSync(old, { recursive: true, force: true })
  if (existsSync(target)) renameSync(target, old)
  try {
    renameSync(finished, target)
  } catch (error) {
    if (existsSync(old)) renameSync(old, target)
    throw error
  }
  rmSync(old, { recursive: true, force: true })
}
