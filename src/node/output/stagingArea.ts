import { accessSync, constants, existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { isOwnerName, newOwnerName } from '../processOwner.ts'

/**
 * Where builds of a site keep what is not finished: beside its folder, under names that begin with its own, as
 * `.dist-lock`; or inside it, as `.build-lock`, when nothing can be put beside it or be renamed across.
 */
export interface StagingArea {
  /** The folder that all of it stands in. */
  folder: string
  /** What all names begin with: `.dist-`. */
  prefix: string
}

/**
 * What a folder of a build is: `next` grows until the site is complete, `fill` is complete and on its way into the
 * site's folder file by file, `old` is the site that was there before, and `lock` becomes the lock.
 */
export type WorkKind = 'next' | 'fill' | 'old' | 'lock'

export const besideSite = (out: string): StagingArea => ({
  folder: dirname(out),
  prefix: `.${basename(out)}-`,
})
export const insideSite = (out: string): StagingArea => ({ folder: out, prefix: '.build-' })

/** The staging area of all builds of a site. @param out the site's folder, without links */
export const stagingAreaOf = (out: string): StagingArea =>
  existsSync(out) && (isMountPoint(out) || !isWritable(dirname(out))) ? insideSite(out) : besideSite(out)

export const lockPath = ({ folder, prefix }: StagingArea): string => join(folder, `${prefix}lock`)

/** A new path for a folder of this process. */
export const newWorkPath = ({ folder, prefix }: StagingArea, kind: WorkKind): string =>
  join(folder, `${prefix}${kind}-${newOwnerName()}`)

/** The folders of one kind that builds have left or are using. */
export function workFolders(
  { folder, prefix }: StagingArea,
  kind: WorkKind,
): { path: string; owner: string }[] {
  if (!existsSync(folder)) return []
  const beginning = `${prefix}${kind}-`
  return readdirSync(folder)
    .filter((name) => name.startsWith(beginning) && isOwnerName(name.slice(beginning.length)))
    .map((name) => ({ path: join(folder, name), owner: name.slice(beginning.length) }))
}

/** Whether a name at the top of a site's folder is one of the staging area inside it. */
export const isWorkName = (name: string): boolean =>
  name === '.build-lock' ||
  ['lock', 'next', 'fill', 'old'].some((kind) => {
    const beginning = `.build-${kind}-`
    return name.startsWith(beginning) && isOwnerName(name.slice(beginning.length))
  })

/** Whether another disk, or another folder, is shown at a path. */
function isMountPoint(path: string): boolean {
  const found = statSync(path, { throwIfNoEntry: false })
  // Another build may just be renaming it; what is shown from elsewhere cannot be.
  if (found === undefined) return false
  if (found.dev !== statSync(dirname(path)).dev) return true
  if (process.platform !== 'linux') return false
  // A folder of the same disk may be shown there too; see proc_pid_mountinfo(5).
  return readFileSync('/proc/self/mountinfo', 'utf8')
    .split('\n')
    .some((line) => unescaped(line.split(' ')[4] ?? '') === path)
}

const unescaped = (text: string): string =>
  text.replace(/\\([0-7]{3})/g, (_, octal: string) => String.fromCharCode(Number.parseInt(octal, 8)))

function isWritable(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK)
    return true
  } catch {
    return false
  }
}
