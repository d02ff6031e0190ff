/**
 * Compiles a list of words and phrases, readable for lawyers, to a pattern. Case doesn't matter.
 * - Commas and line ends separate phrases.
 * - `speciali*` is a word with any ending, `win/prevail` is either word.
 * - `#` is any number, `##` is ten or more, `##+` is one with a plus sign, such as 200+ or $10B+.
 * - `we ... win` allows up to six words in between.
 * - Brackets and quotation marks around words don't matter.
 * - "will", "not", "are", "have" and "is" also match contractions: we'll, don't, you're.
 */
export const words = (list: string): RegExp => {
  const phrases = list.split(/[,\n]/).map((one) => one.trim())
  return new RegExp(`(?<![\\w$-])(?:${phrases.filter(Boolean).map(phrasePattern).join('|')})(?![\\w-])`, 'i')
}

const tens = '(?:twen|thir|for|fif|six|seven|eigh|nine)ty(?:-\\w+)?'
const many = `\\w+teen|eleven|twelve|${tens}|(?:dozen|hundred|thousand|[mb]illion)s?|scores`
const few = 'one|two|three|four|five|six|seven|eight|nine|ten'
const digits = String.raw`[$€£]?\d(?:[\d,.]*\d)?`
const numbers: Readonly<Record<string, string>> = {
  '#': `(?:(?:${digits}[%+]?|${few}|${many})(?: (?:hundred|thousand|[mb]illion))?)`,
  '##': `(?:[$€£]?\\d[\\d,.]*\\d[%+]?|${many})`,
  '##+': String.raw`(?:\d[\d,.]*\d|\$\d[\d,.]*[KMB]?)\+`,
}

const shortForms = { will: "'ll", not: "n't", are: "'re", have: "'ve", is: "'s" }

function phrasePattern(typed: string): string {
  const spelled = typed.split(' ').map(wordPattern).join(' ').replaceAll(' ... ', '(?: [^\\s.;:,]+){0,6}? ')
  return Object.entries(shortForms)
    .reduce((pattern, [long, short]) => pattern.replaceAll(` (?:${long})`, `(?: ${long}|${short})`), spelled)
    .replaceAll(' ', String.raw`[)"']? [("']?`)
}

const wordPattern = (typed: string): string =>
  typed === '...' ? typed : `(?:${typed.split('/').map(letters).join('|')})`

const letters = (word: string): string =>
  word
    .replace(/[.+?^${}()|[\]\\]/g, String.raw`\$&`)
    .replaceAll('*', String.raw`[\w'-]*`)
    .replace(/##\\\+|##|#(?!\d)/g, (placeholder) => numbers[placeholder.replace('\\', '')] ?? placeholder)
