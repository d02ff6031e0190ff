import { describe, expect, it } from 'vitest'
import { readPage } from '../../../src/compliance/readPage.ts'
import { claim, siteOf } from '../../fixtures/complianceFixture.ts'
import { file, minimalTree, practiceArea, type Tree } from '../../fixtures/minimalSite.ts'
import { renderPath } from '../../fixtures/renderPage.ts'

async function linesOf(path: string, tree: Tree) {
  const { site } = siteOf(tree)
  return readPage(await renderPath(site, path)).page.map(({ text }) => text)
}

const counted = 'How we count, as of June 20, 2025'
const tag = '<Claim name="tried" />'
const home = minimalTree['pages/home.mdx'] ?? ''
const awards = file(`
template: awards
title: Awards
description: The awards of a tiny firm, described in as many words as are needed.
lede: Rankings are compiled by others.
figures:
${['1', '2', '3', '4'].map((value) => `  - value: ${value}\n    label: Figure ${value}`).join('\n')}
categories:
${['One', 'Two', 'Three'].map((name, place) => `  - category: ${name}\n    text: About it.\n    awards: ['${place ? name : tag}']`).join('\n')}`)
const award = (value: string, givenBy: string) =>
  claim(value, { kind: 'ranking', givenBy, year: '2024', area: 'Tax, New York' })

describe('the source of a figure', () => {
  it.each<[figure: string, value: string, record: string, expected: string[]]>([
    [
      'with a source',
      tag,
      claim('200+', { source: 'The firm’s docket' }),
      ['- Figure 1: 200+', counted, "- 200+ The firm's docket"],
    ],
    ['without a source', tag, claim('200+'), ['- Figure 1: 200+', counted]],
    ['among other words', `over ${tag}`, claim('200'), ['- Figure 1: over 200', counted]],
    ['that is no claim', '1', claim('200+'), ['- Figure 1: 1']],
  ])('a visitor of the home page reads the date of a figure %s', async (_, value, record, expected) => {
    const pages = { 'pages/home.mdx': home.replace('value: 1\n', () => `value: ${value}\n`) }
    const lines = await linesOf('/', { 'claims/tried.mdx': record, ...pages })
    const others = ['- Figure 2: 2', '- Figure 3: 3', '- Figure 4: 4']
    const first = lines.findIndex((line) => line.startsWith('- Figure 1'))
    const read = lines.slice(first).filter((line) => !others.includes(line))
    expect(read.slice(0, expected.length)).toEqual(expected)
  })

  it.each<[text: string, giver: string, expected: string]>([
    ['Harbor Law Quarterly, survey', 'Harbor Law Quarterly', '2024 · Tax, New York'],
    ['Legal 500 Tier 1', 'The Legal 500', '2024 · Tax, New York'],
    ['Teaching medal', 'Bar Forum', 'Bar Forum · 2024 · Tax, New York'],
  ])('a visitor reads when and for what "%s" was given, and by whom', async (text, giver, expected) => {
    const tree = { 'claims/tried.mdx': award(text, giver), 'pages/awards.mdx': awards }
    const lines = await linesOf('/awards', tree)
    expect(lines.slice(lines.indexOf(`- ${text}`)).slice(0, 2)).toEqual([`- ${text}`, expected])
  })
})

describe('a practice area', () => {
  it('a visitor reads which courts, laws and clients it serves, and its time limits', async () => {
    const serves = 'serves: { courts: The Tax Court., laws: The Code., clients: Owners. }\nservices:'
    const times = 'times: [{ time: 20 days, text: to answer, source: Rule 1 }]'
    const alpha = practiceArea('Alpha', 1)
      .replace('services:', serves)
      .replace('    features', `    limits: { checkedOn: 2026-11-28, ${times} }\n    features`)
    expect(await linesOf('/practice-areas/alpha-law', { 'practice-areas/alpha-law.mdx': alpha })).toEqual(
      expect.arrayContaining([
        '- Courts and Agencies: The Tax Court.',
        '- Law: The Code.',
        'Clients Owners.',
        '- 20 days: to answer',
        '- Rule 1',
        'Checked on November 28, 2026',
      ]),
    )
    expect((await linesOf('/practice-areas/beta-law', {})).join('\n')).not.toContain('Courts and Agencies')
  })
})
