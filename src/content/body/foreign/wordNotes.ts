import type { LintFinding, MaskedBlock } from '../markdownLint/maskedBlock.ts'

/** `law[1]` and `law.[1]`: directly behind a word or its stop, and no address behind it. */
const mark = /(?<=[\p{L}\p{N}.,;:!?)"”’])\[(\d{1,3})\](?![([:\p{L}\p{N}])/gu

/** `[1] See the statute.`, at the beginning of a line. */
const note = /^([ \t>]*)\[(\d{1,3})\][ \t\u00A0]+(?=\S)/gmu

/**
 * Footnotes as Word leaves them in a copied text: a number in brackets behind a word, and further down a line that
 * begins with the same. A number in brackets without such a line is part of a citation, and so is one behind a space.
 */
export function wordNotes(blocks: readonly MaskedBlock[]): LintFinding[] {
  if (!blocks.some(({ text }) => text.includes('['))) return []
  const paragraphs = blocks.filter(({ kind }) => kind === 'paragraph')
  const notes = new Map<string, number>()
  for (const { from, text } of paragraphs)
    for (const { 1: before = '', 2: number = '', index } of text.matchAll(note))
      notes.set(number, from + index + before.length)
  if (notes.size === 0) return []
  const marks = blocks.flatMap(({ from, text }) =>
    [...text.matchAll(mark)]
      .map(({ 1: number = '', index }) => ({ number, index: from + index }))
      .filter(({ number, index }) => (notes.get(number) ?? -1) > index),
  )
  const [first] = marks
  if (first === undefined) return []
  const { number } = first
  const many = new Set(marks.map((one) => one.number)).size
  const others =
    many === 1
      ? ''
      : ` Do the same with the ${many === 2 ? 'other note' : `${many - 1} other notes`} of this file.`
  return [
    {
      index: first.index,
      message: `"[${number}]" is a footnote as Word has it, and visitors see the brackets, without a link to its text.`,
      fix: `Write [^${number}] here, and [^${number}]: in the place of [${number}] where the text of the note begins, with a blank line above it.${others}`,
    },
  ]
}
