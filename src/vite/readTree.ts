import { readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { compareText } from '../site/problem.ts'
import type { SourceFile } from '../site/sourceFile.ts'

/** Every file below `folder` as a path with `/`, sorted; none when the folder does not exist. */
export function listFiles(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .split(sep)
        .join('/'),
    )
    .sort(compareText)
}

/**
 * Reads the content tree.
 * @param folder the content folder, absolute, without a slash at the end
 * @returns every `.mdx` file with its path inside the folder, sorted by path
 */
export const readTree = (folder: string): SourceFile[] =>
  listFiles(folder)
    .filter((path) => path.endsWith('.mdx'))
    .map((path) => ({ path, text: readFileSync(join(folder, path), 'utf8') }))
