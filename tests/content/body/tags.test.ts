import { describe, expect, it } from 'vitest'
import { extractBody } from '../../../src/compliance/text/extractBody.ts'
import { textBlocks } from '../../../src/content/body/textBlocks.ts'
import { defineTag } from '../../../src/content/tags/tag.ts'
import { rules } from '../../../src/content/report/rules/rules.ts'
import { explanationOf } from '../../../src/content/report/explainRule.ts'
import { firmOf } from '../../../src/firm/makePayload.ts'
import { build } from '../../fixtures/minimalSite.ts'
import { readBody } from '../../fixtures/readBody.ts'

/** The tags of another site: what the engine says and does with them follows from their definitions alone. */

const tip = defineTag({
  name: 'Tip',
  content: 'blocks',
  place: 'block',
  properties: {
    about: { required: false, sentence: 'What it is about.' },
    from: { required: true, sentence: 'Who gives it.' },
  },
  sentence: 'Advice.',
  plainText: { role: 'quotation', above: 'about', source: 'from' },
  replacesBoxes: true,
})
const shopName = defineTag({
  name: 'ShopName',
  content: 'none',
  place: 'inline',
  properties: {},
  sentence: 'The name of the shop.',
  fact: { name: 'shop', lines: ({ legalName }) => [legalName] },
})
const fact = defineTag({
  name: 'Fact',
  content: 'none',
  place: 'inline',
  properties: { of: { required: true, sentence: 'A record.' } },
  sentence: 'The words of a record.',
  record: 'of',
})
const inTongue = defineTag({
  name: 'Tongue',
  content: 'words',
  place: 'inline',
  properties: { of: { required: true, sentence: 'Whose.' } },
  sentence: 'Words of another language.',
  language: 'of',
})
const tags = [tip, shopName, fact]
const siteWith = (some: typeof tags) => ({ tags: some, collections: [], singles: [] })

const { site } = build()
if (!site) throw new Error('The tiny site has errors.')
const organization = firmOf(site)

const body = '<Tip about="Cats" from="Ann">\n\nVisit <ShopName /> at noon.\n\n</Tip>'
const fixesOf = (typed: string) => readBody(typed, { tags }).problems.map(({ fix }) => fix)

describe('messages', () => {
  it('list the tags of the site', () => {
    expect(fixesOf('<Xyz />')[0]).toMatch(/^You can use: Tip, ShopName, Fact\./)
  })

  it('offer the tag that makes a box', () => {
    expect(fixesOf(':::note Hours\n\nText.\n\n:::')[0]).toMatch(
      /^Write <Tip about="Hours"> in its place, and <\/Tip>/,
    )
  })

  it('explain a rule by them', () => {
    const { what, wrong, right } = explanationOf(rules['prose-component'], siteWith(tags))
    expect(what).toContain('There are <Tip from="…">, <ShopName /> and <Fact of="…" />, with these capitals.')
    expect(what).toContain('Tip is opened and closed')
    expect([wrong[0], right[0]]).toEqual(['<Tip abotu="Please note">', '<Tip about="Please note">'])
    expect(explanationOf(rules['prose-component'], { ...siteWith([]), tags: [inTongue] }).what).toContain(
      'There are <Tongue of="…">, with these capitals. Tongue is opened before words of a sentence and closed behind them.',
    )
    expect(explanationOf(rules['mail-link'], siteWith(tags)).what).not.toContain('put in by itself')
  })

  it('say so when there are none', () => {
    expect(explanationOf(rules['prose-component'], siteWith([])).what).toMatch(
      /^There are no tags on this site\./,
    )
    expect(readBody('<Tip />', { tags: [] }).problems.map(({ fix }) => fix)).toEqual([
      'Delete <Tip>. To show the text itself, write \\< instead of <.',
    ])
  })
})

describe('a body', () => {
  const { prose, problems } = readBody(body, { tags })

  it('is sound', () => expect(problems).toEqual([]))

  it('is read with what its tags show', () => {
    expect(extractBody(prose, organization, 1).sections[0]?.blocks).toEqual([
      { role: 'quotation', text: 'Cats' },
      {
        role: 'quotation',
        text: `Visit ${organization.legalName} at noon.`,
        withoutFacts: 'Visit [shop] at noon.',
      },
      { role: 'quotation', text: '- Ann' },
    ])
  })

  it('is parted at tags that stand on lines of their own', () => {
    expect(textBlocks(prose).map(({ whole }) => whole)).toEqual(['Visit  at noon.'])
  })

  it('is read with the words of a sentence that a tag wraps as any others', () => {
    const foreign = readBody('Of <Tongue of="la">bona **fides**</Tongue>, always.', { tags: [inTongue] })
    expect(foreign.problems).toEqual([])
    const { sections } = extractBody(foreign.prose, organization, 1)
    expect(sections[0]?.blocks).toMatchObject([{ text: 'Of bona fides, always.' }])
    expect(textBlocks(foreign.prose).map(({ whole }) => whole)).toEqual(['Of bona fides, always.'])
  })

  it('tells which records it names', () => {
    expect(readBody('Of <Fact of="cats" /> cats.', { tags }).prose.claims).toEqual([
      { claim: 'cats', line: 1, column: 4 },
    ])
  })
})
