import type { z } from 'zod'
import { diagnostic, type Diagnostic } from '../model/diagnostic.ts'
import { formatField, textsIn, type FieldPath } from '../model/fieldPath.ts'
import type { YamlData } from '../model/parsedBody.ts'
import type { TagDefinition } from '../tags/tag.ts'
import { marks, said, type RawMark } from '../body/rawMarks.ts'
import { findMarks } from '../body/remarkLint.ts'
import { fieldAt, sentenceOf } from './schema.ts'

/** What `npm run new` leaves where something is still to be written. */
export const placeholder = '(to be filled in)'

export const isPlaceholder = (value: unknown): boolean =>
  typeof value === 'string' && value.trim() === placeholder

export function checkPlaceholders(file: string, schema: z.ZodType, yaml: YamlData): Diagnostic[] {
  const open = textsIn(yaml.data).filter(({ text }) => isPlaceholder(text))
  return open
    .filter(({ path: [field] }, index) => open.findIndex((other) => other.path[0] === field) === index)
    .map(({ path }) => {
      const message = `The field "${String(path[0])}" is still to be filled in.`
      const sentence = sentenceOf(fieldAt(schema, path, yaml.data)) ?? ''
      const fix = `Replace ${placeholder} with your own text. ${sentence}`.trim()
      return diagnostic(file, yaml.placeOf(path), ['blank', message, fix])
    })
}

/** Markdown and HTML, which only the text below the fields understands, and what to write in a field. */
const fieldMarks: readonly RawMark[] = [
  ['field-mark', /<br\s*\/?>|&nbsp;/gi, 'Write a space instead.'],
  ['field-mark', /<!--/g, 'Delete the comment, or put it on a line of its own that starts with #.'],
  [
    'field-mark',
    /<\/?(?:[abipu]|em|strong|span|sup|sub|font|center|div|table|img|[uo]l|li|h[1-6]|[A-Z]\w*)(?:\s[^<>]*)?\/?>/g,
    'Write only the words.',
  ],
  ['field-mark', /!?\[[^[\]]+\]\([^()\s]+\)/g, 'Write only the words.'],
  [
    'field-mark',
    /(?<![\w*/])(\*{1,3}|_{1,2}|~~|`)(?=[^\s*_~`])[^*_~`]+(?<=\S)\1(?!\w)|(?:\*\*|~~)(?=\S)[^*~]+(?<=\S)(?:\*\*|~~)/g,
    'Write only the words.',
  ],
  ['field-mark', /&(?:[a-z]{2,8}|#\d{2,5}|#x[\da-f]{2,5});/gi, 'Type the character itself.'],
  ...marks.filter(([rule]) => rule !== 'blank' && rule !== 'broken-word'),
]

/**
 * What visitors would see in a field as it was typed: Markdown, HTML, invisible characters, left-overs.
 * One problem for each field.
 * @param isShown whether visitors see a field
 */
export function checkFieldTexts(
  file: string,
  { data, placeOf }: YamlData,
  tags: readonly TagDefinition[],
  isShown: (path: FieldPath) => boolean,
): Diagnostic[] {
  const onlyInBodies = tags.filter(({ fact, content }) => fact ?? content === 'words').map(({ name }) => name)
  return textsIn(data).flatMap(({ path, text }): Diagnostic[] => {
    if (!isShown(path)) return []
    // Other tags are reported where claims are filled in.
    const first = findMarks(text, fieldMarks).find(({ index }) => {
      const [, tag] = /^<\/?([A-Z]\w*)/.exec(text.slice(index)) ?? []
      return tag === undefined || onlyInBodies.includes(tag)
    })
    if (!first) return []
    const typed = text.slice(first.index, first.end)
    const [rule, , fix] = first.mark
    const place = placeOf(path, typed.split(' ', 1)[0])
    if (rule === 'leftover' || rule === 'unseen-sign')
      return [diagnostic(file, place, [rule, (said[rule] ?? '').replace('$&', () => typed), fix])]
    const message = `${formatField(path)} would show "${typed}" as typed.`
    // Fields know no Markdown.
    const words = rule === 'field-mark' ? fix : 'Write only the words.'
    return [diagnostic(file, place, ['field-mark', message, words])]
  })
}
