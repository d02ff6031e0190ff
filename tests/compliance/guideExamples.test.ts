import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { edit, legalPage, review } from '../fixtures/legalSite.ts'
import { inOneLine, minimalTree } from '../fixtures/minimalSite.ts'
import { about, complianceDiagnosticsOf } from '../fixtures/complianceFixture.ts'

/** What the lawyers' guide shows to be typed is right on the day that it is typed, for some years. */

const guide = readFileSync(join(import.meta.dirname, '../../content/legal/README.md'), 'utf8')
const examples = [...guide.matchAll(/^```(?:markdown|yaml)\n([^]*?)^```$/gm)].map(([, text = '']) => text)
/** The days on which the guide is followed. */
const days = ['2026-12-01', '2035-12-31']

describe('an example of the guide', () => {
  it.each(days)('of a claim is in order on %s', (on) => {
    const [record] = examples.filter((text) => text.includes('kind: figure'))
    const tree = {
      'claims/cases-tried.mdx': record ?? '',
      ...about('We tried <Claim name="cases-tried" />.'),
    }
    expect(record).toContain('statement: ')
    expect(complianceDiagnosticsOf(tree, { on }).map(inOneLine)).toEqual([])
  })

  it.each(days)('of who may approve is in order on %s', (on) => {
    const rules = examples.filter((text) => /^(?:approvers|approvals|signedApprovals):/.test(text))
    expect(rules).toHaveLength(3)
    const tree = edit(minimalTree, 'firm.mdx', 'delivery:', `${rules.join('')}delivery:`)
    const legal = { 'legal/privacy-policy.mdx': legalPage('## Use {#use}\n\nWords.') }
    const { problems } = review({ ...tree, ...legal }, { today: on })
    // Nobody has approved anything there yet.
    const wrong = problems.filter(({ rule }) => rule !== 'approval-missing')
    expect(wrong.filter(({ file, rule }) => file === 'firm.mdx' || rule === 'approver-list')).toEqual([])
  })

  it('sets no last day, and no day to come, that has passed by then', () => {
    const lines = examples.flatMap((text) => text.split('\n'))
    const ends = lines.filter((line) => /^\s*(?:until|effectiveOn|reviewBy|expiresOn): /.test(line))
    expect(ends).toHaveLength(4)
    for (const line of ends) expect(line.replace(/^.*: /, '') > '2035-12-31').toBe(true)
  })
})
