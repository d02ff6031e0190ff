import { stringify } from 'yaml'
import { z } from 'zod'
import { unwrap } from '../parse/schema.ts'
import type { SingleFile } from '../model/contentType.ts'
import { patternGaps } from '../model/labels.ts'
import type { ParseFile } from '../model/parsedFile.ts'
import { keptSingles, type Registry } from '../model/registry.ts'
import { oldestCopy } from '../versions/keptCopies.ts'
import type { SourceFile } from '../model/sourceFile.ts'

/**
 * The files of an earlier state of the content, to be read under today's rules. A required file that there was not yet
 * is as its oldest kept copy has it; in one that lacks fields of today, these say nothing, and fields that there are no
 * more are left out. A file whose fields are wrong stays as it is.
 * @param present files of today, among which the copies are; without one, the file of today is taken
 */
export function earlierFiles(
  registry: Registry,
  files: readonly SourceFile[],
  given: { read: ParseFile; present: readonly SourceFile[] },
): readonly SourceFile[] {
  const completed = keptSingles(registry).flatMap(
    (file) => completedFile(registry, file, { files, ...given }) ?? [],
  )
  const paths = new Set(completed.map(({ path }) => path))
  return paths.size === 0 ? files : [...files.filter(({ path }) => !paths.has(path)), ...completed]
}

/** A required file as it is to be read; undefined when it stays as it is. */
function completedFile(
  registry: Registry,
  type: SingleFile,
  { files, read, present }: { files: readonly SourceFile[]; read: ParseFile; present: readonly SourceFile[] },
): SourceFile | undefined {
  const { path, schema } = type
  const isOwn = (file: SourceFile) => file.path === path
  const typed = files.find(isOwn)
  const source = typed ?? oldestCopy(registry, type, present) ?? present.find(isOwn)
  if (source === undefined) return undefined
  const { data } = read(source, registry).parts?.yaml ?? {}
  if (data === undefined) return undefined
  if (schema.safeParse(data).success) return typed ? undefined : { path, text: source.text }
  const fields = withBlanks(schema, data)
  const text = `---\n${stringify(fields, { lineWidth: 0 })}---\n`
  return schema.safeParse(fields).success ? { path, text } : undefined
}

/** The fields of a schema, as far as the data has them; others say nothing. */
function withBlanks(schema: unknown, data: unknown): unknown {
  const inner = unwrap(schema)
  if (!(inner instanceof z.ZodObject)) return data ?? blankFor(inner)
  return Object.fromEntries(
    Object.entries(inner.shape).map(([name, field]) => [name, withBlanks(field, valueOf(data, name))]),
  )
}

const valueOf = (data: unknown, name: string): unknown =>
  typeof data === 'object' && data !== null ? Reflect.get(data, name) : undefined

/** A label without words: its gaps, if it has some. */
const blankFor = (schema: z.ZodType | undefined): string =>
  (schema &&
    patternGaps
      .get(schema)
      ?.gaps.map((gap) => `{${gap}}`)
      .join(' ')) ??
  '—'
