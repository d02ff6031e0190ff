import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** A Markdown document that somebody wrote for people to read. */
export interface RealDocument {
  /** Its path from the project's folder. */
  path: string
  text: string
}

const root = join(import.meta.dirname, '../..')

/** What is shorter is no long document; what is longer is mostly written by machines, and takes long to compare. */
const [leastBytes, mostBytes] = [5_000, 7_500]

/**
 * The longest Markdown document (guide, manual, licence, list of changes) of every installed package that has a long
 * one, the longest first. The lock file says which packages those are, so everyone has the same: packages for one
 * operating system only, and copies inside other packages, are passed over.
 */
export function realDocuments(): RealDocument[] {
  return packageFolders()
    .flatMap((folder) => longestDocument(folder) ?? [])
    .sort((a, b) => b.bytes - a.bytes || (a.path < b.path ? -1 : 1))
    .map(({ path }) => ({ path, text: readFileSync(join(root, path), 'utf8') }))
}

function packageFolders(): string[] {
  const lock: unknown = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  const packages = lock instanceof Object ? Reflect.get(lock, 'packages') : undefined
  if (!(packages instanceof Object)) throw new Error('package-lock.json lists no packages.')
  return Object.entries(packages).flatMap(([folder, entry]) =>
    /^node_modules\/(?!.*\/node_modules\/)/.test(folder) && !isOptional(entry) ? [folder] : [],
  )
}

const isOptional = (entry: unknown): boolean =>
  entry instanceof Object && Reflect.get(entry, 'optional') === true

function longestDocument(folder: string): { path: string; bytes: number } | undefined {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(md|markdown)$/i.test(name) && !name.includes('node_modules'))
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .map((path) => ({ path, bytes: statSync(join(root, path)).size }))
    .filter(({ bytes }) => bytes >= leastBytes && bytes <= mostBytes)
    .sort((a, b) => b.bytes - a.bytes || (a.path < b.path ? -1 : 1))[0]
}
