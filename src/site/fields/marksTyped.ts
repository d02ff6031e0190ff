import type { z } from 'zod'
import { fieldInWords } from './fieldInWords.ts'
import { finishedLine, plainLine } from '../yaml/finishedLine.ts'
import type { YamlData } from '../yaml/readYaml.ts'
import type { FieldPath } from '../yaml/yamlProblem.ts'

/**
 * A text in brackets or braces as it was typed: they make a list or fields of it.
 * @param given.isBelow whether it stands on lines of its own below the field’s name, as lists with hyphens do
 */
export function bracketsTyped(
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
    : (finishedLine(`${name}: ${text}`)?.slice(name.length + 2) ?? text)
  if (isBelow) {
    return {
      message: `${fieldInWords(path)} holds a list (lines that begin with a hyphen) where a text belongs.`,
      fix: `Write the text behind the colon, without a hyphen: ${name}: ${plain}`,
    }
  }
  const bracketed = finishedLine(`${name}: "${isList ? `[${text}]` : `{${text}}`}"`)
  const how = isList ? 'a list (words in square brackets)' : 'a text in braces'
  return {
    message: `${fieldInWords(path)} holds ${how} where a text belongs.`,
    fix: `Write ${name}: ${plain}${bracketed === undefined ? '' : `; or, to show the ${isList ? 'brackets' : 'braces'}, ${bracketed}`}`,
  }
}

/** A text with a colon and a space, which make a field of it. */
export function colonTyped(path: FieldPath, typed: unknown): { message: string; fix: string } | undefined {
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

/** An item of a list that begins with a second hyphen, which makes a list within the list. */
export function itemInItem(
  { expected, path }: z.core.$ZodIssueInvalidType,
  typed: unknown,
): { message: string; fix: string } | undefined {
  if (expected !== 'string' || typeof path.at(-1) !== 'number' || !Array.isArray(typed)) return undefined
  const [text, ...others]: unknown[] = typed
  if (typeof text !== 'string' || text === '' || others.length > 0) return undefined
  const words = text.split(' ').slice(0, 4).join(' ')
  return {
    message: `${fieldInWords(path)} begins with a second hyphen or a bracket, which makes a list of it.`,
    fix: `Begin the line with one hyphen and a space: - ${words}${words === text ? '' : '…'}`,
  }
}

/** A text that begins with a number sign, which makes a remark of it. */
export function remarkTyped(
  path: FieldPath,
  { source, firstLine, placeOf }: YamlData,
): { message: string; fix: string } | undefined {
  const line = source.split('\n')[placeOf(path).line - firstLine]?.trim() ?? ''
  const [, before = '', remark = ''] = /^((?:- +)*(?:[\w-]+[ \t]*:)?)[ \t]+(#.*)$/.exec(line) ?? []
  const text = remark.replace(/^#+\s*/, '')
  const without = text === '' ? undefined : plainLine(`${before} ${text}`)
  if (without === undefined) return undefined
  const shown = finishedLine(`${before} ${remark}`)
  return {
    message: `${fieldInWords(path)} is empty: "${remark}" begins with #, which makes a remark of it.`,
    fix: `Write ${without}${shown === undefined ? '' : `; or, to show the sign, ${shown}`}`,
  }
}
