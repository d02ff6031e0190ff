import { describe, expect, it } from 'vitest'
import { artworkOf } from '../../src/firm/artwork.ts'
import { renderPage } from '../fixtures/renderPage.ts'
import { approve, legalPage, legalTree, review, termsBody, termsFile } from '../fixtures/legalSite.ts'
import { plainPage } from '../fixtures/minimalSite.ts'

/** The drawings that pages show, of a site with plain pages and a legal page that has changed once. */

const first = approve(legalTree(legalPage(termsBody('You may use it.'))), '/terms', 'Ann Lee', '2026-01-10')
const { site } = review({
  ...first,
  [termsFile]: legalPage(termsBody('You must use it.'), '2026-01-20'),
  'pages/about/history.mdx': plainPage('History'),
})
if (!site) throw new Error('The tiny site has errors.')
const artwork = artworkOf(site)
const pages = await Promise.all(
  site.routes.map(async (route) => {
    const html = await renderPage(site, route)
    return {
      path: route.path,
      bands: [...html.matchAll(/src="\/(art\/band\/[^"]+)"/g)].map(([, band]) => band),
    }
  }),
)
const bandsOf = (path: string) => pages.find((page) => page.path === path)?.bands

describe('bands of chart', () => {
  it('are drawn for the pages that show them, and for nothing else', () => {
    const drawn = [...artwork.keys()].filter((path) => path.startsWith('art/band/'))
    expect([...new Set(pages.flatMap(({ bands }) => bands))].sort()).toEqual(drawn)
  })

  it.each([
    ['/about', ['art/band/fairway.svg']],
    ['/about/history', ['art/band/anchorage.svg']],
    ['/practice-areas/beta-law', ['art/band/beta-law.svg']],
    ['/notice', ['art/band/shoals.svg']],
    ['/terms', ['art/band/fairway.svg']],
    ['/terms/2026-01-10', ['art/band/fairway.svg']],
  ])('%s lies in the waters of %j', (path, bands) => {
    expect(bandsOf(path)).toEqual(bands)
  })
})
