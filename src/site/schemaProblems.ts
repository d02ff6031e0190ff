import type { z } from 'zod'
import { nearest, suggestion } from './nearest.ts'
import { problemAt, type Problem, type Told } from './problem.ts'
import type { FieldPath, YamlData } from './readYaml.ts'
import { branchWords, fieldAt, fieldNames, sentenceOf } from './schemaFields.ts'

/** The file whose fields a schema refused. */
export interface RefusedFile {
  file: string
  schema: z.ZodType
  yaml: YamlData
}

/**
 * Turns the schema library's refusals into problems in an editor's words, each at its place in the file.
 * The field's own sentence from the schema is quoted where it helps.
 */
export function schemaProblems(issues: readonly z.core.$ZodIssue[], refused: RefusedFile): Problem[] {
  const misspelt = new Set(
    issues.flatMap((issue) =>
      issue.code === 'unrecognized_keys'
        ? issue.keys.map((key) => pathText([...issue.path, meant(key, issue.path, refused)]))
        : [],
    ),
  )
  const told = new Set<string>()
  return issues.flatMap((issue) => {
    if (issue.code === 'unrecognized_keys')
      return issue.keys.map((key) => unknownField(key, issue.path, refused))
    // A field that is missing because its name is misspelt is told once, at the name.
    const isMisspelt =
      misspelt.has(pathText(issue.path)) && valueAt(refused.yaml.data, issue.path) === undefined
    // A value of the wrong kind fails every further rule of its field as well.
    const isTold = told.has(pathText(issue.path))
    told.add(pathText(issue.path))
    return isMisspelt || isTold ? [] : [refusal(issue, refused)]
  })
}

const pathText = (path: FieldPath): string => path.map(String).join('\n')

const knownFields = (path: FieldPath, { schema, yaml }: RefusedFile): string[] =>
  fieldNames(fieldAt(schema, path, yaml.data), valueAt(yaml.data, path))

const meant = (key: string, path: FieldPath, refused: RefusedFile): string =>
  nearest(key, knownFields(path, refused)) ?? key

function unknownField(key: string, path: FieldPath, refused: RefusedFile): Problem {
  const { file, yaml } = refused
  return problemAt(file, yaml.placeOfKey(path, key), [
    'unknown-field',
    path.length > 0
      ? `There is no field "${key}" in "${readable(path)}".`
      : `There is no field "${key}" in this kind of file.`,
    suggestion(key, knownFields(path, refused)) || 'Delete the line, or move its text into the body.',
  ])
}

function refusal(issue: z.core.$ZodIssue, { file, schema, yaml }: RefusedFile): Problem {
  const field = readable(issue.path)
  const typed = valueAt(yaml.data, issue.path)
  const sentence = sentenceOf(fieldAt(schema, issue.path, yaml.data))
  const about = sentence === undefined ? '' : ` What belongs here: ${sentence}`
  const problem = (...told: Told): Problem => problemAt(file, yaml.placeOf(issue.path), told)
  if (issue.code === 'invalid_union') {
    const words = branchWords(fieldAt(schema, issue.path.slice(0, -1), yaml.data))
    const choice =
      (typed === undefined ? '' : suggestion(String(typed), words)) || `Write one of: ${words.join(', ')}.`
    return typed === undefined
      ? problem('missing-field', `The field "${field}" is missing.`, choice)
      : problem('unknown-value', `The field "${field}" says ${shown(typed)}, which it does not know.`, choice)
  }
  if (typed === undefined)
    return problem('missing-field', `The field "${field}" is missing.`, `Add it.${about}`)
  if (issue.code === 'invalid_type') {
    return problem(
      'wrong-kind',
      `The field "${field}" holds ${shown(typed)} where ${wanted(issue.expected)} belongs.`,
      `${howTo(typed, issue.expected)}${about}`,
    )
  }
  if (issue.code === 'invalid_value') {
    const words = issue.values.map(String)
    return problem(
      'unknown-value',
      `The field "${field}" says ${shown(typed)}. ${ownSentence(issue.message)}`.trim(),
      `${suggestion(String(typed), words) || `Write one of: ${words.join(', ')}.`}${about}`,
    )
  }
  const count = Array.isArray(typed) ? ` It has ${typed.length}.` : ''
  const says = typeof typed === 'string' && typed !== '' && typed.length <= 80 ? ` It says "${typed}".` : ''
  const length = typeof typed === 'string' && typed.length > 80 ? ` It has ${typed.length}.` : ''
  return problem(
    'wrong-value',
    `The field "${field}": ${issue.message}${count}${says}${length}`,
    `${mending(issue, typed)}${about}`,
  )
}

/** How a value of the wrong kind is made one of the right kind. */
function howTo(typed: unknown, expected: string): string {
  if (expected === 'array')
    return typeof typed === 'string' && /^[-•*–]\S|^•/.test(typed)
      ? 'Begin each item with a hyphen and a space.'
      : 'Write each item on a line of its own below the name, indented by two spaces, with a hyphen and a space before it.'
  if (expected === 'object')
    return 'Write each of its fields on a line of its own below the name, indented by two spaces.'
  return Array.isArray(typed)
    ? 'Write the text behind the colon; when it begins with a square bracket or a hyphen, put it in quotation marks.'
    : 'Write the text behind the colon; when it begins with a brace, put it in quotation marks.'
}

/** What makes a value right that is of the right kind. */
function mending(issue: z.core.$ZodIssue, typed: unknown): string {
  if (issue.code === 'too_small' && typeof typed === 'string')
    return typed.trim() === '' ? 'Write the text behind the colon.' : 'Write more.'
  if (issue.code === 'too_big' && typeof typed === 'string')
    return `Shorten it by ${typed.length - Number(issue.maximum)} characters.`
  if (!Array.isArray(typed)) return 'Write it as described.'
  const wantedCount =
    issue.code === 'too_small' ? Number(issue.minimum) : issue.code === 'too_big' ? Number(issue.maximum) : 0
  const missing = wantedCount - typed.length
  return missing > 0 ? `Add ${counted(missing)}.` : `Take out ${counted(-missing)}.`
}

const counted = (number: number): string => (number === 1 ? 'one item' : `${number} items`)

/** `services`, 1, `features` in words an editor can follow: `services, item 2, features`. */
export const readable = (path: FieldPath): string =>
  path.map((key) => (typeof key === 'number' ? `item ${key + 1}` : String(key))).join(', ')

/** What stands at a path of some data. */
export const valueAt = (data: unknown, path: FieldPath): unknown =>
  path.reduce<unknown>(
    (value, key) => (typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined),
    data,
  )

const shown = (value: unknown): string => {
  if (Array.isArray(value)) return 'a list'
  if (typeof value === 'object') return 'further fields'
  return value === '' ? 'nothing' : `"${String(value)}"`
}

const wanted = (expected: string): string => {
  if (expected === 'array') return 'a list (lines that begin with "- ")'
  return expected === 'object' ? 'a group of fields, indented below it,' : 'a text'
}

/** The schema's own sentence; the library's stock phrase says nothing to an editor. */
const ownSentence = (message: string): string => (message.startsWith('Invalid ') ? '' : message)
