import { firmOf } from '../../../src/firm/collections/firm/queries.ts'
import { expect, it } from 'vitest'
import { color, size } from '../../../src/firm/theme/tokens.ts'
import { contrast } from '../../fixtures/contrast.ts'
import { renderPage } from '../../fixtures/renderPage.ts'
import { realSite } from '../../fixtures/realSite.ts'

/** Rules 7.1(f), (h) and (i): what the footer of each page says, and that it is legible. */

const { site } = realSite()
const { routes } = site
const firm = firmOf(site)

/** The text of some HTML. */
const textOf = (html: string): string =>
  html
    .replace(/<!--[^]*?-->/g, '')
    .replace(/<style[^]*?<\/style>|<[^>]+>/g, ' ')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')

/** Pages of one kind share a template, and so a footer. */
const onePerKind = [...new Map(routes.map((route) => [route.kind, route])).values()]

it.each(onePerKind.map((route) => [route.path, route] as const))(
  'a visitor finds the advertising label, name, address and phone in the footer of %s',
  async (_, route) => {
    const html = await renderPage(site, route)
    const footer = textOf(/<footer[^]*<\/footer>/.exec(html)?.[0] ?? '')
    expect(footer).toContain(firm.advertising)
    expect(footer).toContain('Attorney Advertising')
    expect(footer).toContain('Prior results do not guarantee a similar outcome.')
    expect(footer).toContain(firm.legalName)
    expect(footer).toContain(`${firm.address.street}, ${firm.address.floor}`)
    expect(footer).toContain(`${firm.address.city}, ${firm.address.region} ${firm.address.postalCode}`)
    expect(footer).toContain(firm.phone)
    // None of it waits for a script or a click.
    expect(/<footer[^]*<\/footer>/.exec(html)?.[0]).not.toMatch(
      /<details|hidden=|aria-hidden="true"[^>]*>[^<]*Attorney/,
    )
  },
)

const partsOf = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))

it('a visitor can read the advertising label and the address: the text is large and has contrast', () => {
  for (const text of [color.textOnInk, color.textQuietOnInk])
    expect(contrast(partsOf(text), partsOf(color.ink))).toBeGreaterThan(7)
  expect(Number.parseFloat(size.small) * 16).toBeGreaterThanOrEqual(12)
})
