import type { Block, PageText, Section } from '../text/types.ts'

/** The form that `canonicalText` writes now. A change of how it is written needs a new number, and the old way kept. */
export const canonicalFormat = 1

/** What a piece of text begins with, so that its kind can be told. */
export const blockSigns: Readonly<Record<Block['role'], string>> = {
  heading: '',
  paragraph: '',
  item: '- ',
  row: '| ',
  quotation: '> ',
  code: 'Code: ',
  picture: 'Picture: ',
  hidden: '',
}

/**
 * A page's wording and facts as one plain text, which people can read and whose SHA-256 digest an approval is bound
 * to. Form 1: a line that names the form; every fact in a line, `Label: value`; then the sections, each below a blank
 * line, with `#` signs for its level, its number and its heading; each piece of text in one line. Line ends in the
 * source, kinds of quotation marks, emphasis and list markers leave it as it is; so do the page’s address and its file.
 * @param page what a visitor reads
 */
export const canonicalText = ({ sections, facts }: Pick<PageText, 'sections' | 'facts'>): string =>
  [
    `Wording of a page, form ${canonicalFormat}`,
    '',
    ...facts.map(({ label, value }) => `${label}: ${value}`),
    ...sections.flatMap((section) => ['', ...headingLine(section), ...section.blocks.map(blockLine)]),
    '',
  ].join('\n')

const headingLine = ({ heading, level, number }: Section): string[] =>
  heading === '' ? [] : [`${'#'.repeat(level)} ${number === undefined ? '' : `${number}. `}${heading}`]

const blockLine = ({ role, text }: Block): string => blockSigns[role] + text
