import { isWord, splitWords } from './words.ts'

/**
 * The words of a text without their order, so that two can be compared quickly: each word's number, sorted; a word that
 * stands there twice, twice.
 */
export type BagOfWords = readonly number[]

/** Numbers for words: the same word has the same number in all bags of one vocabulary. */
export type Vocabulary = Map<string, number>

/** The bag of a text. @param vocabulary numbers that are already given; new ones are added */
export function bagOf(text: string, vocabulary: Vocabulary): BagOfWords {
  return splitWords(text)
    .filter(({ text: piece }) => isWord(piece))
    .map(({ text: piece }) => {
      const word = piece.toLowerCase()
      const number = vocabulary.get(word) ?? vocabulary.size
      vocabulary.set(word, number)
      return number
    })
    .sort((a, b) => a - b)
}

/** The bag of several texts together. */
export const mergeBags = (bags: readonly BagOfWords[]): BagOfWords => bags.flat().sort((a, b) => a - b)

/** How alike two texts are by their words (Dice coefficient): 0 for nothing in common, 1 for the same words. */
export const diceSimilarity = (a: BagOfWords, b: BagOfWords): number => dice(sharedWords(a, b), a, b)

/** The most that the likeness can be, by the lengths alone. */
export const maxDiceSimilarity = (a: BagOfWords, b: BagOfWords): number =>
  dice(Math.min(a.length, b.length), a, b)

const dice = (shared: number, a: BagOfWords, b: BagOfWords): number =>
  a.length + b.length === 0 ? 0 : (2 * shared) / (a.length + b.length)

/** How many words two texts share. */
function sharedWords(a: BagOfWords, b: BagOfWords): number {
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
