import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync } from 'node:fs'
import { renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, sep } from 'node:path'
import { z } from 'zod'
import { errorCode } from './errorCode.ts'
import type { Folders } from './folders.ts'
import { listEveryFile } from './listFiles.ts'
import { UserError } from './userError.ts'

/** Marks a folder as the work of a build and lists its files. It is never served. */
export const markerFile = '.build-manifest.json'

const marker = z.object({ files: z.array(z.object({ path: z.string() })) })

/** The folders of one run, which Git ignores. */
export interface Output {
  /** Next to the site's folder: the new site grows here. */
  site: string
  /** Inside the project, where code finds its packages. */
  server: string
  /** Puts the new site in the place of the last one, which is untouched until then. */
  publish: () => void
  /** Removes what is left of the run. */
  remove: () => void
}

/**
 * Starts a run.
 * @throws UserError when a build would delete files that no build made
 */
export function openOutput(root: string, folders: Folders): Output {
  const out = realFolder(folders.out)
  const own = ['src', 'scripts', 'tests', '.git', 'node_modules'].map((name) => join(root, name))
  if ([...own, folders.content, folders.public].some((folder) => `${out}${sep}`.startsWith(folder + sep)))
    throw new UserError(
      `OUT_DIR is ${out}, which belongs to the project. Use a folder of its own, such as OUT_DIR=dist.`,
    )
  recoverSite(out)
  refuseForeign(out)
  const servers = join(root, 'node_modules/.cache/west-atlantic')
  for (const left of runsOfTheDead(servers, 'server')) rmSync(left, { recursive: true, force: true })
  const server = newRun(servers, 'server')
  const run = newRun(dirname(out), `.${basename(out)}`)
  const site = join(run, 'site')
  mkdirSync(site)
  writeFileSync(join(run, '.gitignore'), '*\n')
  return {
    site,
    server,
    publish: () => {
      const files = listEveryFile(site).map((path) => ({ path }))
      writeFileSync(join(site, markerFile), JSON.stringify({ files } satisfies z.input<typeof marker>))
      swap(site, out, join(run, 'old'))
    },
    remove: () => {
      for (const folder of [run, server]) rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Two renames. They are repeated when another build was faster in between. */
function swap(site: string, out: string, old: string, attempts = 20): void {
  rmSync(old, { recursive: true, force: true })
  const hadOld = succeeds(() => renameSync(out, old), ['ENOENT'])
  try {
    refuseForeign(old, out)
    if (succeeds(() => renameSync(site, out), ['ENOTEMPTY', 'EEXIST'])) return
  } catch (error) {
    if (hadOld) renameSync(old, out)
    throw error
  }
  if (attempts === 0)
    throw new UserError(`Other builds keep replacing ${out}. Build again when they are done.`)
  swap(site, out, old, attempts - 1)
}

/**
 * Restores the last site after a build was killed between its two renames, and removes what killed builds left.
 * @param folder the site's folder
 */
export function recoverSite(folder: string): void {
  const out = realFolder(folder)
  for (const run of runsOfTheDead(dirname(out), `.${basename(out)}`)) {
    if (!existsSync(out)) succeeds(() => renameSync(join(run, 'old'), out), ['ENOENT', 'ENOTEMPTY', 'EEXIST'])
    rmSync(run, { recursive: true, force: true })
  }
}

/** A new folder that names this process. */
export function newRun(parent: string, name: string): string {
  mkdirSync(parent, { recursive: true })
  return mkdtempSync(join(parent, `${name}-${process.pid}-`))
}

/** The folders of processes that were killed. */
export const runsOfTheDead = (parent: string, name: string): string[] =>
  (existsSync(parent) ? readdirSync(parent) : []).flatMap((found) => {
    const [pid, random, ...more] = found.startsWith(`${name}-`) ? found.slice(name.length + 1).split('-') : []
    const isDead = random?.length === 6 && more.length === 0 && !isRunning(Number(pid))
    return isDead ? join(parent, found) : []
  })

/** The files that a build made in a folder; undefined when no build made it. */
export function builtFiles(folder: string): ReadonlySet<string> | undefined {
  const file = join(folder, markerFile)
  const read = existsSync(file) ? marker.safeParse(JSON.parse(readFileSync(file, 'utf8'))) : undefined
  return read?.success ? new Set(read.data.files.map(({ path }) => path)) : undefined
}

/**
 * @param name what the message calls the folder
 * @throws UserError when it holds a file that no build made
 */
function refuseForeign(folder: string, name = folder): void {
  const foreign = foreignFile(folder)
  // Another build may have replaced the folder during the first look.
  if (foreign !== undefined && foreignFile(folder) !== undefined)
    throw new UserError(
      `No build made ${join(name, foreign)}, and building here would delete it. Move it, or set OUT_DIR to another folder.`,
    )
}

function foreignFile(folder: string): string | undefined {
  if (!existsSync(folder)) return undefined
  const made = builtFiles(folder)
  return listEveryFile(folder).find((path) => path !== markerFile && !made?.has(path))
}

/** A folder behind links: the link stays when the folder is replaced. */
const realFolder = (folder: string): string => (existsSync(folder) ? realpathSync(folder) : folder)

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return errorCode(error) !== 'ESRCH'
  }
}

/** Whether an action succeeds. @param expected the error codes that mean no */
function succeeds(act: () => void, expected: readonly string[]): boolean {
  try {
    act()
    return true
  } catch (error) {
    if (expected.includes(errorCode(error) ?? '')) return false
    throw error
  }
}
