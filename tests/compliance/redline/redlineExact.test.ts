import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { extractSite } from '../../../src/compliance/text/extractSite.ts'
import { compareSections } from '../../../src/compliance/compare/compareSections.ts'
import { sectionsAsRead, reconstructSide } from './reconstructSide.ts'
import { realSite } from '../../fixtures/realSite.ts'
import { editedPages } from './editedReadings.ts'
import { times } from '../../sample.ts'

/** Nothing of the old or the new text may be lost in a redline, whatever was edited. */

const { pages } = extractSite(realSite().site)

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
            expect(reconstructSide(sections, 'before')).toEqual(sectionsAsRead(old))
            expect(reconstructSide(sections, 'after')).toEqual(sectionsAsRead(now))
          }
        }),
        // A guard against a slip that spoils many redlines; REDLINE_RUNS asks for more.
        { numRuns: Number(process.env['REDLINE_RUNS'] ?? times(30, 1000)) },
      )
    },
  )

  it('gives both texts again when two pages have nothing to do with each other', { timeout: 120_000 }, () => {
    const some = pages.slice(0, times(4, 8))
    for (const one of some)
      for (const other of some) {
        const sections = compareSections(one.sections, other.sections)
        expect(reconstructSide(sections, 'before')).toEqual(sectionsAsRead(one.sections))
        expect(reconstructSide(sections, 'after')).toEqual(sectionsAsRead(other.sections))
      }
  })
})
