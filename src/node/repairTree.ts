import { join } from 'node:path'
import { versionsFolder } from '../content/versions/keptVersions.ts'
import type { FileRepairs } from '../content/edit/fix/printRepairs.ts'
import { repairSource } from '../content/edit/fix/repairSource.ts'
import { listFiles, readSourceFile } from './readTree.ts'
import { writeWhole } from './writeWhole.ts'

/** What came of repairing a folder. */
export interface RepairedTree {
  /** The files that were written, sorted by path. */
  repaired: FileRepairs[]
  /** The files that need a repair and that the disk does not let be written. */
  refused: string[]
}

/** A kept version of a legal page stays as it was, down to the last space. */
const isMendable = (name: string): boolean => name.endsWith('.mdx') && !name.startsWith(versionsFolder)

/**
 * Repairs every `.mdx` file of a content folder on the disk. Each is written whole or not at all, and only when there
 * is something to repair.
 * @param folder the content folder, absolute, without a slash at the end
 */
export function repairTree(folder: string): RepairedTree {
  const result: RepairedTree = { repaired: [], refused: [] }
  // One after the other, so that next to no time passes between reading a file and writing it: somebody may be at it.
  for (const path of listFiles(folder).filter(isMendable)) {
    const source = readSourceFile(folder, path)
    if (!source) continue
    const { text, repairs } = repairSource(source)
    if (text === source.text) continue
    try {
      writeWhole(join(folder, path), text)
      result.repaired.push({ file: path, repairs })
    } catch {
      result.refused.push(path)
    }
  }
  return result
}
