import { mask, firstWords, type LintFinding, type MaskedBlock } from './maskedBlock.ts'

/** A heading without its space, or with one of Word’s, at the beginning of a line: `##Fees`. */
const tight = /^([ \t>]*)(#{1,6})[\u00A0\u202F]*(?=\p{L})(.*)$/gmu

/** Headings that are none, because a space is missing behind their # signs. */
export function malformedHeadings({ text, typed }: MaskedBlock): LintFinding[] {
  if (!text.includes('#')) return []
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

/** A name for links at a heading’s end whose signs are wrong, before what closes the heading: `{fees}`, `(#fees)`. */
const malformedHeadingId = new RegExp(
  String.raw`(?:\{(#?)([a-z][\w-]*)(\}?)|[([]#([a-z][\w-]*)[)\]])(${mask}*)(?:\s+#+|\n[ \t]*[-=]+)?\s*$`,
)

/** Names for links at the ends of headings that visitors see as they were typed. Those of legal pages are reported by `checkHeadingIds`. */
export function malformedHeadingIds({ text, typed }: MaskedBlock): LintFinding[] {
  const found = malformedHeadingId.exec(text)
  if (!found) return []
  const [all, sign, braced, close, bracketed, marks = ''] = found
  // This one is understood.
  if (sign === '#' && close === '}' && marks === '') return []
  const name = braced ?? bracketed ?? ''
  const shown = typed.slice(
    found.index,
    found.index + all.lastIndexOf(name) + name.length + (close === '' ? 0 : 1),
  )
  return [
    {
      index: found.index,
      message: `This heading ends with "${shown}", and visitors see it.`,
      fix: `Take it out: only legal pages need names for links of their own. If links are to lead here by that name, write {#${name}} at the heading’s very end.`,
    },
  ]
}
