import { formatDate } from '../../content/text/formatDate.ts'
import type { ArchiveRecord } from './archiveRecord.ts'
import type { Manifest } from './manifest.ts'

/** A part of an archive that is not what it was. */
export interface AlteredRange {
  /** Its first byte in the archive, counted from 0. */
  from: number
  /** Its last. */
  to: number
  /** What stands there: `the answer at /privacy-policy`. */
  what: string
}

/** An archive, looked at by its own lists. */
export interface IntegrityReport {
  /** Of the whole file. */
  sha256: string
  /** Undefined when it cannot be read. */
  manifest: Manifest | undefined
  /** Whether it is a file of the kind that archives are (ZIP), damaged or not. */
  isContainer: boolean
  /** In the order of their places; empty when every digest in the archive agrees with what it is of. */
  altered: AlteredRange[]
}

/** What is known of an archive from the list of archives. */
interface Listing {
  /** The file that it is, inside the content folder. */
  list: string
  /** The record that has its name; or, when none has, the one that has its digest. */
  record: ArchiveRecord | undefined
  /** The record before that. */
  before: ArchiveRecord | undefined
  /** The record that has its digest under another name, if one has. */
  renamed?: ArchiveRecord | undefined
}

/** Whether an archive is what it was when it was made, and why not: sentences. */
interface Verdict {
  isSound: boolean
  sentences: string[]
}

/** How many altered parts are named. */
const named = 5

/**
 * Judges an archive.
 * @param file what to call it
 */
export function describeIntegrity(file: string, examination: IntegrityReport, listing: Listing): Verdict {
  const { record, before } = listing
  const { altered, manifest, isContainer } = examination
  if (!isContainer && record === undefined)
    return {
      isSound: false,
      sentences: [`${file} is no archive: it is another kind of file, and no ZIP file.`],
    }
  const sentences = altered
    .slice(0, named)
    .map((part, index) => `${index === 0 ? `${file} was altered: ` : '  also: '}${partInWords(part)}.`)
  if (altered.length > named) sentences.push(`  and ${altered.length - named} more parts.`)
  if (altered.length === 0) sentences.push(...wholeInWords(file, examination, listing))
  const isSound =
    altered.length === 0 &&
    manifest !== undefined &&
    record?.sha256 === examination.sha256 &&
    isChained(manifest, before)
  return { isSound, sentences }
}

const partInWords = ({ from, to, what }: AlteredRange): string =>
  to < from
    ? 'it is empty'
    : from === to
      ? `byte ${counted(from)} lies in ${what}`
      : `the first altered byte is one of the bytes ${counted(from)} to ${counted(to)}, which hold ${what}`

const counted = (count: number): string => count.toLocaleString('en-US')

const isChained = ({ previous }: Manifest, before: ArchiveRecord | undefined): boolean =>
  previous?.file === before?.file && previous?.sha256 === before?.sha256

function wholeInWords(
  file: string,
  { sha256, manifest }: IntegrityReport,
  { list, record, before, renamed }: Listing,
): string[] {
  if (!manifest) return [`${file} cannot be read.`]
  const what = `It holds ${manifest.pages.length} pages, and says of itself that revision ${manifest.revision.slice(0, 7)} builds them for ${formatDate(manifest.date)}${manifest.released === 'no' ? ' and that a release of that revision would have been refused' : ''}; nothing was built to try that.`
  if (!record) {
    return [
      `${file} has no record in content/${list}, so nothing shows whether it is an archive that was made of this site, or was altered or made anew as a whole. Its parts fit together, which anybody can bring about. ${what}`,
    ]
  }
  if (record.sha256 !== sha256 && renamed) {
    return [
      `${file} is not the archive that record ${record.number} of content/${list} tells of: it is that of record ${renamed.number}, ${renamed.file}, under another name.`,
    ]
  }
  if (record.sha256 !== sha256) {
    return [
      `${file} is not the archive that record ${record.number} of content/${list} tells of: its digest is another, although all that is in it agrees with itself. It was made anew as a whole.`,
    ]
  }
  if (!isChained(manifest, before)) {
    return [
      `${file} names another archive before it than content/${list} does: records were removed or added.`,
    ]
  }
  const { made } = record
  return [
    `${file} is unaltered: it is the file that record ${record.number} of content/${list} tells of. ${what}`,
    ...(renamed === undefined
      ? []
      : [`Record ${renamed.number} of content/${list} has its digest, and names it ${renamed.file}.`]),
    ...(made === undefined
      ? []
      : [`Its record says that it was made for that day later, on ${formatDate(made)}.`]),
  ]
}
