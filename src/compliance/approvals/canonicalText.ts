import { formatDate } from '../../content/text/formatDate.ts'
import { textDigest } from '../text/textDigest.ts'
import type { Block, Fact, PageText, Section } from '../text/types.ts'
import type { ApprovalRecord } from './approvalRecord.ts'

/**
 * The forms in which a wording was ever written down, each of which can be written for ever. Form 1 has no labels, and
 * its days are written as the commands write them; form 2 has the labels that the page shows, behind everything else,
 * and its days as visitors read them.
 */
export type WordingForm = 1 | 2

/** The form of new approvals. A change of how it is written needs a new number, and the old way kept. */
export const canonicalFormat: WordingForm = 2

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
 * to: a line that names the form; every fact in a line, `Label: value`; then the sections, each below a blank
 * line, with `#` signs for its level, its number and its heading; each piece of text in one line. Line ends in the
 * source, kinds of quotation marks, emphasis and list markers leave it as it is; so do the page’s address and its file.
 * @param page what a visitor reads
 */
export const canonicalText = (
  { sections, facts }: Pick<PageText, 'sections' | 'facts'>,
  form: WordingForm = canonicalFormat,
): string =>
  [
    `Wording of a page, form ${form}`,
    '',
    ...facts.map((fact) => `${fact.label}: ${factValue(fact, form)}`),
    ...sections
      .filter(({ areLabels }) => form !== 1 || !areLabels)
      .flatMap((section) => ['', ...headingLine(section), ...section.blocks.map(blockLine)]),
    '',
  ].join('\n')

/** A day that visitors read in other words than those of the commands stands there in figures as well, for comparing. */
function factValue({ value, day }: Fact, form: WordingForm): string {
  if (day === undefined) return value
  const usual = formatDate(day)
  return form === 1 || value === usual ? usual : `${value} (${day})`
}

/** Which records are of a page's words as they are. A form without labels counts as long as those are as they were then. */
export function approvalsOfWording(
  page: Pick<PageText, 'sections' | 'facts' | 'relabelled'>,
): (record: Pick<ApprovalRecord, 'form' | 'digest'>) => boolean {
  const digests = new Map<string, string>()
  for (const form of [1, 2] as const)
    if (form !== 1 || page.relabelled === undefined)
      digests.set(wordingFormName(form), textDigest(canonicalText(page, form)))
  return ({ form, digest }) => digests.get(form) === digest
}

/** How a record names the form of the wording that was approved. */
export const wordingFormName = (form: WordingForm): string => `wording ${form}`

const headingLine = ({ heading, level, number }: Section): string[] =>
  heading === '' ? [] : [`${'#'.repeat(level)} ${number === undefined ? '' : `${number}. `}${heading}`]

const blockLine = ({ role, text }: Block): string => blockSigns[role] + text
