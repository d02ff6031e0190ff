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

/**
 * Whether a typed word begins a word of a text, both from `searchWords`. One slip is forgiven (a letter added, missing,
 * wrong, or swapped with the next) in words of four letters or more; in the beginning of a word, from five letters on.
 */
export function isWordMatch(typed: string, word: string): boolean {
  if (word.startsWith(typed)) return true
  if (typed.length < 3 || word.length < 4) return false
  // Of short words, only whole ones are forgiven: otherwise `harb` would find everyone from Harvard.
  const isWhole = typed.length < 5
  if (isWhole && word.length > typed.length + 1) return false
  let at = 0
  while (at < typed.length && typed[at] === word[at]) at++
  const continues = (from: number, wordFrom: number): boolean =>
    word.startsWith(typed.slice(from), wordFrom) &&
    (!isWhole || word.length - wordFrom === typed.length - from)
  const isSwapped = typed[at] === word[at + 1] && typed[at + 1] === word[at]
  return (
    continues(at + 1, at) ||
    continues(at, at + 1) ||
    continues(at + 1, at + 1) ||
    (isSwapped && continues(at + 2, at + 2))
  )
}

/**
 * Prepares texts for searching. Each different word is compared once, however many texts have it.
 * @returns a function from typed words to the positions of the texts that match every one of them; undefined without words
 */
export function createFinder(texts: readonly (readonly string[])[]) {
  const positions = new Map<string, Set<number>>()
  const wordsOfText = new Map<string, string[]>()
  texts.forEach((lines, position) => {
    for (const line of lines) {
      const words = wordsOfText.get(line) ?? searchWords(line)
      wordsOfText.set(line, words)
      for (const word of words) {
        const found = positions.get(word)
        if (found) found.add(position)
        else positions.set(word, new Set([position]))
      }
    }
  })
  return (query: string): ReadonlySet<number> | undefined => {
    let matches: Set<number> | undefined
    for (const typed of searchWords(query)) {
      const found = new Set<number>()
      for (const [word, at] of positions)
        if (isWordMatch(typed, word)) for (const one of at) if (matches?.has(one) ?? true) found.add(one)
      matches = found
    }
    return matches
  }
}
