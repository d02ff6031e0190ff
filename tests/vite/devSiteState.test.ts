import { appendFileSync, cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { forgetReadings } from '../../src/content/load/createParseCache.ts'
import { registry } from '../../src/firm/registry.ts'
import type { Site } from '../../src/content/model/site.ts'
import { openPackCache } from '../../src/node/cache/packCache.ts'
import { devSiteState } from '../../src/vite/devSiteState.ts'

/** The dev server's site from its start on: pages before all content is read, and what follows. */

const root = join(import.meta.dirname, '../..')
const work = mkdtempSync(join(tmpdir(), 'west-atlantic-live-'))
const content = join(work, 'content')
const page = 'practice-areas/tax-law.mdx'
afterAll(() => rmSync(work, { recursive: true, force: true }))

beforeEach(() => {
  rmSync(content, { recursive: true, force: true })
  cpSync(join(root, 'content'), content, { recursive: true })
  forgetReadings(registry)
})

const start = () =>
  devSiteState(
    registry,
    { content, public: join(root, 'public') },
    { code: 'test', open: (name, options) => openPackCache(name, { ...options, folder: work }) },
  )

describe('before the first look', () => {
  it('there are pages already, and after it the same as the newest', () => {
    const live = start()
    const early = live.early()
    expect(early?.site.routes.map(({ file }) => file)).toContain(page)
    expect(early?.isSound(page)).toBe(true)
    expect(live.lastGood()).toBeUndefined()
    let more = 0
    while (live.readAhead()) more += 1
    expect(more).toBeGreaterThan(50)
    live.look()
    expect(live.early()?.revision).toEqual(early?.revision)
    live.settle()
    expect(live.early()).toBeUndefined()
    expect(live.lastGood()?.revision).toEqual(early?.revision)
    expect(live.lastGood()?.site.routes).toEqual(early?.site.routes)
  })

  it('a page whose body is wrong is not shown', () => {
    appendFileSync(join(content, page), '\nSee <Nope /> there.\n')
    const early = start().early()
    expect(early?.isSound(page)).toBe(false)
    expect(early?.isSound('firm.mdx')).toBe(true)
  })

  it('a file that is saved makes a newer revision', () => {
    const live = start()
    const early = live.early()?.revision.number ?? 0
    appendFileSync(join(content, page), '\nOne more sentence.\n')
    live.look()
    expect(live.revision()?.number).toBe(early + 1)
  })

  it('so does a file that is no page, such as a picture', () => {
    const live = start()
    const early = live.early()?.revision.number ?? 0
    writeFileSync(join(content, 'practice-areas/pier.jpg'), 'another picture')
    live.look()
    expect(live.revision()?.number).toBe(early + 1)
  })

  it('nothing is shown without the organization’s own facts', () => {
    rmSync(join(content, 'firm.mdx'))
    expect(start().early()).toBeUndefined()
  })

  it('errors withhold the site from the first look on', () => {
    const file = join(content, page)
    writeFileSync(file, readFileSync(file, 'utf8').replace('\npoints:', '\nponts:'))
    const live = start()
    expect(live.early()?.site.routes.map((route) => route.file)).not.toContain(page)
    live.look()
    expect(live.lastGood()).toBeUndefined()
    expect(live.errors().map(({ rule }) => rule)).toContain('unknown-field')
  })
})

describe('after a save', () => {
  const file = join(content, page)
  const save = (text: string) => appendFileSync(file, text)
  /** A server whose content was looked at once. */
  const started = () => {
    const live = start()
    live.look()
    live.settle()
    return live
  }
  const textOf = (site: Site | undefined) =>
    site?.entries.find((entry) => entry.file === page)?.prose.madeFrom.join('\n')

  it('what was saved is shown before what stands between files is checked, and is the last good site then', () => {
    const live = started()
    save('\nOne more sentence.\n')
    live.look()
    expect(textOf(live.early()?.site)).toContain('One more')
    expect(textOf(live.lastGood()?.site)).not.toContain('One more')
    const shown = live.revision()
    live.settle()
    expect(textOf(live.lastGood()?.site)).toContain('One more')
    expect(live.revision()).toEqual(shown)
  })

  it('what is wrong between files takes pages back to the last good site', () => {
    const live = started()
    save('\nSee [more](/nowhere).\n')
    live.look()
    const shown = live.revision()?.number ?? 0
    live.check()
    expect(live.errors().map(({ rule }) => rule)).toEqual(['broken-link'])
    expect(textOf(live.lastGood()?.site)).not.toContain('nowhere')
    expect(live.revision()?.number).toBe(shown + 1)
  })

  it('the last good site is the one before, even when it was not checked yet', () => {
    const live = started()
    save('\nOne more sentence.\n')
    live.look()
    save('\nSee [more](/nowhere).\n')
    live.look()
    live.check()
    expect(textOf(live.lastGood()?.site)).toContain('One more')
    expect(textOf(live.lastGood()?.site)).not.toContain('nowhere')
  })

  it('a file that is wrong by itself is never shown', () => {
    const live = started()
    const shown = live.revision()
    save('\nSee <Nope /> there.\n')
    live.look()
    expect(live.early()).toBeUndefined()
    expect(live.revision()).toEqual(shown)
    expect(live.errors()).not.toEqual([])
  })
})
