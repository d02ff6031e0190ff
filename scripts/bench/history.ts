import { cpSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { makeCorpus } from './corpus.ts'
import { measureProgram, type Program } from './measuredProgram.ts'
import type { OurProject } from './ourProject.ts'

/** A command over a history, run twice. */
interface HistoryRun {
  command: 'redline' | 'review' | 'said'
  /** Seconds of the first and of the second run. */
  first: number
  again: number
  /** How many texts the second run has read from Git. */
  textsAgain: number
}

/** Its first pages change in turn, a sentence each commit. */
const changedPages = 28
const mark = 'harbor master'

/**
 * Makes a history of commits, and runs each command over it twice, with nothing kept before the first time.
 * @param folder an empty one, for the history
 * @param onRun is given each result
 */
export async function measureHistory(
  project: OurProject,
  folder: string,
  commits: number,
  onRun: (run: HistoryRun) => void,
): Promise<void> {
  await makeHistory(project, folder, commits)
  // A first command warms up the disk's cache: the install has bundled the code.
  await measureProgram(project.command('check'))
  const { log, path } = countingGit(folder)
  const env = { CONTENT_DIR: join(folder, 'content'), PATH: path, GIT_TEXTS_LOG: log }
  const first = `HEAD~${commits - 1}`
  const questions = { redline: [first], review: [first], said: [mark] } as const
  for (const command of ['redline', 'review', 'said'] as const) {
    const run = async () => {
      writeFileSync(log, '')
      const { words, cwd } = project.command(command, questions[command])
      // A review ends with 1 when it finds something to mend.
      const { seconds } = await measureProgram({ words, cwd, env }, [0, 1])
      return { seconds, texts: readFileSync(log, 'utf8').split('\n').length - 1 }
    }
    project.removeKept()
    const [before, after] = [await run(), await run()]
    onRun({ command, first: before.seconds, again: after.seconds, textsAgain: after.texts })
  }
}

async function makeHistory(project: OurProject, folder: string, commits: number): Promise<void> {
  const pages = makeCorpus(changedPages)
  project.writeCorpus(pages)
  mkdirSync(folder)
  cpSync(join(project.folder, 'content'), join(folder, 'content'), { recursive: true })
  const git = (...words: string[]) => measureProgram(gitProgram(folder, words))
  await git('init', '--quiet', '--initial-branch=main', '--template=')
  for (let commit = 0; commit < commits; commit += 1) {
    const { slug } = pages[commit % changedPages] ?? {}
    const file = join(folder, `content/pages/profiles/${slug}.mdx`)
    const sentence = `In the year ${1900 + commit} the ${mark} answered letter ${commit}.`
    if (commit > 0) writeFileSync(file, `${readFileSync(file, 'utf8')}\n${sentence}\n`)
    await git('add', '--all')
    await git('commit', '--quiet', '--message', `Change ${commit}`)
  }
  await git('gc', '--quiet')
  rmSync(join(folder, '.git/logs'), { recursive: true, force: true })
}

/** Git without the user's settings, at a fixed time. */
const gitProgram = (cwd: string, words: readonly string[]): Program => ({
  words: ['git', '-c', 'user.name=A', '-c', 'user.email=a@bench.example', ...words],
  cwd,
  env: {
    GIT_CONFIG_GLOBAL: '/dev/null',
    GIT_CONFIG_SYSTEM: '/dev/null',
    GIT_AUTHOR_DATE: '2026-01-10T12:00:00Z',
    GIT_COMMITTER_DATE: '2026-01-10T12:00:00Z',
  },
})

/**
 * Puts a program `git` before the real one that writes down which texts are asked of `git cat-file --batch`, one a line.
 * @returns the file that it writes to, and the `PATH` that finds it
 */
function countingGit(folder: string): { log: string; path: string } {
  const programs = join(folder, '.git/bench')
  const path = process.env['PATH'] ?? ''
  mkdirSync(programs)
  writeFileSync(
    join(programs, 'git'),
    `#!/bin/sh
PATH="\${PATH#*${delimiter}}"
case " $* " in
  *" cat-file --batch "*) tee -a "$GIT_TEXTS_LOG" | git "$@" ;;
  *) exec git "$@" ;;
esac
`,
    { mode: 0o755 },
  )
  return { log: join(programs, 'texts'), path: `${programs}${delimiter}${path}` }
}
