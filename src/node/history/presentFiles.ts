import { keptSingles, type Registry } from '../../content/model/registry.ts'
import type { SourceFile } from '../../content/model/sourceFile.ts'
import { keptCopyAt } from '../../content/versions/keptCopies.ts'
import { listFiles } from '../listFiles.ts'
import { readSourceFile } from '../readTree.ts'

/**
 * The files on the disk from which earlier states of the content take what came later: those with the labels, and the
 * copies of them that were kept.
 * @param content the content folder, absolute
 */
export const presentFiles = (registry: Registry, content: string): SourceFile[] => {
  const own = new Set(keptSingles(registry).map(({ path }) => path))
  return listFiles(content)
    .filter((path) => own.has(path) || keptCopyAt(registry, path))
    .flatMap((path) => readSourceFile(content, path) ?? [])
}
