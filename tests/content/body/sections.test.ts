import { describe, expect, it } from 'vitest'
import { findUndefinedTerms } from '../../../src/content/body/terms.ts'
import { buildTree, realTree } from '../../fixtures/editingFixture.ts'
import { legalPage } from '../../fixtures/legalSite.ts'
import { build, inOneLine, plainPage } from '../../fixtures/minimalSite.ts'
import { readBody } from '../../fixtures/readBody.ts'

const problemsOf = (body: string, about = 'Because.') =>
  build({
    'legal/terms.mdx': legalPage(body),
    'pages/about.mdx': plainPage('About Us', 'inMenu: header\norder: 2', `Text.\n\n## Why\n\n${about}\n`),
  })
    .problems.filter(({ rule }) => /^(section-(number|reference)|defined-term|broken-anchor)$/.test(rule))
    .map(inOneLine)

const prose = (body: string) => readBody(body, { numbered: true }).prose

describe('a reference to a section', () => {
  const shown = (body: string) =>
    prose(body)
      .blocks.map(({ whole }) => whole)
      .join(' ')

  it.each([
    ['See [Section](#law).', 'See Section\u00A02.'],
    ['See [§](#law).', 'See §\u00A02.'],
    ['See Sections [#](#use) and [#](#law).', 'See Sections 1 and 2.'],
    ['See [the law](#law).', 'See the law.'],
  ])('a visitor reads %s as %s', (typed, expected) => {
    expect(shown(`## Use {#use}\n\n${typed}\n\n## Law {#law}`)).toBe(expected)
  })

  it('a visitor reads the new number after an editor inserts a section', () => {
    expect(shown('## New {#new}\n\n## Use {#use}\n\nSee [Section](#law).\n\n## Law {#law}')).toBe(
      'See Section\u00A03.',
    )
  })

  it('a visitor reads only the word on pages whose sections have no numbers', () => {
    const { prose: plain } = readBody('## Law {#law}\n\n[Section](#law)')
    expect(plain.blocks.map(({ whole }) => whole)).toEqual(['Section'])
  })

  it.each([
    [
      'a link with the number of another section',
      'See [Section 7](#law).',
      'legal/terms.mdx:11:5 section-number This link says 7, but "Law" is section 2. → Write [Section 2](#law)',
    ],
    [
      'a link to a heading without a number',
      '### Fine print {#fine}\n\nSee [Section](#fine).',
      'legal/terms.mdx:13:5 section-number "Fine print" has no number: only headings with ## have one. → Write [Fine print](#fine)',
    ],
    ['a number in italics', 'This is limited by *Section 2*.', 'legal/terms.mdx:11:21 section-reference'],
    ['a link to a missing heading', 'See [Section](#lew).', 'broken-anchor'],
    [
      'a correct number that is not a link',
      'This is limited by Section 2.',
      'legal/terms.mdx:11:20 section-reference "Section 2" is typed, so it stays the same when sections are added or removed. → Write a link, such as [Section](#law), or name',
    ],
  ])('an editor reads what is wrong with %s', (_, typed, expected) => {
    const problems = problemsOf(`## Use {#use}\n\n${typed}\n\n## Law {#law}\n\nThe law.\n`)
    expect(problems).toHaveLength(1)
    expect(problems[0]).toContain(expected)
  })

  it.each([
    ['See [Section 2](#law).'],
    ['Section 230 of the Communications Decency Act applies.'],
    ['See Labor Law Section 194.'],
    ['Under 15 U.S.C. § 45, and Section 349(a) alike.'],
    ['As Section 194-b says, and Sections 450 - 451 of the Act.'],
  ])('an editor gets no warning for %s', (typed) => {
    expect(problemsOf(`## Use {#use}\n\n${typed}\n\n## Law {#law}\n\nThe law.\n`)).toEqual([])
  })

  it('an editor reads about a wrong section number on another page', () => {
    const body = '## Use {#use}\n\nOurs.\n\n## Law {#law}\n\nThe law.\n'
    expect(problemsOf(body, '[Section 2](/terms#law)')).toEqual([])
    expect(problemsOf(body, '[Section 3](/terms#law)')[0]).toContain(
      'This link says 3, but "Law" is section 2. → Write [Section 2](/terms#law)',
    )
    expect(problemsOf(body, '[Section](/terms#law)')[0]).toContain('Write [Section 2](/terms#law)')
  })
})

describe('a defined term', () => {
  const undefinedTerms = (body: string, opening = '') =>
    findUndefinedTerms(prose(body), opening).map(({ term, use }) => `${term} ${use?.line}`)

  it.each([
    ['in the plural', 'All Users agree.', ['Users 1']],
    ['used once', 'You may use the Services as they are.', ['Services 1']],
    ['used twice', 'The rest.\nLeave the Site.\n\nAny Site.', ['Site 2']],
  ])('a lawyer reads about a term that is never defined and is %s', (_, body, expected) => {
    expect(undefinedTerms(body)).toEqual(expected)
  })

  it.each([
    ['defined first', 'This website (the "Site") is ours.\n\nUse the Site.'],
    ['defined in the same sentence', 'You may use the Site (the "Site").'],
    ['that shortens a name', 'West Atlantic LLP ("West Atlantic", "the firm" or "us") is ours.'],
    ['in a longer name', 'See the Service Guide, the Company Act and the Content of Schedule A.'],
    ['at the start of a sentence', 'Services are free. Content is ours.'],
    ['in a link or code', 'See [the Agreement](/terms) and call the `Service`.'],
    ['with its own heading', '## Personal Data\n\nWe keep your Personal Data.'],
    ['defined with "means"', '"Service" means this.\n\nUse the Service.'],
    ['defined in a list', '**User** means one with an Account.\n\n**Account** means a record.'],
    ['defined in a list at the end', 'Use the Site.\n\n- "Agreement" means this.\n- "Site" means that.'],
    ['in a capitalized title', 'We May Disable Access to the Content. It is ours.'],
    ['that names the text itself', 'Read this Agreement. Under the Agreement you pay.'],
    ['with a numbered heading', '## 2. The Service {#service}\n\nUse the Service.'],
    ['in a bold title', '**Your Right to Use the Software.** It is yours.'],
    ['defined in another document', 'Terms defined in the Terms of Use are used here.\n\nUse the Services.'],
    ['as defined below', 'We license the Software (as defined below).\n\n"Software" means all of it.'],
  ])('a lawyer gets no warning for a term %s', (_, body) => {
    expect(undefinedTerms(body)).toEqual([])
  })

  it('a lawyer can define a term in the opening of the page', () => {
    expect(undefinedTerms('Use the Site.', 'This website (“the Site”) is ours.')).toEqual([])
  })

  it('a lawyer reads which line uses an undefined term, and what to do', () => {
    expect(problemsOf('## Use {#use}\n\nPlease use\nthe Services.\n')).toEqual([
      'legal/terms.mdx:12:5 defined-term "Services" is capitalized like a defined term, but this page doesn\'t define it. → Define it at its first use, as in (the "Services"), or write it in lower case.',
    ])
  })
})

it('a lawyer gets no false alarm in the firm’s own legal pages', () => {
  const { problems } = buildTree(realTree())
  expect(problems.filter(({ rule }) => /^(section-|defined-term)/.test(rule)).map(inOneLine)).toEqual([])
})
