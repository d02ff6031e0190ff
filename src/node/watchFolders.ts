import { readdirSync, watch, type FSWatcher } from 'node:fs'
import { join } from 'node:path'
import { errorCode } from './diskError.ts'

/** Follows what happens below some folders. */
interface FolderWatch {
  /** Follows folders that are new as well, and those that are gone no longer. */
  refresh: () => void
  close: () => void
}

/**
 * Tells of changes below some folders. Each folder is watched, not each file: there are few of them, and a system tells
 * of a file by its folder too. What a system does not tell, as on network drives, is missed.
 * @param folders absolute; they may be missing
 * @param changed called at every sign of a change, often several times for one
 */
export function watchFolders(folders: readonly string[], changed: () => void): FolderWatch {
  const watches = new Map<string, FSWatcher>()
  const forget = (folder: string) => {
    watches.get(folder)?.close()
    watches.delete(folder)
  }
  const follow = (folder: string) => {
    const watcher = watch(folder, changed)
    // A folder that goes away, or cannot be followed any more, may come back: the next refresh looks for it.
    watcher.on('error', () => {
      forget(folder)
      changed()
    })
    watches.set(folder, watcher)
  }
  const refresh = () => {
    const there = new Set(folders.flatMap(foldersBelow))
    for (const folder of watches.keys()) if (!there.has(folder)) forget(folder)
    for (const folder of there) if (!watches.has(folder)) attempt(() => follow(folder))
  }
  refresh()
  return { refresh, close: () => [...watches.keys()].forEach(forget) }
}

/** A folder and all below it; none when it is not there. What begins with a dot is left out. */
function foldersBelow(folder: string): string[] {
  const entries = attempt(() => readdirSync(folder, { withFileTypes: true }))
  if (entries === undefined) return []
  const inner = entries.filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
  return [folder, ...inner.flatMap(({ name }) => foldersBelow(join(folder, name)))]
}

/** What cannot be followed: folders that went away meanwhile, or may not be read, and more of them than the system allows. */
const unwatchable = ['ENOENT', 'ENOTDIR', 'EACCES', 'EPERM', 'ENOSPC', 'EMFILE']

/** Undefined when a folder cannot be followed: those who watch ask the folders from time to time as well. */
function attempt<Result>(act: () => Result): Result | undefined {
  try {
    return act()
  } catch (error) {
    if (unwatchable.includes(errorCode(error) ?? '')) return undefined
    throw error
  }
}
