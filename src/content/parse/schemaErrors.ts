import type { z } from 'zod'
import { diagnostic, type Diagnostic } from '../model/diagnostic.ts'
import { formatField, formatPath, valueAt, type FieldPath } from '../model/fieldPath.ts'
import type { YamlData } from '../model/parsedFile.ts'
import { collectionOfPath, type Registry } from '../model/registry.ts'
import { uncapitalize } from '../text/capitalize.ts'
import { closestMatch } from '../text/closestMatch.ts'
import { listInWords, quotedList } from '../text/listInWords.ts'
import { collectionThatFits } from './filePaths.ts'
import {
  discriminatorField,
  fieldAt,
  fieldNames,
  literalValues,
  neededFields,
  sentenceOf,
  variants,
} from './schema.ts'
import { suggestValue } from './suggestValue.ts'

/** A file whose fields its schema doesn’t accept. */
interface InvalidFile {
  registry: Registry
  file: string
  schema: z.ZodType
  yaml: YamlData
}

type Issue = z.core.$ZodIssue

/** Turns zod’s issues into problems in an editor’s words, each at its position. */
export function schemaErrors(issues: readonly Issue[], invalid: InvalidFile): Diagnostic[] {
  const whole = wrongFile(issues, invalid)
  if (whole) return [whole]
  const lacking = new Map(
    issues.flatMap((issue) =>
      isMissing(issue, invalid) ? [[issue.path.join('/'), issue.path] as const] : [],
    ),
  )
  const reported = new Set<string>()
  const unknown = issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => unknownField(key, issue.path, lacking, invalid))
      : [],
  )
  // A field that is missing because its name is misspelled or misplaced is reported once, at that name.
  unknown.forEach(({ meant }) => meant && lacking.delete(meant.join('/')))
  const others = issues.flatMap((issue) => {
    const key = issue.path.join('/')
    if (issue.code === 'unrecognized_keys' || reported.has(key)) return []
    reported.add(key)
    if (!isMissing(issue, invalid)) return [wrongValue(issue, invalid)]
    return lacking.has(key) ? [missingField(issue, invalid)] : []
  })
  return [...unknown.map(({ problem }) => problem), ...others]
}

const isMissing = ({ path }: Issue, { yaml }: InvalidFile): boolean =>
  path.length > 0 && valueAt(yaml.data, path) === undefined

/** A file that has no fields, is in the wrong folder, or says that it is of another kind than its fields. */
function wrongFile(
  issues: readonly Issue[],
  { registry, file, schema, yaml }: InvalidFile,
): Diagnostic | undefined {
  const { data } = yaml
  if (typeof data !== 'object' || data === null) return undefined
  if (Object.keys(data).length === 0)
    return diagnostic(file, yaml.placeOf([]), [
      'missing-field',
      'This file has no fields.',
      'Bring its text back from the history on GitHub; for a new file, run npm run new.',
    ])
  const folder = collectionOfPath(registry, file)
  const fitting = folder && collectionThatFits(registry, data)
  if (fitting && fitting !== folder)
    return diagnostic(file, yaml.placeOf([]), [
      'misplaced-file',
      `This file is in ${folder.name}/, but its fields are those of a file in ${fitting.name}/.`,
      `Move it to ${fitting.name}/, or give it the fields that content/FIELDS.md lists for ${folder.name}/.`,
    ])
  const by = discriminatorField(schema)
  const strange = issues.flatMap((issue) => (issue.code === 'unrecognized_keys' ? issue.keys : []))
  if (by === undefined || strange.length < 2) return undefined
  const meant = wordsOf(schema, by).find((word) => schema.safeParse({ ...data, [by]: word }).success)
  return meant === undefined
    ? undefined
    : diagnostic(file, yaml.placeOf([by]), [
        'unknown-value',
        `The fields of this file are those of ${by}: ${meant}.`,
        `Write ${by}: ${meant}, or give it the fields that content/FIELDS.md lists for ${String(valueAt(data, [by]))}.`,
      ])
}

const wordsOf = (schema: unknown, by: string): string[] =>
  variants(schema).flatMap(({ shape }) => literalValues(shape[by]))

/** A field that doesn’t exist here, and the missing field that was meant, if one was. */
function unknownField(
  key: string,
  path: FieldPath,
  lacking: ReadonlyMap<string, FieldPath>,
  { file, schema, yaml }: InvalidFile,
): { problem: Diagnostic; meant: FieldPath | undefined } {
  const problem = (fix: string) =>
    diagnostic(file, yaml.placeOfKey(path, key), [
      'unknown-field',
      key === ''
        ? 'This line has no name before its colon.'
        : `There is no field "${key}" in ${path.length === 0 ? 'this kind of file' : formatPath(path)}.`,
      fix,
    ])
  // A field that is there already isn’t meant.
  const known = fieldNames(fieldAt(schema, path, yaml.data), valueAt(yaml.data, path)).filter(
    (name) => valueAt(yaml.data, [...path, name]) === undefined,
  )
  const close = closestMatch(key, known)
  if (close !== undefined) return { problem: problem(`Did you mean "${close}"?`), meant: [...path, close] }
  // A field that slipped to the left, out of its group.
  const meant = [...lacking.values()].find((other) => other.at(-1) === key)
  if (meant)
    return {
      problem: problem(`It belongs to ${formatPath(meant.slice(0, -1))}: indent it like the fields there.`),
      meant,
    }
  const below = typeof valueAt(yaml.data, [...path, key]) === 'object'
  return {
    problem: problem(`Delete it${below ? ' and the lines below that belong to it' : ''}.`),
    meant: undefined,
  }
}

