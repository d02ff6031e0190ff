import type { Change, PageChange, Redline, SectionChange } from './types.ts'

/** Whether anything went or came in a row of words. */
const isChanged = (runs: readonly Change[]): boolean => runs.some(({ kind }) => kind !== 'same')

/**
 * How many changes a page has, as every form of the redline counts them: each changed fact, heading (or place of a
 * section) and paragraph is one. A page that came or went is one, and so is each of its facts.
 */
export const changeCount = ({
  status,
  sections,
  facts,
}: Pick<PageChange, 'sections' | 'facts'> & Partial<Pick<PageChange, 'status'>>): number =>
  facts.length +
  (status === 'added' || status === 'removed'
    ? 1
    : sections.reduce((sum, section) => sum + sectionCount(section), 0))

const sectionCount = ({ status, heading, blocks }: SectionChange): number =>
  (status === 'moved' || isChanged(heading) ? 1 : 0) + blocks.filter(({ runs }) => isChanged(runs)).length

/** How many changes a redline has in all. */
export const allChanges = ({ pages, shell, site }: Redline): number =>
  site.length + changeCount(shell) + pages.reduce((sum, page) => sum + changeCount(page), 0)
