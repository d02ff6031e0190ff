import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { registry } from '../../src/firm/registry.ts'
import type { Caches } from '../../src/node/cache/packCache.ts'
import { openPackCache } from '../../src/node/cache/packCache.ts'
import type { ContentLog, ContentRevision } from '../../src/node/history/contentLog.ts'
import { snapshotHistory } from '../../src/node/history/snapshotHistory.ts'
import { minimalTree, plainPage, type Tree } from '../fixtures/minimalSite.ts'

/** What the history said is read once: later runs take it from a cache, and say the same. */

const folder = mkdtempSync(join(tmpdir(), 'west-atlantic-revisions-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const pack = join(folder, 'revisions.pack')
const caches = (code = 'one'): Caches => ({ code, open: (name) => openPackCache(name, { folder }) })

/** A history of three revisions; the second has a file that today's rules do not accept. */
function historyOf({ fields = '', days = ['2025-01-10', '2025-02-10', '2025-03-10'] } = {}): {
  log: ContentLog
  read: string[]
} {
  const texts = [
    plainPage('About Us', fields, 'We say the first.'),
    plainPage('About Us', fields, 'We say the second.').replace('template: plain', 'template: none'),
    plainPage('About Us', fields, 'We say the third.'),
  ]
  const trees = texts.map((text): Tree => ({ ...minimalTree, 'pages/about.mdx': text }))
  const revisions = trees.map((tree, index): ContentRevision => ({
    revision: `r${index}`,
    day: days[index] ?? '',
    files: new Map(Object.entries(tree).map(([path, text]) => [path, `${path} ${text}`])),
    publicFiles: new Set(),
  }))
  const read: string[] = []
  return {
    read,
    log: {
      revisions,
      isShallow: false,
      present: [],
      recordsOf: () => new Map(),
      sourcesOf: (revision) => ({
        urlList: undefined,
        get files() {
          read.push(revision.revision)
          const tree = trees[revisions.indexOf(revision)] ?? {}
          return Object.entries(tree).map(([path, text]) => ({ path, text }))
        },
      }),
    },
  }
}
const today = '2025-06-01'
const cold = await snapshotHistory(registry, historyOf().log, today)

describe('the history', () => {
  beforeEach(() => rmSync(pack, { force: true }))

  it('says the same from the cache as without one', async () => {
    expect(cold.map(({ pages }) => [...pages.keys()].includes('/about'))).toEqual([true, true, true])
    expect(cold[1]?.typed).toEqual(new Set(['/about']))
    for (const run of ['first', 'second'])
      expect(await snapshotHistory(registry, historyOf().log, today, { caches: caches() }), run).toEqual(cold)
  })

  it('changes by itself on the days that files name, before a revision of that day', async () => {
    const { log } = historyOf({
      fields: 'expiresOn: 2025-02-09',
      days: ['2025-01-10', '2025-02-10', '2025-02-10'],
    })
    const history = await snapshotHistory(registry, log, '2025-02-10')
    expect(
      history.map(({ day, revision, isScheduled, pages }) => [
        day,
        revision,
        isScheduled,
        pages.has('/about'),
      ]),
    ).toEqual([
      ['2025-01-10', 'r0', false, true],
      ['2025-02-09', 'r0', true, true],
      ['2025-02-10', 'r0', true, false],
      ['2025-02-10', 'r1', false, false],
      ['2025-02-10', 'r2', false, false],
    ])
  })

  it('makes the site of each revision once', async () => {
    const [first, second] = [historyOf(), historyOf()]
    await snapshotHistory(registry, first.log, today, { caches: caches() })
    const size = readFileSync(pack).length
    await snapshotHistory(registry, second.log, today, { caches: caches() })
    expect(second.read.length).toBeLessThan(first.read.length)
    expect(readFileSync(pack).length).toBe(size)
  })

  it('is read anew by other code', async () => {
    await snapshotHistory(registry, historyOf().log, today, { caches: caches('one') })
    const size = readFileSync(pack).length
    expect(await snapshotHistory(registry, historyOf().log, today, { caches: caches('two') })).toEqual(cold)
    expect(readFileSync(pack).length).toBeGreaterThan(size)
  })

  it('says the same whatever has happened to the cache', async () => {
    await snapshotHistory(registry, historyOf().log, today, { caches: caches() })
    const whole = readFileSync(pack)
    for (let at = 0; at < whole.length; at += Math.ceil(whole.length / 12)) {
      const altered = Buffer.from(whole)
      altered.writeUInt8(altered.readUInt8(at) ^ 255, at)
      for (const bytes of [altered, whole.subarray(0, at)]) {
        writeFileSync(pack, bytes)
        expect(
          await snapshotHistory(registry, historyOf().log, today, { caches: caches() }),
          `byte ${at}`,
        ).toEqual(cold)
      }
    }
  })
})
