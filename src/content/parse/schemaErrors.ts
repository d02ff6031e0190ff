import type { z } from 'zod'
import { diagnostic, type Diagnostic, type RuleMessage } from '../model/diagnostic.ts'
import { formatField, formatPath, valueAt, type FieldPath } from '../model/fieldPath.ts'
import type { Collection } from '../model/entry.ts'
import { collectionOfPath } from '../model/registry.ts'
import { meantDay } from '../text/calendar.ts'
import { uncapitalize } from '../text/capitalize.ts'
import { closestMatch, didYouMean } from '../text/closestMatch.ts'
import { fieldAt, fieldsOf, sentenceAt, type TypedFields } from './schema.ts'

type Issue = z.core.$ZodIssue

/** Turns zod’s issues into problems in an editor’s words, one for each field, at its position. */
export function schemaErrors(issues: readonly Issue[], invalid: TypedFields): Diagnostic[] {
  const { file, yaml } = invalid
  const whole = fileError(invalid)
  if (whole) return [whole]
  const unknown = issues.flatMap((issue) => (issue.code === 'unrecognized_keys' ? issue.keys : []))
  // A misspelled or misplaced field isn't also reported as missing.
  const isMisspelled = (path: FieldPath) =>
    valueAt(yaml.data, path) === undefined &&
    unknown.some((key) => closestMatch(key, [String(path.at(-1))]) !== undefined)
  const found = new Map<string, Diagnostic>()
  for (const issue of issues) {
    const { path } = issue
    if (issue.code === 'unrecognized_keys')
      for (const key of issue.keys) {
        const message = unknownField(key, path, invalid)
        found.set([...path, key].join(), diagnostic(file, yaml.placeOfKey(path, key), message))
      }
    else if (!isMisspelled(path) && !found.has(path.join()))
      found.set(path.join(), diagnostic(file, yaml.placeOf(path), invalidField(issue, invalid)))
  }
  return [...found.values()]
}

function fileError({ registry, file, yaml: { data, placeOf } }: TypedFields): Diagnostic | undefined {
  const report = (...message: RuleMessage) => diagnostic(file, placeOf([]), message)
  const restore = 'Restore its text from the history on GitHub. For a new file, run npm run new.'
  if (Object.keys(Object(data)).length === 0)
    return report('missing-field', 'This file has no fields.', restore)
  const folder = collectionOfPath(registry, file)
  const fits = ({ schema }: Collection) => schema.safeParse(data).success
  const fitting = folder && registry.collections.find(fits)
  if (!fitting || fitting === folder) return undefined
  const message = `This file is in ${folder.name}/ but has the fields of a file in ${fitting.name}/.`
  return report('misplaced-file', message, `Move it to ${fitting.name}/, or correct its fields.`)
}

function unknownField(key: string, path: FieldPath, { schema, yaml }: TypedFields): RuleMessage {
  const typed = valueAt(yaml.data, path)
  const names = Object.keys(fieldsOf(fieldAt(schema, path, yaml.data), typed))
  const absent = names.filter((name) => valueAt(typed, [name]) === undefined)
  const close = closestMatch(key, absent)
  const where = path.length === 0 ? 'this kind of file' : formatPath(path)
  const fix = close ? `Did you mean "${close}"?` : 'Delete it, or indent it below the field it belongs to.'
  return ['unknown-field', `"${key}" isn't a field of ${where}.`, fix]
}

const kinds: Readonly<Record<string, readonly [name: string, fix: string]>> = {
  array: ['a list', 'Write each item on its own line below the name, starting with "  - ".'],
  object: ['fields', 'Write each field on its own line, as name: text. Indent a group by two spaces.'],
  string: ['text', 'Write the text after the colon.'],
}

function invalidField(issue: Issue, { schema, yaml }: TypedFields): RuleMessage {
  const { path, code } = issue
  const typed = valueAt(yaml.data, path)
  const name = path.length === 0 ? 'The text above the second ---' : formatField(path)
  const value = Array.isArray(typed) ? 'a list' : typeof typed === 'object' ? 'fields' : `"${String(typed)}"`
  const sentence = sentenceAt(schema, path, yaml.data) ?? sentenceAt(schema, path.slice(0, -1), yaml.data)
  const options = 'options' in issue ? issue.options : undefined
  const values = (code === 'invalid_value' ? issue.values : options)?.map(String)
  const choices = didYouMean(typed === undefined ? undefined : String(typed ?? ''), values ?? [])
  const [kind, howToWrite] = (code === 'invalid_type' && kinds[issue.expected]) || []
  const what = choices || (sentence ? `Write ${uncapitalize(sentence)}` : 'See content/FIELDS.md.')
  if (typed === undefined) {
    const group = path.length > 1 ? ` to ${formatPath(path.slice(0, -1))}` : ''
    const [rest, fix] = kind === undefined || kind === 'text' ? [' …', what] : ['', howToWrite]
    const line = `Add a line "${String(path.at(-1))}:${rest}"${group}.`
    return ['missing-field', `${name} is missing.`, `${line} ${fix}`]
  }
  if (values) return ['unknown-value', `${name} can't be ${value}.`, what]
  const [[label, rest] = [], second] = Object.entries(Object(typed))
  if (kind === 'text' && value === 'fields' && typeof rest === 'string' && second === undefined) {
    const start = typeof path.at(-1) === 'number' ? '-' : `${String(path.at(-1))}:`
    const fix = `Write ${start} ${JSON.stringify(`${label}: ${rest}`)}`
    return ['wrong-kind', `The colon in ${formatPath(path)} makes it look like a field.`, fix]
  }
  if (kind) return ['wrong-kind', `${name} must be ${kind}, not ${value}.`, howToWrite ?? what]
  const size = typeof typed === 'string' || Array.isArray(typed) ? typed.length : 0
  const actual = code === 'too_big' || code === 'too_small' ? String(size) : value
  const message = `${name} ${issue.message}${issue.message.startsWith('must') ? `, not ${actual}` : ''}.`
  const isDate = code === 'invalid_format' && issue.format === 'date'
  const date = isDate ? meantDay(String(typed)) : undefined
  return ['wrong-value', message, date ? `Write ${String(path.at(-1))}: ${date}` : what]
}
