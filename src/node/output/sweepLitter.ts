import { existsSync, readdirSync, rmSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import type { Folders } from '../folders.ts'
import { cacheFolder } from '../keptFile.ts'
import { listEveryFile } from '../listFiles.ts'
import { isAbandoned, isOwnerName, newOwnerName, readTemporaryName } from '../processOwner.ts'

const scratchOf = (root: string): string => join(root, 'node_modules/.west-atlantic')

/** A new path for the part of the build that runs here and is not published. @param root the project's folder */
export const newServerFolder = (root: string): string => join(scratchOf(root), `server-${newOwnerName()}`)

/** The folder of a server bundle: the modules that render pages. @param digest that of the modules */
export const serverBundleFolder = (root: string, digest: string): string =>
  join(scratchOf(root), `bundle-${digest}`)

/**
 * Removes what processes that were killed have left: bundles, settings that Vite had translated, and files that were
 * being written. What belongs to a living process stays. Besides, server bundles that were not used for a day.
 */
export function sweepLitter(root: string, { content }: Pick<Folders, 'content'>): void {
  for (const path of [
    ...serverFolders(root),
    ...unusedBundles(root),
    ...viteSettings(root),
    ...parts(content),
    ...parts(cacheFolder),
    ...parts(scratchOf(root)),
  ])
    rmSync(path, { recursive: true, force: true })
}

function serverFolders(root: string): string[] {
  return namesIn(scratchOf(root)).flatMap((name) => {
    const [, owner = ''] = /^server-(.+)$/.exec(name) ?? []
    const path = join(scratchOf(root), name)
    return isOwnerName(owner) && isAbandoned(path, owner) ? path : []
  })
}

const unusedBundles = (root: string): string[] =>
  namesIn(scratchOf(root))
    .filter((name) => name.startsWith('bundle-'))
    .map((name) => join(scratchOf(root), name))
    .filter((path) => isOlderThan(24 * hour, path))

/** Vite removes them as soon as it has read them; their names tell no process. */
const viteSettings = (root: string): string[] =>
  namesIn(join(root, 'node_modules/.vite-temp'))
    .filter((name) => /^vite\.config\..*\.timestamp-\d+-[0-9a-f]+\.mjs$/.test(name))
    .map((name) => join(root, 'node_modules/.vite-temp', name))
    .filter((path) => isOlderThan(hour, path))

const parts = (folder: string): string[] =>
  (isFolder(folder) ? listEveryFile(folder) : []).flatMap((path) => {
    const temporary = readTemporaryName(basename(path))
    const file = join(folder, path)
    // What was set aside to be removed may be the only copy, so only what was being written goes.
    return temporary?.kind === 'part' && isAbandoned(file, temporary.owner) ? file : []
  })

const isFolder = (path: string): boolean => existsSync(path) && statSync(path).isDirectory()

const namesIn = (folder: string): string[] => (existsSync(folder) ? readdirSync(folder) : [])

const hour = 3_600_000
const isOlderThan = (milliseconds: number, path: string): boolean => {
  const stats = statSync(path, { throwIfNoEntry: false })
  return stats !== undefined && Date.now() - stats.mtimeMs > milliseconds
}
