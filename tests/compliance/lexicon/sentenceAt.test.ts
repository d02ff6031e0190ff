import { expect, it } from 'vitest'
import { findWords } from '../../../src/compliance/lexicon/findWords.ts'
import { plainContext } from '../../../src/compliance/lexicon/matchContext.ts'
import { sentenceAt } from '../../../src/compliance/lexicon/sentenceAt.ts'
import { newYorkLexicon } from '../../../src/firm/advertising/newYorkLexicon.ts'

/** Where the sentences end that rules on words look at. */

it.each([
  ['Mr. Sample won. It rained.', 'Mr. Sample won. '],
  ['J. P. Sample v. Harbor Co. was read. It rained.', 'J. P. Sample v. Harbor Co. was read. '],
  ['Were you hurt? Call us. It rained.', 'Were you hurt? Call us. '],
  ['It rained! Call us.', 'It rained! '],
  ['Call us. We answer.', 'Call us. '],
  ['Call us. we answer.', 'Call us. '],
  ['Call us! we answer.', 'Call us! '],
  ['(Call us.) "we answer."', '(Call us.) '],
  ['Were you hurt? call us.', 'Were you hurt? call us.'],
  ['Ask Mr. Sample.', 'Ask Mr. Sample.'],
  ['Bring bills, letters etc. and call us.', 'Bring bills, letters etc. and call us.'],
  ['Acme Inc. is a client.', 'Acme Inc. is a client.'],
  ['We close at 5 p.m. on Fridays.', 'We close at 5 p.m. on Fridays.'],
  ['Call us; we answer.', 'Call us; we answer.'],
])('the first sentence of %s', (text, sentence) => {
  expect(sentenceAt(text, 0)).toBe(sentence)
})

it('a call to victims is found whatever the next sentence says and begins with', () => {
  for (const next of ['the court decides.', 'The court decides.'])
    expect(
      findWords(
        `If you were hurt in the ferry crash last week, call us. ${next}`,
        plainContext(newYorkLexicon.words),
      ).map(({ rule }) => rule),
    ).toEqual(['incident-solicitation'])
})
