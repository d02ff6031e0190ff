import type { z } from 'zod'
import { leftovers } from '../body/rules/foreignMarks.ts'
import { diagnostic, type Diagnostic, type RuleMessage } from '../model/diagnostic.ts'
import { formatField, textsIn, type FieldPath } from '../model/fieldPath.ts'
import type { YamlData } from '../model/parsedFile.ts'
import type { TagDefinition } from '../tags/tag.ts'
import { brokenWords } from '../text/brokenWords.ts'
import { invisibleChars } from '../text/invisibleChars.ts'
import { fieldAt, sentenceOf } from './schema.ts'

/** What `npm run new` leaves where something is still to be written. */
export const placeholder = '(to be filled in)'

/** Whether a field still has the placeholder. */
export const isPlaceholder = (value: unknown): boolean =>
  typeof value === 'string' && value.trim() === placeholder

/** The fields that are still to be filled in, each once. */
export function checkPlaceholders(file: string, schema: z.ZodType, yaml: YamlData): Diagnostic[] {
  const open = textsIn(yaml.data).filter(({ text }) => isPlaceholder(text))
  return open
    .filter(({ path: [field] }, index) => open.findIndex((other) => other.path[0] === field) === index)
    .map(({ path }) => {
      const sentence = sentenceOf(fieldAt(schema, path, yaml.data)) ?? ''
      return diagnostic(file, yaml.placeOf(path), [
        'blank',
        `The field "${String(path[0])}" is still to be filled in.`,
        `Replace ${placeholder} with your own text. ${sentence}`.trim(),
      ])
    })
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
 * What visitors would see in a field as it was typed: Markdown, HTML, invisible characters, leftovers, broken words.
 * One problem for each field.
 * @param isShown whether visitors see a field
 */
export function checkFieldTexts(
  file: string,
  { data, placeOf, source }: YamlData,
  tags: readonly TagDefinition[],
  isShown: (path: FieldPath) => boolean,
): Diagnostic[] {
  const broken = brokenWords(source)
  const onlyInBodies = tags.filter(({ fact, content }) => fact ?? content === 'words').map(({ name }) => name)
  const problemIn = (field: string, text: string): [typed: string, told: RuleMessage] | undefined => {
    if (text.search(invisibleChars) !== -1)
      return [
        '',
        [
          'unseen-sign',
          `${field} has an invisible character in a word.`,
          'Delete the word and type it again.',
        ],
      ]
    for (const { find } of leftovers) {
      const [open] = new RegExp(find, find.flags.replace('g', '')).exec(text) ?? []
      if (open !== undefined)
        return [
          open,
          ['leftover', `${field} still has "${open}" in the place of text.`, 'Write what belongs there.'],
        ]
    }
    const word = broken.find(({ shown }) => text.includes(shown))
    if (word) return [word.shown.split(' ', 1)[0] ?? '', ['broken-word', word.message, word.fix]]
    for (const [pattern, instead] of marks) {
      const [typed = ''] = pattern.exec(text) ?? []
      const [, tag] = /^<\/?([A-Z]\w*)/.exec(typed) ?? []
      // Other tags are reported where claims are filled in.
      if (typed !== '' && (tag === undefined || onlyInBodies.includes(tag)))
        return [
          typed,
          ['field-mark', `${field} would show "${typed}" as typed.`, typed.replace(pattern, instead)],
        ]
    }
    return undefined
  }
  return textsIn(data).flatMap(({ path, text }) => {
    const [typed, told] = (isShown(path) && problemIn(formatField(path), text)) || []
    return told ? [diagnostic(file, placeOf(path, typed), told)] : []
  })
}
