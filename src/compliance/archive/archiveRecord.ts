import type { Registry } from '../../content/model/registry.ts'
import type { SourceFile } from '../../content/model/sourceFile.ts'
import {
  readHashChain,
  chainedLine,
  type Placed,
  type ChainFormat,
  type ParsedChain,
} from '../log/hashChainLog.ts'

/** The file in the content folder that tells of every archive. */
export const archivesFile = ({ recordsFolder }: Pick<Registry, 'recordsFolder'>): string =>
  `${recordsFolder}/archives.txt`

const heading = `# Every web archive that was made of the site, one a line. "npm run preserve" adds records at the end.
# A record is never changed, moved or removed: its seal is made of the record and of the seal before it.
# number | day | what was done | archive | git revision | SHA-256 of the archive | last approval | seal
`

/** One line of the file: an archive was made. */
export interface ArchiveRecord {
  /** Its place in the file, from 1. */
  number: number
  /** The day that the site shows in the archive, as 2026-01-31. */
  day: string
  /** The day on which it was made, by the clock of a computer, when that is another one. */
  made?: string
  /** The archive's file: `2026-01-31-8c3196c.wacz`. */
  file: string
  /** The whole git revision. */
  revision: string
  /** SHA-256 of the whole file. */
  sha256: string
  /** The last record of approvals at that time: its number and seal. By it this file vouches for the other. */
  approvals?: { records: number; seal: string } | undefined
  seal: string
}

/** A record before it joins the hash chain. */
type NewRecord = Omit<ArchiveRecord, 'number' | 'seal'>

const line =
  /^(?<number>[1-9]\d*) \| (?<day>\d{4}-\d{2}-\d{2}) \| preserved(?: on (?<made>\d{4}-\d{2}-\d{2}))? \| (?<file>[\w.-]+\.wacz) \| revision (?<revision>[0-9a-f]{40,64}) \| file (?<sha256>[0-9a-f]{64})(?: \| approval (?<records>[1-9]\d*) (?<approval>[0-9a-f]{64}))? \| seal (?<seal>[0-9a-f]{64})$/

const write = ({
  number,
  day,
  made,
  file,
  revision,
  sha256,
  approvals,
}: Omit<ArchiveRecord, 'seal'>): string =>
  [
    number,
    day,
    made === undefined ? 'preserved' : `preserved on ${made}`,
    file,
    `revision ${revision}`,
    `file ${sha256}`,
    ...(approvals ? [`approval ${approvals.records} ${approvals.seal}`] : []),
  ].join(' | ')

function read(typed: string): ArchiveRecord | undefined {
  const { number, day, made, file, revision, sha256, records, approval, seal } =
    line.exec(typed)?.groups ?? {}
  if (!number || !day || !file || !revision || !sha256 || !seal) return undefined
  return {
    number: Number(number),
    day,
    ...(made !== undefined && { made }),
    file,
    revision,
    sha256,
    ...(records !== undefined &&
      approval !== undefined && { approvals: { records: Number(records), seal: approval } }),
    seal,
  }
}

const form: ChainFormat<ArchiveRecord> = {
  rule: 'archive-record',
  read,
  write,
  beside: [],
  again: 'run npm run preserve again for your own archive',
}

/** Reads the file of archives; without one, there are none. */
export const readArchives = (source: SourceFile | undefined): ParsedChain<ArchiveRecord> =>
  readHashChain(source, form)

/**
 * The file's text with one more record.
 * @param text the file as it stands, empty when there is none
 * @param last the last record that it holds
 */
export function addRecord(text: string, last: Placed<ArchiveRecord> | undefined, added: NewRecord): string {
  const before = text === '' ? heading : text.endsWith('\n') ? text : `${text}\n`
  const record = { ...added, number: (last?.number ?? 0) + 1 }
  return `${before}${chainedLine(write(record), last?.seal ?? '')}\n`
}

/** What the archive of a day and revision is called. */
export const archiveName = (day: string, revision: string): string => `${day}-${revision.slice(0, 7)}.wacz`