/** What belongs in a field, in the schema’s words; for an item of a list, those of the list first. */
function whatBelongs(path: FieldPath, { schema, yaml }: InvalidFile): string {
  const own = [fieldAt(schema, path, yaml.data)]
  if (typeof path.at(-1) === 'number') own.unshift(fieldAt(schema, path.slice(0, -1), yaml.data))
  const sentences = own.flatMap((field) => sentenceOf(field) ?? [])
  return sentences.length === 0 ? '' : ` What belongs here: ${sentences.join(' ')}`
}

function missingField(issue: Issue, invalid: InvalidFile): Diagnostic {
  const { file, schema, yaml } = invalid
  const { path } = issue
  const by =
    issue.code === 'invalid_union'
      ? wordsOf(fieldAt(schema, path.slice(0, -1), yaml.data), String(path.at(-1)))
      : []
  const group = path.length > 1 ? ` to ${formatPath(path.slice(0, -1))}` : ''
  return diagnostic(file, yaml.placeOf(path.slice(0, -1)), [
    'missing-field',
    `${formatField(path)} is missing.`,
    `Add a line${group} that starts with ${String(path.at(-1))}: ${by.length > 0 ? `and one of ${by.join(', ')}.` : `and a space.${whatBelongs(path, invalid)}`}`,
  ])
}

/** How a value of the wrong kind becomes one of the right kind. */
function rightKind(expected: string, path: FieldPath, schema: z.ZodType | undefined): string {
  const names = neededFields(schema)
  if (expected === 'array')
    return 'Write each item on a line of its own below the name, starting with "  - ".'
  if (expected === 'object')
    return `Write ${names.length > 0 ? quotedList(names) : 'its fields'} on lines of their own ${path.length === 0 ? 'between the two lines of ---' : `below the ${typeof path.at(-1) === 'number' ? 'hyphen' : 'name'}, indented by two more spaces`}.`
  return 'Write the text after the colon, without brackets or a hyphen. If it contains a colon, put it in quotation marks.'
}

function wrongValue(issue: Issue, invalid: InvalidFile): Diagnostic {
  const { file, schema, yaml } = invalid
  const { path } = issue
  const typed = valueAt(yaml.data, path)
  const field = fieldAt(schema, path, yaml.data)
  const belongs = whatBelongs(path, invalid)
  const problem = (rule: 'wrong-kind' | 'unknown-value' | 'wrong-value', message: string, fix: string) =>
    diagnostic(file, yaml.placeOf(path), [rule, message, `${fix}${belongs}`.trim()])
  const name = path.length === 0 ? 'This file' : formatField(path)
  if (issue.code === 'invalid_type') {
    const found = Array.isArray(typed)
      ? 'a list'
      : typeof typed === 'object'
        ? 'fields'
        : `"${String(typed)}"`
    const wanted = issue.expected === 'array' ? 'a list' : issue.expected === 'object' ? 'fields' : 'text'
    return problem(
      'wrong-kind',
      `${name} has ${found} instead of ${wanted}.`,
      rightKind(issue.expected, path, field),
    )
  }
  if (issue.code === 'invalid_value' || issue.code === 'invalid_union') {
    const by = discriminatorField(fieldAt(schema, path.slice(0, -1), yaml.data))
    const words =
      issue.code === 'invalid_value'
        ? issue.values.map(String)
        : by === undefined
          ? []
          : wordsOf(fieldAt(schema, path.slice(0, -1), yaml.data), by)
    const close = closestMatch(String(typed), words)
    return problem(
      'unknown-value',
      `${name} can’t be ${typeof typed === 'object' ? 'a list' : `"${String(typed)}"`}.`,
      close === undefined || words.length < 3
        ? `Write ${listInWords(words, 'or')}.`
        : `Did you mean "${close}"?`,
    )
  }
  if (typeof typed === 'string' && typed.trim() === '')
    return problem(
      'wrong-value',
      `${name} is empty.`,
      'Write its text, or delete the line if it isn’t needed.',
    )
  const value = typeof typed === 'string' && field ? suggestValue(typed, field) : undefined
  const isSize = issue.code === 'too_big' || issue.code === 'too_small'
  const size = typeof typed === 'string' || Array.isArray(typed) ? typed.length : 0
  const now = isSize ? `It has ${size}.` : `It says "${String(typed)}".`
  const message = `${name}: ${uncapitalize(issue.message).replace(/\.?$/, '.')} ${now}`
  const unit = Array.isArray(typed) ? 'item' : 'character'
  const counted = (count: number) => `${count} ${unit}${count === 1 ? '' : 's'}`
  if (issue.code === 'too_big')
    return problem('wrong-value', message, `Remove ${counted(size - Number(issue.maximum))}.`)
  if (issue.code === 'too_small')
    return problem('wrong-value', message, `Add ${counted(Number(issue.minimum) - size)}.`)
  if (value === undefined) return problem('wrong-value', message, '')
  const line = typeof path.at(-1) === 'number' ? `- ${value}` : `${String(path.at(-1))}: ${value}`
  return { ...problem('wrong-value', message, ''), fix: `Write ${line}`, expected: [line] }
}
