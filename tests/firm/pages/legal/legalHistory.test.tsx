import { describe, expect, it } from 'vitest'
import { renderPage } from '../../../fixtures/renderPage.ts'
import { approve, legalPage, legalTree, review, termsBody, termsFile } from '../../../fixtures/legalSite.ts'

/** What visitors see of the history of a legal page. */

const first = approve(legalTree(legalPage(termsBody('You may use it.'))), '/terms', '2026-01-10')
const second = { ...first, [termsFile]: legalPage(termsBody('You must use it.'), '2026-01-20') }

async function shown(path: string, tree: typeof first, today?: string): Promise<string> {
  const { site } = review(tree, today === undefined ? {} : { today })
  const route = site?.routes.find((page) => page.path === path)
  if (!site || !route) throw new Error(`There is no ${path}.`)
  // Between two texts that it may change by themselves, React leaves a mark.
  return (await renderPage(site, route)).replaceAll('<!-- -->', '')
}

describe('a legal page that changed', () => {
  it('shows what changed and when, readable without colour and for those who listen, and leads to the text before', async () => {
    const html = await shown('/terms', second)
    expect(html).toContain('How this page has changed')
    expect(html).toMatch(/Changed on <time dateTime="2026-01-20">January 20, 2026<\/time>/)
    expect(html).toMatch(/<del>.*deleted: .*may.*<\/del>.*<ins>.*inserted: .*must.*<\/ins>/)
    expect(html).toMatch(/<a href="\/terms\/2026-01-10">[^]*January 10, 2026/)
  })

  it('says nothing of the kind as long as it has not', async () => {
    expect(await shown('/terms', first)).not.toMatch(/How this page has changed|<del>/)
  })

  it('tells from which day on a text is in force, when that is another', async () => {
    const later = {
      ...first,
      [termsFile]: legalPage(termsBody('You must.'), '2026-01-20', 'effectiveOn: 2026-01-25'),
    }
    expect(await shown('/terms', later)).toMatch(/effective on <time dateTime="2026-01-25">/)
  })
})
