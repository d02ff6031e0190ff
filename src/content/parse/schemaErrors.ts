import type { z } from 'zod'
import type { Collection } from '../model/contentType.ts'
import { diagnostic, type Diagnostic, type RuleMessage } from '../model/diagnostic.ts'
import { formatField, formatPath, valueAt, type FieldPath } from '../model/fieldPath.ts'
import type { YamlData } from '../model/parsedBody.ts'
import { collectionOfPath, type Registry } from '../model/registry.ts'
import { meantDay } from '../text/calendar.ts'
import { closestMatch } from '../text/closestMatch.ts'
import { listInWords } from '../text/listInWords.ts'
import { discriminatorField, fieldAt, fieldsOf, sentenceAt } from './schema.ts'

interface InvalidFile {
  registry: Registry
  file: string
  schema: z.ZodType
  yaml: YamlData
}

type Issue = z.core.$ZodIssue

/** Turns zod’s issues into problems in an editor’s words, one for each field, at its position. */
export function schemaErrors(issues: readonly Issue[], invalid: InvalidFile): Diagnostic[] {
  const { file, schema, yaml } = invalid
  const whole = wrongFile(invalid)
  if (whole) return [whole]
  const unknown = issues.flatMap((issue) => (issue.code === 'unrecognized_keys' ? issue.keys : []))
  const by = discriminatorField(schema)
  if (by !== undefined && unknown.length > 1) {
    const kind = `${by}: ${String(valueAt(yaml.data, [by]))}`
    const message = `The fields ${listInWords(unknown)} don’t belong to ${kind}.`
    const fix = `Correct "${by}", or delete these fields.`
    return [diagnostic(file, yaml.placeOf([by]), ['unknown-value', message, fix])]
  }
  // A field whose name is misspelled, or that is in another group, is reported there alone.
  const isMeant = (path: FieldPath) =>
    valueAt(yaml.data, path) === undefined &&
    unknown.some((key) => closestMatch(key, [String(path.at(-1))]) !== undefined)
  const found = new Map<string, Diagnostic>()
  for (const issue of issues) {
    const { path } = issue
    if (issue.code === 'unrecognized_keys')
      for (const key of issue.keys)
        found.set(
          [...path, key].join(),
          diagnostic(file, yaml.placeOfKey(path, key), unknownField(key, path, invalid)),
        )
    else if (!isMeant(path) && !found.has(path.join()))
      found.set(path.join(), diagnostic(file, yaml.placeOf(path), wrongField(issue, invalid)))
  }
  return [...found.values()]
}

function wrongFile({ registry, file, yaml: { data, placeOf } }: InvalidFile): Diagnostic | undefined {
  const told = (...message: RuleMessage) => diagnostic(file, placeOf([]), message)
  const bringBack = 'Bring its text back from the history on GitHub; for a new file, run npm run new.'
  if (Object.keys(Object(data)).length === 0)
    return told('missing-field', 'This file has no fields.', bringBack)
  const folder = collectionOfPath(registry, file)
  const fits = ({ schema }: Collection) => schema.safeParse(data).success
  const fitting = folder && registry.collections.find(fits)
  if (!fitting || fitting === folder) return undefined
  const message = `This file is in ${folder.name}/ and has the fields of a file in ${fitting.name}/.`
  return told('misplaced-file', message, `Move it to ${fitting.name}/, or correct its fields.`)
}

function unknownField(key: string, path: FieldPath, { schema, yaml }: InvalidFile): RuleMessage {
  const typed = valueAt(yaml.data, path)
  const names = Object.keys(fieldsOf(fieldAt(schema, path, yaml.data), typed))
  const absent = names.filter((name) => valueAt(typed, [name]) === undefined)
  const close = closestMatch(key, absent)
  const where = path.length === 0 ? 'this kind of file' : formatPath(path)
  const fix = close ? `Did you mean "${close}"?` : 'Delete it, or indent it below the name of its group.'
  return ['unknown-field', `There is no field "${key}" in ${where}.`, fix]
}

const kinds: Readonly<Record<string, readonly [name: string, fix: string]>> = {
  array: ['a list', 'Write each item on a line of its own below the name, starting with "  - ".'],
  object: ['fields', 'Write its fields on lines of their own, indented by two more spaces.'],
  string: ['text', 'Write the text after the colon, in quotation marks if it has a colon itself.'],
}

function wrongField(issue: Issue, { schema, yaml }: InvalidFile): RuleMessage {
  const { path, code } = issue
  const typed = valueAt(yaml.data, path)
  const name = path.length === 0 ? 'This file' : formatField(path)
  const said = Array.isArray(typed) ? 'a list' : typeof typed === 'object' ? 'fields' : `"${String(typed)}"`
  // For an item of a list, the sentence of the list comes first.
  const paths = typeof path.at(-1) === 'number' ? [path.slice(0, -1), path] : [path]
  const sentences = paths.flatMap((one) => sentenceAt(schema, one, yaml.data) ?? [])
  const options = 'options' in issue ? issue.options : undefined
  const values = (code === 'invalid_value' ? issue.values : options)?.map(String)
  const close = values && closestMatch(String(typed ?? ''), values)
  const belongs = close
    ? `Did you mean "${close}"?`
    : values
      ? `You can use: ${values.join(', ')}.`
      : `What belongs here: ${sentences.join(' ') || 'see content/FIELDS.md.'}`
  if (typed === undefined) {
    const group = path.length > 1 ? ` to ${formatPath(path.slice(0, -1))}` : ''
    const fix = `Add a line${group} that starts with ${String(path.at(-1))}: and a space. ${belongs}`
    return ['missing-field', `${name} is missing.`, fix]
  }
  if (values) return ['unknown-value', `${name} can’t be ${said}.`, belongs]
  if (code === 'invalid_type') {
    const [wanted, fix] = kinds[issue.expected] ?? [issue.expected, '']
    return ['wrong-kind', `${name} has ${said} instead of ${wanted}.`, `${fix} ${belongs}`]
  }
  const day = code === 'invalid_format' && issue.format === 'date' ? meantDay(String(typed)) : undefined
  const isMonthWrong = /^\d{4}-(?:1[3-9]|[2-9]\d)-/.test(String(typed))
  const message = issue.message.replace(/^This (?:(?:text|list|field|address) )?/, `${name} `)
  const fix = day
    ? `Write ${String(path.at(-1))}: ${day}`
    : `${isMonthWrong ? 'A year has 12 months. ' : ''}${belongs}`
  const isSize = code === 'too_big' || code === 'too_small'
  const size = typeof typed === 'string' || Array.isArray(typed) ? typed.length : 0
  return ['wrong-value', `${message} It ${isSize ? `has ${size}` : `says ${said}`}.`, fix]
}
