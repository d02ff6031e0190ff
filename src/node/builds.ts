import { execFile } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify, stripVTControlCharacters } from 'node:util'
import { findRevision } from './findRevision.ts'
import { foldersOf, pathFrom } from './folders.ts'
import { askGit, runGit } from './runGit.ts'
import { UserError } from './userError.ts'

/** Builds sites for a short time, of the files as they are or of a revision. */
export interface Builds {
  /** Builds the files as they are, into a folder. */
  ofFiles: (today: string) => Promise<string>
  /** Builds a revision with its own code and content, into a folder. @throws UserError when that isn't possible */
  ofRevision: (revision: string, today: string) => Promise<string>
}

const prefix = 'west-atlantic-build-'

/**
 * Lends builds to a task; all of them are removed afterwards.
 * @param root the project's folder
 */
export async function withBuilds<Result>(
  root: string,
  task: (builds: Builds) => Promise<Result>,
): Promise<Result> {
  removeLeftovers()
  const temp = mkdtempSync(join(tmpdir(), `${prefix}${process.pid}-`))
  try {
    return await task({
      ofFiles: async (today) => {
        const out = join(temp, 'files')
        const { ok, said } = await npmBuild(root, { ...process.env, OUT_DIR: out, BUILD_DATE: today })
        if (ok) return out
        throw new UserError(`Your files can't be built yet. Find out why with: npm run check\n${said}`)
      },
      ofRevision: async (typed, today) => {
        const { commit } = findRevision(root, typed)
        const folder = checkOut(root, commit, join(temp, `revision-${commit.slice(0, 12)}`))
        await getPackages(root, folder, typed)
        const out = join(temp, `site-${commit.slice(0, 12)}`)
        const env = {
          ...process.env,
          CONTENT_DIR: contentDir(root),
          OUT_DIR: out,
          BUILD_DATE: today,
          RELEASE: '',
        }
        const { ok, said } = await npmBuild(folder, env)
        if (ok) return out
        throw new UserError(
          `The revision ${typed} can't be built, so there is no page of it to read.\n${said}`,
        )
      },
    })
  } finally {
    rmSync(temp, { recursive: true, force: true })
    // Git forgets the work trees whose folders are gone, those of killed commands too.
    runGit(root, ['worktree', 'prune'])
  }
}

/** Removes what killed commands left. */
function removeLeftovers(): void {
  for (const name of readdirSync(tmpdir()).filter((one) => one.startsWith(prefix)))
    if (!isRunning(Number(name.slice(prefix.length).split('-')[0])))
      rmSync(join(tmpdir(), name), { recursive: true, force: true })
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** Checks a commit out into a work tree. @returns the project's folder in it */
function checkOut(root: string, commit: string, folder: string): string {
  const added = runGit(root, ['worktree', 'add', '--quiet', '--detach', folder, commit])
  if (added.ok) return join(folder, askGit(root, ['rev-parse', '--show-prefix']) ?? '')
  throw new UserError(`Git can't check out ${commit.slice(0, 12)}: ${added.reason.split('\n').at(-1) ?? ''}`)
}

/** Links this project's packages into a revision that needs the same ones, and installs others. */
async function getPackages(root: string, folder: string, revision: string): Promise<void> {
  const [mine, its] = [root, folder].map((one) => join(one, 'package-lock.json'))
  const installed = join(root, 'node_modules')
  if (
    mine &&
    its &&
    existsSync(installed) &&
    existsSync(its) &&
    readFileSync(mine, 'utf8') === readFileSync(its, 'utf8')
  )
    return symlinkSync(installed, join(folder, 'node_modules'), 'junction')
  const { ok, said } = await npm(folder, ['ci', '--no-audit', '--no-fund'], process.env)
  if (ok) return
  const isOffline = /ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ETIMEDOUT|ENETUNREACH/.test(said)
  const reason = isOffline ? ': connect to the network and try again.' : `.\n${said}`
  throw new UserError(`The revision ${revision} needs other packages, and npm can't install them${reason}`)
}

/** The content folder as a path that holds in another work tree, too. */
function contentDir(root: string): string {
  const path = pathFrom(root, foldersOf(root).content)
  if (!path.startsWith('..')) return path
  throw new UserError(`CONTENT_DIR is outside of ${root}, so its revisions can't be built.`)
}

const npmBuild = (folder: string, env: NodeJS.ProcessEnv) => npm(folder, ['run', '--silent', 'build'], env)

const run = promisify(execFile)

/** @returns the beginning of what npm said when it failed */
async function npm(
  cwd: string,
  words: string[],
  env: NodeJS.ProcessEnv,
): Promise<{ ok: boolean; said: string }> {
  // The first would lead npm back to this project, and with the second it leaves out what builds need.
  const { npm_config_local_prefix: _project, NODE_ENV: _mode, ...clean } = env
  const options = { cwd, env: clean, maxBuffer: 1 << 26, shell: process.platform === 'win32' }
  try {
    await run('npm', words, options)
    return { ok: true, said: '' }
  } catch (error) {
    const { stdout = '', stderr = '' } = error instanceof Error ? { stdout: '', stderr: '', ...error } : {}
    const lines = stripVTControlCharacters(`${stdout}\n${stderr}`).split('\n')
    return {
      ok: false,
      said: lines
        .filter((line) => line.trim() !== '')
        .slice(0, 12)
        .join('\n'),
    }
  }
}
