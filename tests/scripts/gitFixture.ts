import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { minimalTree } from '../fixtures/minimalSite.ts'
import { run, type CommandResult } from './runCommand.ts'

/** A small project under git, in a folder of its own, in which commands are run as people run them. */
export interface GitFixture {
  folder: string
  /** Writes content files; `undefined` deletes one. */
  write: (files: Record<string, string | undefined>) => void
  /** Commits everything. @param day as 2026-01-31, at noon in Greenwich @returns the revision */
  commit: (day: string) => string
  git: (...words: string[]) => string
  /** Carries out `npm run NAME` in the project. */
  run: (
    name: string,
    args?: readonly string[],
    variables?: NodeJS.ProcessEnv,
    today?: string,
  ) => Promise<CommandResult>
  remove: () => void
}

const addresses = [
  '/',
  '/about',
  '/contact',
  '/practice-areas',
  ...['alpha', 'beta', 'gamma'].map((name) => `/practice-areas/${name}-law`),
]

/** Several commands that git carries out itself: to start a program takes a process as large as that of the tests long. */
export const inOne = (commands: string): string[] => ['-c', `alias.all=!${commands}`, 'all']

/** Asks git in a folder, as somebody who has set nothing up. @param dates of a commit @throws when git refuses */
export function askGit(folder: string, words: readonly string[], dates: NodeJS.ProcessEnv = {}): string {
  const { status, stdout, stderr } = spawnSync('git', words, {
    cwd: folder,
    encoding: 'utf8',
    env: {
      ...process.env,
      GIT_CONFIG_GLOBAL: '/dev/null',
      GIT_CONFIG_SYSTEM: '/dev/null',
      GIT_AUTHOR_NAME: 'A',
      GIT_AUTHOR_EMAIL: 'a@tiny.example',
      GIT_COMMITTER_NAME: 'A',
      GIT_COMMITTER_EMAIL: 'a@tiny.example',
      ...dates,
    },
  })
  if (status !== 0) throw new Error(`git ${words.join(' ')}: ${stderr}`)
  return stdout.trim()
}

/** The dates of a commit at noon in Greenwich. @param day as 2026-01-31 */
export const noonOf = (day: string): NodeJS.ProcessEnv => ({
  GIT_AUTHOR_DATE: `${day}T12:00:00Z`,
  GIT_COMMITTER_DATE: `${day}T12:00:00Z`,
})

/** A project with the tiny site in `content/`, not committed yet. */
export function gitFixture(title: string): GitFixture {
  const folder = mkdtempSync(join(tmpdir(), `west-atlantic-${title}-`))
  const git: GitFixture['git'] = (...words) => askGit(folder, words)
  const write: GitFixture['write'] = (files) => {
    for (const [path, text] of Object.entries(files)) {
      const file = join(folder, 'content', path)
      mkdirSync(dirname(file), { recursive: true })
      if (text === undefined) rmSync(file)
      else writeFileSync(file, text)
    }
  }
  git('init', '--quiet', '--initial-branch=main', '--template=')
  writeFileSync(join(folder, '.gitignore'), 'archives/\ndist/\n')
  mkdirSync(join(folder, 'public'))
  writeFileSync(join(folder, 'public/og.png'), '')
  write({ ...minimalTree, 'addresses.txt': `${addresses.join('\n')}\n` })
  return {
    folder,
    write,
    git,
    commit: (day) =>
      askGit(
        folder,
        inOne('git add --all && git commit --quiet --allow-empty -m A && git rev-parse HEAD'),
        noonOf(day),
      ),
    run: (name, args, variables, today) => run(folder, name, args, variables, today),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
