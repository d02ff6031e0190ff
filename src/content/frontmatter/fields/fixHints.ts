import type { FieldPath } from '../../model/fieldPath.ts'
import { z } from 'zod'
import { suggestValue, missingDay, numberInWords } from './suggestValue.ts'
import { listInWords, quotedList } from '../../text/listInWords.ts'
import { closestMatch } from '../../text/closestMatch.ts'
import { typedNumbers } from '../../model/fields.ts'
import { unwrap, variants } from './schemaFields.ts'

/** The known word that was probably meant, as a question; undefined when none is near. */
export function nearKnown(typed: string, known: readonly string[]): string | undefined {
  const close = closestMatch(typed, known)
  return close === undefined ? undefined : `Did you mean "${close}"?`
}

/** Which of a few words to write. */
export function enumHint(typed: string, words: readonly string[]): string {
  if (words.includes('true') && words.length === 2) {
    const isMeantAsTrue = /^(?:true|yes|y|on|1)$/i.test(typed.trim())
    return `Write ${isMeantAsTrue ? 'true, in small letters' : 'true or false'}; without this line, it counts as false.`
  }
  const close = nearKnown(typed, words)
  if (close !== undefined && words.length > 1) return close
  return words.length <= 3 ? `Write ${listInWords(words, 'or')}.` : `Write one of: ${words.join(', ')}.`
}

/** How a value of the wrong kind is made one of the right kind. */
export function typeHint(expected: string, field: z.ZodType | undefined, path: FieldPath): string {
  if (expected === 'array') {
    const list = unwrap(field)
    const names = list instanceof z.ZodArray ? neededFields(list.element) : []
    return names.length === 0
      ? 'Write each item on a line of its own below the name, indented by two spaces more, with a hyphen and a space before it.'
      : `Write each item below the name, indented by two spaces more, with a hyphen and a space before it; each has ${quotedList(names)}, each on a line of its own with a colon and the text.`
  }
  if (expected === 'object') {
    const isItem = typeof path.at(-1) === 'number'
    const names = neededFields(field)
    return `Write ${names.length === 0 ? 'its fields' : quotedList(names)}, each on a line of its own ${isItem ? 'behind the hyphen' : 'below the name'}, indented by two spaces more, with a colon and the text.`
  }
  return 'Write the text behind the colon, without brackets or a hyphen before it.'
}

/** The names of the fields that must not be missing, in their order. */
export function neededFields(schema: unknown): string[] {
  const [first] = variants(schema)
  return Object.keys(first?.shape ?? {}).filter((name) => !isOptional(first?.shape[name]))
}

const isOptional = (field: unknown): boolean => field instanceof z.ZodOptional

/** The value that was meant, ready to be typed; undefined when nothing can be derived. */
export function valueHint(
  typed: string,
  { field, path }: { field: z.ZodType | undefined; path: FieldPath },
): string | undefined {
  const value = suggestValue(typed, field)
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
export function lengthHint(issue: z.core.$ZodIssue, typed: unknown, field: z.ZodType | undefined): string {
  if (issue.code === 'too_small' && typeof typed === 'string')
    return `Write at least ${Number(issue.minimum) - typed.trim().length} characters more.`
  if (issue.code === 'too_big' && typeof typed === 'string')
    return `Shorten it by ${typed.length - Number(issue.maximum)} characters.`
  if (issue.code === 'invalid_format' && issue.format === 'email') return 'Write it as name@firm.example.'
  if (!Array.isArray(typed)) {
    const number = numberField(field)
    return number === undefined ? '' : numberInWords(number, typed)
  }
  const wantedCount =
    issue.code === 'too_small' ? Number(issue.minimum) : issue.code === 'too_big' ? Number(issue.maximum) : 0
  const missing = wantedCount - typed.length
  if (missing <= 0) return `Take out ${counted(-missing)}.`
  const list = unwrap(field)
  const names = list instanceof z.ZodArray ? neededFields(list.element) : []
  return names.length === 0
    ? `Add ${counted(missing)}.`
    : `Add ${counted(missing)} of the list; each has ${quotedList(names)}. If one was deleted, an earlier text of this file has it: on GitHub, open the file and press History.`
}

const numberField = (field: z.ZodType | undefined) => {
  if (field === undefined) return undefined
  const within = field instanceof z.ZodOptional ? field.unwrap() : field
  const schemas = [field, within, unwrap(field)].filter((schema) => schema instanceof z.ZodType)
  return schemas.map((schema) => typedNumbers.get(schema)).find((number) => number !== undefined)
}

const counted = (number: number): string => (number === 1 ? 'one item' : `${number} items`)
