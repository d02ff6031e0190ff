import type { z } from 'zod'
import { isError, type Diagnostic } from '../model/diagnostic.ts'
import type { ContentType, Entry } from '../model/entry.ts'
import { valueAt, type FieldPath } from '../model/fieldPath.ts'
import type { ParsedFile } from '../model/parsedFile.ts'
import type { Registry } from '../model/registry.ts'
import { checkFieldTexts, checkPlaceholders, isPlaceholder } from './fieldTexts.ts'
import { schemaErrors } from './schemaErrors.ts'

/** The entry that a file is when its fields are sound, and everything that is wrong with it. */
interface ReadEntry<Data> {
  entry: Entry<Data> | undefined
  problems: Diagnostic[]
}

/**
 * Holds a parsed file against a schema.
 * @param schema that of its type, or of its kept versions
 */
export function readEntry<Schema extends z.ZodType>(
  { parts, problems: found }: ParsedFile,
  {
    registry,
    type,
    file,
    slug,
    schema,
  }: Pick<Entry, 'type' | 'file' | 'slug'> & { registry: Registry; schema: Schema },
): ReadEntry<z.output<Schema>> {
  if (parts?.yaml.data === undefined) return { entry: undefined, problems: found }
  const { yaml, prose } = parts
  const lines = new Set(found.filter(isError).map(({ line }) => line))
  const blanks = checkPlaceholders(file, schema, yaml)
  const texts = checkFieldTexts(file, yaml, registry.tags, (path) => isShown(registry, type, path)).filter(
    ({ line }) => !lines.has(line),
  )
  const result = schema.safeParse(yaml.data)
  if (result.success) {
    const entry = { type, file, slug, data: result.data, prose, placeOf: yaml.placeOf }
    // An unfinished file is no entry yet: another page may have its title, for example.
    return { entry: blanks.length === 0 ? entry : undefined, problems: [...found, ...texts, ...blanks] }
  }
  const issues = result.error.issues.filter(({ path }) => !isPlaceholder(valueAt(yaml.data, path)))
  // A line that is written wrong is reported once.
  const refused = schemaErrors(issues, { registry, file, schema, yaml }).filter(
    ({ line }) => !lines.has(line),
  )
  const refusedLines = new Set(refused.map(({ line }) => line))
  const others = [...found, ...texts].filter((problem) => isError(problem) || !refusedLines.has(problem.line))
  return { entry: undefined, problems: [...others, ...blanks, ...refused] }
}

/** Whether pages show a field of a file: of a record, they show its value alone. */
function isShown({ collections, singles }: Registry, type: ContentType, [field]: FieldPath): boolean {
  if (singles.some((file) => file === type && file.isUnshown)) return false
  return field === 'value' || !collections.some((collection) => collection === type && collection.isRecord)
}
