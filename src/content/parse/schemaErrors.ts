import { stringify } from 'yaml'
import type { z } from 'zod'
import { diagnostic, type Diagnostic, type RuleMessage } from '../model/diagnostic.ts'
import { formatField, formatPath, valueAt, type FieldPath } from '../model/fieldPath.ts'
import { groupBy } from '../model/groupBy.ts'
import type { YamlData } from '../model/parsedBody.ts'
import { collectionOfPath, type Registry } from '../model/registry.ts'
import { linkMistake } from '../body/linkMistake.ts'
import { uncapitalize } from '../text/capitalize.ts'
import { closestMatch } from '../text/closestMatch.ts'
import { listInWords } from '../text/listInWords.ts'
import { collectionThatFits } from './filePaths.ts'
import { discriminatorField, fieldAt, fieldNames, literalValues, sentenceOf, variants } from './schema.ts'

interface InvalidFile {
  registry: Registry
  file: string
  schema: z.ZodType
  yaml: YamlData
}

type Issue = z.core.$ZodIssue

/** Turns zod’s issues into problems in an editor’s words, each at its position. */
export function schemaErrors(issues: readonly Issue[], invalid: InvalidFile): Diagnostic[] {
  const { file, yaml } = invalid
  const whole = wrongFile(issues, invalid)
  if (whole) return [whole]
  const isMissing = ({ path }: Issue) => path.length > 0 && valueAt(yaml.data, path) === undefined
  // A field that is missing because its name is misspelled or misplaced is reported once, at that name.
  const missing = new Map(issues.filter(isMissing).map((issue) => [issue.path.join('/'), issue]))
  const unknown = issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys'
      ? issue.keys.map((key) => unknownField(key, issue.path, missing, invalid))
      : [],
  )
  const others = issues.filter((issue) => issue.code !== 'unrecognized_keys' && !isMissing(issue))
  const wrong = groupBy(others, ({ path }) => path.join('/')).values()
  const tell = (path: FieldPath, told: RuleMessage) => diagnostic(file, yaml.placeOf(path), told)
  return [
    ...unknown,
    ...[...missing.values()].map((one) => tell(one.path.slice(0, -1), missingField(one, invalid))),
    ...[...wrong].flatMap(([first]) => (first ? tell(first.path, wrongValue(first, invalid)) : [])),
  ]
}

/** A file that has no fields, is in the wrong folder, or says that it is of another kind than its fields. */
function wrongFile(issues: readonly Issue[], invalid: InvalidFile): Diagnostic | undefined {
  const { registry, file, schema, yaml } = invalid
  const { data, placeOf } = yaml
  if (typeof data !== 'object' || data === null) return undefined
  const tell = (path: FieldPath, ...told: RuleMessage) => diagnostic(file, placeOf(path), told)
  const bringBack = 'Bring its text back from the history on GitHub; for a new file, run npm run new.'
  if (Object.keys(data).length === 0) return tell([], 'missing-field', 'This file has no fields.', bringBack)
  const folder = collectionOfPath(registry, file)
  const fitting = folder && collectionThatFits(registry, data)
  if (fitting && fitting !== folder)
    return tell(
      [],
      'misplaced-file',
      `This file is in ${folder.name}/, but its fields are those of a file in ${fitting.name}/.`,
      `Move it to ${fitting.name}/, or correct its fields.`,
    )
  const by = discriminatorField(schema)
  const strange = issues.flatMap((issue) => (issue.code === 'unrecognized_keys' ? issue.keys : []))
  if (by === undefined || strange.length < 2) return undefined
  const kind = `${by}: ${String(valueAt(data, [by]))}`
  const message = `The fields ${listInWords(strange)} don’t belong to ${kind}.`
  const fix = `Correct "${by}", or give the file the fields that content/FIELDS.md lists for ${kind}.`
  return tell([by], 'unknown-value', message, fix)
}

/** @param missing the fields that are missing; the one that was meant is taken out */
function unknownField(
  key: string,
  path: FieldPath,
  missing: Map<string, Issue>,
  { file, schema, yaml }: InvalidFile,
): Diagnostic {
  const where = path.length === 0 ? 'this kind of file' : formatPath(path)
  const names = fieldNames(fieldAt(schema, path, yaml.data), valueAt(yaml.data, path))
  const absent = names.filter((name) => valueAt(yaml.data, [...path, name]) === undefined)
  const close = closestMatch(key, absent)
  const isMeant = ([, issue]: [string, Issue]) => issue.path.at(-1) === (close ?? key)
  const [id, meant] = [...missing].find(isMeant) ?? []
  if (id !== undefined) missing.delete(id)
  const group = meant?.path.slice(0, -1) ?? path
  const other =
    close === undefined ? 'Delete it, with any lines that belong to it.' : `Did you mean "${close}"?`
  const inGroup = `It belongs to ${formatPath(group)}: indent it like the fields there.`
  const fix = group.length === path.length ? other : inGroup
  const message = `There is no field "${key}" in ${where}.`
  return diagnostic(file, yaml.placeOfKey(path, key), ['unknown-field', message, fix])
}

/** What belongs in a field, in the schema’s words; for an item of a list, those of the list first. */
function whatBelongs(path: FieldPath, { schema, yaml }: InvalidFile): string {
  const paths = typeof path.at(-1) === 'number' ? [path.slice(0, -1), path] : [path]
  const sentences = paths.flatMap((one) => sentenceOf(fieldAt(schema, one, yaml.data)) ?? [])
  return sentences.length === 0 ? '' : ` What belongs here: ${sentences.join(' ')}`
}

