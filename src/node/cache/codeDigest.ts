import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { compareText } from '../../content/model/diagnostic.ts'

/**
 * The digest of all that decides what a run makes, besides the content: the code, the packages, Node. Every key of a
 * cache holds it, so that what other code has made is never taken.
 * @param root the project's folder
 */
export function codeDigest(root: string): string {
  const hash = createHash('sha256').update(process.version)
  // Another site of the same engine has a folder of its own.
  for (const folder of new Set([root, engineRoot]))
    for (const path of codeFiles(folder))
      hash.update(`\n${path.slice(folder.length)}\n`).update(readFileSync(path))
  return hash.digest('hex')
}

/** The folder of the project that this module belongs to. */
const engineRoot = fileURLToPath(new URL('../../..', import.meta.url)).replace(/[\\/]$/, '')

const settings = ['vite.config.ts', 'tsconfig.json', 'package.json', 'package-lock.json']

function codeFiles(root: string): string[] {
  const paths = ['src', 'scripts']
    .map((name) => join(root, name))
    .filter((folder) => existsSync(folder))
    .flatMap((folder) =>
      readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name)),
    )
  return [
    ...paths.sort(compareText),
    ...settings.map((name) => join(root, name)).filter((path) => existsSync(path)),
  ]
}
