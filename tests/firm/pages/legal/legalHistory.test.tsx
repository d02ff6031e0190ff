import { describe, expect, it } from 'vitest'
import { claim } from '../../../fixtures/complianceFixture.ts'
import { renderPath } from '../../../fixtures/renderPage.ts'
import { approve, legalPage, legalTree, termsBody, termsFile } from '../../../fixtures/legalSite.ts'
import { build } from '../../../fixtures/minimalSite.ts'

const first = approve(legalTree(legalPage(termsBody('You may use it.'))), '/terms', '2026-01-10')
const second = { ...first, [termsFile]: legalPage(termsBody('You must use it.'), '2026-01-20') }

async function shown(path: string, tree: typeof first): Promise<string> {
  const { site } = build(tree, { today: '2026-01-31' })
  // React separates adjacent texts with comments.
  return (await renderPath(site, path)).replaceAll('<!-- -->', '')
}

it.each([
  ['2026-01-30', 'may'],
  ['2026-01-31', 'must'],
  ['2026-02-09', 'must'],
  ['2026-02-10', 'shall'],
])('a visitor on %s reads that they %s use it, whatever was written since', (day, word) => {
  const text = (now: string, written: string, effective: string) =>
    legalPage(termsBody(`You ${now} use it.`), written, `effectiveOn: ${effective}`)
  const { site } = build(
    {
      ...first,
      'legal/versions/terms/2026-01-15.mdx': text('must', '2026-01-15', '2026-01-31'),
      [termsFile]: text('shall', '2026-01-20', '2026-02-10'),
    },
    { today: day },
  )
  const terms = site?.entries.find(({ file }) => file.startsWith('legal/') && file.includes('terms'))
  expect(terms?.prose.blocks.map(({ whole }) => whole).join(' ')).toContain(`You ${word} use it.`)
})

it('a lawyer who approves a legal page keeps its text with the words of today’s claims, once', () => {
  const text = legalPage(termsBody('We have tried <Claim name="tried" /> cases.'))
  const kept = approve({ ...legalTree(text), 'claims/tried.mdx': claim('200+') }, '/terms', '2026-01-10')
  expect(kept['legal/versions/terms/2026-01-10.mdx']).toContain('We have tried 200+ cases.')
  expect(approve(kept, '/terms', '2026-01-10')).toBe(kept)
})

describe('the history of a legal page', () => {
  it('a visitor sees or hears what changed on a legal page and when, and finds the earlier text', async () => {
    const html = await shown('/terms', second)
    expect(html).toContain('How this page has changed')
    expect(html).toMatch(/Changed on <time dateTime="2026-01-20">January 20, 2026<\/time>/)
    expect(html).toMatch(/<del>.*deleted: .*may.*<\/del>.*<ins>.*inserted: .*must.*<\/ins>/)
    expect(html).toMatch(/<a href="\/terms\/2026-01-10">[^]*January 10, 2026/)
  })

  it('a visitor finds no history on a legal page that never changed', async () => {
    expect(await shown('/terms', first)).not.toMatch(/How this page has changed|<del>/)
  })

  it('a visitor finds no text in the history that another one replaced on its first day', async () => {
    const text = (word: string, day: string) =>
      legalPage(termsBody(`You ${word}.`), day, 'effectiveOn: 2026-01-31')
    const middle = { 'legal/versions/terms/2026-01-15.mdx': text('should', '2026-01-15') }
    const html = await shown('/terms', { ...first, ...middle, [termsFile]: text('must', '2026-01-20') })
    expect([html.includes('/terms/2026-01-10'), html.includes('/terms/2026-01-15')]).toEqual([true, false])
  })

  it('a visitor reads when a change takes effect, if that is another date', async () => {
    const later = {
      ...first,
      [termsFile]: legalPage(termsBody('You must.'), '2026-01-20', 'effectiveOn: 2026-01-25'),
    }
    expect(await shown('/terms', later)).toMatch(/effective on <time dateTime="2026-01-25">/)
  })
})
