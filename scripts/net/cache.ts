import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { frozenFile } from './fixtures.ts'
import { sha256, type Recording } from './recording.ts'

/** How many recordings are kept. */
const most = 60

/** Keeps recordings by part and Git tree, as long as Node and the files that make them are the same. */
export class RecordingCache {
  private readonly folder: string

  constructor(root: string) {
    this.folder = join(root, 'node_modules/.cache/net')
  }

  get(part: string, tree: string): Recording | undefined {
    const file = this.fileOf(part, tree)
    if (!existsSync(file)) return undefined
    const now = new Date()
    utimesSync(file, now, now)
    const kept: Recording = JSON.parse(gunzipSync(readFileSync(file)).toString('utf8'))
    return kept
  }

  put(part: string, tree: string, recording: Recording): void {
    mkdirSync(this.folder, { recursive: true })
    writeFileSync(this.fileOf(part, tree), gzipSync(JSON.stringify(recording)))
    const files = readdirSync(this.folder).map((name) => join(this.folder, name))
    const byAge = files
      .map((file) => ({ file, used: statSync(file).mtimeMs }))
      .sort((a, b) => b.used - a.used)
    for (const { file } of byAge.slice(most)) rmSync(file, { force: true })
  }

  private fileOf(part: string, tree: string): string {
    const made = [tree, process.version, ...makersOf(part)].join('\n')
    return join(this.folder, `${part}-${sha256(made).slice(0, 20)}.json.gz`)
  }
}

/** The files that a part's recordings depend on, with their digests: its module and imports, and the data. */
function makersOf(part: string): string[] {
  const found = new Map<string, string>()
  const follow = (name: string) => {
    if (found.has(name)) return
    const text = readFileSync(join(import.meta.dirname, name), 'utf8')
    found.set(name, sha256(text))
    for (const [, next = ''] of text.matchAll(/ from '\.\/([^']+)'/g)) follow(next)
  }
  for (const name of [`${part}.ts`, 'clock.mjs', 'side.ts']) follow(name)
  return [...found]
    .map((entry) => entry.join(' '))
    .concat(sha256(readFileSync(frozenFile)))
    .sort()
}
