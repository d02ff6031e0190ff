import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { listEveryFile } from '../listFiles.ts'

/** Every file of the public folder, which is published as it is, by its path in it; links are followed. */
export const listPublished = (folder: string): string[] =>
  (existsSync(folder) ? listEveryFile(folder) : []).flatMap((path) =>
    statSync(join(folder, path)).isDirectory()
      ? listPublished(join(folder, path)).map((below) => `${path}/${below}`)
      : path,
  )
