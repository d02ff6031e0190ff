import type { LintFinding, MaskedBlock } from './maskedBlock.ts'

const mark = /\[\^([^\]\s^]{1,30})\]/g

/** Marks of footnotes that have no text anywhere. */
export const malformedFootnotes = ({ text }: MaskedBlock): LintFinding[] =>
  [...text.matchAll(mark)].map(({ 0: typed, index }) => ({
    index,
    message: `The footnote "${typed}" has no text, so visitors see its mark as it is typed.`,
    fix: `Write ${typed}: and the text of the footnote on a line of its own at the end of the file, or delete the mark.`,
  }))
