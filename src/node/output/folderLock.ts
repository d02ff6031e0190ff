import { mkdirSync, readdirSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { UserError } from '../userError.ts'
import { errorCode } from '../diskError.ts'
import { removeIfEmpty } from './removeIfEmpty.ts'
import { isAbandoned, isOwnerName, newOwnerName, ownerState, processIdOf } from '../processOwner.ts'

/**
 * A lock for what only one process may do at a time. It is a folder with one empty file in it, which is called as the
 * process that holds the lock. The folder is put in place by renaming, together with that file; and the lock of a dead
 * process is taken over by renaming that file, which only one of several can do. So nobody ever sees a lock without its
 * holder for longer than it takes to remove it, and no lock of a living process can be taken by mistake.
 */
export interface FolderLock {
  /** Gives the lock back. */
  release: () => void
}

/** How a lock is waited for. */
interface LockPatience {
  /** Called once, when somebody else holds it. @param holder in words, as "process 123" */
  onWait: (holder: string) => void
  /** How long to wait; then the error is thrown. */
  seconds: number
}

/**
 * Takes a lock, or waits until it is given back. Those of dead processes are taken over.
 * @param path the lock's folder; the folder around it exists
 * @throws UserError when it was not given back in time
 */
export async function takeLock(path: string, { onWait, seconds }: LockPatience): Promise<FolderLock> {
  const end = Date.now() + seconds * 1000
  for (let isFirst = true; ; isFirst = false) {
    const taken = tryLock(path)
    if (typeof taken !== 'string') return taken
    if (isFirst) onWait(inWords(taken))
    if (Date.now() > end)
      throw new UserError(
        `Another build still works on the same folder (${inWords(taken)}), so this one has stopped waiting and changed nothing; if you know that none does, delete ${path} and build again.`,
      )
    await setTimeout(100)
  }
}

const inWords = (owner: string): string =>
  ownerState(owner) === 'elsewhere' ? 'on another computer' : `process ${processIdOf(owner)}`

/** Takes a lock if it is free. @returns the lock, or who holds it */
export function tryLock(path: string): FolderLock | string {
  const own = newOwnerName()
  for (;;) {
    const holder = holderOf(path)
    if (holder === undefined) {
      if (putLock(path, own)) return held(path, own)
    } else if (!isAbandoned(join(path, holder), holder)) return holder
    else if (renamed(join(path, holder), join(path, own))) return held(path, own)
  }
}

/** Who holds a lock; undefined when nobody does. */
function holderOf(path: string): string | undefined {
  try {
    const names = readdirSync(path)
    const strange = names.find((name) => !isOwnerName(name))
    if (strange !== undefined)
      throw new UserError(
        `The folder ${path} is used by builds, and somebody has put ${strange} into it; move that elsewhere, and build again.`,
      )
    return names[0]
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined
    throw error
  }
}

function putLock(path: string, own: string): boolean {
  const prepared = `${path}-${own}`
  try {
    mkdirSync(prepared)
    writeFileSync(join(prepared, own), '')
    // An empty lock is one that is being given back. Not every system renames over an empty folder.
    removeIfEmpty(path)
    return renamed(prepared, path)
  } finally {
    rmSync(prepared, { recursive: true, force: true })
  }
}

/** Renames, unless somebody else was faster. */
function renamed(from: string, to: string): boolean {
  try {
    renameSync(from, to)
    return true
  } catch (error) {
    const isOthers = ['ENOENT', 'EEXIST', 'ENOTEMPTY'].includes(errorCode(error) ?? '')
    if (isOthers || (process.platform === 'win32' && errorCode(error) === 'EPERM')) return false
    throw error
  }
}

function held(path: string, own: string): FolderLock {
  // Other machines tell by its age whether it was abandoned.
  const touch = setInterval(() => touched(join(path, own)), 30_000).unref()
  return {
    release: () => {
      clearInterval(touch)
      rmSync(join(path, own), { force: true })
      removeIfEmpty(path)
    },
  }
}

function touched(file: string): void {
  try {
    utimesSync(file, new Date(), new Date())
  } catch (error) {
    // Somebody has deleted it: there is nothing to keep alive.
    if (errorCode(error) !== 'ENOENT') throw error
  }
}
