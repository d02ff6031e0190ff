import { mkdirSync, renameSync, rmdirSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { FileChange } from '../content/edit/plan.ts'
import { gitOutput, runGit } from './git.ts'
import { UserError } from './userError.ts'
import { writeFileAtomic } from './writeFileAtomic.ts'

/**
 * The files among the changes that Git couldn't restore: modified since the last commit, or never committed.
 * @returns undefined if the folder isn't in a Git repository
 */
export function uncommittedFiles(folder: string, changes: readonly FileChange[]): string[] | undefined {
  const prefix = gitOutput(folder, ['rev-parse', '--show-prefix'])
  const paths = changes.flatMap(({ from }) => from ?? [])
  if (prefix === undefined || paths.length === 0) return prefix === undefined ? undefined : []
  const status = ['status', '--porcelain', '-z', '--no-renames', '--ignored', '--untracked-files=all', '--']
  const answer = runGit(folder, ['--literal-pathspecs', ...status, ...paths])
  if (!answer.ok) return undefined
  const open = answer.output.toString('utf8').split('\0')
  return paths.filter((path) => open.some((line) => line.slice(3) === prefix + path))
}

/** Writes new files before it deletes old ones, so that a disk error loses nothing. @throws UserError on a disk error */
export function writeChanges(folder: string, changes: readonly FileChange[]): void {
  try {
    for (const { from = '', to, text } of changes) {
      if (to === undefined) continue
      const path = join(folder, to)
      mkdirSync(dirname(path), { recursive: true })
      if (text === undefined) renameSync(join(folder, from), path)
      else writeFileAtomic(path, text)
    }
    const written = new Set(changes.map(({ to }) => to))
    for (const { from } of changes)
      if (from !== undefined && !written.has(from)) remove(folder, join(folder, from))
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new UserError(`A file can't be written: ${reason}.\nOthers may have changed: see git status.`)
  }
}

/** Deletes a file and its empty folders, but not folders of collections. */
function remove(top: string, path: string): void {
  rmSync(path, { force: true })
  for (let folder = dirname(path); dirname(folder).startsWith(`${top}/`); folder = dirname(folder)) {
    try {
      rmdirSync(folder)
    } catch {
      // It isn't empty.
      return
    }
  }
}
