import { formatDate } from '../../content/text/formatDate.ts'
import type { ChainedApproval } from '../approvals/approvalRecord.ts'
import { textDigest } from '../text/textDigest.ts'
import { canonicalText } from '../approvals/canonicalText.ts'
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
    const digest = textDigest(
      canonicalText({ ...page, facts: page.facts.filter(({ key }) => !isPublishFact(key)) }),
    )
    return records.findLast((record) => record.act === 'approved' && record.digest === digest)
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
