import type { z } from 'zod'
import { diagnostic, type Diagnostic } from '../model/diagnostic.ts'
import { formatField, textsIn, type FieldPath } from '../model/fieldPath.ts'
import type { YamlData } from '../model/parsedFile.ts'
import type { TagDefinition } from '../tags/tag.ts'
import { brokenWords } from '../text/brokenWords.ts'
import { invisibleChars } from '../text/invisibleChars.ts'
import { leftovers } from '../body/rules/foreignMarks.ts'
import { fieldAt, sentenceOf } from './schema.ts'

/** What `npm run new` leaves where something is still to be written. */
export const placeholder = '(to be filled in)'

/** Whether a field holds a blank. */
export const isPlaceholder = (value: unknown): boolean =>
  typeof value === 'string' && value.trim() === placeholder

/** The fields that are still to be filled in, each once. */
export function checkPlaceholders(
  file: string,
  schema: z.ZodType,
  { data, placeOf }: YamlData,
): Diagnostic[] {
  const firsts = new Map<PropertyKey, FieldPath>()
  for (const { path, text } of textsIn(data).reverse()) {
    const [field] = path
    if (isPlaceholder(text) && field !== undefined) firsts.set(field, path)
  }
  return [...firsts.values()]
    .reverse()
    .map((path) =>
      diagnostic(file, placeOf(path), [
        'blank',
        `The field "${String(path[0])}" is still to be filled in.`,
        `Replace ${placeholder} with your own text. ${sentenceOf(fieldAt(schema, path, data)) ?? ''}`.trim(),
      ]),
    )
}

/** Markdown and HTML, which only the text below the fields understands, and what to write in a field. */
const marks: readonly [mark: RegExp, instead: string][] = [
  [/<br\s*\/?>|&nbsp;/i, 'Write a space instead.'],
  [/<!--/, 'Delete the comment, or put it on a line of its own that starts with #.'],
  [
    /<\/?(?:[abipu]|em|strong|span|sup|sub|font|center|div|table|img|[uo]l|li|h[1-6]|[A-Z]\w*)(?:\s[^<>]*)?\/?>/,
    'Write only the words.',
  ],
  [/!?\[([^[\]]+)\]\([^()\s]+\)/, 'Write only the words: $1'],
  [/(?<![\w*/])(\*{1,3}|_{1,2}|~~|`)(?=[^\s*_~`])([^*_~`]+)(?<=\S)\1(?!\w)/, 'Write only the words: $2'],
  [/(?:\*\*|~~)(?=\S)([^*~]+)(?<=\S)(?:\*\*|~~)/, 'Write only the words: $1'],
  [/&(?:[a-z]{2,8}|#\d{2,5}|#x[\da-f]{2,5});/i, 'Type the character itself.'],
]

/**
 * What visitors would see in a field as it was typed: Markdown, HTML, invisible characters, left-overs, broken words.
 * One problem for each field.
 * @param isShown whether visitors see a field
 */
export function checkFieldTexts(
  file: string,
  { data, placeOf, source }: YamlData,
  tags: readonly TagDefinition[],
  isShown: (path: FieldPath) => boolean,
): Diagnostic[] {
  const parted = brokenWords(source)
  const onlyInBodies = tags.filter(({ fact, content }) => fact ?? content === 'words').map(({ name }) => name)
  return textsIn(data).flatMap(({ path, text }): Diagnostic[] => {
    if (!isShown(path)) return []
    const problem = (typed: string, ...told: Parameters<typeof diagnostic>[2]) => [
      diagnostic(file, placeOf(path, typed), told),
    ]
    if (text.search(invisibleChars) !== -1)
      return problem(
        '',
        'unseen-sign',
        `${formatField(path)} has an invisible character in a word.`,
        'Delete the word and type it again.',
      )
    const open = leftovers.flatMap(
      ({ find }) => text.match(new RegExp(find, find.flags.replace('g', '')))?.[0] ?? [],
    )[0]
    if (open !== undefined)
      return problem(
        open,
        'leftover',
        `${formatField(path)} still has "${open}" in the place of text.`,
        'Write what belongs there.',
      )
    const word = parted.find(({ shown }) => text.includes(shown))
    if (word) return problem(word.shown.split(' ', 1)[0] ?? '', 'broken-word', word.message, word.fix)
    for (const [pattern, instead] of marks) {
      const [typed = ''] = pattern.exec(text) ?? []
      const [, tag] = /^<\/?(\w+)/.exec(typed) ?? []
      // Other tags are reported where claims are filled in.
      if (typed === '' || (tag !== undefined && /^[A-Z]/.test(tag) && !onlyInBodies.includes(tag))) continue
      return problem(
        typed,
        'field-mark',
        `${formatField(path)} would show "${typed}" as typed.`,
        typed.replace(pattern, instead),
      )
    }
    return []
  })
}
