import { formatDate } from '../../content/text/formatDate.ts'
import { diagnostic, type Diagnostic } from '../../content/model/diagnostic.ts'
import type { Registry } from '../../content/model/registry.ts'
import type { RuleName } from '../../content/report/rules/rules.ts'
import {
  approvalHash,
  approvalsFile,
  serializeRecord,
  type ApprovalRecord,
  readApprovals,
} from '../approvals/approvalRecord.ts'
import { archivesFile, readArchives } from '../archive/archiveRecord.ts'
import type { ContentSnapshot } from './contentSnapshot.ts'
import { diffLogs, type LostRecord } from './diffLogs.ts'
import type { Sides } from '../compare/types.ts'

/**
 * Records of approvals and archives that an older side holds and the newer one does not hold unchanged. A file alone
 * cannot show it: whoever rewrites a record can make every seal behind it anew.
 */
export const checkLogAgainstBase = (
  registry: Registry,
  { before, after }: Sides<ContentSnapshot>,
): Diagnostic[] => [
  ...unlessConflicted(readApprovals(after.approvals), () =>
    diffLogs(before.approvals, after.approvals).map((record) =>
      lostRecord(approvalsFile(registry), 'approval-record', record, before.name),
    ),
  ),
  ...unlessConflicted(readArchives(after.archives), () =>
    diffLogs(before.archives, after.archives).map((record) =>
      lostRecord(archivesFile(registry), 'archive-record', record, before.name),
    ),
  ),
]

/** Of a merge that is not finished, only that is told: which records will be lost, nobody knows. */
const unlessConflicted = (
  { conflicts }: { conflicts: readonly Diagnostic[] },
  lost: () => readonly Diagnostic[],
): readonly Diagnostic[] => (conflicts.length > 0 ? conflicts : lost())

const lostRecord = (file: string, rule: RuleName, record: LostRecord, base: string): Diagnostic =>
  diagnostic(file, { line: lineOf(record), column: 1 }, [
    rule,
    `${lostSentence(record, base)}.`,
    `Restore content/${file} as it stands in ${base}, and add your own records again at its end; when the record is newer there than your change, take the changes of that branch in first.`,
  ])

const lineOf = ({ lines }: LostRecord): number =>
  'at' in lines ? lines.at : (lines.above ?? lines.below ?? 1)

function lostSentence({ what, number, text, after = '', lines }: LostRecord, base: string): string {
  const [old, now] = [text, after].map((words) => words.split(' | '))
  const record = `"${old?.slice(1, 5).join(', ') ?? text}"`
  if (what === 'removed') return `Record ${number} was removed since ${base}${placeOf(lines)}: ${record}`
  if (what === 'moved') return `Record ${number} was moved since ${base} to another place: ${record}`
  if (what === 'put in')
    return `Record ${number} was put before records that stand in ${base} already: ${record}. New ones come at the end`
  const other = old?.flatMap((field, index) =>
    index === 0 || field === now?.[index] ? [] : [`"${field}" now reads "${now?.[index] ?? ''}"`],
  )
  return `Record ${number} was rewritten since ${base}: ${other?.join('; ') || `"${text}" now reads "${after}"`}`
}

/** Where a record that is gone is missing. */
function placeOf(lines: LostRecord['lines']): string {
  if ('at' in lines) return ''
  const { above, below } = lines
  if (above === undefined && below === undefined) return ', as all others were'
  if (below === undefined) return `; it stood at the end, behind line ${above}`
  return above === undefined
    ? `; it stood at the beginning, before line ${below}`
    : `; it is missing between line ${above} and line ${below}`
}

/** A record by its words: its number is another when one before it is gone. */
const unnumbered = (record: ApprovalRecord): string => serializeRecord({ ...record, number: 0 })

/** How many new approvals are told one by one. */
const maxNamed = 20

/**
 * What became of the approvals between two sides, a sentence each: records that were lost, and who approved what.
 * @param listed the names of those whom the newer side puts on the list of approvers
 */
export function recordSentences(
  registry: Registry,
  { before, after }: Sides<ContentSnapshot>,
  listed: readonly string[],
): string[] {
  const old = readApprovals(before.approvals).records
  const { records } = readApprovals(after.approvals)
  const known = new Set(old.map(unnumbered))
  // Whoever rewrote or forged a record has approved nothing by it: it stands behind a record that was there, by its seal.
  const seals = ['', ...[...old, ...records].map(({ seal }) => seal)]
  const wrong = new Set(
    diffLogs(before.approvals, after.approvals).flatMap(({ lines }) => ('at' in lines ? lines.at : [])),
  )
  const given = records.filter(
    (record) =>
      record.act === 'approved' &&
      !known.has(unnumbered(record)) &&
      !wrong.has(record.line) &&
      seals.some((seal) => approvalHash(record, seal) === record.seal),
  )
  const more = given.length - maxNamed
  return [
    ...checkLogAgainstBase(registry, { before, after }).map(({ file, message }) => `${file}: ${message}`),
    ...given
      .slice(0, maxNamed)
      .map(
        ({ subject, by, day, note }) =>
          `Approved in this change: ${subject} by ${by} on ${formatDate(day)}${note === '' ? '' : ` (${note})`}.${listed.includes(by) ? ` It is this change, too, that puts ${by} on the list of those who may approve: let somebody look at it who was on that list before.` : ''}`,
      ),
    ...(more > 0 ? [`And ${more} more approvals.`] : []),
  ]
}
