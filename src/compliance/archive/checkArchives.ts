import type { Registry } from '../../content/model/registry.ts'
import { formatDate } from '../../content/text/formatDate.ts'
import { diagnostic, type Diagnostic } from '../../content/model/diagnostic.ts'
import { approvalsFile, readApprovals } from '../approvals/approvalRecord.ts'
import type { ComplianceCheck } from '../model/complianceContext.ts'
import { archivesFile, readArchives, type ArchiveRecord } from './archiveRecord.ts'

/**
 * The list of web archives is as `npm run preserve` wrote it, and tells of no day to come; and the records of approvals
 * go as far as it says, which they cannot show themselves when they were cut off at their end.
 */
export const checkArchives: ComplianceCheck = ({ site: { registry }, records: files, today }) => {
  const { records, problems } = readArchives(files.get(archivesFile(registry)))
  const early = records.flatMap(({ number, line, day, made }) => {
    const late = [day, made ?? day].find((one) => one > today)
    return late === undefined ? [] : [{ number, line, day: late, isMade: late !== day }]
  })
  return [
    ...problems,
    ...early.map(({ number, day, line, isMade }): Diagnostic =>
      diagnostic(archivesFile(registry), { line, column: 1 }, [
        'archive-day',
        `Record ${number} tells of an archive ${isMade ? 'that was made on' : 'for'} ${formatDate(day)}, which is still to come.`,
        'Ask who made it, and prove nothing with that archive.',
      ]),
    ),
    ...(problems.length === 0
      ? lostApprovals(registry, records, readApprovals(files.get(approvalsFile(registry))))
      : []),
  ]
}

/** Approvals that an archive has seen, and that are gone or have another seal now: the first of them. */
function lostApprovals(
  registry: Registry,
  archives: readonly ArchiveRecord[],
  { records, problems }: ReturnType<typeof readApprovals>,
): Diagnostic[] {
  // What the file shows by itself is told already.
  if (problems.length > 0) return []
  const last = records.at(-1)
  for (const { number, day, made = day, approvals } of archives) {
    const found = records.find((record) => record.number === approvals?.records)
    if (approvals === undefined || found?.seal === approvals.seal) continue
    const seen = `When archive ${number} of ${archivesFile(registry)} was made, on ${formatDate(made)}, there were ${approvals.records} records of approvals`
    const message =
      found === undefined
        ? `${seen}; ${last === undefined ? 'now there is none' : `now the last is record ${last.number}`}. ${missing((last?.number ?? 0) + 1, approvals.records)} missing.`
        : `${seen}, and record ${approvals.records} had another seal. That record or one before it was written anew since.`
    const line = found?.line ?? last?.line ?? 1
    const fix = `Restore content/${approvalsFile(registry)} from git as it stood on that day, and add later records again with npm run approve.`
    return [diagnostic(approvalsFile(registry), { line, column: 1 }, ['approval-record', message, fix])]
  }
  return []
}

const missing = (from: number, to: number): string =>
  from === to ? `Record ${from} is` : `Records ${from} to ${to} are`
