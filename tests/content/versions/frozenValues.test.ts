import { firmOf } from '../../../src/firm/makePayload.ts'
import { payloadOf } from '../../fixtures/payloadOf.ts'
import { describe, expect, it } from 'vitest'
import { bodyRenderer } from '../../fixtures/bodyRenderer.tsx'
import { canonicalText } from '../../../src/compliance/approvals/canonicalText.ts'
import { backdatedPages } from '../../../src/compliance/legalVersions/backdatedPages.ts'
import { extractPage, extractSite } from '../../../src/compliance/text/extractSite.ts'
import { approve, edit, legalPage, legalTree, review, termsFile, told } from '../../fixtures/legalSite.ts'
import { claim } from '../../fixtures/complianceFixture.ts'
import type { Tree } from '../../fixtures/minimalSite.ts'

/** A kept version says what it said, whatever the firm's address and records are years later. */

const body =
  '## Use {#use}\n\nWrite to <FirmEmail />, call <FirmPhone /> about <Claim name="tried" /> cases, or come:\n\n<FirmAddress />'
const terms = legalPage(body).replace('lede: Read them.', 'lede: \'Of <Claim name="tried" /> cases.\'')
const tree = legalTree(terms, { 'claims/tried.mdx': claim('"200+"') })
const old = approve(tree, '/terms', 'Ann Lee', '2026-01-10')
const file = 'legal/versions/terms/2026-01-10.mdx'

/** The firm has moved, and then changed its terms. */
const moved = (before: Tree) =>
  [
    ['firm.mdx', '+1 212 555 0142', '+1 212 555 0199'],
    ['firm.mdx', 'info@tiny.example', 'hello@tiny.example'],
    ['firm.mdx', '1 Street', '9 Avenue'],
    ['claims/tried.mdx', '"200+"', '"250+"'],
  ].reduce((now, [path = '', from = '', to = '']) => edit(now, path, from, to), before)
const later = edit(edit(moved(old), termsFile, 'or come', 'or see us'), termsFile, '2026-01-10', '2026-01-20')

const pageOf = (of: Tree, path: string) => {
  const { site } = review(of)
  const route = site?.routes.find((one) => one.path === path)
  if (!site || !route) throw new Error(`There is no page ${path}.`)
  return {
    html: payloadOf(site, route, bodyRenderer(firmOf(site))).body,
    text: canonicalText(extractPage(site, route)),
  }
}

describe('a kept version', () => {
  it('holds the words of its day in its tags', () => {
    expect(old[file]).toContain(
      'Write to <FirmEmail was="info@tiny.example" />, call <FirmPhone was="+1 212 555 0142" /> about <Claim name="tried" was="200+" /> cases',
    )
    expect(old[file]).toContain('<FirmAddress was="Tiny LLP / 1 Street / New York, NY 02134" />')
    expect(old[termsFile]).toBe(terms)
  })

  it('reads as it was approved, to the letter, and looks as the page did', () => {
    const [before, past] = [pageOf(old, '/terms'), pageOf(later, '/terms/2026-01-10')]
    expect(past).toEqual(before)
    expect(past.text).toBe(old['legal/approved/terms/2026-01-10.txt'])
    expect(past.html).toContain('<a href="tel:+12125550142">+1 212 555 0142</a>')
    expect(pageOf(later, '/terms').html).toContain('<a href="tel:+12125550199">+1 212 555 0199</a>')
  })

  it.each(['He said: "We won #1: it\'s over"', '“So” / it was'])('keeps %s', (words) => {
    const quoted = approve(
      edit(tree, 'claims/tried.mdx', 'value: "200+"', `value: >-\n  ${words}`),
      '/terms',
      'Ann Lee',
      '2026-01-10',
    )
    const after = edit(edit(quoted, termsFile, 'or come', 'or see us'), termsFile, '2026-01-10', '2026-01-20')
    expect(pageOf(after, '/terms/2026-01-10').text).toBe(quoted['legal/approved/terms/2026-01-10.txt'])
  })
})

it('a firm that moves changes no day: its facts are filled into a page, and are not its wording', () => {
  const facts = edit(old, 'firm.mdx', '1 Street', '9 Avenue')
  expect(told(review(facts)).map((line) => line.split(' ')[1])).toEqual(['approval-missing', 'approval-lost'])
  const again = approve(facts, '/terms')
  expect(told(review(again)).map((line) => line.split(' ')[1])).toEqual(['approval-missing'])
  expect(Object.keys(again).filter((path) => path.startsWith('legal/versions/terms/'))).toEqual([file])
})

it('a review asks for no new day when the firm moves, and for one when a word changes', () => {
  const [base, facts, words] = [
    old,
    edit(old, 'firm.mdx', '1 Street', '9 Avenue'),
    // As they are before anybody looks at the days.
    edit(edit(old, termsFile, 'or come', 'or see us'), termsFile, '2026-01-10', '2026-01-11'),
  ].map((of) => review(of).site)
  if (!base || !facts || !words) throw new Error('The folders are sound.')
  const before = { name: 'main', day: '2026-01-20', reading: extractSite(base) }
  expect(backdatedPages(facts, before)).toEqual([])
  expect(backdatedPages(words, before).map(({ rule }) => rule)).toEqual(['early-day'])
})

it('the words of a day cannot be typed into a page', () => {
  const { problems } = review(edit(tree, termsFile, '<FirmEmail />', '<FirmEmail was="a@tiny.example" />'))
  expect(problems.map(({ rule }) => rule)).toContain('prose-component')
})
