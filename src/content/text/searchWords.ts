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

/** `jobs` → `job`, `policies` → `policie`, `taxes` → `tax`; not `status`, `analysis`, `business` or `news`. */
const singular = (word: string): string =>
  word === 'news' ? word : word.replace(/(?<=ss|sh|ch|x|z)es$|(?<=..[^sui])s$/, '')

/** Scripts without spaces between words are found by pairs of characters. `Intl.Segmenter` differs between browsers. */
const unspaced = /([\p{sc=Han}\p{sc=Hira}\p{sc=Kana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmr}\p{sc=Mymr}]+)/u

const pairs = (word: string): string[] =>
  word
    .split(unspaced)
    .filter(Boolean)
    .flatMap((part) => {
      const letters = unspaced.test(part) ? [...part] : []
      return letters.length < 2 ? [part] : letters.slice(1).map((letter, at) => `${letters[at]}${letter}`)
    })

/** Telephone numbers with ten digits and with seven, however they are typed: `(212) 555-0142` → `2125550142`, `5550142`. */
const phoneNumbers = (text: string): string[] =>
  (text.match(/\d[\d\s().\u2010-\u2015-]{5,}\d/g) ?? [])
    .map((typed) => typed.replace(/\D/g, '').replace(/^1(?=\d{10}$)/, ''))
    .flatMap((digits) =>
      digits.length === 10 ? [digits, digits.slice(3)] : digits.length === 7 ? [digits] : [],
    )

/** The words of a text without case, accents, apostrophes, periods and plurals: `José O’Neil, J.D.` → `jose`, `oneil`, `jd`. */
export const searchWords = (text: string): string[] => [
  ...text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[\p{M}'’‘ʻ.]/gu, '')
    .replace(/[ßæœøłđðþı]/g, (letter) => plainLetters[letter] ?? letter)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .flatMap(pairs)
    .map(singular),
  ...phoneNumbers(text),
]

/** A word without endings, as in steps 1b and 1c of the Porter stemmer: `filing`, `file` → `fil`; `policy` → `polici`; not `king`. */
export const stem = (word: string): string =>
  word
    .replace(/(?<=..)ied?$/, 'i')
    .replace(/(ing|ed)$/, (ending, _, at: number) =>
      /[aeiouy].*[^e]$/.test(word.slice(0, at)) ? '' : ending,
    )
    .replace(/(?<=..)e$/, '')
    .replace(/(?<=.[^aeiou])y$/, 'i')

/** Other forms of a word as the index has them: of `planning`, `~plann` and `plan`. */
export const formsOf = (word: string): string[] => {
  const base = stem(word)
  return [stemMark + base, base, base.replace(/([^aeioulsz])\1$/, '$1')].filter((form) => form !== word)
}

/** In front of the stem of a word that has an ending, in the index. */
export const stemMark = '~'

/** The same; words with hyphens also as one: `non-compete` → `non`, `compete`, `noncompete`; with stems: `filed`, `~fil`. */
export const indexWords = (text: string): string[] =>
  [
    ...searchWords(text),
    ...(text.match(/(?<![\p{L}\p{N}])[\p{L}\p{N}]+(?:[-\u2010\u2011][\p{L}\p{N}]+)+/gu) ?? []).flatMap(
      (whole) => searchWords(whole.replace(/[-\u2010\u2011]/g, '')),
    ),
  ].flatMap((word) => (stem(word) === word ? [word] : [word, stemMark + stem(word)]))
