import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, symlinkSync } from 'node:fs'
import { join, sep } from 'node:path'
import { readIfPresent } from '../../src/node/readIfPresent.ts'
import { UserError } from '../../src/node/userError.ts'

/** A revision's files in a folder of their own. */
interface CheckedOut {
  /** The folder of its repository. */
  top: string
  /** The folder of its project, with packages. */
  project: string
}

/**
 * Puts the files of a commit into a folder, with the packages of that commit. Files, index and branches of the repository
 * stay as they are.
 * @param root the project’s folder, absolute
 * @param work a temporary folder of the caller
 * @param name what messages call the commit
 * @throws UserError when git refuses, or the packages cannot be installed
 */
export function checkOutRevision(commit: string, root: string, work: string, name: string): CheckedOut {
  const git = (words: readonly string[]): string => {
    const { status, stdout, stderr } = spawnSync('git', words, {
      cwd: root,
      encoding: 'utf8',
      env: { ...process.env, GIT_INDEX_FILE: join(work, 'index') },
    })
    if (status !== 0)
      throw new UserError(`Git could not give the files of "${name}": ${stderr.trim().split('\n')[0]}`)
    return stdout.trim()
  }
  const [inRepository, top] = [git(['rev-parse', '--show-prefix']), git(['rev-parse', '--show-toplevel'])]
  const tree = join(work, 'tree')
  mkdirSync(tree)
  git(['read-tree', commit])
  git(['-C', top, 'checkout-index', '--all', `--prefix=${tree}${sep}`])
  const project = join(tree, inRepository)
  providePackages(project, root)
  return { top: tree, project }
}

/** Links this project’s packages when the lock files are the same; else installs the revision’s own. */
function providePackages(project: string, root: string): void {
  const lock = (folder: string) => readIfPresent(join(folder, 'package-lock.json'))?.toString()
  if (lock(project) === lock(root)) {
    if (existsSync(join(root, 'node_modules')))
      symlinkSync(join(root, 'node_modules'), join(project, 'node_modules'), 'junction')
    return
  }
  const { status, stderr } = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], {
    cwd: project,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  })
  if (status !== 0)
    throw new UserError(`The packages of that revision could not be installed.\n${stderr.trim()}`)
}

/**
 * Builds the site of a project’s folder.
 * @param name what the site is called in messages
 * @throws UserError when it cannot be built; its message is what the build said
 */
export function buildSite(project: string, env: NodeJS.ProcessEnv, name: string): void {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(project, 'scripts/build.mjs')], {
    cwd: project,
    encoding: 'utf8',
    env,
  })
  if (status !== 0) throw new UserError(`The site of ${name} could not be built.\n${stdout}${stderr}`.trim())
}
