import { describe, expect, it } from 'vitest'
import { complianceDiagnostics } from '../../../src/compliance/complianceDiagnostics.ts'
import type { Diagnostic } from '../../../src/content/model/diagnostic.ts'
import { newYorkLexicon } from '../../../src/firm/advertising/newYorkLexicon.ts'
import { plainPage } from '../../fixtures/minimalSite.ts'
import { isOnClaims, siteOf, today } from '../../fixtures/complianceFixture.ts'

/** Words that the rules speak against, and that the code has put beside a text of the content. */

/** @param added words that what makes the data of pages puts before the lede of one */
function found(lede: string, added: string): Diagnostic[] {
  const about = plainPage('About Us', 'inMenu: header\norder: 2', '## Why\n\nBecause.\n')
  const { site, files } = siteOf({ 'pages/about.mdx': about.replace('About it.', lede) })
  const { registry } = site
  const changed: typeof site = {
    ...site,
    registry: {
      ...registry,
      makePayload: (context) => {
        const payload = registry.makePayload(context)
        const page: unknown = Reflect.get(payload.facts, 'page')
        if (typeof page !== 'object' || page === null || !('lede' in page)) return payload
        return {
          ...payload,
          facts: { ...payload.facts, page: { ...page, lede: `${added}${String(page.lede)}` } },
        }
      },
    },
  }
  const sources = Object.entries(files).map(([path, text]) => ({ path, text }))
  return complianceDiagnostics(changed, { lexicon: newYorkLexicon, today, files: sources }).filter(
    ({ rule }) => isOnClaims(rule),
  )
}

describe('words that the rules speak against', () => {
  it('are told as those of the code where the code adds them', () => {
    const praise = found('We advise owners of ships.', 'The best law firm in New York ').find(
      ({ rule }) => rule === 'unproved-praise',
    )
    expect(praise?.message).toContain(
      'The code of the site adds "The best law firm in New York" to a text: no file of the content says so.',
    )
    expect(praise?.fix).toBe(
      'A developer takes these words out of the code, or moves them into the content, where they can be reviewed.',
    )
  })

  it('are told as those of a file where they stand in one, whatever the code adds', () => {
    const problems = found('We are the best law firm in New York.', 'To be plain: ')
    expect(problems.length).toBeGreaterThan(0)
    for (const { file, message } of problems) {
      expect(file).toBe('pages/about.mdx')
      expect(message).not.toContain('The code')
    }
  })
})
