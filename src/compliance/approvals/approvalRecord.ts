import type { Registry } from '../../content/model/registry.ts'
import type { SourceFile } from '../../content/model/sourceFile.ts'
import { chainedLine, chainHash, readHashChain, type ParsedChain, type Placed } from '../log/hashChainLog.ts'

/** The file in the content folder that holds every approval. */
export const approvalsFile = ({ recordsFolder }: Pick<Registry, 'recordsFolder'>): string =>
  `${recordsFolder}/approvals.txt`

/** What a new file of approvals begins with. */
export const approvalsHeading = `# Who approved which words, one record a line. "npm run approve" adds records at the end.
# A record is never changed, moved or removed: its seal is made of the record and of the seal before it.
# number | day | what was done | page or file | who | note | SHA-256 of the wording or of the file | seal
`

/** A review of a pull request, by which an approval was given. */
export interface ApprovingReview {
  /** Its number on GitHub. */
  review: number
  /** The name of the user who gave it. */
  login: string
  /** The commit that was reviewed, whole. */
  commit: string
}

/** One line of the file: somebody approved a page's wording, or a version of a legal page was kept. */
export interface ApprovalRecord {
  /** Its place in the file, from 1. */
  number: number
  /** As 2026-01-31. */
  day: string
  act: 'approved' | 'kept'
  /** The page's address; of a kept version, its file. */
  subject: string
  by: string
  /** Empty when there is none. */
  note: string
  /** `wording 1`, the form of the text that was approved, or `file`. */
  form: string
  /** SHA-256 in 64 hexadecimal digits. */
  digest: string
  /** How it was given, unless by `npm run approve` on somebody's computer. */
  via?: ApprovingReview | undefined
}

interface SealedApproval extends ApprovalRecord {
  seal: string
}

/** A record with its seal, as it stands in the file. */
export type ChainedApproval = Placed<SealedApproval>

/** A record as it is written, without its seal. A sign that parts the fields is escaped inside the note. */
export const serializeRecord = ({
  number,
  day,
  act,
  subject,
  by,
  note,
  form,
  digest,
  via,
}: ApprovalRecord): string =>
  [
    number,
    day,
    act,
    subject,
    `by ${by}`,
    note.replaceAll('|', '\\|') || '-',
    ...(via ? [`review ${via.review} by ${via.login} of ${via.commit}`] : []),
    `${form} ${digest}`,
  ].join(' | ')

/**
 * The seal of a record: SHA-256 of the seal before it (nothing before the first), a line end, and the record.
 * @param before the seal of the record before, empty for the first
 */
export const approvalHash = (record: ApprovalRecord, before: string): string =>
  chainHash(serializeRecord(record), before)

/** A record as one line. */
export const recordLine = (record: ApprovalRecord, before: string): string =>
  chainedLine(serializeRecord(record), before)

const line =
  /^(?<number>[1-9]\d*) \| (?<day>\d{4}-\d{2}-\d{2}) \| (?<act>approved|kept) \| (?<subject>[^|]+) \| by (?<by>[^|]+) \| (?<note>(?:[^|]|(?<=\\)\|)+) \| (?:review (?<review>[1-9]\d*) by (?<login>[\w-]+) of (?<commit>[0-9a-f]{40,64}) \| )?(?<form>wording \d+|file) (?<digest>[0-9a-f]{64}) \| seal (?<seal>[0-9a-f]{64})$/

/** Reads one line; undefined when it is not written as a record. */
export function readRecord(typed: string): SealedApproval | undefined {
  const { number, day, act, subject, by, note, review, login, commit, form, digest, seal } =
    line.exec(typed.trimEnd())?.groups ?? {}
  if (!number || !day || !subject || !by || !note || !form || !digest || !seal) return undefined
  return {
    number: Number(number),
    day,
    act: act === 'kept' ? 'kept' : 'approved',
    subject,
    by,
    note: note === '-' ? '' : note.replaceAll('\\|', '|'),
    form,
    digest,
    ...(review && login && commit && { via: { review: Number(review), login, commit } }),
    seal,
  }
}

/**
 * Reads the file of approvals, in its order; without one, there are none. Nothing that it may hold makes it throw. The
 * problems show that it was tampered with, or went wrong when two versions of it were joined.
 */
export const readApprovals = (source: SourceFile | undefined): ParsedChain<SealedApproval> =>
  readHashChain(source, {
    rule: 'approval-record',
    read: readRecord,
    write: serializeRecord,
    beside: ['approved', 'versions'],
    again: 'run npm run approve again for your own pages',
  })
