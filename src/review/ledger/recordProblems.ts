import { formatDate } from '../../site/formatDate.ts'
import { problemAt, type Problem } from '../../site/problem.ts'
import type { RuleName } from '../../site/rules/rules.ts'
import { approvalsFile } from '../approval/approvalRecord.ts'
import { readApprovals } from '../approval/readApprovals.ts'
import { archivesFile } from '../archive/archiveRecord.ts'
import type { ContentSide } from '../redline/contentSide.ts'
import { lostRecords, type LostRecord } from './lostRecords.ts'

type Sides = Record<'before' | 'after', ContentSide>

/**
 * Records of approvals and archives that an older side holds and the newer one does not hold unchanged. A file alone
 * cannot show it: whoever rewrites a record can make every seal behind it anew.
 */
export const recordProblems = ({ before, after }: Sides): Problem[] => [
  ...problemsOf(approvalsFile, 'approval-record', {
    lost: lostRecords(before.approvals, after.approvals),
    base: before.name,
  }),
  ...problemsOf(archivesFile, 'archive-record', {
    lost: lostRecords(before.archives, after.archives),
    base: before.name,
  }),
]

const problemsOf = (
  file: string,
  rule: RuleName,
  { lost, base }: { lost: readonly LostRecord[]; base: string },
): Problem[] =>
  lost.map((record) =>
    problemAt(file, { line: record.line, column: 1 }, [
      rule,
      `${lostSentence(record, base)}.`,
      `Restore content/${file} as it stands in ${base}, and add your own records again at its end; when the record is newer there than your change, take the changes of that branch in first.`,
    ]),
  )

function lostSentence({ number, before, after }: LostRecord, base: string): string {
  const [old, now] = [before, after ?? ''].map((text) => text.split(' | '))
  if (after === undefined || !old || !now)
    return `Record ${number} was removed since ${base}: "${old?.slice(1, 5).join(', ') ?? before}"`
  const other = old.flatMap((field, index) =>
    field === now[index] ? [] : [`"${field}" now reads "${now[index] ?? ''}"`],
  )
  return `Record ${number} was rewritten since ${base}: ${other.join('; ') || `"${before}" now reads "${after}"`}`
}

/** How many new approvals are told one by one. */
const mostNamed = 20

/** What became of the approvals between two sides, a sentence each: records that were lost, and who approved what. */
export function recordSentences({ before, after }: Sides): string[] {
  const count = readApprovals(before.approvals).records.length
  const given = readApprovals(after.approvals)
    .records.slice(count)
    .filter(({ act }) => act === 'approved')
  const more = given.length - mostNamed
  return [
    ...recordProblems({ before, after }).map(({ file, message }) => `${file}: ${message}`),
    ...given
      .slice(0, mostNamed)
      .map(
        ({ subject, by, day, note }) =>
          `Approved in this change: ${subject} by ${by} on ${formatDate(day)}${note === '' ? '' : ` (${note})`}.`,
      ),
    ...(more > 0 ? [`And ${more} more approvals.`] : []),
  ]
}
