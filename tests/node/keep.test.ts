import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { digestCode } from '../../src/node/codeDigest.mjs'
import { openCache } from '../../src/node/keep.ts'
import { listFiles } from '../../src/node/listFiles.ts'

let folder = ''
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'keep-'))))
afterEach(() => rmSync(folder, { recursive: true }))

/** Keeps ten bytes that were last used on a day of January. */
async function keepFrom(day: number, key: string): Promise<void> {
  await openCache(folder).keep(key, async () => '0123456789')
  const usedAt = new Date(2026, 0, day)
  utimesSync(join(folder, key), usedAt, usedAt)
}

it('an editor waits only once for what a command makes', async () => {
  const made: string[] = []
  const make = (text: string) => async () => {
    made.push(text)
    return text
  }
  expect(String(await openCache(folder).keep('pages/a.html', make('first')))).toBe('first')
  expect(String(await openCache(folder).keep('pages/a.html', make('second')))).toBe('first')
  expect(made).toEqual(['first'])
})

it('an editor without a writable cache gets the same, only later', async () => {
  writeFileSync(join(folder, 'file'), '')
  const cache = openCache(join(folder, 'file/cache'))
  for (const text of ['first', 'second']) expect(String(await cache.keep('a', async () => text))).toBe(text)
  cache.prune()
})

it.each([
  [30, ['new', 'middle', 'old', 'used']],
  [29, ['new', 'middle', 'used']],
  [20, ['new', 'middle', 'used']],
  [9, ['used']],
])('an editor whose cache has room for %d bytes keeps what was used last', async (spare, kept) => {
  const names = ['old', 'middle', 'new']
  for (const [index, name] of names.entries()) await keepFrom(index + 2, name)
  await keepFrom(1, 'used')
  const cache = openCache(folder, spare)
  await cache.keep('used', () => Promise.reject(new Error('It was made again.')))
  cache.prune()
  expect(listFiles(folder)).toEqual(kept.toSorted())
  // What was used last is the newest now.
  openCache(folder, 10).prune()
  expect(listFiles(folder)).toEqual(['used'])
})

it.each([
  ['src/firm/a.ts', true],
  ['vite.config.ts', true],
  ['package-lock.json', true],
  ['content/pages/a.mdx', false],
])('a maintainer who changes %s gets a new cache: %s', (file, isNew) => {
  for (const one of ['src/firm', 'scripts', 'content/pages'])
    mkdirSync(join(folder, one), { recursive: true })
  const write = (path: string, text: string) => writeFileSync(join(folder, path), text)
  for (const path of ['src/firm/a.ts', 'vite.config.ts', 'package-lock.json', 'content/pages/a.mdx'])
    write(path, 'old')
  const before = digestCode(folder)
  write(file, 'new')
  expect(digestCode(folder) !== before).toBe(isNew)
})
