import { describe, expect, it } from 'vitest'
import { readPages } from '../../../src/compliance/readPages.ts'
import { complianceDiagnosticsOf, inShort, siteOf } from '../../fixtures/complianceFixture.ts'
import { build, inOneLine, minimalTree, type Tree } from '../../fixtures/minimalSite.ts'
import { renderPage } from '../../fixtures/renderPage.ts'

/** The minimal firm.mdx with more fields, the first of them in line 17. */
const firm = (more: string): Tree => ({
  'firm.mdx': (minimalTree['firm.mdx'] ?? '').replace('hours: always', `hours: always\n${more}`),
})
const banner = (text = 'We are closed on Friday.', link = '') =>
  firm(`banner:\n  text: ${text}\n${link && `  link: ${link}\n`}  expiresOn: 2026-01-31`)
const offices = firm(`closingDays:
  - date: 2026-01-30
    text: Ship Day
  - date: 2026-01-31
    text: Harbor Day
otherOffices:
  - address:
      street: 5 Harbor Road
      floor: Suite 2
      city: Albany
      region: NY
      postalCode: 12207
    phone: +1 518 555 0143
    hours: sometimes
    closingDays:
      - date: 2026-02-12
        text: Lincoln’s Birthday`)

/** The lines of each page on a day. */
async function linesOn(today: string, tree: Tree) {
  const { site } = siteOf(tree, { today })
  const pages = new Map<string, { html: string }>()
  for (const route of site.routes) pages.set(route.path, { html: await renderPage(site, route) })
  return { lines: readPages(pages), pages }
}

describe('the banner', () => {
  it.each([
    ['2026-01-30', ['We are closed on Friday. (/contact)', 'Dismiss']],
    ['2026-01-31', ['We are closed on Friday. (/contact)', 'Dismiss']],
    ['2026-02-01', undefined],
  ])('a visitor on %s reads of the banner %j', async (today, expected) => {
    const { lines, pages } = await linesOn(today, banner('We are closed on Friday.', '/contact'))
    expect(lines.get('banner')).toEqual(expected)
    for (const { html } of pages.values())
      expect(html.includes('We are closed on Friday.')).toBe(expected !== undefined)
  })

  it('a lawyer’s approval of the header and footer stays when a banner comes and goes', async () => {
    const [during, after] = [await linesOn('2026-01-31', banner()), await linesOn('2026-02-01', banner())]
    expect(during.lines.get('every page')).toEqual(after.lines.get('every page'))
    expect(during.lines.get('/')).toEqual(after.lines.get('/'))
  })

  it('an editor reads that a banner breaks a rule of advertising', async () => {
    const found = await complianceDiagnosticsOf(banner('We are the leading firm.'))
    expect(inShort(found)).toContain('firm.mdx:18:9 warning unproved-praise')
  })

  it.each([
    ['an ended banner', '2026-02-01', banner(), '19:14 expired The banner left the site after January 31'],
    ['a banner on its last day', '2026-01-31', banner(), undefined],
    ['a banner without an end', '2026-01-31', firm('banner:\n  text: Hello.'), '18:3 missing-field'],
    ['a link that leads nowhere', '2026-01-31', banner('Hello.', '/contacts'), '19:9 broken-link'],
    ['an office without a phone', '2026-01-31', firm('otherOffices:\n  - hours: never'), 'missing-field'],
    ['a day without a year', '2026-01-31', firm('closingDays:\n  - date: May 1\n    text: A'), 'wrong-value'],
  ])('an editor gets the expected report on %s', (_, today, tree, expected) => {
    const found = build(tree, { today }).problems.map(inOneLine)
    expect(found.join('\n')).toContain(expected ?? '')
    expect(found.length > 0).toBe(expected !== undefined)
  })
})

describe('a firm with two offices', () => {
  it('a visitor reads the first one in the footer, then the other one', async () => {
    const { lines } = await linesOn('2026-01-31', offices)
    const footer = (lines.get('every page') ?? []).join('\n')
    expect(footer).toMatch(/1 Street.*\+1 212 555 0142.*info@tiny[^]*Harbor Road, Suite 2.*\+1 518 555 0143/)
  })

  it('a visitor reads the hours of each office and the closing days to come', async () => {
    const { lines } = await linesOn('2026-01-31', offices)
    const contact = (lines.get('/contact') ?? []).join('\n')
    expect(contact).toMatch(
      /Hours: always\n- Closed: Harbor Day, January 31, 2026\n[^]*Hours: sometimes\n- Closed: Lincoln's Birthday, February 12, 2026/,
    )
    expect(contact).not.toContain('Ship Day')
  })

  it('a search engine gets a LegalService for each office', async () => {
    const { pages } = await linesOn('2026-01-31', offices)
    for (const path of ['/', '/contact'])
      expect(pages.get(path)?.html.match(/"LegalService","name":"Tiny","telephone":"[^"]+/g)).toEqual([
        '"LegalService","name":"Tiny","telephone":"+1 212 555 0142',
        '"LegalService","name":"Tiny","telephone":"+1 518 555 0143',
      ])
  })
})
