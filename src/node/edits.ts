import { execFileSync } from 'node:child_process'
import { mkdirSync, renameSync, rmdirSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { FileChange } from '../content/edit/plan.ts'
import { UserError } from './userError.ts'
import { writeFileAtomic } from './writeFileAtomic.ts'

/** Changes of content files on the disk. Git is the undo: first ask whether it can bring the files back. */

/**
 * Those of the touched files that Git couldn't bring back as they are now: changed since the last commit, or never in one.
 * @returns undefined when the folder isn't in a Git repository
 */
export function uncommitted(folder: string, changes: readonly FileChange[]): string[] | undefined {
  const git = (...words: string[]) =>
    execFileSync('git', ['--literal-pathspecs', ...words], { cwd: folder, encoding: 'utf8', stdio: 'pipe' })
  try {
    const prefix = git('rev-parse', '--show-prefix').trimEnd()
    const paths = changes.flatMap(({ kind, path }) => (kind === 'create' ? [] : [path]))
    if (paths.length === 0) return []
    const status = ['status', '--porcelain', '-z', '--no-renames', '--ignored', '--untracked-files=all', '--']
    const open = new Set(
      git(...status, ...paths)
        .split('\0')
        .map((line) => line.slice(3)),
    )
    return paths.filter((path) => open.has(prefix + path))
  } catch {
    // No Git, or no repository: either way nothing can be asked.
    return undefined
  }
}

/**
 * Makes the changes: new texts first, so that nothing is lost when the disk refuses one.
 * @throws UserError that says which file couldn't be written
 */
export function writeChanges(folder: string, changes: readonly FileChange[]): void {
  try {
    for (const change of changes) {
      if (change.kind === 'delete') continue
      if (change.kind !== 'rename') {
        writeFileAtomic(join(folder, change.path), change.text)
        continue
      }
      const to = join(folder, change.to)
      mkdirSync(dirname(to), { recursive: true })
      if (change.text !== undefined) writeFileAtomic(to, change.text)
      else renameSync(join(folder, change.path), to)
    }
    for (const change of changes)
      if (change.kind === 'delete' || change.kind === 'rename') remove(folder, join(folder, change.path))
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
