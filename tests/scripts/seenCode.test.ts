import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'

/** A small project with a bundle of its code. */
const root = join(import.meta.dirname, '../..')
const folder = realpathSync(mkdtempSync(join(tmpdir(), 'west-atlantic-seen-')))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const module = 'scripts/seenCode.mjs'
const code = 'src/word.ts'
const bundle = join(folder, 'node_modules/.cache/west-atlantic/code-1-2')
const chunk = join(bundle, 'code.mjs')

const write = (file: string, text: string) => {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}

for (const path of [
  module,
  'scripts/bundleFolders.mjs',
  'src/node/cache/codeDigest.mjs',
  'src/node/clockStep.mjs',
  'src/node/refusals.mjs',
])
  cpSync(join(root, path), join(folder, path))

let seen: typeof import('../../scripts/seenCode.mjs')
beforeAll(async () => {
  seen = await import(pathToFileURL(join(folder, module)).href)
})

/** Keeps what is said of code and bundle, as a program does that has read both. */
const keep = () => seen.saveStamps(bundle, [seen.stampsOfCode(), seen.stampsOfBundle(bundle)])

/** Changes a letter of a file, and gives it the time of its last change again. */
const changeLetter = (file: string) => {
  const { atime, mtime } = statSync(file)
  writeFileSync(file, readFileSync(file, 'utf8').replace('f', 'g'))
  utimesSync(file, atime, mtime)
}

/** Three seconds later by the clock of this process. */
const later = () => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3000 })
afterEach(() => void vi.useRealTimers())

describe('code and bundle that were read', () => {
  beforeEach(() => {
    rmSync(join(folder, 'src/new.ts'), { force: true })
    rmSync(bundle, { recursive: true, force: true })
    write(join(folder, code), 'export const word = "first"')
    write(chunk, 'console.log("first")')
    write(join(bundle, 'digests.json'), '{}')
  })

  it('are read once more when they have just changed', () => {
    keep()
    expect(seen.matchesStamps(bundle)).toBe(false)
  })

  it('are not read again as long as nothing has changed', () => {
    later()
    expect(seen.matchesStamps(bundle)).toBe(false)
    keep()
    expect(seen.matchesStamps(bundle)).toBe(true)
  })

  it.each<[string, () => void]>([
    ['a letter of the code has changed, and no time of its own', () => changeLetter(join(folder, code))],
    ['a letter of the bundle has changed, and no time of its own', () => changeLetter(chunk)],
    ['a file of the code is new', () => write(join(folder, 'src/new.ts'), '')],
    ['a file of the code is gone', () => rmSync(join(folder, code))],
    ['a chunk is new', () => write(join(bundle, 'more.mjs'), '')],
    ['the list of a bundle is gone', () => rmSync(join(bundle, 'digests.json'))],
  ])('are read again when %s', (_, change) => {
    later()
    keep()
    expect(seen.matchesStamps(bundle)).toBe(true)
    change()
    expect(seen.matchesStamps(bundle)).toBe(false)
  })
})
