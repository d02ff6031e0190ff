import { spawnSync } from 'node:child_process'

/** What git answered: its output as bytes, with what it said beside it, or why it gave none. */
type GitAnswer = { ok: true; output: Buffer; notes: string } | { ok: false; reason: string }

/**
 * Asks git a question that changes nothing.
 * @param folder where it is asked
 * @param input what git reads, if it reads anything
 */
export function runGit(folder: string, words: readonly string[], input?: string): GitAnswer {
  const { error, status, stdout, stderr } = spawnSync('git', ['-c', 'core.quotePath=false', ...words], {
    cwd: folder,
    input,
    maxBuffer: 1 << 30,
    env: { ...process.env, GIT_OPTIONAL_LOCKS: '0', LC_ALL: 'C', TZ: 'America/New_York' },
  })
  if (error) return { ok: false, reason: `git could not be started (${error.message})` }
  const notes = stderr.toString('utf8').trim()
  return status === 0 ? { ok: true, output: stdout, notes } : { ok: false, reason: notes }
}

/** What git answered as a text, without the line's end; undefined when it gave no answer. */
export function askGit(folder: string, words: readonly string[]): string | undefined {
  const answer = runGit(folder, words)
  return answer.ok ? answer.output.toString('utf8').trim() : undefined
}

/** Whether a copy of the repository holds only the last part of the history. */
export const isShallowClone = (folder: string): boolean =>
  askGit(folder, ['rev-parse', '--is-shallow-repository']) === 'true'
