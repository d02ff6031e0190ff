import type { Advice } from '../../../compliance/lexicon/lexicon.ts'

/** The last sentence of advice on words that a lawyer may allow. */
export const allowance =
  'If what stands there is right all the same, a lawyer writes down why in advertising.mdx, under "allowed".'

const asComparison = 'or record the words in claims/ as a comparison with its support'
const recorded = 'and no record says what supports it (Rule 7.1(d), (e))'
const asClaim = 'Add a record in claims/ and write <Claim name="…" /> in the place of "{core}"'

/** On praise of the firm, its people and its work. */
export const praiseAdvice: Advice = {
  message: `{said} praises the firm or compares it with others, ${recorded}.`,
  fix: `Write the fact behind it, for example "has tried cases in the Commercial Division since 2005", ${asComparison}. ${allowance}`,
}

/** On words that set the firm beside others. */
export const comparisonAdvice: Advice = {
  message: `{said} compares the firm with others, ${recorded}.`,
  fix: `Say what the firm does, and nothing of others, for example "A partner reads every brief before it is filed", ${asComparison}. ${allowance}`,
}

/** On what others charge. */
export const feeComparisonAdvice: Advice = {
  message: `{said} compares the firm's fees with those of others, ${recorded}.`,
  fix: `Say what the firm charges, for example "We agree on a fixed fee for a closing before we begin", ${asComparison}. ${allowance}`,
}

/** On "expert" and its like. */
export const expertAdvice: Advice = {
  message: `{said} calls a lawyer or the firm an expert, which praises, ${recorded}; committees may read it as a claim to be a specialist, too (Rule 7.4(a)).`,
  fix: `Say what the lawyer does and since when, for example "has advised on cross-border taxes since 2011". ${allowance}`,
}

/** On figures, results and rankings without a record. */
export const unrecordedAdvice: Advice = {
  message: '{said} is stated without a record of what supports it (Rule 7.1(d), (e)).',
  fix: 'Add a record in claims/ and write <Claim name="…" /> in the place of "{core}", or leave it out.',
}

/** On how often the firm wins. */
export const recordAdvice: Advice = {
  message: '{said} tells how often the firm wins, and no record says what supports it (Rule 7.1(d), (e)).',
  fix: `${asClaim}, with the count, its first and last day and what was counted; or say what is done: "We prepare each motion as if it were to be argued." ${allowance}`,
}

/** On what came of matters. */
export const resultAdvice: Advice = {
  message: '{said} states a result without a record of what supports it (Rule 7.1(d), (e)).',
  fix: `${asClaim}: what was done, when, and for whom; "Prior results do not guarantee a similar outcome" stands on the same page. ${allowance}`,
}

/** On places in lists, prizes and quantities. */
export const rankingAdvice: Advice = {
  message:
    '{said} states a ranking or a figure without a record of what supports it (Rule 7.1(b), (d), (e)).',
  fix: `${asClaim}, with who gave or counted it, the year and the field; or leave it out. ${allowance}`,
}

/** On what clients are said to have said. */
export const testimonialAdvice: Advice = {
  message:
    '{said} gives or announces the words of a client, and no record says who said them and agreed (Rule 7.1(d), (e)).',
  fix: `Record the words in claims/ as a testimonial, with the client's consent, and write <Claim name="…" /> in their place beside the name of the client, or leave them out. ${allowance}`,
}

/** On promises. */
export const promiseAdvice: Advice = {
  message: '{said} promises a result, and such a statement is misleading (Rule 7.1(a)).',
  fix: `Say what the firm does, for example "We prepare each case for trial", and nothing of how it ends. ${allowance}`,
}
