import type { z } from 'zod'
import { filler, findMarks } from '../body/findMarks.ts'
import { textRules } from '../body/lineRules.ts'
import { diagnostic, type Diagnostic, type RuleMessage } from '../model/diagnostic.ts'
import { formatField, formatPath, textsIn, type FieldPath } from '../model/fieldPath.ts'
import type { YamlData } from '../model/parsedBody.ts'
import { uncapitalize } from '../text/capitalize.ts'
import { findCharacters } from '../text/characters.ts'
import { fieldAt, literalValues, sentenceAt } from './schema.ts'

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

/**
 * What visitors would see in a field otherwise than it was meant: marks, words of drafts, and the characters that no text
 * may have. The first of each rule.
 * @param isShown whether visitors see a field
 */
export const checkFieldTexts = (
  file: string,
  schema: z.ZodType,
  { data, source, placeOf }: YamlData,
  isShown: (path: FieldPath) => boolean,
): Diagnostic[] =>
  textsIn(data).flatMap(({ path, text }) => {
    // What was typed as such is reported with the file; this may be "\v" in quotation marks.
    const escaped = findCharacters(text).filter(({ index }) => !source.includes(text.charAt(index)))
    const found = escaped.map(({ message }) => diagnostic(file, placeOf(path), message))
    if (!isShown(path) || literalValues(fieldAt(schema, path, data)).includes(text)) return found
    // The site fills in names in braces that the field's sentence mentions.
    const sentence = sentenceAt(schema, path, data) ?? ''
    const visible = text.replace(/\{\w+\}/g, (name) =>
      sentence.includes(name) ? filler.repeat(name.length) : name,
    )
    for (const { index, end, say } of findMarks(visible, textRules)) {
      const typed = text.slice(index, end)
      const [rule, message, fix] = say(typed)
      const own: RuleMessage = /^(?:leftover|no-break)/.test(rule)
        ? [rule, message, fix.replace(/ To show .*/, '')]
        : [
            'field-mark',
            `Visitors would see "${typed}" in ${formatPath(path)} as typed.`,
            'Write only the words.',
          ]
      if (found.every((other) => other.rule !== own[0]))
        found.push(diagnostic(file, placeOf(path, typed.split(' ', 1)[0]), own))
    }
    return found
  })
