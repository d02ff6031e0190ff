import { z } from 'zod'
import { derivedValue, missingDay, numberInWords } from './derivedValue.ts'
import { finishedLine } from './finishedLine.ts'
import { nearest, suggestion } from './nearest.ts'
import { problemAt, type Problem, type Told } from './problem.ts'
import type { FieldPath, YamlData } from './readYaml.ts'
import { typedNumbers } from './schema/fields.ts'
import { bare, branchWords, branches, fieldAt, fieldNames, sentenceOf } from './schemaFields.ts'

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
  if (isEmpty(refused.yaml.data) && issues.length > 1) return [noFields(issues, refused)]
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

const isEmpty = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && Object.keys(data).length === 0

/** A file without any field lacks all of them; told once. */
const noFields = (issues: readonly z.core.$ZodIssue[], { file, yaml }: RefusedFile): Problem =>
  problemAt(file, yaml.placeOf([]), [
    'missing-field',
    'This file has no fields yet.',
    `It needs: ${issues.map(({ path }) => path.map(String).join('.')).join(', ')}; npm run new writes a file that has them.`,
  ])

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
      ? `There is no field "${key}" in ${placeInWords(path)}.`
      : `There is no field "${key}" in this kind of file.`,
    nearKnown(key, knownFields(path, refused)) ?? 'Delete the line.',
  ])
}

function nearKnown(typed: string, known: readonly string[]): string | undefined {
  const close = nearest(typed, known)
  return close === undefined ? undefined : `Did you mean "${close}"?`
}

function refusal(issue: z.core.$ZodIssue, { file, schema, yaml }: RefusedFile): Problem {
  const field = fieldInWords(issue.path)
  const typed = valueAt(yaml.data, issue.path)
  const found = fieldAt(schema, issue.path, yaml.data)
  const about = whatBelongs(issue.path, { schema, data: yaml.data })
  const problem = (...told: Told): Problem => problemAt(file, yaml.placeOf(issue.path), told)
  if (issue.code === 'invalid_union') {
    const words = branchWords(fieldAt(schema, issue.path.slice(0, -1), yaml.data))
    if (typed === undefined) {
      const likely = likelyWord(file, words)
      return problem(
        'missing-field',
        `${field} is missing.`,
        likely === undefined
          ? `Write one of: ${words.join(', ')}.`
          : `Add the line ${String(issue.path.at(-1))}: ${likely}`,
      )
    }
    return problem(
      'unknown-value',
      none(issue.path, typed),
      suggestion(String(typed), words) || `Write one of: ${words.join(', ')}.`,
    )
  }
  if (typed === undefined) {
    const name = String(issue.path.at(-1))
    const above = issue.path.at(-2)
    return typeof above === 'string'
      ? problem(
          'missing-field',
          `${field} is missing.`,
          `Add a line below "${above}", indented as its neighbours are, that begins with ${name}: and a space.${about}`,
        )
      : problem('missing-field', `${field} is missing.`, `Add it.${about}`)
  }
  if (issue.code === 'invalid_type') {
    const told = bracketsTyped(issue, typed)
    if (told) return problem('wrong-kind', told.message, told.fix)
    const colon = issue.expected === 'string' ? colonTyped(issue.path, typed) : undefined
    if (colon) return problem('wrong-kind', colon.message, colon.fix)
    return problem(
      'wrong-kind',
      `${field} holds ${shown(typed)} where ${wanted(issue.expected)} belongs.`,
      `${howTo(typed, { expected: issue.expected, field: found, path: issue.path })}${about}`,
    )
  }
  if (issue.code === 'invalid_value') {
    const words = issue.values.map(String)
    return problem(
      'unknown-value',
      ownSentence(issue.message) === ''
        ? none(issue.path, typed)
        : `${field} says ${shown(typed)}. ${ownSentence(issue.message)}`,
      `${choice(String(typed), words)}${about}`,
    )
  }
  if (typeof typed === 'string' && typed.trim() === '') {
    const isItem = typeof issue.path.at(-1) === 'number'
    return problem(
      'wrong-value',
      `${field} ${typed === '' ? 'is empty' : 'holds only spaces'}.`,
      `${isItem ? 'Write its text behind the hyphen, or delete the line.' : 'Write its text behind the colon.'}${about}`,
    )
  }
  const count = Array.isArray(typed) ? ` It has ${typed.length}.` : ''
  const says = typeof typed === 'string' && typed !== '' && typed.length <= 80 ? ` It says "${typed}".` : ''
  const length = typeof typed === 'string' && typed.length > 80 ? ` It has ${typed.length}.` : ''
  return problem(
    'wrong-value',
    `${field}: ${issue.message}${count}${says}${length}`,
    (typeof typed === 'string' && issue.code === 'invalid_format'
      ? valueInWords(typed, { field: found, path: issue.path })
      : undefined) ?? `${mending(issue, typed, found)}${about}`.trim(),
  )
}

