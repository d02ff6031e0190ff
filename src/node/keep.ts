import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { lazily } from '../content/model/memoize.ts'
import { listFiles } from './listFiles.ts'
import { sha256 } from './sha256.ts'

const folder = join(process.cwd(), 'node_modules/.cache/west-atlantic')

/**
 * The one cache: makes a file unless it exists. Cached files may be deleted at any time.
 * @param key the file's name, which must change with everything that affects the content
 * @returns the file's absolute path
 */
export async function keep(key: string, make: () => Promise<string | Uint8Array>): Promise<string> {
  const file = join(folder, key)
  if (existsSync(file)) return file
  const content = await make()
  mkdirSync(dirname(file), { recursive: true })
  // Write, then rename: another command may write the same file, or this one may be killed.
  const unfinished = `${file}.${process.pid}`
  writeFileSync(unfinished, content)
  renameSync(unfinished, file)
  return file
}

/** A digest of the code and the packages, for cache keys. */
export const codeDigest = lazily((): string => {
  const sources = listFiles('src').map((path) => join('src', path))
  return sha256([...sources, 'package-lock.json'].map((path) => readFileSync(path, 'utf8')).join('\n'))
})
