import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { listFiles } from './readTree.ts'

/**
 * A text that changes when a file of the folder is added, saved, renamed or deleted: names, sizes, and the times of the
 * last change, which no program can set, unlike those of the last save.
 * @param folder absolute, without a slash at the end; it may be missing
 */
export const directoryFingerprint = (folder: string): string =>
  (existsSync(folder) ? listFiles(folder) : [])
    .map((path) => {
      const file = statSync(join(folder, path), { throwIfNoEntry: false })
      return `${path} ${file?.size} ${file?.ino} ${file?.ctimeMs}`
    })
    .join('\n')
