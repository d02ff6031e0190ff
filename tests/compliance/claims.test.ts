import { describe, expect, it } from 'vitest'
import { claimList } from '../../src/firm/collections/claims/queries.ts'
import { releaseChecks } from '../../src/firm/collections/releaseChecks.ts'
import { about, claim, complianceDiagnosticsOf, inShort, siteOf } from '../fixtures/complianceFixture.ts'

const shown = about('We have tried <Claim name="tried" /> cases.')
const site = (record: string, pages = shown) => siteOf({ 'claims/tried.mdx': record, ...pages }).site
const problemsOf = (record: string, pages = shown) =>
  [...releaseChecks(site(record, pages), '2026-01-31')].map(
    ({ rule, line, severity }) => `${severity} ${rule} ${line}`,
  )

describe('a claim', () => {
  it.each<[claim: string, record: string, expected: string[], pages?: typeof shown]>([
    ['with support, on its review date', claim('200+', { reviewBy: '2026-01-31' }), []],
    ['without support', claim('200+', { evidence: '' }), ['warning unsupported-claim 4']],
    ['past its review date', claim('200+', { reviewBy: '2026-01-30' }), ['warning expired-claim 8']],
    ['that no page shows', claim('200+'), ['warning unused-claim 4'], about('We try cases.')],
  ])('a lawyer reads the problems of a claim %s', (_, record, expected, pages) => {
    expect(problemsOf(record, pages)).toEqual(expected)
  })

  it('a lawyer can’t release the site with a claim that lacks support', async () => {
    const tree = { 'claims/tried.mdx': claim('200+', { evidence: '' }), ...shown }
    expect(inShort(await complianceDiagnosticsOf(tree, { release: true }))).toContain(
      'claims/tried.mdx:4:8 error unsupported-claim',
    )
  })

  it('a lawyer gets a list of claims with file, value, source, review date and pages', () => {
    expect(claimList(site(claim('200+')))).toBe(`claims/tried.mdx
  Shown as:   200+
  States:     The firm says 200+.
  Source:     none
  Evidence:   A list in the docketing system. (A. Person, June 20, 2025)
  Review by:  June 20, 2026
  Pages:      /about

1 claim.`)
  })
})
