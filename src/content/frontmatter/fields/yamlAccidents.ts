import type { YamlData } from '../../model/parsedFile.ts'
import type { z } from 'zod'
import { formatField, type FieldPath } from '../../model/fieldPath.ts'
import { quoteYamlLine, plainOrQuotedLine } from '../yaml/quoteYamlLine.ts'

/**
 * A text in brackets or braces as it was typed: they make a list or fields of it.
 * @param given.isBelow whether it stands on lines of its own below the field’s name, as lists with hyphens do
 */
export function unquotedBrackets(
  { expected, path }: z.core.$ZodIssueInvalidType,
  { typed, isBelow }: { typed: unknown; isBelow: boolean },
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
  if (isBelow && !isList) return undefined
  const plain = /^[\w“‘][^:#]*$/.test(text)
    ? text
    : (quoteYamlLine(`${name}: ${text}`)?.slice(name.length + 2) ?? text)
  if (isBelow) {
    return {
      message: `${formatField(path)} holds a list (lines that begin with a hyphen) where a text belongs.`,
      fix: `Write the text behind the colon, without a hyphen: ${name}: ${plain}`,
    }
  }
  const bracketed = quoteYamlLine(`${name}: "${isList ? `[${text}]` : `{${text}}`}"`)
  return {
    message: isList
      ? `${formatField(path)} stands in square brackets [ ], which make a list of it.`
      : `${formatField(path)} stands in curly brackets { }, which make something else of it.`,
    fix: `Write ${name}: ${plain}${bracketed === undefined ? '' : `; or, to show the brackets, ${bracketed}`}`,
  }
}

/** A text with a colon and a space, which make a field of it. */
export function unquotedColon(path: FieldPath, typed: unknown): { message: string; fix: string } | undefined {
  if (typeof typed !== 'object' || typed === null || Array.isArray(typed)) return undefined
  const [first, ...others] = Object.entries(typed)
  const [key, value]: [string, unknown] = first ?? ['', undefined]
  if (others.length > 0 || typeof value !== 'string' || value === '') return undefined
  const name = path.at(-1)
  const quoted = quoteYamlLine(`text: ${key}: ${value}`)?.slice('text: '.length)
  return {
    message: `${formatField(path)} has a colon and a space in its text, which make a field of it.`,
    fix:
      quoted === undefined
        ? 'Put the whole text in quotation marks.'
        : `Write ${typeof name === 'number' ? '-' : `${String(name)}:`} ${quoted}`,
  }
}

/** An item of a list that begins with a second hyphen, which makes a list within the list. */
export function nestedDash(
  { expected, path }: z.core.$ZodIssueInvalidType,
  typed: unknown,
  yaml: YamlData,
): { message: string; fix: string } | undefined {
  const isItem = expected === 'string' && typeof path.at(-1) === 'number' && Array.isArray(typed)
  return isItem && /^\s*- +- /.test(lineOf(path, yaml))
    ? {
        message: 'Two hyphens stand before this text.',
        fix: 'Delete the second one, and the space behind it.',
      }
    : undefined
}

/** The line in which the value of a field begins, as it was typed. */
const lineOf = (path: FieldPath, { source, firstLine, placeOf }: YamlData): string =>
  source.split('\n')[placeOf(path).line - firstLine] ?? ''

/** What begins with a number sign, which makes a remark of it. `field`: the field’s schema, which may not take the sign. */
export function unquotedHash(
  path: FieldPath,
  yaml: YamlData,
  field: z.ZodType | undefined,
): { message: string; fix: string } | undefined {
  const [, before = '', remark = ''] =
    /^((?:- +)*(?:[\w-]+[ \t]*:)?)[ \t]+(#.*)$/.exec(lineOf(path, yaml).trim()) ?? []
  const text = remark.replace(/^#+\s*/, '')
  const without = text === '' ? undefined : plainOrQuotedLine(`${before} ${text}`)
  if (without === undefined) return undefined
  const shown = field?.safeParse(remark).success ? quoteYamlLine(`${before} ${remark}`) : undefined
  return {
    message: `${formatField(path)} is empty: "${remark}" begins with #, which makes a remark of it.`,
    fix: `Write ${without}${shown === undefined ? '' : `; or, to show the sign, ${shown}`}`,
  }
}
