import { isWord, splitWords } from './words.ts'

/** The words of a text without their order, so that two can be compared quickly. */
export interface BagOfWords {
  /** Each word's number, sorted; a word that stands there twice, twice. */
  words: readonly number[]
}

/** Numbers for words: the same word has the same number in all bags of one pile. */
export type Vocabulary = Map<string, number>

/** The bag of a text. @param pile numbers that are already given; new ones are added */
export function bagOf(text: string, pile: Vocabulary): BagOfWords {
  const words = splitWords(text)
    .filter(({ text: piece }) => isWord(piece))
    .map(({ text: piece }) => {
      const word = piece.toLowerCase()
      const known = pile.get(word)
      if (known !== undefined) return known
      pile.set(word, pile.size)
      return pile.size - 1
    })
  return { words: words.sort((a, b) => a - b) }
}

/** A value that is made when it is first asked for: most texts stayed as they were and never need a bag. */
export function lazily<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}

/** The bag of several texts together. */
export const mergeBags = (bags: readonly BagOfWords[]): BagOfWords => ({
  words: bags.flatMap(({ words }) => words).sort((a, b) => a - b),
})

/** How alike two texts are by their words: 0 for nothing in common, 1 for the same words. */
export function diceSimilarity(a: BagOfWords, b: BagOfWords): number {
  const sum = a.words.length + b.words.length
  return sum === 0 ? 0 : (2 * sharedWords(a, b)) / sum
}

/** The most that the likeness can be, by the lengths alone. */
export const maxDiceSimilarity = (a: BagOfWords, b: BagOfWords): number => {
  const sum = a.words.length + b.words.length
  return sum === 0 ? 0 : (2 * Math.min(a.words.length, b.words.length)) / sum
}

/** How many words two texts share. */
function sharedWords({ words: a }: BagOfWords, { words: b }: BagOfWords): number {
  let [i, j, shared] = [0, 0, 0]
  while (i < a.length && j < b.length) {
    const [left = 0, right = 0] = [a[i], b[j]]
    if (left === right) {
      shared += 1
      i += 1
      j += 1
    } else if (left < right) i += 1
    else j += 1
  }
  return shared
}
