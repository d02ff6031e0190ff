import { describe, expect, it } from 'vitest'
import { findWords } from '../../../src/compliance/lexicon/findWords.ts'
import { plainContext } from '../../../src/compliance/lexicon/matchContext.ts'
import { field, type WordFamily, type WordLexicon } from '../../../src/compliance/lexicon/lexicon.ts'

/** Fields of words that a rule speaks against when they stand together in one sentence. */

const advice = { message: '{said}', fix: 'Write otherwise.' }
const lexiconOf = (families: readonly WordFamily[]): WordLexicon => ({
  families,
  harmless: [],
  ofFirm: /\bwe\b/i,
  quotations: { rule: 'quote', source: /^-/, advice },
  praiseInValue: /(?!)/g,
  jobPages: [],
})

const cheapFees: WordFamily = {
  rule: 'cheap',
  patterns: [field('lower, cheaper')],
  together: [field('fees?, hourly rates?'), field('firms, competitors\nrivals')],
  advice,
}
const found = (text: string, family = cheapFees) =>
  findWords(text, plainContext(lexiconOf([family]))).map(({ words, index, core }) => ({ words, index, core }))

describe('fields that stand together', () => {
  it.each([
    ['Our fees are lower than those of other firms.', 'fees are lower than those of other firms', 4],
    [
      'Competitors ask for higher fees, and ours are cheaper.',
      'Competitors ask for higher fees, and ours are cheaper',
      0,
    ],
    ['Rivals sleep. At firms our hourly rate is lower.', 'firms our hourly rate is lower', 17],
    // A question is read with what follows, and its words are taken only where no others are.
    ['Rivals? Our fees are lower, as many firms know.', 'fees are lower, as many firms', 12],
    ['Which rivals? Our fees are lower.', 'rivals? Our fees are lower', 6],
    // A sentence may end with an initial, and begin with a number.
    [
      'Rivals sit at Pier A. Our fees are lower than those of firms.',
      'fees are lower than those of firms',
      26,
    ],
  ])('are found in any order, from the first word to the last: %s', (text, words, index) => {
    expect(found(text)).toEqual([{ words, index, core: expect.stringMatching(/lower|cheaper/) }])
  })
  it.each([
    'Our fees are lower.',
    'Our fees are lower. Other firms are near the harbor.',
    'Our fees are lower. 24 firms are near the harbor.',
    'Our fees are lower at Pier A. The firms are near the harbor.',
    'Our fees are lower than those of J. P. Sample.',
    'The lowered fees of firms are listed.',
    'Slower fees of firms are listed.',
  ])('are not found where one is lacking, stands in another sentence or is a part of a word: %s', (text) => {
    expect(found(text)).toEqual([])
  })
  it('are not looked for in the names of works', () => {
    const lexicon = { ...lexiconOf([cheapFees]), names: [/"[A-Z][^"]*"/g] }
    const words = (text: string) => findWords(text, plainContext(lexicon)).map((one) => one.words)
    expect(words('He wrote "Lower Fees for Firms".')).toEqual([])
    expect(words('He wrote "Lower Fees" on fees that are lower than those of firms.')).toEqual([
      'fees that are lower than those of firms',
    ])
  })
  it('take a word each', () => {
    const twice: WordFamily = {
      rule: 'twice',
      patterns: [field('closings?')],
      together: [field('closings?')],
      advice,
    }
    expect(found('Each closing has a checklist.', twice)).toEqual([])
    expect(found('A closing follows a closing.', twice)).not.toEqual([])
  })
  it('count in the voice in which they are looked for', () => {
    const ofFirm: WordFamily = { ...cheapFees, onlyWhen: [{ isOfFirm: true }] }
    expect(found('We have lower fees than firms.', ofFirm)).toHaveLength(1)
    expect(found('Banks have lower fees than firms.', ofFirm)).toEqual([])
  })
})

describe('a field', () => {
  it('may count and choose in its words, and has a comma and a gap or a line end between them', () => {
    const words = field('very (?:\\w+ ){0,2}?large, grand\n  vast')
    expect('Very, very large or very much too large, grand and vast one'.match(words)).toEqual([
      'very large',
      'very much too large',
      'grand',
      'vast',
    ])
  })
})
