import { firmOf } from '../../../src/firm/makePayload.ts'
import { describe, expect, it } from 'vitest'
import { color, size } from '../../../src/firm/theme/tokens.ts'
import { renderPage } from '../../fixtures/renderPage.ts'
import { realSite } from '../../fixtures/realSite.ts'

/** Rules 7.1(f), (h) and (i) on the finished pages: what the foot of each one says, and that it can be read. */

const { site } = realSite()
const { routes } = site
const firm = firmOf(site)

/** The words of a piece of HTML. */
const wordsOf = (html: string): string =>
  html
    .replace(/<!--[^]*?-->/g, '')
    .replace(/<style[^]*?<\/style>|<[^>]+>/g, ' ')
    .replace(/&amp;/g, '&')
    .replace(/\s+/g, ' ')

/** Pages of one kind have one template, and so one foot. */
const onePerKind = [...new Map(routes.map((route) => [route.kind, route])).values()]

describe('the foot of every kind of page', () => {
  it.each(onePerKind.map((route) => [`${route.kind}: ${route.path}`, route] as const))(
    '%s',
    async (_, route) => {
      const html = await renderPage(site, route)
      const foot = wordsOf(/<footer[^]*<\/footer>/.exec(html)?.[0] ?? '')
      expect(foot).toContain(firm.advertising)
      expect(foot).toContain('Attorney Advertising')
      expect(foot).toContain('Prior results do not guarantee a similar outcome.')
      expect(foot).toContain(firm.legalName)
      expect(foot).toContain(`${firm.address.street}, ${firm.address.floor}`)
      expect(foot).toContain(`${firm.address.city}, ${firm.address.region} ${firm.address.postalCode}`)
      expect(foot).toContain(firm.phone)
      // Nothing of it waits for a script or a click.
      expect(/<footer[^]*<\/footer>/.exec(html)?.[0]).not.toMatch(
        /<details|hidden=|aria-hidden="true"[^>]*>[^<]*Attorney/,
      )
    },
  )
})

/** The relative luminance of a color such as #0b1d2a (WCAG 2). */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const contrast = (a: string, b: string): number => {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].toSorted((one, other) => other - one)
  return (light + 0.05) / (dark + 0.05)
}

it('the line on advertising and the address are large enough and stand out from their ground', () => {
  for (const text of [color.textOnInk, color.textQuietOnInk])
    expect(contrast(text, color.ink)).toBeGreaterThan(7)
  expect(Number.parseFloat(size.small) * 16).toBeGreaterThanOrEqual(12)
})
