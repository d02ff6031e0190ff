import { spawnSync } from 'node:child_process'
import { createHash, randomBytes } from 'node:crypto'
import { readFileSync, readlinkSync, statSync } from 'node:fs'
import { hostname } from 'node:os'

/**
 * Locks and temporary files bear the name of the process that they belong to: its number, when it began, the machine
 * that it runs on, and a number of their own. So whoever finds one can tell whether somebody still works with it, also
 * when the number was given to another process since, or the machine was started anew.
 */

/** What is known of a process: it runs, it has ended, or it is on another machine and nobody here can tell. */
type OwnerState = 'alive' | 'dead' | 'elsewhere'

const pattern = String.raw`(\d+)\.([0-9a-f]{8})\.([0-9a-f]{8})\.[0-9a-f]{8}`
const ownerName = new RegExp(`^${pattern}$`)
/** Of temporary files: `.about.mdx.OWNER.part` → `about.mdx`. */
const temporaryName = new RegExp(String.raw`^\.(.+)\.(${pattern})\.(part|old)$`)

/** A new name for something of this process. */
export const newOwnerName = (): string =>
  `${process.pid}.${beginning(process.pid) ?? nothing}.${machine()}.${randomBytes(4).toString('hex')}`

/** Whether a text is a name that `newOwnerName` gives. */
export const isOwnerName = (name: string): boolean => ownerName.test(name)

/** The number of the process that a name names. */
export const processIdOf = (name: string): number => Number(ownerName.exec(name)?.[1] ?? Number.NaN)

/** What has become of the process that a name names. */
export function ownerState(name: string): OwnerState {
  const [, pid, began, where] = ownerName.exec(name) ?? []
  if (pid === undefined || where !== machine()) return 'elsewhere'
  if (!exists(Number(pid))) return 'dead'
  const now = beginning(Number(pid))
  // Where nobody can tell when a process began, one of the same number counts as the same.
  return now === undefined || now === began ? 'alive' : 'dead'
}

/** How long something of another machine must have lain untouched before it counts as abandoned, in milliseconds. */
const patience = 10 * 60 * 1000

/**
 * Whether nobody works any more with a file or folder.
 * @param path where it is @param owner the name that it bears
 */
export function isAbandoned(path: string, owner: string): boolean {
  const state = ownerState(owner)
  if (state !== 'elsewhere') return state === 'dead'
  const stats = statSync(path, { throwIfNoEntry: false })
  return stats !== undefined && Date.now() - stats.mtimeMs > patience
}

/** The name of a temporary file of this process for a file: `part` for what grows, `old` for what leaves. */
export const newTemporaryName = (name: string, kind: 'part' | 'old'): string =>
  `.${name}.${newOwnerName()}.${kind}`

/** What a temporary file is of: the name of the file that it is for, and of the process; undefined when it is none. */
export function readTemporaryName(name: string): { name: string; owner: string; kind: string } | undefined {
  const [, of, owner, , , , kind] = temporaryName.exec(name) ?? []
  return of === undefined || owner === undefined || kind === undefined ? undefined : { name: of, owner, kind }
}

/** A path up to the folder that holds what is named after a process; one without such a name as it is. */
export function withoutOwner(path: string): string {
  const at = path.search(new RegExp(String.raw`[\\/][^\\/]*${pattern}`))
  return at < 0 ? path : path.slice(0, at)
}

const nothing = '00000000'
const digest = (...texts: string[]): string =>
  createHash('sha256').update(texts.join('\n')).digest('hex').slice(0, 8)

let machineName: string | undefined
/** Numbers of processes are those of a machine, and of a container on it. */
function machine(): string {
  machineName ??= digest(
    hostname(),
    textOrNone(() => readlinkSync('/proc/self/ns/pid')),
  )
  return machineName
}

function exists(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    // Somebody else's processes may be seen, but not signalled.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** A digest of when a process began; of one that has ended and is still listed, one that fits no other. */
function beginning(pid: number): string | undefined {
  if (process.platform === 'win32') return undefined
  if (process.platform === 'linux') {
    const stat = textOrNone(() => readFileSync(`/proc/${pid}/stat`, 'utf8'))
    // The name before the last bracket may hold anything; see proc_pid_stat(5) for what follows.
    const [state = '', ...fields] = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    if (stat === '') return undefined
    const boot = textOrNone(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8'))
    return state === 'Z' || state === 'X' ? 'ended' : digest(boot, fields[18] ?? '')
  }
  const { stdout } = spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' })
  return stdout ? digest(stdout.trim()) : undefined
}

/** A text of the system's; empty where it gives none. */
function textOrNone(read: () => string): string {
  try {
    return read()
  } catch {
    return ''
  }
}
