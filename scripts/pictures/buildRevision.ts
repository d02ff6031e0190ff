import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { UserError } from '../../src/node/userError.ts'

/** The project whose site is built, and how. */
interface RevisionBuild {
  /** The project’s folder, absolute. */
  root: string
  /** The content folder, absolute; it must stand in the repository. */
  content: string
  env: NodeJS.ProcessEnv
  /** A temporary folder of the caller, for the revision’s files and its site. */
  work: string
  /** What messages call the commit. */
  name: string
}

/**
 * Builds the site as a commit of git has it, with the code and the packages of that commit. Files, index and branches
 * of the repository stay as they are.
 * @returns the folder of the finished site
 * @throws UserError when it cannot be built
 */
export function buildRevision(commit: string, { root, content, env, work, name }: RevisionBuild): string {
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
  const out = join(work, 'site')
  buildSite(project, { ...env, OUT_DIR: out, CONTENT_DIR: join(project, relative(root, content)) }, name)
  return out
}

/** Links this project’s packages when the lock files are the same; else installs the revision’s own. */
function providePackages(project: string, root: string): void {
  const lock = (folder: string) => {
    const file = join(folder, 'package-lock.json')
    return existsSync(file) ? readFileSync(file, 'utf8') : ''
  }
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
 * @param name what the revision is called in messages
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
