import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { compareText } from '../../content/model/diagnostic.ts'

/**
 * The digest of all that decides what a run makes, besides the content: the code, the packages, Node. Every key of a
 * cache holds it, so that what other code has made is never taken.
 * @param root the project's folder
 */
export function codeDigest(root: string): string {
  const hash = createHash('sha256').update(process.version)
  const paths = ['src', 'scripts'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name)),
  )
  const settings = ['vite.config.ts', 'package.json', 'package-lock.json'].map((name) => join(root, name))
  for (const path of [...paths.sort(compareText), ...settings])
    hash.update(`\n${path.slice(root.length)}\n`).update(readFileSync(path))
  return hash.digest('hex')
}
