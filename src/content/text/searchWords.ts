/** Letters that Unicode doesn't split into a plain letter and an accent. */
const plainLetters: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
}

/** `jobs` → `job`, `policies` → `policy`, `taxes` → `tax`; not `status`, `analysis`, `business` or `news`. */
const singular = (word: string): string =>
  word.replace(/(?<=..)ies$/, 'y').replace(/(?<=ss|sh|ch|x|z)es$|(?<=..[^suiw])s$/, '')

/** The words of a text without case, accents, apostrophes, periods and plurals: `José O’Neil, J.D.` → `jose`, `oneil`, `jd`. */
export const searchWords = (text: string): string[] =>
  text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\p{M}'’‘ʻ.]/gu, '')
    .replace(/[ßæœøłđðþı]/g, (letter) => plainLetters[letter] ?? letter)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map(singular)

/** The same; words with hyphens also as one: `non-compete` → `non`, `compete`, `noncompete`; `396-b` → `396`, `b`, `396b`. */
export const indexWords = (text: string): string[] => [
  ...searchWords(text),
  ...(text.match(/[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)+/gu) ?? []).flatMap((whole) =>
    searchWords(whole.replaceAll('-', '')),
  ),
]
