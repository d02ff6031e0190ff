import type { Advice } from '../../compliance/lexicon/lexicon.ts'

/** The last sentence of advice on words that a lawyer may allow. */
export const allowance =
  'If what stands there is right all the same, a lawyer writes down why in advertising.mdx, under "allowed".'

/** On praise and comparisons. */
export const praiseAdvice: Advice = {
  message:
    '{said} praises the firm or compares it with others, and no record says what supports it (Rule 7.1(d), (e)).',
  fix: `Write the fact behind it, for example "has tried cases in the Commercial Division since 2005", or record the words in claims/ as a comparison with its support. ${allowance}`,
}

/** On figures, results and rankings without a record. */
export const unrecordedAdvice: Advice = {
  message: '{said} is stated without a record of what supports it (Rule 7.1(d), (e)).',
  fix: 'Add a record in claims/ and write <Claim name="…" /> in the place of "{core}", or leave it out.',
}
