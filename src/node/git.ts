import { spawnSync } from 'node:child_process'
import { didYouMean } from '../content/text/closestMatch.ts'
import { UserError } from './userError.ts'

/** What git answered, or why it gave no answer. */
type GitAnswer = { ok: true; output: Buffer } | { ok: false; reason: string }

/** Runs a git command in a folder. */
export function runGit(folder: string, words: readonly string[]): GitAnswer {
  const { error, status, stdout, stderr } = spawnSync('git', ['-c', 'core.quotePath=false', ...words], {
    cwd: folder,
    maxBuffer: 1 << 30,
    env: { ...process.env, GIT_OPTIONAL_LOCKS: '0', LC_ALL: 'C', TZ: 'America/New_York' },
  })
  if (error) return { ok: false, reason: `git could not be started (${error.message})` }
  return status === 0 ? { ok: true, output: stdout } : { ok: false, reason: stderr.toString('utf8').trim() }
}

/** What git answered as a text, without the line's end; undefined when it gave no answer. */
export function askGit(folder: string, words: readonly string[]): string | undefined {
  const answer = runGit(folder, words)
  return answer.ok ? answer.output.toString('utf8').trim() : undefined
}

/** @throws UserError when there is no history, or only the last part of it */
export function needHistory(folder: string): void {
  const answer = runGit(folder, ['rev-parse', '--is-shallow-repository'])
  if (!answer.ok)
    throw new UserError(
      answer.reason.startsWith('git could')
        ? 'Git is not installed. Install it from git-scm.com, then try again.'
        : 'This folder has no Git history. Clone the repository, then try again.',
    )
  if (answer.output.toString('utf8').startsWith('true'))
    throw new UserError(
      'This clone has only the latest part of the history. Fetch the rest with: git fetch --unshallow',
    )
}

/**
 * The commit that somebody names: by a branch, a tag, the beginning of its number, HEAD~1.
 * @throws UserError when there is no such revision
 */
export function findCommit(folder: string, typed: string): string {
  const commit = askGit(folder, ['rev-parse', '--verify', '--quiet', '--end-of-options', `${typed}^{commit}`])
  if (commit) return commit
  needHistory(folder)
  const kinds = ['refs/heads', 'refs/tags', 'refs/remotes']
  const names = askGit(folder, ['for-each-ref', '--format=%(refname:short)', ...kinds])?.split('\n') ?? []
  const advice = didYouMean(typed, names) || 'Write a branch, a tag or the number of a commit.'
  throw new UserError(`There is no revision "${typed}". ${advice}`)
}
