import { hash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * A digest of a project's code, settings and packages: what the cache keeps is found by it.
 * @param {string} root its folder
 */
export function digestCode(root) {
  const sources = ['src', 'scripts']
    .flatMap((folder) => readdirSync(join(root, folder), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
  const others = ['vite.config.ts', 'package-lock.json'].map((name) => join(root, name))
  const texts = [...sources, ...others].map((file) => [file, readFileSync(file, 'utf8')])
  return hash('sha256', JSON.stringify(texts))
}
