import { mkdirSync, renameSync, rmdirSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { FileChange } from '../content/edit/plan.ts'
import { askGit, runGit } from './git.ts'
import { UserError } from './userError.ts'
import { writeFileAtomic } from './writeFileAtomic.ts'

/** Changes of content files on the disk. Git is the undo: first ask whether it can bring the files back. */

/**
 * Those of the touched files that Git couldn't bring back as they are now: changed since the last commit, or never in one.
 * @returns undefined when the folder isn't in a Git repository
 */
export function uncommitted(folder: string, changes: readonly FileChange[]): string[] | undefined {
  const prefix = askGit(folder, ['rev-parse', '--show-prefix'])
  const paths = changes.flatMap(({ from }) => from ?? [])
  if (prefix === undefined || paths.length === 0) return prefix === undefined ? undefined : []
  const status = ['status', '--porcelain', '-z', '--no-renames', '--ignored', '--untracked-files=all', '--']
  const answer = runGit(folder, ['--literal-pathspecs', ...status, ...paths])
  if (!answer.ok) return undefined
  const open = answer.output.toString('utf8').split('\0')
  return paths.filter((path) => open.some((line) => line.slice(3) === prefix + path))
}

/**
 * Makes the changes: new texts first, so that nothing is lost when the disk refuses one.
 * @throws UserError that says which file couldn't be written
 */
export function writeChanges(folder: string, changes: readonly FileChange[]): void {
  try {
    for (const { from = '', to, text } of changes) {
      if (to === undefined) continue
      const path = join(folder, to)
      mkdirSync(dirname(path), { recursive: true })
      if (text === undefined) renameSync(join(folder, from), path)
      else writeFileAtomic(path, text)
    }
    for (const { from, to } of changes)
      if (from !== undefined && from !== to) remove(folder, join(folder, from))
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new UserError(`The disk refused a change: ${reason}.\nThe others may be made: see git status.`)
  }
}

/** Removes a file, and folders that it leaves empty below the first level, which has the collections. */
function remove(top: string, path: string): void {
  rmSync(path, { force: true })
  for (let folder = dirname(path); dirname(folder).startsWith(`${top}/`); folder = dirname(folder)) {
    try {
      rmdirSync(folder)
    } catch {
      // Something else is in it.
      return
    }
  }
}
