import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

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
