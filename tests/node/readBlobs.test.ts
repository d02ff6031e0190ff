import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { openPackCache, type Caches } from '../../src/node/cache/packCache.ts'
import { readBlobs } from '../../src/node/history/readBlobs.ts'

const folder = mkdtempSync(join(tmpdir(), 'west-atlantic-blobs-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const pack = join(folder, 'blobs.pack')
const caches: Caches = { code: 'one', open: (name) => openPackCache(name, { folder }) }
const git = (...words: string[]) => execFileSync('git', words, { cwd: folder, encoding: 'utf8' }).trim()
const texts = ['one\n', '', 'three\nlines\n', 'a\0b é']
const missing = '0'.repeat(40)

it('reads each text of a repository once, ever', () => {
  git('init', '--quiet')
  const digests = texts.map((text, index) => {
    writeFileSync(join(folder, `${index}`), text)
    return git('hash-object', '-w', `${index}`)
  })
  const read = (withCaches?: Caches) => {
    const blobs = readBlobs(folder, [...digests, missing, ...digests], withCaches)
    return [...digests, missing].map((digest) => blobs.get(digest)?.toString())
  }
  expect(read()).toEqual([...texts, undefined])
  expect(read(caches)).toEqual([...texts, undefined])

  // What git no longer has can only come from the cache.
  rmSync(join(folder, '.git/objects'), { recursive: true })
  git('init', '--quiet')
  expect(read(caches)).toEqual([...texts, undefined])
  expect(read()).toEqual([...texts, missing].map(() => undefined))
  writeFileSync(pack, 'damaged')
  expect(read(caches)).toEqual([...texts, missing].map(() => undefined))
})
