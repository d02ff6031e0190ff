import type { ParsedFile } from '../model/parsedFile.ts'
import type { ContentType, Entry } from '../model/entry.ts'
import type { z } from 'zod'
import { checkPlaceholders, isPlaceholder } from '../frontmatter/placeholder.ts'
import { isError, type Diagnostic } from '../model/diagnostic.ts'
import type { Registry } from '../model/registry.ts'
import { valueAt } from '../model/fieldPath.ts'
import type { FieldPath } from '../model/fieldPath.ts'
import { checkMarkupInFields } from '../frontmatter/fields/checkMarkupInFields.ts'
import { checkBrokenWords } from '../frontmatter/fields/checkBrokenWords.ts'
import { checkLeftovers } from '../frontmatter/fields/checkLeftovers.ts'
import { zodDiagnostics } from '../frontmatter/fields/zodDiagnostics.ts'
import { findMisindentedLine } from '../frontmatter/fields/findMisindentedLine.ts'

/** What understanding one file gave: the entry when it is sound, and every problem found on the way. */
interface EntryResult<Data> {
  entry: Entry<Data> | undefined
  problems: Diagnostic[]
}

/** Takes what parsed files of one content type say, each once. */
export type EntryReader<Data> = (reading: ParsedFile, name: EntryName) => EntryResult<Data>

/** What a file is called inside the content folder, and inside its collection. */
type EntryName = Pick<Entry, 'file' | 'slug'>

/**
 * Makes a reader that holds parsed files against a schema.
 * @param registry what other types of files there are: a file may belong elsewhere
 * @param type what the entries are
 * @param schema what their fields must be: that of the type, or of its kept versions
 */
export function createEntryReader<Schema extends z.ZodType>(
  registry: Registry,
  type: ContentType,
  schema: Schema,
): EntryReader<z.output<Schema>> {
  const known = new WeakMap<ParsedFile, EntryName & EntryResult<z.output<Schema>>>()
  return (reading, name) => {
    const kept = known.get(reading)
    if (kept?.file === name.file && kept.slug === name.slug) return kept
    const result = { ...name, ...validateEntry({ registry, type, ...name }, reading, schema) }
    known.set(reading, result)
    return result
  }
}

type TypedName = Pick<Entry, 'type' | 'file' | 'slug'> & { registry: Registry }

function validateEntry<Schema extends z.ZodType>(
  name: TypedName,
  reading: ParsedFile,
  schema: Schema,
): EntryResult<z.output<Schema>> {
  const result = validateFields(name, reading, schema)
  if (result.entry || !reading.parts) return result
  const { firstLine } = reading.parts.prose
  const isAboveText = ({ line }: Diagnostic) => line < firstLine
  const told = result.problems.filter(isAboveText)
  const misindentedLine = findMisindentedLine(name.file, reading, { schema, told })
  // All other problems of the fields follow from that line.
  return misindentedLine
    ? {
        entry: undefined,
        problems: [misindentedLine, ...result.problems.filter((other) => !isAboveText(other))],
      }
    : result
}

function validateFields<Schema extends z.ZodType>(
  { registry, type, file, slug }: TypedName,
  { parts, problems: found }: ParsedFile,
  schema: Schema,
): EntryResult<z.output<Schema>> {
  if (parts?.yaml.data === undefined) return { entry: undefined, problems: found }
  const { yaml, prose } = parts
  const linesTold = new Set(found.filter(isError).map(({ line }) => line))
  const blanks = checkPlaceholders(file, schema, yaml)
  const isShownAt = ([field]: FieldPath) => isShown(registry, type, field)
  const marks = [
    ...checkMarkupInFields(file, yaml, { tags: registry.tags, isShown: isShownAt }),
    ...checkLeftovers(file, yaml, isShownAt),
    ...checkBrokenWords(file, yaml, isShownAt),
  ].filter(({ line }) => !linesTold.has(line))
  const problems = [...found, ...marks]
  const result = schema.safeParse(yaml.data)
  if (!result.success) {
    // In a line that is wrongly written, further problems of its value would only confuse.
    const issues = result.error.issues.filter(({ path }) => !isPlaceholder(valueAt(yaml.data, path)))
    const refused = zodDiagnostics(issues, { registry, file, schema, yaml }).filter(
      ({ line }) => !linesTold.has(line),
    )
    // Warnings on how a value is written are left out where the value itself is refused.
    const refusedLines = new Set(refused.map(({ line }) => line))
    const others = problems.filter((problem) => isError(problem) || !refusedLines.has(problem.line))
    return { entry: undefined, problems: [...others, ...blanks, ...refused] }
  }
  // An unfinished file is no entry yet: another page may have its title, for example.
  if (blanks.length > 0) return { entry: undefined, problems: [...problems, ...blanks] }
  return { entry: { type, file, slug, data: result.data, prose, placeOf: yaml.placeOf }, problems }
}

/** Whether pages show a field of a file: of a record, they show its value alone. */
function isShown(
  { collections, singles }: Registry,
  type: ContentType,
  field: FieldPath[number] | undefined,
): boolean {
  if (singles.some((file) => file === type && file.isUnshown)) return false
  return field === 'value' || !collections.some((collection) => collection === type && collection.isRecord)
}
