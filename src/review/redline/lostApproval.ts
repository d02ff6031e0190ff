import { formatDate } from '../../site/formatDate.ts'
import type { SealedRecord } from '../approval/approvalRecord.ts'
import { sha256 } from '../approval/sha256.ts'
import { wordingText } from '../approval/wordingText.ts'
import type { PageReading } from '../reading/types.ts'
import type { PagePair } from './matchPages.ts'

/**
 * Who had agreed to the old wording of a page, in words, when nobody has agreed to the new one; undefined when nothing
 * is lost.
 * @param approvals the records of both sides
 */
export function lostApproval(
  { before, after }: PagePair,
  approvals: readonly SealedRecord[],
): string | undefined {
  if (!before || !after || approvals.length === 0) return undefined
  const approved = (page: PageReading): SealedRecord | undefined => {
    const digest = sha256(wordingText({ ...page, facts: page.facts.filter(({ key }) => key !== 'absence') }))
    return approvals.findLast((record) => record.act === 'approved' && record.digest === digest)
  }
  const was = approved(before)
  if (was === undefined || approved(after) !== undefined) return undefined
  return `${was.by} had approved it on ${formatDate(was.day)}`
}
