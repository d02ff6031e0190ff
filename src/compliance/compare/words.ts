/**
 * What words are compared as: words, numbers and marks, each on its own. "e-mail", "U.S.", "$1,000.00", "25+" and an
 * address are one; scripts that are written without spaces have one a letter.
 */
const pieces =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]|\p{L}+:\/\/[^\s<>"']*[^\s<>"'.,;:!?)\]]|[$€£§#@]?[\p{L}\p{N}\p{M}_]+(?:['.,:/@&+‐‑–-][\p{L}\p{N}\p{M}_]+)*(?:[%+]|(?<=\b\p{L}\.\p{L})\.)?|(\S)\1*/gu

const letter = /[\p{L}\p{N}]/u

/** A piece of a sentence that is compared as a whole. */
export interface Word {
  text: string
  /** Whether a space stands before it. */
  spaced: boolean
}

/** Takes a text apart: its pieces, with the spaces that `spaced` tells of, give it again. */
export function splitWords(text: string): Word[] {
  let end = 0
  return [...text.matchAll(pieces)].map(({ 0: piece, index }) => {
    const spaced = index > end
    end = index + piece.length
    return { text: piece, spaced }
  })
}

/** Whether a piece is a word or a number, and no mark. */
export const isWord = (piece: string): boolean => letter.test(piece)

/** How many words a run of text has. One that holds marks only counts as one, since it is a change too. */
export function countWords(text: string): number {
  if (text.trim() === '') return 0
  return Math.max(1, (text.match(pieces) ?? []).filter(isWord).length)
}
