import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readPages } from '../../src/review/reading/readPages.ts'
import { compareSections } from '../../src/review/redline/compareSections.ts'
import { asRead, regiven } from '../../src/review/redline/regiven.ts'
import { contentStore } from '../../src/vite/contentStore.ts'
import { foldersOf } from '../../src/vite/folders.ts'
import { editedPages } from './editedReadings.ts'

/** Nothing of the old or the new text may be lost in a redline, whatever was edited. */

const { site } = contentStore(foldersOf(process.cwd()), { unpublished: 'shown' }).load()
const pages = site ? readPages(site).pages : []

describe('a redline is exact', () => {
  it(
    'gives both texts again, after any edits of a real page, in either direction',
    { timeout: 120_000 },
    () => {
      expect(pages.length).toBeGreaterThan(10)
      fc.assert(
        fc.property(editedPages(pages), ([before, after]) => {
          for (const [old, now] of [
            [before, after],
            [after, before],
          ] as const) {
            const sections = compareSections(old, now)
            expect(regiven(sections, 'before')).toEqual(asRead(old))
            expect(regiven(sections, 'after')).toEqual(asRead(now))
          }
        }),
        { numRuns: Number(process.env['REDLINE_RUNS'] ?? 200) },
      )
    },
  )

  it('gives both texts again when two pages have nothing to do with each other', { timeout: 120_000 }, () => {
    const some = pages.slice(0, 12)
    for (const one of some)
      for (const other of some) {
        const sections = compareSections(one.sections, other.sections)
        expect(regiven(sections, 'before')).toEqual(asRead(one.sections))
        expect(regiven(sections, 'after')).toEqual(asRead(other.sections))
      }
  })
})
