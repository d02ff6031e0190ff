import { describe, expect, it } from 'vitest'
import { renderPage } from '../../../fixtures/renderPage.ts'
import { approve, legalPage, legalTree, review, termsBody, termsFile } from '../../../fixtures/legalSite.ts'

/** What visitors see of the history of a legal page. */

const first = approve(legalTree(legalPage(termsBody('You may use it.'))), '/terms', 'Ann Lee', '2026-01-10')
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

  it('sets its quotes as the page does', async () => {
    const quoting = {
      ...first,
      [termsFile]: legalPage(termsBody('You may use the firm\'s "marks".'), '2026-01-20'),
    }
    expect(await shown('/terms', quoting)).toMatch(/the firm’s “marks”/)
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

describe('a legal page that was corrected', () => {
  const corrected = approve(
    {
      ...first,
      [termsFile]: legalPage(
        termsBody('You may use it!'),
        '2026-01-10',
        'correction: A stop was mended.\ncorrectedOn: 2026-01-15',
      ),
    },
    '/terms',
    'Ann Lee',
    '2026-01-15',
  )

  it('says so beside its day, which stays, and in its history with the reason', async () => {
    const html = await shown('/terms', corrected)
    expect(html).toMatch(
      /Last Updated <time dateTime="2026-01-10">January 10, 2026<\/time>, corrected on <time dateTime="2026-01-15">January 15, 2026<\/time>/,
    )
    expect(html).toMatch(
      /Corrected on <time dateTime="2026-01-15">January 15, 2026<\/time><\/summary><p>A stop was mended\.<\/p>/,
    )
  })

  it('leaves behind a version that was superseded on the day of the correction', async () => {
    expect(await shown('/terms/2026-01-10', corrected)).toMatch(/superseded on <time dateTime="2026-01-15">/)
  })

  it('is told from the text before when it is a past version itself', async () => {
    const later = { ...corrected, [termsFile]: legalPage(termsBody('You must use it.'), '2026-01-20') }
    expect(await shown('/terms', later)).toMatch(
      /as it was before, of <time dateTime="2026-01-10">January 10, 2026<\/time>, corrected on <time dateTime="2026-01-15">/,
    )
    expect(await shown('/terms/2026-01-10-2', later)).toContain(
      'Terms, version of January 10, 2026, corrected on January 15, 2026',
    )
  })
})

describe('a past version', () => {
  it('says that it was superseded, leads to the page of today, and is not for search engines', async () => {
    const html = await shown('/terms/2026-01-10', second)
    expect(html).toMatch(
      /superseded on[^]*<time dateTime="2026-01-20">January 20, 2026<\/time>[^]*<a href="\/terms">/,
    )
    expect(html).toContain('<meta name="robots" content="noindex">')
    expect(html).not.toContain('rel="canonical"')
    expect(html).toContain('You may use it.')
    expect(html).not.toContain('You must use it.')
  })
})
