import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join, sep } from 'node:path'
import { z } from 'zod'
import { errorCode } from './errorCode.ts'
import type { Folders } from './folders.ts'
import { listAllFiles } from './listFiles.ts'
import { UserError } from './userError.ts'

/** Lists the files of a build. The preview and hosts that can refuse it (`hostFiles.ts`). */
export const manifestFile = '.build-manifest.json'

const manifest = z.object({ files: z.array(z.object({ path: z.string() })) })

/** Makes a folder for the new site, next to the old one. @throws UserError if the build would delete files that no build made */
export function openOutput(root: string, folders: Folders) {
  const out = resolveLinks(folders.out)
  const own = ['src', 'scripts', 'tests', '.git', 'node_modules'].map((name) => join(root, name))
  if ([...own, folders.content, folders.public].some((folder) => `${out}${sep}`.startsWith(folder + sep)))
    throw new UserError(
      `OUT_DIR is ${out}, which belongs to the project. Use another folder, such as OUT_DIR=dist.`,
    )
  recoverSite(out)
  refuseForeignFiles(out)
  const run = createRunFolder(dirname(out), `.${basename(out)}`)
  const site = join(run, 'site')
  mkdirSync(site)
  writeFileSync(join(run, '.gitignore'), '*\n')
  return {
    site,
    /** Replaces the old site with the new one. */
    publish: () => {
      const files = listAllFiles(site).map((path) => ({ path }))
      writeFileSync(join(site, manifestFile), JSON.stringify({ files } satisfies z.input<typeof manifest>))
      swap(site, out, join(run, 'old'))
    },
    remove: () => rmSync(run, { recursive: true, force: true }),
  }
}

/** Replaces the site by two renames, again if another build replaced it in between. */
function swap(site: string, out: string, old: string, attempts = 20): void {
  rmSync(old, { recursive: true, force: true })
  const hadOld = succeeds(() => renameSync(out, old), ['ENOENT'])
  try {
    refuseForeignFiles(old, out)
    if (succeeds(() => renameSync(site, out), ['ENOTEMPTY', 'EEXIST'])) return
  } catch (error) {
    if (hadOld) renameSync(old, out)
    throw error
  }
  if (attempts === 0)
    throw new UserError(`Other builds keep replacing ${out}. Wait for them, then build again.`)
  swap(site, out, old, attempts - 1)
}

/** Restores the site if a build was killed between its two renames, and deletes what killed builds left behind. */
export function recoverSite(folder: string): void {
  const out = resolveLinks(folder)
  for (const run of staleRuns(dirname(out), `.${basename(out)}`)) {
    if (!existsSync(out)) succeeds(() => renameSync(join(run, 'old'), out), ['ENOENT', 'ENOTEMPTY', 'EEXIST'])
    rmSync(run, { recursive: true, force: true })
  }
}

/** A new folder with this process's id in its name. */
export function createRunFolder(parent: string, name: string): string {
  mkdirSync(parent, { recursive: true })
  return mkdtempSync(join(parent, `${name}-${process.pid}-`))
}

/** Run folders of processes that no longer run. */
export const staleRuns = (parent: string, name: string): string[] =>
  (existsSync(parent) ? readdirSync(parent) : []).flatMap((found) => {
    const [pid, random, ...more] = found.startsWith(`${name}-`) ? found.slice(name.length + 1).split('-') : []
    const isDead = random?.length === 6 && more.length === 0 && !isRunning(Number(pid))
    return isDead ? join(parent, found) : []
  })

/** The files that a build wrote in a folder; undefined if no build did. */
export function builtFiles(folder: string): ReadonlySet<string> | undefined {
  try {
    const { files } = manifest.parse(JSON.parse(readFileSync(join(folder, manifestFile), 'utf8')))
    return new Set(files.map(({ path }) => path))
  } catch {
    return undefined
  }
}

/** @param name the folder's name in the message. @throws UserError if it has a file that no build made */
function refuseForeignFiles(folder: string, name = folder): void {
  const foreign = foreignFileIn(folder)
  // Another build may have replaced the folder during the first look.
  if (foreign !== undefined && foreignFileIn(folder) !== undefined)
    throw new UserError(
      `Building would delete ${join(name, foreign)}, which no build made. Move it, or set another OUT_DIR.`,
    )
}

function foreignFileIn(folder: string): string | undefined {
  if (!existsSync(folder)) return undefined
  const made = builtFiles(folder)
  return listAllFiles(folder).find((path) => path !== manifestFile && !made?.has(path))
}

/** If the folder is a link, its target, so that the link stays. */
const resolveLinks = (folder: string): string => (existsSync(folder) ? realpathSync(folder) : folder)

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return errorCode(error) !== 'ESRCH'
  }
}

/** Whether an action succeeds. @param expected error codes that mean no */
function succeeds(act: () => void, expected: readonly string[]): boolean {
  try {
    act()
    return true
  } catch (error) {
    if (expected.includes(errorCode(error) ?? '')) return false
    throw error
  }
}
