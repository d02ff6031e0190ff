import type { z } from 'zod'
import { marks, said, type RawMark } from '../body/rawMarks.ts'
import { findMarks } from '../body/remarkLint.ts'
import { diagnostic, type Diagnostic } from '../model/diagnostic.ts'
import { formatField, formatPath, textsIn, type FieldPath } from '../model/fieldPath.ts'
import type { YamlData } from '../model/parsedBody.ts'
import { uncapitalize } from '../text/capitalize.ts'
import { sentenceAt } from './schema.ts'

/** What `npm run new` leaves where something is still to be written. */
export const placeholder = '(to be filled in)'

export const isPlaceholder = (value: unknown): boolean =>
  typeof value === 'string' && value.trim() === placeholder

export const checkPlaceholders = (
  file: string,
  schema: z.ZodType,
  { data, placeOf }: YamlData,
): Diagnostic[] =>
  textsIn(data)
    .filter(({ text }) => isPlaceholder(text))
    .map(({ path }) => {
      const message = `${formatField(path)} isn't filled in yet.`
      const fix = `Replace ${placeholder} with ${uncapitalize(sentenceAt(schema, path, data) ?? 'your text.')}`
      return diagnostic(file, placeOf(path), ['blank', message, fix])
    })

/** Markdown and HTML, which only the text below the fields understands. */
const fieldMarks = [
  /<br\s*\/?>|<!--|<\/?(?:[abipu]|em|strong|span|su[bp]|font|center|div|table|img|[uo]l|li|h[1-6]|[A-Z]\w*)(?:\s[^<>]*)?\/?>/g,
  /!?\[[^[\]]+\]\([^()\s]+\)/g,
  /(?<![\w*/])(\*{1,3}|_{1,2}|~~|`)(?=[^\s*_~`])[^*_~`]+(?<=\S)\1(?!\w)|(?:\*\*|~~)(?=\S)[^*~]+(?<=\S)(?:\*\*|~~)/g,
  /&(?:[a-z]{2,8}|#\d{2,5}|#x[\da-f]{2,5});/gi,
].map((find): RawMark => ['field-mark', find, ''])

const rows = [...fieldMarks, ...marks.filter(([rule]) => rule !== 'blank' && rule !== 'broken-word')]

/**
 * What visitors would see in a field as it was typed: Markdown, HTML, invisible characters, left-overs. One problem for
 * each field.
 * @param isShown whether visitors see a field
 */
export const checkFieldTexts = (
  file: string,
  { data, placeOf }: YamlData,
  isShown: (path: FieldPath) => boolean,
): Diagnostic[] =>
  textsIn(data).flatMap(({ path, text }) => {
    const [first] = isShown(path) ? findMarks(text, rows) : []
    if (!first) return []
    const typed = text.slice(first.index, first.end)
    const [rule, , fix] = first.mark
    const place = placeOf(path, typed.split(' ', 1)[0])
    if (rule === 'leftover' || rule === 'unseen-sign')
      return diagnostic(file, place, [rule, (said[rule] ?? '').replace('$&', () => typed), fix])
    const message = `Visitors would see "${typed}" in ${formatPath(path)} as typed.`
    return diagnostic(file, place, ['field-mark', message, 'Write only the words.'])
  })
