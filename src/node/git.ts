import { spawnSync } from 'node:child_process'
import { didYouMean } from '../content/text/closestMatch.ts'
import { UserError } from './userError.ts'

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

/** The trimmed output of a git command; undefined if it failed. */
export function gitOutput(folder: string, words: readonly string[]): string | undefined {
  const answer = runGit(folder, words)
  return answer.ok ? answer.output.toString('utf8').trim() : undefined
}

/** @throws UserError if the folder has no Git history, or the clone is shallow */
export function requireHistory(folder: string): void {
  const answer = runGit(folder, ['rev-parse', '--is-shallow-repository'])
  if (!answer.ok)
    throw new UserError(
      answer.reason.startsWith('git could')
        ? "Git isn't installed. Install it from git-scm.com, then try again."
        : 'This folder has no Git history. Clone the repository, then try again.',
    )
  if (answer.output.toString('utf8').startsWith('true'))
    throw new UserError('This clone has only part of the history. Fetch the rest with: git fetch --unshallow')
}

/** The commit of a branch, a tag, a short hash or HEAD~1. @throws UserError if it doesn't exist */
export function findCommit(folder: string, typed: string): string {
  const parse = ['rev-parse', '--verify', '--quiet', '--end-of-options']
  const commit = gitOutput(folder, [...parse, `${typed}^{commit}`])
  if (commit) return commit
  requireHistory(folder)
  const kinds = ['refs/heads', 'refs/tags', 'refs/remotes']
  const names = gitOutput(folder, ['for-each-ref', '--format=%(refname:short)', ...kinds])?.split('\n') ?? []
  const advice = didYouMean(typed, names) || 'Write a branch, a tag or a commit.'
  throw new UserError(`The revision "${typed}" doesn't exist. ${advice}`)
}
