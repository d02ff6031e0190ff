import type { z } from 'zod'
import { diagnostic, fileStart, isError, type Diagnostic } from '../model/diagnostic.ts'
import { valueAt } from '../model/fieldPath.ts'
import type { ParsedFile } from '../model/parsedBody.ts'
import type { Collection, Entry, VersionData } from '../model/entry.ts'
import type { Registry } from '../model/registry.ts'
import type { LegalVersion } from '../model/content.ts'
import type { SourceFile } from '../model/sourceFile.ts'
import { versionPath } from '../versions/legalVersions.ts'
import { checkFieldTexts, checkPlaceholders, isPlaceholder } from './fieldTexts.ts'
import type { TypedFields } from './schema.ts'
import { schemaErrors } from './schemaErrors.ts'

/** Validates a parsed file with the schema of its type, or of its earlier versions. */
export function readEntry<Schema extends z.ZodType>(
  { parts, problems: found }: ParsedFile,
  schema: Schema,
  { slug, ...about }: Pick<Entry, 'type' | 'file' | 'slug'> & { registry: Registry },
): { entry: Entry<z.output<Schema>> | undefined; problems: Diagnostic[] } {
  if (parts?.yaml.data === undefined) return { entry: undefined, problems: found }
  const { yaml, prose } = parts
  const { data, isUnfinished, problems } = readFields({ ...about, schema, yaml }, found)
  // Another page may have its title, for example.
  if (data === undefined || isUnfinished) return { entry: undefined, problems }
  const { type, file } = about
  return { entry: { type, file, slug, data, prose, placeOf: yaml.placeOf }, problems }
}

/** Validates the fields of a file. @param found the problems so far */
export function readFields<Schema extends z.ZodType>(
  fields: TypedFields<Schema>,
  found: readonly Diagnostic[] = [],
): { data: z.output<Schema> | undefined; isUnfinished: boolean; problems: Diagnostic[] } {
  const { schema, yaml } = fields
  const { data, error } = schema.safeParse(yaml.data)
  const blanks = checkPlaceholders(fields)
  const issues = error?.issues.filter(({ path }) => !isPlaceholder(valueAt(yaml.data, path)))
  const problems = [...found, ...blanks]
  // A line that is written wrong is reported once.
  for (const more of [issues ? schemaErrors(issues, fields) : [], checkFieldTexts(fields)]) {
    const isReported = (one: Diagnostic) =>
      problems.some((other) => other.line === one.line && (isError(other) || !isError(one)))
    problems.push(...more.filter((one) => !isReported(one)))
  }
  return { data, isUnfinished: blanks.length > 0, problems }
}

/** Reads an earlier version, or reports why it can't. Problems in its text aren't reported, because it mustn't change. */
export function readVersion(
  { path: file }: SourceFile,
  read: () => ParsedFile,
  { registry, collection }: { registry: Registry; collection: Collection },
): LegalVersion | Diagnostic {
  const { slug = '', name = '' } = versionPath.exec(file)?.groups ?? {}
  const about = { registry, type: collection, file, slug }
  const { entry } = collection.versions ? readEntry(read(), collection.versions.schema, about) : {}
  if (!entry || name === '' || !name.startsWith(entry.data.lastUpdated)) {
    const fix = `Restore it from Git exactly as it was, or move it out of ${collection.name}/versions.`
    return diagnostic(file, fileStart, ['kept-version', 'This earlier version was changed or renamed.', fix])
  }
  const sections = entry.prose.headings.filter(({ depth }) => depth === 2).length
  const data: VersionData = { ...entry.data, order: 0, sections }
  return { collection, slug, name, day: data.lastUpdated, file, entry: { ...entry, data } }
}
