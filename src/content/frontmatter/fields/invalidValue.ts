import type { z } from 'zod'
import { uncapitalize } from '../../text/capitalize.ts'
import { didYouMean } from '../../text/closestMatch.ts'
import { singleFields } from '../../model/fields.ts'
import { diagnostic, quoted, type Diagnostic, type RuleMessage } from '../../model/diagnostic.ts'
import { formatField, valueAt, type FieldPath } from '../../model/fieldPath.ts'
import { enumHint, typeHint, lengthHint, neededFields, valueHint } from './fixHints.ts'
import { unquotedBrackets, unquotedColon, nestedDash, unquotedHash } from './yamlAccidents.ts'
import { quotedList } from '../../text/listInWords.ts'
import { knownFields, likelyWord, type InvalidFile } from './invalidFile.ts'
import { discriminatorValues, fieldAt, sentenceOf } from './schemaFields.ts'

/** A value that is missing, or that its field does not take: what is wrong with it, and what to write. */
export function invalidValue(issue: z.core.$ZodIssue, refused: InvalidFile): Diagnostic {
  const { file, schema, yaml } = refused
  const field = formatField(issue.path)
  const typed = valueAt(yaml.data, issue.path)
  const found = fieldAt(schema, issue.path, yaml.data)
  const about = whatBelongs(issue.path, { schema, data: yaml.data })
  const problem = (...told: RuleMessage): Diagnostic => diagnostic(file, yaml.placeOf(issue.path), told)
  if (issue.code === 'invalid_union') {
    const words = discriminatorValues(fieldAt(schema, issue.path.slice(0, -1), yaml.data))
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
      didYouMean(String(typed), words) || `Write one of: ${words.join(', ')}.`,
    )
  }
  if (typed === undefined) {
    const name = String(issue.path.at(-1))
    const above = issue.path.at(-2)
    return problem(
      'missing-field',
      `${field} is missing.`,
      typeof above === 'string'
        ? `Add a line below "${above}", indented as its neighbors are, that begins with ${name}: and a space.${about}`
        : `Add a line of its own ${placeOfNew(name, refused)}, that begins with ${name}: and a space. The line shown here is only where the fields begin.${about}`,
    )
  }
  if (issue.code === 'invalid_type') {
    if (issue.path.length === 0) {
      return problem(
        'wrong-kind',
        `Between the two lines of --- stands ${Array.isArray(typed) ? 'a list' : 'a text'}, and no fields.`,
        `Move it below the second ---, and write fields in its place, each with its name, a colon, a space and its text. This kind of file needs ${quotedList(neededFields(schema))}.`,
      )
    }
    const single = Array.isArray(typed) && found ? singleFields.get(found) : undefined
    if (single) {
      return problem(
        'wrong-kind',
        `${field} holds a list, and ${single.room}.`,
        `${single.instead} ${typeHint(issue.expected, found, issue.path)}`,
      )
    }
    const item = nestedDash(issue, typed, yaml)
    if (item) return problem('wrong-kind', item.message, item.fix)
    const isBelow =
      yaml.placeOf(issue.path).line > yaml.placeOfKey(issue.path.slice(0, -1), String(issue.path.at(-1))).line
    const told = unquotedBrackets(issue, { typed, isBelow })
    if (told) return problem('wrong-kind', told.message, told.fix)
    const colon = issue.expected === 'string' ? unquotedColon(issue.path, typed) : undefined
    if (colon) return problem('wrong-kind', colon.message, colon.fix)
    return problem(
      'wrong-kind',
      `${field} holds ${shown(typed)} where ${wanted(issue.expected)} belongs.`,
      `${typeHint(issue.expected, found, issue.path)}${about}`,
    )
  }
  if (issue.code === 'invalid_value') {
    const words = issue.values.map(String)
    return problem(
      'unknown-value',
      ownSentence(issue.message) === ''
        ? none(issue.path, typed)
        : `${field} says ${shown(typed)}. ${ownSentence(issue.message)}`,
      `${enumHint(String(typed), words)}${about}`,
    )
  }
  if (typeof typed === 'string' && typed.trim() === '') {
    const remark = unquotedHash(issue.path, yaml, found)
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
      ? valueHint(typed, { field: found, path: issue.path })
      : undefined
  const writing = meantValue === undefined ? undefined : wayOfWriting(String(typed), meantValue)
  return problem(
    'wrong-value',
    writing === undefined
      ? `${field}: ${uncapitalize(issue.message)}${count}${says}${length}`
      : `${field} ${writing}.`,
    meantValue ?? `${lengthHint(issue, typed, found)}${about}`.trim(),
  )
}

/** Where a field that is missing has its place: above the next one that is there. */
function placeOfNew(name: string, refused: InvalidFile): string {
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

const nouns: Readonly<Record<string, string>> = { mark: 'drawing', template: 'template', group: 'group' }

/** What is said of a word that a field does not take. */
function none(path: FieldPath, typed: unknown): string {
  const noun = nouns[String(path.at(-1))]
  return noun === undefined || typeof typed !== 'string' || typed === ''
    ? `${formatField(path)} cannot say ${shown(typed)}.`
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
