import type { z } from 'zod'
import { blankProblems, isBlank } from '../frontmatter/blank.ts'
import { isError, type Place, type Problem } from './problem.ts'
import type { Prose } from '../body/parseProse.ts'
import type { SourceReading } from '../readSource.ts'
import type { FieldPath } from '../frontmatter/yaml/yamlProblem.ts'
import { valueAt } from '../frontmatter/fields/fieldInWords.ts'
import { fieldMarks } from '../frontmatter/fields/fieldMarks.ts'
import { schemaProblems } from '../frontmatter/fields/schemaProblems.ts'
import { slippedLine } from '../frontmatter/fields/slippedLine.ts'

/** One content file, understood. */
export interface Entry<Data> {
  /** Its path inside the content folder. */
  file: string
  /** Its name inside its collection, without the ending: `corporate-law`, `about/firm`. */
  slug: string
  data: Data
  prose: Prose
  /** Where a field stands, or words in it, for problems that only show when the whole site is known. */
  placeOf: (path: FieldPath, words?: string) => Place
}

/** What understanding one file gave: the entry when it is sound, and every problem found on the way. */
export interface EntryResult<Data> {
  entry: Entry<Data> | undefined
  problems: Problem[]
}

/** Holds files that were taken apart against a collection's schema, and each once: a reading is of one file. */
export function entryReader<Schema extends z.ZodType>(
  schema: Schema,
): (reading: SourceReading, name: EntryName) => EntryResult<z.output<Schema>> {
  const known = new WeakMap<SourceReading, EntryName & EntryResult<z.output<Schema>>>()
  return (reading, name) => {
    const kept = known.get(reading)
    if (kept?.file === name.file && kept.slug === name.slug) return kept
    const result = { ...name, ...readEntry(name, reading, schema) }
    known.set(reading, result)
    return result
  }
}

/** What a file is called inside the content folder, and inside its collection. */
type EntryName = Pick<Entry<unknown>, 'file' | 'slug'>

function readEntry<Schema extends z.ZodType>(
  name: EntryName,
  reading: SourceReading,
  schema: Schema,
): EntryResult<z.output<Schema>> {
  const result = heldAgainst(name, reading, schema)
  if (result.entry || !reading.parts) return result
  const { firstLine } = reading.parts.prose
  const isAboveText = ({ line }: Problem) => line < firstLine
  const told = result.problems.filter(isAboveText)
  const slip = slippedLine(name.file, reading, { schema, told })
  // What else is told of the fields comes of that one line.
  return slip
    ? { entry: undefined, problems: [slip, ...result.problems.filter((other) => !isAboveText(other))] }
    : result
}

function heldAgainst<Schema extends z.ZodType>(
  { file, slug }: EntryName,
  { parts, problems: found }: SourceReading,
  schema: Schema,
): EntryResult<z.output<Schema>> {
  if (parts?.yaml.data === undefined) return { entry: undefined, problems: found }
  const { yaml, prose } = parts
  const linesTold = new Set(found.filter(isError).map(({ line }) => line))
  const blanks = blankProblems(file, schema, yaml)
  const marks = fieldMarks(file, yaml).filter(({ line }) => !linesTold.has(line))
  const problems = [...found, ...marks]
  const result = schema.safeParse(yaml.data)
  if (!result.success) {
    // Where the way of writing is at fault, what the schema makes of the line would only confuse.
    const issues = result.error.issues.filter(({ path }) => !isBlank(valueAt(yaml.data, path)))
    const refused = schemaProblems(issues, { file, schema, yaml }).filter(({ line }) => !linesTold.has(line))
    // How a value is written matters no more when it cannot stay.
    const refusedLines = new Set(refused.map(({ line }) => line))
    const others = problems.filter((problem) => isError(problem) || !refusedLines.has(problem.line))
    return { entry: undefined, problems: [...others, ...blanks, ...refused] }
  }
  // What is not finished counts for nothing yet: its title, say, is not one that another page may not have.
  if (blanks.length > 0) return { entry: undefined, problems: [...problems, ...blanks] }
  return { entry: { file, slug, data: result.data, prose, placeOf: yaml.placeOf }, problems }
}
