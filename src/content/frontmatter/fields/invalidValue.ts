import type { z } from 'zod'
import { uncapitalize } from '../../text/capitalize.ts'
import { didYouMean } from '../../text/closestMatch.ts'
import { singleFields } from '../../model/fields.ts'
import { diagnostic, quoted, type Diagnostic, type RuleMessage } from '../../model/diagnostic.ts'
import { formatField, valueAt, type FieldPath } from '../../model/fieldPath.ts'
import { enumHint, typeHint, lengthHint, neededFields, valueHint } from './fixHints.ts'
import { howToAdd } from './missingField.ts'
import { unquotedHash, yamlAccident } from './yamlAccidents.ts'
import { quotedList } from '../../text/listInWords.ts'
import { likelyWord, type InvalidFile } from './invalidFile.ts'
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
          ? `${howToAdd(issue.path, { expected: 'string', field: found, refused })} Behind it belongs one of: ${words.join(', ')}.`
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
    const expected = issue.code === 'invalid_type' ? issue.expected : 'string'
    const fix = howToAdd(issue.path, { expected, field: found, refused })
    return problem('missing-field', `${field} is missing.`, `${fix}${about}`)
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
    const accident = issue.expected === 'string' ? yamlAccident(issue.path, typed, yaml) : undefined
    if (accident) return problem('wrong-kind', ...accident)
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
    if (remark) return problem('wrong-value', ...remark)
    const isItem = typeof issue.path.at(-1) === 'number'
    return problem(
      'wrong-value',
      `${field} ${typed === '' ? 'is empty' : 'holds only spaces'}.`,
      `${isItem ? 'Write its text behind the hyphen, or delete the line.' : 'Write its text behind the colon.'}${about}`,
    )
  }
  const meantValue =
    typeof typed === 'string' && issue.code === 'invalid_format'
      ? valueHint(typed, { field: found, path: issue.path })
      : undefined
  const writing = meantValue === undefined ? undefined : wayOfWriting(String(typed), meantValue)
  return problem(
    'wrong-value',
    writing === undefined
      ? `${field}: ${uncapitalize(issue.message)}${whatItHolds(typed)}`
      : `${field} ${writing}.`,
    meantValue ?? `${lengthHint(issue, typed, found)}${about}`.trim(),
  )
}

/** What a field holds, as a further sentence: a short text, or the length of a longer one or of a list. */
function whatItHolds(typed: unknown): string {
  if (typeof typed === 'string' && typed.length <= 80) return ` It says ${quoted(typed)}`
  return typeof typed === 'string' || Array.isArray(typed) ? ` It has ${typed.length}.` : ''
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

/** The message on a word that a field does not take. */
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
