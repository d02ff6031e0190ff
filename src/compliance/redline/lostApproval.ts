import { formatDate } from '../../content/text/formatDate.ts'
import type { ChainedApproval } from '../approvals/approvalRecord.ts'
import { approvalsOfWording } from '../approvals/canonicalText.ts'
import { everyPage } from '../../content/publish/addresses.ts'
import type { Redline } from './types.ts'
import type { PageText } from '../text/types.ts'
import type { PagePair } from './matchPages.ts'
import { upcomingKey, isPublishFact } from '../compare/publishFacts.ts'
import type { Sides } from '../compare/types.ts'

/** The records of both sides. */
export type SideApprovals = Sides<readonly ChainedApproval[]>

/**
 * Who had agreed to the old wording of a page, in words, when by the new side's records nobody has agreed to the new one;
 * undefined when nothing is lost. A text that waits for its day takes no approval from the one that is shown.
 */
export function lostApproval({ before, after }: PagePair, approvals: SideApprovals): string | undefined {
  if (!before || !after || approvals.before.length + approvals.after.length === 0) return undefined
  const [waited, waits] = [before, after].map(({ facts }) => facts.some(({ key }) => key === upcomingKey))
  if (waits && !waited) return undefined
  const approved = (page: PageText, records: readonly ChainedApproval[]): ChainedApproval | undefined => {
    const isOfThese = approvalsOfWording({
      ...page,
      facts: page.facts.filter(({ key }) => !isPublishFact(key)),
    })
    return records.findLast((record) => record.act === 'approved' && isOfThese(record))
  }
  const was = approved(before, approvals.before) ?? approved(before, approvals.after)
  if (was === undefined || approved(after, approvals.after) !== undefined) return undefined
  return `${was.by} had approved it on ${formatDate(was.day)}`
}

/** Whether words that the old side's records approve are approved by none of the new side's. */
export function isAnyWithdrawn({ before, after }: SideApprovals): boolean {
  const left = new Set(after.map(({ digest }) => digest))
  return before.some(({ act, digest }) => act === 'approved' && !left.has(digest))
}

/** Every approval that a redline shows to be lost: of which page, and who had given it. */
export const lostApprovals = ({
  pages,
  shell,
}: Pick<Redline, 'pages' | 'shell'>): { path: string; by: string }[] =>
  [...pages, { ...shell, path: everyPage }].flatMap(({ path, approvalLost: by }) =>
    by === undefined ? [] : [{ path, by }],
  )
