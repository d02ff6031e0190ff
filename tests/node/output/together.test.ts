import { mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { isWhole } from '../../../src/node/output/recoverSite.ts'
import { last, next, snapshot } from './killedPublishing.ts'
import { makePublisher, type Publish } from './publisher.ts'

/** Builds at the same time, of one project or of two clones, into one folder. */

const work = mkdtempSync(join(tmpdir(), 'west-atlantic-together-'))
afterAll(() => rmSync(work, { recursive: true, force: true }))

let publish: Publish
beforeAll(async () => {
  publish = await makePublisher(work)
}, 120_000)

it(
  'of two clones all come to their end, and the site is that of one of them',
  { timeout: 120_000 },
  async () => {
    const out = join(work, 'site/dist')
    const clones = ['one', 'two'].map((name) => join(work, name))
    for (const clone of clones) mkdirSync(join(clone, 'content'), { recursive: true })
    const sites = [last, next, last, next]
    const ended = await Promise.all(
      sites.map((files, index) => publish({ root: clones[index % 2] ?? '', out }, files)),
    )
    expect(ended.map(({ status }) => status)).toEqual([0, 0, 0, 0])
    expect(isWhole(out)).toBe(true)
    expect(Object.keys(snapshot(out)).length).toBeGreaterThan(5)
    expect(readdirSync(join(work, 'site'))).toEqual(['dist'])
  },
)
