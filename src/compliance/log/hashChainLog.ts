import { conflictLines } from '../../content/parse/conflictMarkers.ts'
import { decodeErrorDiagnostic } from '../../content/model/decodeErrorDiagnostic.ts'
import { diagnostic, type Diagnostic } from '../../content/model/diagnostic.ts'
import type { RuleName } from '../../content/report/rules/rules.ts'
import { capitalize } from '../../content/text/capitalize.ts'
import { plainText, type SourceFile } from '../../content/model/sourceFile.ts'
import { textDigest } from '../text/textDigest.ts'

/** What every record of a hash chain has: its place in the file, from 1, and its seal. */
interface ChainedRecord {
  number: number
  seal: string
}

/** A record as it stands in its file. */
export type Placed<Entry extends ChainedRecord> = Entry & {
  /** Its line, from 1. */
  line: number
}

/** How the records of a file are written. */
export interface ChainFormat<Entry extends ChainedRecord> {
  rule: RuleName
  /** Reads one line; undefined when it is not written as a record. */
  read: (line: string) => Entry | undefined
  /** Writes a record as it stands in its line before the seal. */
  write: (record: Entry) => string
  /** The folders beside the file whose files its records are of. */
  beside: readonly string[]
  /** What to do when two people added records at once and those of the main branch were taken, as the end of a sentence. */
  again: string
}

/** The records of a file in their order, and what shows that it was tampered with. */
export interface ParsedChain<Entry extends ChainedRecord> {
  records: Placed<Entry>[]
  problems: Diagnostic[]
  /** Those of the problems that tell of a merge which is not finished; where there are any, they are all. */
  conflicts: Diagnostic[]
}

/**
 * The seal of a record: SHA-256 of the seal before it (nothing before the first), a line end, and the record.
 * @param text the record as it stands in its line before the seal
 * @param before the seal of the record before, empty for the first
 */
export const chainHash = (text: string, before: string): string => textDigest(`${before}\n${text}`)

/** A record's whole line. */
export const chainedLine = (text: string, before: string): string =>
  `${text} | seal ${chainHash(text, before)}`

/**
 * The command that puts files of the content folder back as they stand on the main branch, also in the middle of a merge.
 * It deletes what another branch brought into the folders, as `git checkout` does not.
 */
const takeFromMain = (paths: readonly string[]): string =>
  `git restore --source=main --staged --worktree -- ${paths.map((path) => `content/${path}`).join(' ')}`

/** Reads the file of a hash chain; without one, there are no records. Nothing that it may hold makes it throw. */
export function readHashChain<Entry extends ChainedRecord>(
  source: SourceFile | undefined,
  { rule, read, write, beside, again }: ChainFormat<Entry>,
): ParsedChain<Entry> {
  if (source === undefined) return { records: [], problems: [], conflicts: [] }
  if (source.decodeError)
    return {
      records: [],
      problems: [decodeErrorDiagnostic(source.path, source.decodeError)],
      conflicts: [],
    }
  const problems: Diagnostic[] = []
  const folder = source.path.replace(/[^/]*$/, '')
  const takeAndAdd = `take those of the main branch, and then ${again}. To take them: ${takeFromMain([source.path, ...beside.map((name) => folder + name)])}`
  const report = (line: number, message: string, what: string) => {
    const fix = `Restore ${what} from git exactly; when two people added records at once, ${takeAndAdd}`
    problems.push(diagnostic(source.path, { line, column: 1 }, [rule, message, fix]))
  }
  const lines = plainText(source.text).split('\n')
  const conflicts = conflictLines(lines).map((line) =>
    diagnostic(source.path, { line, column: 1 }, [
      rule,
      'A merge is not finished here: git has left its marks (<<<<<<<, =======, >>>>>>>), as it does when two people added records at once.',
      capitalize(takeAndAdd),
    ]),
  )
  const records = lines.flatMap((typed, index): Placed<Entry>[] => {
    if (typed.trim() === '' || typed.startsWith('#')) return []
    const line = index + 1
    const record = read(typed.trimEnd())
    if (!record) report(line, `Line ${line} is not written as a record.`, 'this line')
    return record ? [{ ...record, line }] : []
  })
  // Of records that git has mixed, their order and seals tell nothing.
  if (conflicts.length > 0) return { records, problems: conflicts, conflicts }
  const fits = (record: Entry, before: string, shift: number) =>
    chainHash(write({ ...record, number: record.number + shift }), before) === record.seal
  // How many records are gone before those that were numbered anew, whose seals still know their numbers.
  let shift = 0
  for (const [index, record] of records.entries()) {
    const before = records[index - 1]
    const { line } = record
    const wrong = wrongPlace(record, before)
    if (wrong !== undefined) report(line, wrong, 'the lines as they were')
    else if (
      !fits(record, before?.seal ?? '', 0) &&
      (shift === 0 || !fits(record, before?.seal ?? '', shift))
    ) {
      const next = records[index + 1]
      const more = next && shifts.find((count) => fits(next, record.seal, shift + count))
      shift += more ?? 0
      report(
        line,
        more === undefined
          ? `Record ${record.number}, in line ${line}, was changed since it was written: its seal does not fit its words.`
          : `${more === 1 ? 'A record is' : `${more} records are`} missing ${placeBetween(before, line)}, and those behind were numbered anew.`,
        more === undefined ? 'this line' : 'the lines as they were',
      )
    }
  }
  return { records, problems: problems.sort((one, other) => one.line - other.line), conflicts }
}

/** How many missing records are looked for. */
const shifts = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const

const placeBetween = (before: { line: number } | undefined, line: number): string =>
  before ? `between line ${before.line} and line ${line}` : `at the beginning, before line ${line}`

/** What shows that a record does not stand behind the one that it was written behind. */
function wrongPlace<Entry extends ChainedRecord>(
  { number, line }: Placed<Entry>,
  before: Placed<Entry> | undefined,
): string | undefined {
  const expected = (before?.number ?? 0) + 1
  if (number === expected) return undefined
  if (number < expected)
    return `Record ${number} stands behind record ${before?.number}: lines were moved or written twice.`
  const last = number - 1
  const missing = last === expected ? `Record ${last} is` : `Records ${expected} to ${last} are`
  return `${missing} missing ${placeBetween(before, line)}: lines were removed or moved.`
}