const nouns: Readonly<Record<string, string>> = { mark: 'drawing', template: 'template', group: 'group' }

/** What is said of a word that a field does not take. */
function none(path: FieldPath, typed: unknown): string {
  const noun = nouns[String(path.at(-1))]
  return noun === undefined || typeof typed !== 'string' || typed === ''
    ? `${fieldInWords(path)} cannot say ${shown(typed)}.`
    : `There is no ${noun} "${typed}".`
}

/** What belongs in a field, in the schema’s own words; of a list’s item, those of the list first. */
function whatBelongs(path: FieldPath, { schema, data }: { schema: z.ZodType; data: unknown }): string {
  const own = sentenceOf(fieldAt(schema, path, data))
  const list =
    typeof path.at(-1) === 'number' ? sentenceOf(fieldAt(schema, path.slice(0, -1), data)) : undefined
  const sentences = [list, own].filter((sentence) => sentence !== undefined)
  return sentences.length === 0 ? '' : ` What belongs here: ${sentences.join(' ')}`
}

/** The word that a file’s own name tells: `pages/careers.mdx` has the template careers. */
const likelyWord = (file: string, words: readonly string[]): string | undefined => {
  const name = file.replace(/^.*\//, '').replace(/\.mdx$/, '')
  return words.find((word) => word === name)
}

/** Which of a few words to write. */
function choice(typed: string, words: readonly string[]): string {
  if (words.includes('true') && words.length === 2) {
    if (/^(?:true|yes|y|on|1)$/i.test(typed.trim())) return 'Write true, or delete the line.'
    return /^(?:false|no|n|off|0)$/i.test(typed.trim())
      ? 'Write false, or delete the line.'
      : 'Write true or false.'
  }
  const close = nearKnown(typed, words)
  if (close !== undefined && words.length > 1) return close
  const last = words.at(-1) ?? ''
  if (words.length <= 3) return `Write ${[words.slice(0, -1).join(', '), last].filter(Boolean).join(' or ')}.`
  return `Write one of: ${words.join(', ')}.`
}

/** A text in brackets or braces as it was typed: they make a list or fields of it. */
function bracketsTyped(
  { expected, path }: z.core.$ZodIssueInvalidType,
  typed: unknown,
): { message: string; fix: string } | undefined {
  if (expected !== 'string') return undefined
  const isList = Array.isArray(typed)
  const words = isList
    ? typed.map(String)
    : typeof typed === 'object' && typed !== null
      ? Object.keys(typed)
      : []
  const isPlain = isList
    ? typed.every((item) => typeof item === 'string')
    : words.length === 1 && Object.values(typed ?? {}).every((value) => value === '' || value === null)
  const [name, text] = [path.at(-1), words.join(', ')]
  if (typeof name !== 'string' || !isPlain || text === '' || text.length > 80) return undefined
  const bracketed = finishedLine(`${name}: "${isList ? `[${text}]` : `{${text}}`}"`)
  const how = isList
    ? 'a list (lines that begin with a hyphen, or words in square brackets)'
    : 'a text in braces'
  return {
    message: `${fieldInWords(path)} holds ${how} where a text belongs.`,
    fix: `Write ${name}: ${/^[\w“‘][^:#]*$/.test(text) ? text : (finishedLine(`${name}: ${text}`)?.slice(name.length + 2) ?? text)}${bracketed === undefined ? '' : `; or, to show the ${isList ? 'brackets' : 'braces'}, ${bracketed}`}`,
  }
}

/** A text with a colon and a space, which make a field of it. */
function colonTyped(path: FieldPath, typed: unknown): { message: string; fix: string } | undefined {
  if (typeof typed !== 'object' || typed === null || Array.isArray(typed)) return undefined
  const [first, ...others] = Object.entries(typed)
  const [key, value]: [string, unknown] = first ?? ['', undefined]
  if (others.length > 0 || typeof value !== 'string' || value === '') return undefined
  const name = path.at(-1)
  const quoted = finishedLine(`text: ${key}: ${value}`)?.slice('text: '.length)
  return {
    message: `${fieldInWords(path)} has a colon and a space in its text, which make a field of it.`,
    fix:
      quoted === undefined
        ? 'Put the whole text in quotation marks.'
        : `Write ${typeof name === 'number' ? '-' : `${String(name)}:`} ${quoted}`,
  }
}

/** How a value of the wrong kind is made one of the right kind. */
function howTo(
  typed: unknown,
  { expected, field, path }: { expected: string; field: z.ZodType | undefined; path: FieldPath },
): string {
  if (expected === 'array')
    return typeof typed === 'string' && /^[-•*–]\S|^•/.test(typed)
      ? 'Begin each line of it with a hyphen and a space.'
      : 'Write each item on a line of its own below the name, indented by two spaces, with a hyphen and a space before it.'
  if (expected === 'object') {
    const isItem = typeof path.at(-1) === 'number'
    const [first] = branches(field)
    const names = Object.keys(first?.shape ?? {}).filter((name) => !isOptional(first?.shape[name]))
    return `Write ${names.length === 0 ? 'its fields' : names.map((name) => `"${name}"`).join(', ')} each on a line of its own ${isItem ? 'behind the hyphen' : 'below the name'}, indented by two spaces, with a colon and the text.`
  }
  return 'Write the text behind the colon, without brackets or a hyphen before it.'
}

const isOptional = (field: unknown): boolean => field instanceof z.ZodOptional

/** The value that was meant, ready to be typed; undefined when nothing can be derived. */
function valueInWords(
  typed: string,
  { field, path }: { field: z.ZodType | undefined; path: FieldPath },
): string | undefined {
  const value = derivedValue(typed, field)
  if (value === undefined) {
    const day = missingDay(typed)
    // Only a field of days knows the next one.
    return day !== undefined && field?.safeParse('2025-06-20').success ? day : undefined
  }
  if (typed.replace(/[–—−]/g, '-') === value) return `Use a hyphen, not a dash: ${value}`
  if (`${value}/` === typed.trim()) return 'Delete the last / of it.'
  const name = path.at(-1)
  return `Write ${typeof name === 'string' ? `${name}: ` : '- '}${value}`
}

/** What makes a value right that is of the right kind; empty when only its sentence can tell. */
function mending(issue: z.core.$ZodIssue, typed: unknown, field: z.ZodType | undefined): string {
  if (issue.code === 'too_small' && typeof typed === 'string')
    return `Write at least ${Number(issue.minimum) - typed.trim().length} characters more.`
  if (issue.code === 'too_big' && typeof typed === 'string')
    return `Shorten it by ${typed.length - Number(issue.maximum)} characters.`
  if (issue.code === 'invalid_format' && issue.format === 'email') return 'Write it as name@firm.example.'
  if (!Array.isArray(typed)) {
    const number = numberField(field)
    return number === undefined ? '' : numberInWords(number)
  }
  const wantedCount =
    issue.code === 'too_small' ? Number(issue.minimum) : issue.code === 'too_big' ? Number(issue.maximum) : 0
  const missing = wantedCount - typed.length
  return missing > 0 ? `Add ${counted(missing)}.` : `Take out ${counted(-missing)}.`
}

const numberField = (field: z.ZodType | undefined) => {
  if (field === undefined) return undefined
  const within = field instanceof z.ZodOptional ? field.unwrap() : field
  const schemas = [field, within, bare(field)].filter((schema) => schema instanceof z.ZodType)
  return schemas.map((schema) => typedNumbers.get(schema)).find((number) => number !== undefined)
}

const counted = (number: number): string => (number === 1 ? 'one item' : `${number} items`)

const rank = (index: number): string => {
  const number = index + 1
  const ending = /1[123]$/.test(String(number)) ? 'th' : (['th', 'st', 'nd', 'rd'][number % 10] ?? 'th')
  return `${number}${ending}`
}

/**
 * Where in a file, in words an editor can follow: `services`, 1, `features` as
 * `"features" of the 2nd entry of "services"`.
 */
export const placeInWords = (path: FieldPath): string =>
  path
    .map((key) => (typeof key === 'number' ? `the ${rank(key)} entry` : `"${String(key)}"`))
    .reverse()
    .join(' of ')

/** A field at the beginning of a sentence: `The field "title"`, `The 2nd entry of "points"`. */
export const fieldInWords = (path: FieldPath): string =>
  typeof path.at(-1) === 'number' ? `T${placeInWords(path).slice(1)}` : `The field ${placeInWords(path)}`

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
