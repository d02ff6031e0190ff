import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { gunzipSync } from 'node:zlib'

/** What an edit makes of a file: a text, bytes in base64, a replacement in the text, or null for no file. */
export type FileChange = string | { base64: string } | { at: number; cut: number; put: string } | null

/** A content folder and edits of it, made by `freezeEdits.ts` from the golden edits of the tests. */
export interface FrozenEdits {
  /** The content's files, by their paths below the folder. */
  base: Record<string, string>
  edits: { what: string; files: Record<string, FileChange> }[]
}

export const frozenFile = join(import.meta.dirname, 'fixtures/edits.json.gz')

export function readFrozenEdits(): FrozenEdits {
  const frozen: FrozenEdits = JSON.parse(gunzipSync(readFileSync(frozenFile)).toString('utf8'))
  return frozen
}

export function writeFiles(folder: string, files: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(files)) applyChange(folder, path, text, undefined)
}

/** @param before what the file holds in the unchanged content */
export function applyChange(
  folder: string,
  path: string,
  change: FileChange,
  before: string | undefined,
): void {
  const file = join(folder, path)
  if (change === null) {
    rmSync(file, { force: true })
    return
  }
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, applied(change, before ?? ''))
}

/** The file after a change. */
export function applied(change: Exclude<FileChange, null>, before: string): string | Buffer {
  if (typeof change === 'string') return change
  if ('base64' in change) return Buffer.from(change.base64, 'base64')
  return before.slice(0, change.at) + change.put + before.slice(change.at + change.cut)
}

/** Every file below a folder with its bytes, by its path there, sorted; without git's own. */
export const filesBelow = (folder: string): Map<string, Buffer> =>
  new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((path) => [relative(folder, path), readFileSync(path)] as const)
      .filter(([path]) => !path.startsWith('.git/'))
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  )
