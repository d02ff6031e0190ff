import { mkdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { lazily } from '../content/model.ts'
import { digestCode } from './codeDigest.mjs'
import { errorCode } from './errorCode.ts'
import { listFiles } from './listFiles.ts'

/** Bytes that stay in the cache besides what a command has used: some earlier builds. */
const spareBytes = 30_000_000

/** Opens a cache. Its files may be deleted at any time. @param folder absolute */
export function openCache(folder: string, spare = spareBytes) {
  const used = new Set<string>()
  return {
    /**
     * Reads what was kept, or makes and keeps it.
     * @param key the file's name, which must change with everything that affects the content
     */
    keep: async <Made extends string | Uint8Array>(
      key: string,
      make: () => Promise<Made>,
    ): Promise<Made | Buffer> => {
      used.add(key)
      const file = join(folder, key)
      const kept = unlessSystemFails(() => readFileSync(file))
      if (kept) return kept
      const content = await make()
      unlessSystemFails(() => {
        mkdirSync(dirname(file), { recursive: true })
        // Write, then rename: another command may write the same file, or this one may be killed.
        const unfinished = `${file}.${process.pid}`
        writeFileSync(unfinished, content)
        renameSync(unfinished, file)
      })
      return content
    },
    /** Deletes what this process hasn't used, but for the newest. Something used again is new again. */
    prune: (): void => {
      const now = new Date()
      const files = listFiles(folder).flatMap((key) => {
        const file = join(folder, key)
        const stats = statSync(file, { throwIfNoEntry: false })
        return stats ? [{ key, file, size: stats.size, usedAt: stats.mtimeMs }] : []
      })
      let left = spare
      for (const { key, file, size } of files.sort((a, b) => b.usedAt - a.usedAt))
        unlessSystemFails(() => {
          if (used.has(key)) utimesSync(file, now, now)
          else if ((left -= size) < 0) rmSync(file, { force: true })
        })
    },
  }
}

/** What `act` returns. Commands need no cache, so they go on if it's missing, read-only or full. */
function unlessSystemFails<T>(act: () => T): T | undefined {
  try {
    return act()
  } catch (error) {
    if (errorCode(error) === undefined) throw error
    return undefined
  }
}

/** The one cache. */
export const { keep, prune: pruneCache } = openCache(join(process.cwd(), 'node_modules/.cache/west-atlantic'))

/** A digest of our code and packages, for cache keys. */
export const codeDigest = lazily(() => digestCode(join(import.meta.dirname, '../..')))
