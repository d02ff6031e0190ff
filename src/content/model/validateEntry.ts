import type { z } from 'zod'
import { checkPlaceholders, isPlaceholder } from '../frontmatter/placeholder.ts'
import { isError, type Position, type Diagnostic } from './diagnostic.ts'
import type { ParsedBody } from '../body/parseBody.ts'
import type { ParsedFile } from '../parseFile.ts'
import type { FieldPath } from '../frontmatter/yaml/yamlProblem.ts'
import { valueAt } from '../frontmatter/fields/fieldPath.ts'
import { checkMarkupInFields } from '../frontmatter/fields/checkMarkupInFields.ts'
import { zodDiagnostics } from '../frontmatter/fields/zodDiagnostics.ts'
import { findMisindentedLine } from '../frontmatter/fields/findMisindentedLine.ts'

/** One content file, understood. */
export interface Entry<Data> {
  /** Its path inside the content folder. */
  file: string
  /** Its name inside its collection, without the ending: `corporate-law`, `about/firm`. */
  slug: string
  data: Data
  prose: ParsedBody
  /** Where a field stands, or words in it, for problems that only show when the whole site is known. */
  placeOf: (path: FieldPath, words?: string) => Position
}

/** What understanding one file gave: the entry when it is sound, and every problem found on the way. */
export interface EntryResult<Data> {
  entry: Entry<Data> | undefined
  problems: Diagnostic[]
}

/** Validates parsed files against a collection's schema, each once. */
export function createEntryValidator<Schema extends z.ZodType>(
  schema: Schema,
): (reading: ParsedFile, name: EntryName) => EntryResult<z.output<Schema>> {
  const known = new WeakMap<ParsedFile, EntryName & EntryResult<z.output<Schema>>>()
  return (reading, name) => {
    const kept = known.get(reading)
    if (kept?.file === name.file && kept.slug === name.slug) return kept
    const result = { ...name, ...validateEntry(name, reading, schema) }
    known.set(reading, result)
    return result
  }
}

/** What a file is called inside the content folder, and inside its collection. */
type EntryName = Pick<Entry<unknown>, 'file' | 'slug'>

function validateEntry<Schema extends z.ZodType>(
  name: EntryName,
  reading: ParsedFile,
  schema: Schema,
): EntryResult<z.output<Schema>> {
  const result = validateFields(name, reading, schema)
  if (result.entry || !reading.parts) return result
  const { firstLine } = reading.parts.prose
  const isAboveText = ({ line }: Diagnostic) => line < firstLine
  const told = result.problems.filter(isAboveText)
  const misindentedLine = findMisindentedLine(name.file, reading, { schema, told })
  // What else is told of the fields comes of that one line.
  return misindentedLine
    ? { entry: undefined, problems: [misindentedLine, ...result.problems.filter((other) => !isAboveText(other))] }
    : result
}

function validateFields<Schema extends z.ZodType>(
  { file, slug }: EntryName,
  { parts, problems: found }: ParsedFile,
  schema: Schema,
): EntryResult<z.output<Schema>> {
  if (parts?.yaml.data === undefined) return { entry: undefined, problems: found }
  const { yaml, prose } = parts
  const linesTold = new Set(found.filter(isError).map(({ line }) => line))
  const blanks = checkPlaceholders(file, schema, yaml)
  const marks = checkMarkupInFields(file, yaml).filter(({ line }) => !linesTold.has(line))
  const problems = [...found, ...marks]
  const result = schema.safeParse(yaml.data)
  if (!result.success) {
    // Where the way of writing is at fault, what the schema makes of the line would only confuse.
    const issues = result.error.issues.filter(({ path }) => !isPlaceholder(valueAt(yaml.data, path)))
    const refused = zodDiagnostics(issues, { file, schema, yaml }).filter(({ line }) => !linesTold.has(line))
    // How a value is written matters no more when it cannot stay.
    const refusedLines = new Set(refused.map(({ line }) => line))
    const others = problems.filter((problem) => isError(problem) || !refusedLines.has(problem.line))
    return { entry: undefined, problems: [...others, ...blanks, ...refused] }
  }
  // What is not finished counts for nothing yet: its title, say, is not one that another page may not have.
  if (blanks.length > 0) return { entry: undefined, problems: [...problems, ...blanks] }
  return { entry: { file, slug, data: result.data, prose, placeOf: yaml.placeOf }, problems }
}
