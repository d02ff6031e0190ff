import { z } from 'zod'
import { bringTextBack, isIndispensable } from '../bringBack.ts'
import { fieldInWords, placeInWords, valueAt } from './fieldInWords.ts'
import { choice, howTo, inWords, mending, nearKnown, neededFields, valueInWords } from './howToMend.ts'
import { bracketsTyped, colonTyped, itemInItem, remarkTyped } from './marksTyped.ts'
import { likelyCollection } from '../misnamedFile.ts'
import { nearest, suggestion } from '../nearest.ts'
import { problemAt, quoted, type Problem, type Told } from '../problem.ts'
import type { YamlData } from '../yaml/readYaml.ts'
import type { FieldPath } from '../yaml/yamlProblem.ts'
import {
  bare,
  branch,
  branches,
  branchWords,
  fieldAt,
  fieldNames,
  kindField,
  sentenceOf,
  wordsOf,
} from './schemaFields.ts'

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
  const told = fieldProblems(issues, refused)
  // Fields that are only missing say nothing about the kind.
  const hasOthers = issues.some(({ code, path }) => code === 'unrecognized_keys' && path.length === 0)
  const slip = hasOthers && told.length > 1 ? wrongKind(refused) : undefined
  return slip ? [slip] : told
}

/** One problem or several for each refusal. */
function fieldProblems(issues: readonly z.core.$ZodIssue[], refused: RefusedFile): Problem[] {
  const inPlaceOf = renamedFields(issues, refused)
  const misspelt = new Set(
    issues.flatMap((issue) =>
      issue.code === 'unrecognized_keys'
        ? issue.keys.map((key) =>
            pathText([...issue.path, inPlaceOf.get(key) ?? meant(key, issue.path, refused)]),
          )
        : [],
    ),
  )
  const told = new Set<string>()
  return issues.flatMap((issue) => {
    if (issue.code === 'unrecognized_keys')
      return issue.keys.map((key) => {
        const otherKind = issue.path.length === 0 ? ofOtherKind(key, refused) : undefined
        return otherKind === undefined
          ? unknownField(key, issue.path, {
              refused,
              instead: issue.path.length === 0 ? inPlaceOf.get(key) : undefined,
            })
          : misplacedField(key, { ...otherKind, instead: inPlaceOf.get(key) }, refused)
      })
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
  typeof data === 'object' && data !== null && Object.keys(data).every((key) => key === '')

/** A file without any field lacks all of them; told once. */
const noFields = (issues: readonly z.core.$ZodIssue[], { file, yaml }: RefusedFile): Problem =>
  problemAt(file, yaml.placeOf([]), [
    'missing-field',
    'This file has no fields yet.',
    isIndispensable(file)
      ? bringTextBack(file)
      : `Did it hold a text before? ${bringTextBack(file)} If it is new, delete it, and let npm run new write a file that has what it needs: ${issues.map(({ path }) => path.map(String).join('.')).join(', ')}.`,
  ])

const pathText = (path: FieldPath): string => path.map(String).join('\n')

const knownFields = (path: FieldPath, { schema, yaml }: RefusedFile): string[] =>
  fieldNames(fieldAt(schema, path, yaml.data), valueAt(yaml.data, path))

const meant = (key: string, path: FieldPath, refused: RefusedFile): string =>
  nearest(key, knownFields(path, refused)) ?? key

function unknownField(
  key: string,
  path: FieldPath,
  { refused, instead }: { refused: RefusedFile; instead: string | undefined },
): Problem {
  const { file, yaml } = refused
  if (key === '') {
    return problemAt(file, yaml.placeOfKey(path, key), [
      'unknown-field',
      'Before the colon of this line stands no name.',
      'Write the name of the field before it, or delete the line.',
    ])
  }
  return problemAt(file, yaml.placeOfKey(path, key), [
    'unknown-field',
    path.length > 0
      ? `There is no field "${key}" in ${placeInWords(path)}.`
      : `There is no field "${key}" in this kind of file.`,
    nearKnown(key, knownFields(path, refused)) ??
      (instead === undefined
        ? `${deletion(key, path, refused)}.`
        : `Rename it to "${instead}", which is missing; or, if it is something else, delete it and write that field.`),
  ])
}

/** How a field is taken out, with all that belongs to it. */
function deletion(key: string, path: FieldPath, { yaml }: RefusedFile): string {
  const value = valueAt(yaml.data, [...path, key])
  const isBelow = yaml.placeOf([...path, key]).line > yaml.placeOfKey(path, key).line
  return isBelow || typeof value === 'object' || String(value).includes('\n')
    ? 'Delete the line and those below it that belong to it'
    : 'Delete the line'
}

/**
 * A file whose fields are all those of another kind than it says: told where it says so. The kind that the file’s name
 * tells comes first, as `careers` of `pages/careers.mdx`.
 */
function wrongKind({ file, schema, yaml }: RefusedFile): Problem | undefined {
  const { data } = yaml
  const by = branch(schema, data) && kindField(schema)
  if (by === undefined || typeof data !== 'object') return undefined
  // Kinds that do not know one of the fields need not be tried.
  const words = branches(schema)
    .filter(({ shape }) => Object.keys(data ?? {}).every((key) => key in shape))
    .flatMap(({ shape }) => wordsOf(shape[by]))
  const likely = likelyWord(file, words)
  const meant = [...(likely === undefined ? [] : [likely]), ...words].find(
    (word) => schema.safeParse({ ...data, [by]: word }).success,
  )
  if (meant === undefined) return undefined
  const here = `${by}: ${String(valueAt(data, [by]))}`
  return problemAt(file, yaml.placeOf([by]), [
    'unknown-value',
    `This file says ${here}, and all its other fields are those of a file that says ${by}: ${meant}.`,
    `Write ${by}: ${meant}; or, if ${here} is right, give the file the fields of that kind, which content/FIELDS.md explains.`,
  ])
}

/** Another kind of the same file that has a field: of a partner's file, that of an associate. */
interface OtherKind {
  /** The field that says the kind, and what it says here and there. */
  by: string
  here: string
  there: readonly string[]
}

function ofOtherKind(key: string, { schema, yaml }: RefusedFile): OtherKind | undefined {
  const here = branch(schema, yaml.data)
  const by = here && kindField(schema)
  if (by === undefined) return undefined
  const there = branches(schema)
    .filter((other) => other !== here && key in other.shape)
    .flatMap((other) => wordsOf(other.shape[by]))
  return there.length === 0 || there.length > 2
    ? undefined
    : { by, here: String(valueAt(yaml.data, [by])), there }
}

/**
 * The fields that no file of this kind has, and the ones that are missing in their place: when there is one of each that
 * holds a list, or one of each that holds a text.
 */
function renamedFields(
  issues: readonly z.core.$ZodIssue[],
  refused: RefusedFile,
): ReadonlyMap<string, string> {
  const { schema, yaml } = refused
  const unknown = issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys' && issue.path.length === 0 ? issue.keys : [],
  )
  const missing = issues.flatMap(({ path }) =>
    path.length === 1 && valueAt(yaml.data, path) === undefined ? [String(path[0])] : [],
  )
  const isList = (key: string) => Array.isArray(valueAt(yaml.data, [key]))
  const wantsList = (key: string) => bare(fieldAt(schema, [key], yaml.data)) instanceof z.ZodArray
  return new Map(
    [true, false].flatMap((list) => {
      const [key, ...keys] = unknown.filter((name) => isList(name) === list)
      const [lacking, ...more] = missing.filter((name) => wantsList(name) === list)
      const isCertain = key !== undefined && lacking !== undefined && keys.length + more.length === 0
      return isCertain ? [[key, lacking] as const] : []
    }),
  )
}

function misplacedField(
  key: string,
  { by, here, there, instead }: OtherKind & { instead: string | undefined },
  refused: RefusedFile,
): Problem {
  return problemAt(refused.file, refused.yaml.placeOfKey([], key), [
    'unknown-field',
    `The field "${key}" belongs to files that say ${by}: ${there.join(' or ')}, and this one says ${by}: ${here}.`,
    `${instead === undefined ? deletion(key, [], refused) : `Rename it to "${instead}", and look whether what stands in it fits`}; or write ${by}: ${there.join(' or ')}, if this file is of that kind.`,
  ])
}

function refusal(issue: z.core.$ZodIssue, refused: RefusedFile): Problem {
  const { file, schema, yaml } = refused
  const field = fieldInWords(issue.path)
  const typed = valueAt(yaml.data, issue.path)
  const found = fieldAt(schema, issue.path, yaml.data)
  const about = whatBelongs(issue.path, { schema, data: yaml.data })
  const problem = (...told: Told): Problem => problemAt(file, yaml.placeOf(issue.path), told)
  if (issue.code === 'invalid_union') {
    const words = branchWords(fieldAt(schema, issue.path.slice(0, -1), yaml.data))
    if (typed === undefined) {
      const belongs = file.startsWith('pages/') ? likelyCollection(yaml.data) : 'pages'
      if (belongs !== undefined && belongs !== 'pages' && issue.path.length === 1) {
        return problem(
          'misplaced-file',
          `This file stands in pages/, and its fields are those of a file in ${belongs}/.`,
          `Move it to ${belongs}/; or, if a page is meant, add the line template: plain`,
        )
      }
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
          `Add a line below "${above}", indented as its neighbors are, that begins with ${name}: and a space.${about}`,
        )
      : problem(
          'missing-field',
          `${field} is missing.`,
          typeof issue.path.at(-1) === 'number'
            ? `Add it.${about}`
            : `Add a line of its own ${placeOfNew(name, refused)}, that begins with ${name}: and a space. The line shown here is only where the fields begin.${about}`,
        )
  }
  if (issue.code === 'invalid_type') {
    if (issue.path.length === 0) {
      return problem(
        'wrong-kind',
        `Between the two lines of --- stands ${Array.isArray(typed) ? 'a list' : 'a text'}, and no fields.`,
        `Move it below the second ---, and write fields in its place, each with its name, a colon, a space and its text. This kind of file needs ${inWords(neededFields(schema))}.`,
      )
    }
    const item = itemInItem(issue, typed, yaml)
    if (item) return problem('wrong-kind', item.message, item.fix)
    const isBelow =
      yaml.placeOf(issue.path).line > yaml.placeOfKey(issue.path.slice(0, -1), String(issue.path.at(-1))).line
    const told = bracketsTyped(issue, { typed, isBelow })
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
    const remark = remarkTyped(issue.path, yaml, found)
    if (remark) return problem('wrong-value', remark.message, remark.fix)
    const isItem = typeof issue.path.at(-1) === 'number'
    return problem(
      'wrong-value',
      `${field} ${typed === '' ? 'is empty' : 'holds only spaces'}.`,
      `${isItem ? 'Write its text behind the hyphen, or delete the line.' : 'Write its text behind the colon.'}${about}`,
    )
  }
  const count = Array.isArray(typed) ? ` It has ${typed.length}.` : ''
  const says =
    typeof typed === 'string' && typed !== '' && typed.length <= 80 ? ` It says ${quoted(typed)}` : ''
  const length = typeof typed === 'string' && typed.length > 80 ? ` It has ${typed.length}.` : ''
  const meantValue =
    typeof typed === 'string' && issue.code === 'invalid_format'
      ? valueInWords(typed, { field: found, path: issue.path })
      : undefined
  const writing = meantValue === undefined ? undefined : wayOfWriting(String(typed), meantValue)
  return problem(
    'wrong-value',
    writing === undefined
      ? `${field}: ${small(issue.message)}${count}${says}${length}`
      : `${field} ${writing}.`,
    meantValue ?? `${mending(issue, typed, found)}${about}`.trim(),
  )
}

/** Where a field that is missing has its place: above the next one that is there. */
function placeOfNew(name: string, refused: RefusedFile): string {
  const names = knownFields([], refused)
  const next = names
    .slice(names.indexOf(name) + 1)
    .find((other) => valueAt(refused.yaml.data, [other]) !== undefined)
  return next === undefined ? 'at the end of the fields' : `among the fields, for example above "${next}"`
}

/** What is wrong with a value when it is only its way of writing, as the fix shows: the end of a sentence, or undefined. */
function wayOfWriting(typed: string, fix: string): string | undefined {
  const inside = /^[“”„‘](.+)[“”’"]$/s.exec(typed.trim())?.[1]
  if (inside !== undefined && fix.endsWith(`: ${inside}`)) return 'stands in curly quotation marks'
  return /^http:\/\//i.test(typed) && fix.endsWith(typed.replace(/^http/i, ' https'))
    ? 'begins with http:// and must begin with https://'
    : undefined
}

/** A sentence as it goes on behind a colon. */
const small = (sentence: string): string => sentence.charAt(0).toLowerCase() + sentence.slice(1)

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
