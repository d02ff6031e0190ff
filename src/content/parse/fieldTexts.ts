import { filler, findMarks } from '../body/findMarks.ts'
import { textRules } from '../body/lineRules.ts'
import { diagnostic, type Diagnostic, type RuleMessage } from '../model/diagnostic.ts'
import { formatField, formatPath, textsIn, type FieldPath } from '../model/fieldPath.ts'
import { uncapitalize } from '../text/capitalize.ts'
import { findCodes } from '../text/characters.ts'
import { fieldAt, literalValues, sentenceAt, type TypedFields } from './schema.ts'

/** What `npm run new` leaves where something is still to be written. */
export const placeholder = '(to be filled in)'

export const isPlaceholder = (value: unknown): boolean =>
  typeof value === 'string' && value.trim() === placeholder

export const checkPlaceholders = ({ file, schema, yaml: { data, placeOf } }: TypedFields): Diagnostic[] =>
  textsIn(data)
    .filter(({ text }) => isPlaceholder(text))
    .map(({ path }) => {
      const message = `${formatField(path)} isn't filled in yet.`
      const fix = `Replace ${placeholder} with ${uncapitalize(sentenceAt(schema, path, data) ?? 'your text.')}`
      return diagnostic(file, placeOf(path), ['blank', message, fix])
    })

/** Whether visitors may see a field; of a record, they see only its words. */
const isShown = ({ registry: { singles }, type }: TypedFields, [field]: FieldPath): boolean =>
  !singles.some((file) => file === type && file.isUnshown) &&
  (type.roles?.words === undefined || field === type.roles.words)

const lonelyQuote: RuleMessage = [
  'field-mark',
  'Visitors would see this quotation mark without the other one.',
  'Delete it, or type the other one, too.',
]

/** Marks, words of drafts and characters that visitors would see otherwise than they were meant. The first of each rule. */
export function checkFieldTexts(fields: TypedFields): Diagnostic[] {
  const { file, schema, yaml } = fields
  const { data, source, placeOf } = yaml
  return textsIn(data).flatMap(({ path, text }) => {
    const found = findCodes(text, source).map(({ message }) => diagnostic(file, placeOf(path), message))
    if (!isShown(fields, path) || literalValues(fieldAt(schema, path, data)).includes(text)) return found
    // The site fills in names in braces that the field's sentence mentions.
    const sentence = sentenceAt(schema, path, data) ?? ''
    const visible = text.replace(/\{\w+\}/g, (name) =>
      sentence.includes(name) ? filler.repeat(name.length) : name,
    )
    // After a number, it means inches.
    const marks = text.match(/(?<!\d)["“”]/g) ?? []
    if (marks.length % 2 === 1) found.push(diagnostic(file, placeOf(path, marks[0]), lonelyQuote))
    for (const { index, end, say } of findMarks(visible, textRules)) {
      const typed = text.slice(index, end)
      const [rule, message, fix] = say(typed)
      const asTyped = `Visitors would see "${typed}" in ${formatPath(path)} as typed.`
      const own: RuleMessage = /^(?:leftover|no-break)/.test(rule)
        ? [rule, message, fix.replace(/ To show .*/, '')]
        : ['field-mark', asTyped, 'Write only the words.']
      if (found.every((other) => other.rule !== own[0]))
        found.push(diagnostic(file, placeOf(path, typed.split(' ', 1)[0]), own))
    }
    return found
  })
}
