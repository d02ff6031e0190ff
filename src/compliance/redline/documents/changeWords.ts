import type { SectionChange } from '../../compare/types.ts'
import type { PageChange } from '../types.ts'
import { plural } from '../../../content/text/plural.ts'

/** A number with commas, and its noun: `1,204 words`. */
export const counted = (count: number, word: string): string =>
  `${count.toLocaleString('en-US')} ${plural(count, word)}`

/** How many words a text has. */
export const wordsIn = (text: string): number => text.match(/\S+/g)?.length ?? 0

/** "4 words in, 1 word out."; of a page whose source alone changed, that its wording did not. */
export function describeWordCounts({
  status,
  inserted,
  deleted,
}: Pick<PageChange, 'status' | 'inserted' | 'deleted'>): string {
  if (status === 'reflowed') return 'No change in wording.'
  return `${counted(inserted, 'word')} in, ${counted(deleted, 'word')} out.`
}

/** What a reader must know of a page besides its words: whether it is new, its day, its approval. */
export function pageNotes({
  status,
  pathBefore,
  dateMoved,
  approvalLost,
}: Omit<PageChange, 'kind'>): string[] {
  return [
    ...(status === 'added' ? ['This page is new.'] : []),
    ...(status === 'removed' ? ['This page is no longer there.'] : []),
    ...(status === 'moved' && pathBefore !== undefined ? [`This page stood at ${pathBefore} before.`] : []),
    ...(dateMoved === true ? ['Its date moved.'] : []),
    ...(dateMoved === false ? ['Its date did not move.'] : []),
    ...(approvalLost === undefined ? [] : [`Approval lost: ${approvalLost}`]),
  ]
}

/** Where a moved section stood before. */
export const movedSentence = ({ movedFrom = '' }: SectionChange): string =>
  movedFrom === ''
    ? 'Moved: it stood at the top of the page before.'
    : `Moved: it stood behind “${movedFrom}” before.`
