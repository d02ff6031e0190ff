import { execFile } from 'node:child_process'
import { existsSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify, stripVTControlCharacters } from 'node:util'
import { payloadAddress } from '../content/publish/addresses.ts'
import { foldersOf, pathFrom, type Folders } from './folders.ts'
import { gitOutput, findCommit, runGit } from './git.ts'
import { listFiles } from './listFiles.ts'
import { createRunFolder, staleRuns } from './output.ts'
import { UserError } from './userError.ts'

/** Builds the working files, or a revision by its own code. @returns its folders; `out` is the finished site */
type Build = (revision: string | undefined, today: string) => Promise<Folders>

const prefix = 'west-atlantic-build'

/** Runs a task that needs builds, and removes the builds afterwards. */
export async function withBuilds<Result>(root: string, task: (build: Build) => Promise<Result>) {
  // Left over from killed commands.
  for (const left of staleRuns(tmpdir(), prefix)) rmSync(left, { recursive: true, force: true })
  const temp = createRunFolder(tmpdir(), prefix)
  const build: Build = async (revision, today) => {
    const commit = revision === undefined ? 'files' : findCommit(root, revision)
    const place = createRunFolder(temp, commit)
    const settings = { OUT_DIR: join(place, 'site'), BUILD_DATE: today }
    const folder = revision === undefined ? root : await checkOut(root, commit, join(place, 'tree'))
    const environment =
      revision === undefined ? settings : { ...settings, CONTENT_DIR: contentDir(root), RELEASE: '' }
    const failure = await npm(folder, ['run', '--silent', 'build'], environment)
    if (failure === undefined) return foldersOf(folder, { ...process.env, ...environment })
    const problem =
      revision === undefined
        ? "Your files can't be built yet. To find out why: npm run check"
        : `The revision ${revision} can't be built, so its pages can't be read.`
    throw new UserError(`${problem}\n${failure}`)
  }
  try {
    return await task(build)
  } finally {
    rmSync(temp, { recursive: true, force: true })
    // Unregisters work trees whose folders are gone, including those of killed commands.
    runGit(root, ['worktree', 'prune'])
  }
}

/** The pages of a finished site with their payloads, by address: `about.html` and `about/index.html` are `/about`. */
export function finishedPagesIn(folder: string): ReadonlyMap<string, { html: string; data: unknown }> {
  const files = listFiles(folder)
  const read = (file: string) => readFileSync(join(folder, file), 'utf8')
  const pages = files.flatMap((file) => {
    if (!file.endsWith('.html')) return []
    const address = `/${file.replace(/(?:^|\/)index\.html$|\.html$/, '')}`
    const data = payloadAddress(address).slice(1)
    const payload: unknown = files.includes(data) ? JSON.parse(read(data)) : undefined
    return [[address, { html: read(file), data: payload }] as const]
  })
  return new Map(pages)
}

/** Checks out a commit into a work tree, with its packages. @returns the project's folder in it */
async function checkOut(root: string, commit: string, tree: string): Promise<string> {
  const added = runGit(root, ['worktree', 'add', '--quiet', '--detach', tree, commit])
  if (!added.ok)
    throw new UserError(`Git can't check out ${commit}: ${added.reason.split('\n').at(-1) ?? ''}`)
  const folder = join(tree, gitOutput(root, ['rev-parse', '--show-prefix']) ?? '')
  const [ownLock, itsLock] = [root, folder].map((one) => {
    const lock = join(one, 'package-lock.json')
    return existsSync(lock) ? readFileSync(lock, 'utf8') : ''
  })
  const installed = join(root, 'node_modules')
  if (ownLock === itsLock && existsSync(installed)) {
    symlinkSync(installed, join(folder, 'node_modules'), 'junction')
    return folder
  }
  const failure = await npm(folder, ['ci', '--no-audit', '--no-fund', '--fetch-retries=1'], {})
  if (failure === undefined) return folder
  const isOffline = /ENOTFOUND|EAI_AGAIN|ECONN|ETIMEDOUT|ENETUNREACH/.test(failure)
  const reason = isOffline ? ': connect to the network and try again.' : `.\n${failure}`
  throw new UserError(`The revision ${commit} needs other packages, and npm can't install them${reason}`)
}

/** The content folder, relative to the project, so that it works in other work trees. */
function contentDir(root: string): string {
  const path = pathFrom(root, foldersOf(root).content)
  if (!path.startsWith('..')) return path
  throw new UserError(`CONTENT_DIR is outside of ${root}, so its revisions can't be built.`)
}

/** @returns the first lines of npm's output if it failed; otherwise undefined */
async function npm(cwd: string, words: string[], settings: NodeJS.ProcessEnv): Promise<string | undefined> {
  // The first would point npm to this project; with the second, it would skip devDependencies.
  const { npm_config_local_prefix: _project, NODE_ENV: _mode, ...clean } = process.env
  const env = { ...clean, ...settings }
  try {
    await promisify(execFile)('npm', words, {
      cwd,
      env,
      maxBuffer: 1 << 26,
      shell: process.platform === 'win32',
    })
    return undefined
  } catch (error) {
    const { stdout = '', stderr = '' } = error instanceof Error ? { stdout: '', stderr: '', ...error } : {}
    const lines = stripVTControlCharacters(`${stdout}\n${stderr}`).split('\n')
    return lines
      .filter((line) => line.trim() !== '')
      .slice(0, 12)
      .join('\n')
  }
}
