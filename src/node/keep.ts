import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { lazily } from '../content/model/memoize.ts'
import { listFiles } from './listFiles.ts'
import { sha256 } from './sha256.ts'

const folder = join(process.cwd(), 'node_modules/.cache/west-atlantic')

/**
 * The one cache: what takes long is made once and kept as a file, which may be deleted at any time.
 * @param key the file's name; it must change with everything that decides the content
 * @returns the file's absolute path
 */
export async function keep(key: string, make: () => Promise<string | Uint8Array>): Promise<string> {
  const file = join(folder, key)
  if (existsSync(file)) return file
  const content = await make()
  mkdirSync(dirname(file), { recursive: true })
  // Another command may make the same file, and this one may be killed: a file appears whole or not at all.
  const unfinished = `${file}.${process.pid}`
  writeFileSync(unfinished, content)
  renameSync(unfinished, file)
  return file
}

/** Changes with the code and the packages: part of the key of whatever they decide. */
export const codeDigest = lazily((): string => {
  const sources = listFiles('src').map((path) => join('src', path))
  return sha256([...sources, 'package-lock.json'].map((path) => readFileSync(path, 'utf8')).join('\n'))
})
