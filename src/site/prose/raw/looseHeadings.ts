import { firstWords, type Slip, type TypedBlock } from './typedBlock.ts'

/** A heading without its space, or with one of Word’s, at the beginning of a line: `##Fees`. */
const tight = /^([ \t>]*)(#{1,6})[\u00A0\u202F]*(?=\p{L})(.*)$/gmu

/** Headings that are none, because a space is missing behind their # signs. */
export function looseHeadings({ text, typed }: TypedBlock): Slip[] {
  return [...text.matchAll(tight)].flatMap(
    ({ 0: line, 1: before = '', 2: signs = '', 3: words = '', index }) => {
      // “#MeToo cases are rising.” is a sentence; a heading stands alone and has no full stop.
      if (signs === '#' && (line !== text || /[.!?]$/.test(line))) return []
      const at = index + before.length
      const wanted = signs === '#' ? '##' : signs
      const own = typed.slice(index + line.length - words.length, index + line.length)
      return {
        index: at,
        message: `"${
          typed
            .slice(at, at + 40)
            .split('\n')[0]
            ?.trim() ?? ''
        }" is no heading, and visitors see the ${signs} ${signs === '#' ? 'sign' : 'signs'}.`,
        fix: `Write ${wanted} ${firstWords(own)}`,
      }
    },
  )
}
