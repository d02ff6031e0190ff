import type { YamlData } from '../../model/parsedFile.ts'
import type { z } from 'zod'
import { formatField, type FieldPath } from '../../model/fieldPath.ts'
import { quoteYamlLine, plainOrQuotedLine } from '../yaml/quoteYamlLine.ts'

/** What is wrong with a value, and what to do. */
type Hint = readonly [message: string, fix: string]

/** A text of which a second hyphen, brackets, or a colon and a space have made a list or fields; undefined for others. */
export const yamlAccident = (path: FieldPath, typed: unknown, yaml: YamlData): Hint | undefined =>
  nestedDash(path, typed, yaml) ?? unquotedBrackets(path, typed, yaml) ?? unquotedColon(path, typed)

/** An item of a list that begins with a second hyphen, which makes a list within the list. */
function nestedDash(path: FieldPath, typed: unknown, yaml: YamlData): Hint | undefined {
  const isItem = typeof path.at(-1) === 'number' && Array.isArray(typed) && typed.length === 1
  return isItem && /^\s*- +- /.test(lineOf(path, yaml))
    ? ['Two hyphens stand before this text.', 'Delete the second one, and the space behind it.']
    : undefined
}

/** A text in brackets or braces, or behind a hyphen, as it was typed. */
function unquotedBrackets(
  path: FieldPath,
  typed: unknown,
  { placeOf, placeOfKey }: YamlData,
): Hint | undefined {
  const name = path.at(-1)
  const text = textInside(typed)
  if (typeof name !== 'string' || text === undefined || text === '' || text.length > 80) return undefined
  const isBelow = placeOf(path).line > placeOfKey(path.slice(0, -1), name).line
  const isList = Array.isArray(typed)
  const plain = /^[\w“‘][^:#]*$/.test(text)
    ? text
    : (quoteYamlLine(`${name}: ${text}`)?.slice(name.length + 2) ?? text)
  if (isBelow) {
    return isList
      ? [
          `${formatField(path)} holds a list (lines that begin with a hyphen) where a text belongs.`,
          `Write the text behind the colon, without a hyphen: ${name}: ${plain}`,
        ]
      : undefined
  }
  const bracketed = quoteYamlLine(`${name}: "${isList ? `[${text}]` : `{${text}}`}"`)
  return [
    isList
      ? `${formatField(path)} stands in square brackets [ ], which make a list of it.`
      : `${formatField(path)} stands in curly brackets { }, which make something else of it.`,
    `Write ${name}: ${plain}${bracketed === undefined ? '' : `; or, to show the brackets, ${bracketed}`}`,
  ]
}

/** The text of which YAML has made a list of texts, or the name of an empty field; undefined of anything else. */
function textInside(value: unknown): string | undefined {
  if (Array.isArray(value))
    return value.every((item) => typeof item === 'string') ? value.join(', ') : undefined
  const [field, ...others] = typeof value === 'object' && value !== null ? Object.entries(value) : []
  return field && others.length === 0 && (field[1] === '' || field[1] === null) ? field[0] : undefined
}

/** A text with a colon and a space, which make a field of it. */
function unquotedColon(path: FieldPath, typed: unknown): Hint | undefined {
  if (typeof typed !== 'object' || typed === null || Array.isArray(typed)) return undefined
  const [first, ...others] = Object.entries(typed)
  const [key, value]: [string, unknown] = first ?? ['', undefined]
  if (others.length > 0 || typeof value !== 'string' || value === '') return undefined
  const name = path.at(-1)
  const quoted = quoteYamlLine(`text: ${key}: ${value}`)?.slice('text: '.length)
  return [
    `${formatField(path)} has a colon and a space in its text, which make a field of it.`,
    quoted === undefined
      ? 'Put the whole text in quotation marks.'
      : `Write ${typeof name === 'number' ? '-' : `${String(name)}:`} ${quoted}`,
  ]
}

/** The line in which the value of a field begins, as it was typed. */
const lineOf = (path: FieldPath, { source, firstLine, placeOf }: YamlData): string =>
  source.split('\n')[placeOf(path).line - firstLine] ?? ''

/** What begins with a number sign, which makes a remark of it. `field`: the field’s schema, which may not take the sign. */
export function unquotedHash(
  path: FieldPath,
  yaml: YamlData,
  field: z.ZodType | undefined,
): Hint | undefined {
  const [, before = '', remark = ''] =
    /^((?:- +)*(?:[\w-]+[ \t]*:)?)[ \t]+(#.*)$/.exec(lineOf(path, yaml).trim()) ?? []
  const text = remark.replace(/^#+\s*/, '')
  const without = text === '' ? undefined : plainOrQuotedLine(`${before} ${text}`)
  if (without === undefined) return undefined
  const shown = field?.safeParse(remark).success ? quoteYamlLine(`${before} ${remark}`) : undefined
  return [
    `${formatField(path)} is empty: "${remark}" begins with #, which makes a remark of it.`,
    `Write ${without}${shown === undefined ? '' : `; or, to show the sign, ${shown}`}`,
  ]
}
