import { fileStart, diagnostic, type Diagnostic } from '../../content/model/diagnostic.ts'
import { formatDate } from '../../content/text/formatDate.ts'
import type { ComplianceCheck } from '../model/complianceContext.ts'
import { approvalsFile, type ChainedApproval, readApprovals } from './approvalRecord.ts'
import { textDigest } from '../text/textDigest.ts'
import { approvedFiles, approvedFolderOf } from './approvalStatus.ts'

/** The records are whole, and what they speak of is at hand and unchanged: approved texts and kept versions. */
export const checkRecords: ComplianceCheck = ({ site, records, today }) => {
  const { registry } = site
  const file = approvalsFile(registry)
  const { records: all, problems } = readApprovals(records.get(file))
  const texts = approvedFiles(registry, records)
  const files = [...site.versions, ...site.keptCopies].map(({ file, text }) => ({
    path: file,
    digest: textDigest(text),
  }))
  const approved = new Map(
    all.filter(({ act }) => act === 'approved').map((record) => [record.digest, record]),
  )
  const kept = all.filter(({ act }) => act === 'kept')
  const digests = new Set(texts.map(({ digest }) => digest))
  const told = new Set(problems.map(({ line }) => line))
  // Of a record that may be forged, nobody can say who approved what.
  const isDoubtful = ({ line }: ChainedApproval) => told.has(line)
  return [
    ...problems,
    ...all.flatMap((record, index) => wrongDay(file, record, { before: all[index - 1], today })),
    ...texts.filter(({ digest }) => !approved.has(digest)).map((text) => alteredText(text.file.path, file)),
    ...[...approved.values()]
      .filter(({ digest }) => !digests.has(digest))
      .map((record) =>
        missingText(file, {
          record,
          isDoubtful: isDoubtful(record),
          folder: approvedFolderOf(registry, record.subject),
        }),
      ),
    ...files.flatMap(({ path, digest }) => {
      const last = kept.findLast(({ subject }) => subject === path)
      return last?.digest === digest
        ? []
        : [alteredVersion(path, file, last && { record: last, isDoubtful: isDoubtful(last) })]
    }),
    ...kept
      .filter(({ subject }) => !files.some(({ path }) => path === subject))
      .map((record) => missingVersion(file, record)),
  ]
}

/**
 * A record's day is that of a computer's clock; nobody but the reader of the message can know what it should be. It is
 * held against the record before it only where that stands in its place: of moved records, the move is told.
 */
function wrongDay(
  file: string,
  { number, day, line }: ChainedApproval,
  { before, today }: { before: ChainedApproval | undefined; today: string },
): Diagnostic[] {
  const message =
    day > today
      ? `Record ${number} is of ${formatDate(day)}, a day that is still to come.`
      : before?.number === number - 1 && day < before.day
        ? `Record ${number} is of ${formatDate(day)}, and the record before it of ${formatDate(before.day)}, a later day.`
        : undefined
  if (message === undefined) return []
  const fix =
    'Leave the record as it is, and ask the person named in it; a new approval with a note can say what happened.'
  return [diagnostic(file, { line, column: 1 }, ['approval-day', message, fix])]
}

const alteredText = (path: string, records: string): Diagnostic =>
  diagnostic(path, fileStart, [
    'approved-text',
    `This text is not one that was approved: it was changed, or its record was removed from ${records}.`,
    `Restore this file and ${records} from git exactly as they were. When a merge brought this file, and ${records} is that of the main branch, delete this file and approve the page again.`,
  ])

/** A record, and whether it is told itself as one that may be forged. */
interface WeighedRecord {
  record: ChainedApproval
  isDoubtful: boolean
}

const missingText = (
  file: string,
  { record: { line, number, subject, day, by }, isDoubtful, folder }: WeighedRecord & { folder: string },
): Diagnostic =>
  diagnostic(file, { line, column: 1 }, [
    'approved-text',
    `The text of ${subject} ${isDoubtful ? `that record ${number} names` : `that ${by} approved on ${formatDate(day)} (record ${number})`} is missing, or was changed.`,
    `Restore the files in ${folder} from git exactly as they were.`,
  ])

const alteredVersion = (path: string, records: string, last: WeighedRecord | undefined): Diagnostic =>
  diagnostic(path, fileStart, [
    'kept-version',
    last === undefined
      ? `This version has no record in ${records}.`
      : last.isDoubtful
        ? `This version is not the one that record ${last.record.number} in ${records} names.`
        : `This version was changed since ${last.record.by} approved it and it was kept on ${formatDate(last.record.day)}.`,
    last
      ? `Restore the file${last.isDoubtful ? ' and the record' : ''} from git exactly; a kept version is never changed.`
      : `Restore ${records} from git when a record was removed; otherwise delete this file, and let npm run approve keep versions.`,
  ])

const missingVersion = (file: string, { line, subject, day }: ChainedApproval): Diagnostic =>
  diagnostic(file, { line, column: 1 }, [
    'kept-version',
    `The version ${subject}, kept on ${formatDate(day)}, is missing.`,
    'Restore the file from git exactly as it was; kept versions are never deleted.',
  ])
