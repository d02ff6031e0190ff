import { statSync } from 'node:fs'
import { join } from 'node:path'
import { listFiles } from './readTree.ts'

/**
 * A text that changes when a file of the folder is added, saved, renamed or deleted: names, sizes and times.
 * @param folder absolute, without a slash at the end
 */
export const treeStamp = (folder: string): string =>
  listFiles(folder)
    .map((path) => {
      const file = statSync(join(folder, path), { throwIfNoEntry: false })
      return `${path} ${file?.size} ${file?.mtimeMs}`
    })
    .join('\n')