function wordsFor(issue: Issue, { schema, yaml }: InvalidFile): string[] {
  if (issue.code === 'invalid_value') return issue.values.map(String)
  const by = String(issue.path.at(-1))
  const parent = fieldAt(schema, issue.path.slice(0, -1), yaml.data)
  return variants(parent).flatMap(({ shape }) => literalValues(shape[by]))
}

function missingField(issue: Issue, invalid: InvalidFile): RuleMessage {
  const { path } = issue
  const group = path.length > 1 ? ` to ${formatPath(path.slice(0, -1))}` : ''
  const words = issue.code === 'invalid_union' ? ` One of: ${wordsFor(issue, invalid).join(', ')}.` : ''
  const belongs = words || whatBelongs(path, invalid)
  const fix = `Add a line${group} that starts with ${String(path.at(-1))}: and a space.${belongs}`
  return ['missing-field', `${formatField(path)} is missing.`, fix]
}

const kinds: Readonly<Record<string, readonly [name: string, fix: string]>> = {
  array: ['a list', 'Write each item on a line of its own below the name, starting with "  - ".'],
  object: ['fields', 'Write its fields on lines of their own, indented by two more spaces.'],
  string: ['text', 'Write the text after the colon, in quotation marks if it has a colon itself.'],
}

function wrongValue(issue: Issue, invalid: InvalidFile): RuleMessage {
  const { path } = issue
  const typed = valueAt(invalid.yaml.data, path)
  const said = Array.isArray(typed) ? 'a list' : typeof typed === 'object' ? 'fields' : `"${String(typed)}"`
  const name = path.length === 0 ? 'This file' : formatField(path)
  const belongs = whatBelongs(path, invalid)
  if (issue.code === 'invalid_type') {
    const { source, placeOf } = invalid.yaml
    const item = /^ *- +(.*\S)/.exec(source.split('\n')[placeOf(path).line - 1] ?? '')?.[1]
    if (issue.expected === 'string' && said === 'fields' && item !== undefined) {
      const wrong = `${name} has a colon followed by a space, so it needs quotation marks.`
      return ['frontmatter-colon', wrong, `Write - ${stringify(item, { lineWidth: 0 }).trim()}`]
    }
    const [wanted, fix] = kinds[issue.expected] ?? [issue.expected, '']
    return ['wrong-kind', `${name} has ${said} instead of ${wanted}.`, fix + belongs]
  }
  if (issue.code === 'invalid_value' || issue.code === 'invalid_union') {
    const words = wordsFor(issue, invalid)
    const close = words.length > 2 ? closestMatch(String(typed), words) : undefined
    const fix = close === undefined ? `Write ${listInWords(words, 'or')}.` : `Did you mean "${close}"?`
    return ['unknown-value', `${name} can’t be ${said}.`, fix + belongs]
  }
  if (typeof typed === 'string' && typed.trim() === '') {
    const fix = `Write its text, or delete the line if it isn’t needed.${belongs}`
    return ['wrong-value', `${name} is empty.`, fix]
  }
  const message = `${name}: ${uncapitalize(issue.message).replace(/\.?$/, '.')}`
  if (issue.code !== 'too_big' && issue.code !== 'too_small')
    return [
      'wrong-value',
      `${message} It says ${said}.`,
      expectedLine(typed, path, invalid) || belongs.trim(),
    ]
  const size = typeof typed === 'string' || Array.isArray(typed) ? typed.length : 0
  const fix = issue.code === 'too_big' ? 'Make it shorter.' : 'Add what is missing.'
  return ['wrong-value', `${message} It has ${size}.`, fix + belongs]
}

/** Ways of writing a value that fields don’t accept, as the one that they do. */
const corrections: readonly ((text: string) => string)[] = [
  (text) => text.replace(/^[“”"‘’]+|[“”"‘’.]+$/g, '').replace(/[–—−]/g, '-'),
  (text) => text.replace(/^http:/i, 'https:').replace(/\/$/, ''),
  (text) => `$${Number(text.replace(/\.00$|[$,]/g, '').replace(/k$/i, '000')).toLocaleString('en-US')}`,
  (text) => (/:/.test(text) ? '' : /\w\.\w/.test(text) ? `https://${text}` : `/${text}`),
  (text) => {
    const day = new Date(`${text} UTC`)
    // JavaScript takes June 31 for July 1.
    const isReal = !Number.isNaN(day.getTime()) && new RegExp(`\\b0?${day.getUTCDate()}\\b`).test(text)
    return isReal ? day.toISOString().slice(0, 10) : ''
  },
]

/** The line to write, if a correction leads to a value that the field accepts. */
function expectedLine(typed: unknown, path: FieldPath, { schema, yaml }: InvalidFile): string {
  const field = fieldAt(schema, path, yaml.data)
  const value = corrections
    .map((correct) => correct(String(typed).trim()))
    .find((value) => value !== typed && field?.safeParse(value).success && !linkMistake(value))
  const name = typeof path.at(-1) === 'number' ? '-' : `${String(path.at(-1))}:`
  return value === undefined ? '' : `Write ${name} ${value}`
}
