import { join } from 'node:path'
import { isAmongVersions } from '../content/versions/legalVersions.ts'
import type { Registry } from '../content/model/registry.ts'
import type { FileFixes } from '../content/edit/fix/printFixes.ts'
import { fixFile } from '../content/edit/fix/fixFile.ts'
import { diskReason } from './diskError.ts'
import { listFiles } from './listFiles.ts'
import { readSourceFile } from './readTree.ts'
import { writeFileAtomic } from './writeFileAtomic.ts'

/** What came of repairing a folder. */
interface FixedTree {
  /** The files that were written, sorted by path. */
  repaired: FileFixes[]
  /** The files that need a repair and that the disk does not let be written, and why, with the way out. */
  refused: { file: string; reason: string }[]
}

/** A kept version of a legal page stays as it was, down to the last space. */
const isMendable = (registry: Registry, name: string): boolean =>
  name.endsWith('.mdx') && !isAmongVersions(registry, name)

/**
 * Repairs every `.mdx` file of a content folder on the disk. Each is written whole or not at all, and only when there
 * is something to repair.
 * @param registry what the site in it is made of
 * @param folder the content folder, absolute, without a slash at the end
 * @throws what is no refusal of the disk
 */
export function fixTree(registry: Registry, folder: string): FixedTree {
  const result: FixedTree = { repaired: [], refused: [] }
  // One after the other, so that next to no time passes between reading a file and writing it: somebody may be at it.
  for (const path of listFiles(folder).filter((name) => isMendable(registry, name))) {
    const source = readSourceFile(folder, path)
    if (!source) continue
    const { text, repairs } = fixFile(source)
    if (text === source.text) continue
    try {
      writeFileAtomic(join(folder, path), text)
      result.repaired.push({ file: path, repairs })
    } catch (error) {
      const reason = diskReason(error, path)
      if (reason === undefined) throw error
      result.refused.push({ file: path, reason })
    }
  }
  return result
}
