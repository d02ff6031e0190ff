import { findRevision } from '../../src/node/findRevision.ts'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { z } from 'zod'
import { mustRun, runProgram, type ProcessResult } from './processes.ts'

/** The day that counts as today in builds and checks. */
const buildDate = '2026-11-20'

/** One of the revisions, as files in a folder of their own in which its commands run. */
export interface Side {
  /** All that is made of this revision stands below it. */
  temp: string
  /** The project: a clean git repository of one commit. */
  folder: string
  /** The commit that the folder is, which follows from the files alone. */
  commit: string
  /** The commands of package.json. */
  scripts: Readonly<Record<string, string>>
  /** The environment of its programs, with these variables besides. */
  variables: (more?: NodeJS.ProcessEnv) => NodeJS.ProcessEnv
  /** Carries out one of them as npm does. */
  run: (name: string, words: readonly string[], more?: NodeJS.ProcessEnv) => Promise<ProcessResult>
  /** Git, with fixed names and dates. @param day of a commit */
  git: (folder: string, words: readonly string[], day?: string) => Promise<string>
}

const temporary = new Set<string>()

/** Removes all temporary folders. */
export function removeTemporary(): void {
  for (const folder of temporary) rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  temporary.clear()
}

function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'net-'))
  temporary.add(folder)
  return folder
}

/** The environment of programs: of the user's own, only `PATH`. */
const environment = (temp: string): NodeJS.ProcessEnv => ({
  PATH: process.env['PATH'],
  HOME: join(temp, 'home'),
  TMPDIR: join(temp, 'tmp'),
  LANG: 'C.UTF-8',
  TZ: 'UTC',
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_CONFIG_SYSTEM: '/dev/null',
})

const gitNames = {
  GIT_AUTHOR_NAME: 'A',
  GIT_AUTHOR_EMAIL: 'a@net.example',
  GIT_COMMITTER_NAME: 'A',
  GIT_COMMITTER_EMAIL: 'a@net.example',
}

/**
 * The tree of files of a revision, by the name that git gives it.
 * @param revision undefined for the files on the disk: they are added to git's store, and to nothing else
 */
export async function treeOf(root: string, revision: string | undefined): Promise<string> {
  const start = { cwd: root, env: process.env }
  if (revision !== undefined) {
    const { commit } = findRevision(root, revision)
    return mustRun(['git', 'rev-parse', `${commit}^{tree}`], start)
  }
  const index = join(temporaryFolder(), 'index')
  const own = await mustRun(['git', 'rev-parse', '--path-format=absolute', '--git-path', 'index'], start)
  if (existsSync(own)) cpSync(own, index)
  const aside = { cwd: root, env: { ...process.env, GIT_INDEX_FILE: index } }
  await mustRun(['git', 'add', '--all'], aside)
  return mustRun(['git', 'write-tree'], aside)
}

/** Puts the files of a revision into a temporary folder, ready to run. */
export async function makeSide(root: string, tree: string): Promise<Side> {
  const temp = temporaryFolder()
  const env = environment(temp)
  const folder = join(temp, 'side')
  for (const name of ['side', 'home', 'tmp']) mkdirSync(join(temp, name))
  const archive = join(temp, 'side.tar')
  await mustRun(['git', 'archive', '--output', archive, tree], { cwd: root, env: process.env })
  await mustRun(['tar', '-xf', archive, '-C', folder], { cwd: root, env: process.env })
  await installPackages(root, folder)
  const git: Side['git'] = (where, words, day = '2026-01-10') =>
    mustRun(['git', ...words], {
      cwd: where,
      env: {
        ...env,
        ...gitNames,
        GIT_AUTHOR_DATE: `${day}T12:00:00Z`,
        GIT_COMMITTER_DATE: `${day}T12:00:00Z`,
      },
    })
  await git(folder, ['init', '--quiet', '--initial-branch=main', '--template='])
  mkdirSync(join(folder, '.git/info'))
  writeFileSync(join(folder, '.git/info/exclude'), 'node_modules\n')
  await git(folder, ['add', '--all'])
  await git(folder, ['commit', '--quiet', '--message', 'All'])
  const scripts = readScripts(folder)
  const clock = `--import=${pathToFileURL(join(import.meta.dirname, 'clock.mjs')).href}`
  const variables: Side['variables'] = (more) => ({
    ...env,
    BUILD_DATE: buildDate,
    NODE_OPTIONS: clock,
    ...more,
  })
  return {
    temp,
    folder,
    variables,
    commit: await git(folder, ['rev-parse', 'HEAD']),
    scripts,
    git,
    run: (name, words, more) =>
      runProgram([...programOf(name, scripts[name], folder), ...words], {
        cwd: folder,
        env: variables(more),
      }),
  }
}

/** Links the packages of the project that the net runs in, when the revision has the same lock file; else installs its own. */
async function installPackages(root: string, folder: string): Promise<void> {
  const [own, theirs] = [root, folder].map((place) => readFileSync(join(place, 'package-lock.json'), 'utf8'))
  if (own !== theirs) {
    await mustRun(['npm', 'ci', '--no-audit', '--no-fund'], { cwd: folder, env: process.env })
    return
  }
  // Without the caches of earlier runs, which could hide what this revision does.
  mkdirSync(join(folder, 'node_modules'))
  for (const name of readdirSync(join(root, 'node_modules')))
    if (!['.cache', '.vite'].includes(name))
      symlinkSync(join(root, 'node_modules', name), join(folder, 'node_modules', name))
}

function readScripts(folder: string): Record<string, string> {
  const file = z.object({ scripts: z.record(z.string(), z.string()) })
  return file.parse(JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))).scripts
}

/**
 * What npm would start for a command: a program of a package with words behind it. npm itself, which takes as long as the
 * command, is asked only where a shell is needed.
 */
export function programOf(name: string, line: string | undefined, folder: string): string[] {
  if (line === undefined || /[^\w./:= -]/.test(line)) return ['npm', 'run', '--silent', name, '--']
  const [program = '', ...words] = line.split(' ')
  // Nearly nothing runs for long enough to be worth optimizing.
  if (program === 'jiti')
    return [process.execPath, '--no-opt', join(folder, 'node_modules/.bin/jiti'), ...words]
  if (program === 'node') return [process.execPath, ...words]
  return [join(folder, 'node_modules/.bin', program), ...words]
}

/** What a program said, with the temporary folder by one name. */
export const printed = ({ status, stdout, stderr }: ProcessResult, { temp }: Pick<Side, 'temp'>): string =>
  [`exit status ${status}`, '--- output', stdout, '--- beside it', stderr]
    .join('\n')
    .replaceAll(temp, '<temp>')
