import type { Refusal } from '../../../message/contract.ts'
import { extensionOf, fileTypes, mostInFile, textFields } from '../../../message/fields.ts'
import { fieldsOf, type Field } from './draft.ts'
import type { ContactFormText } from './page.ts'

/** The sentences next to fields, by name. */
export type Mistakes = Readonly<Record<string, string | undefined>>

/**
 * What visitors read next to fields.
 * @param refused what the endpoint said of fields; without it, what can be seen before sending
 */
export function mistakesIn(
  form: HTMLFormElement,
  problems: ContactFormText['problems'],
  refused?: Readonly<Record<string, string>>,
): Record<string, string> {
  const found: Record<string, string> = {}
  for (const field of fieldsOf(form)) {
    const code = refused ? refused[field.name] : mistakeIn(field)
    const sentence = code !== undefined && sentenceFor(field, code, problems)
    if (sentence) found[field.name] = sentence
  }
  return found
}

/** What the endpoint would refuse. */
function mistakeIn(field: Field): Refusal | undefined {
  const [file] = ('files' in field && field.files) || []
  if (file && file.size > mostInFile) return 'too-large'
  if (file && extensionOf(file.name) === 'doc') return 'file-unreadable'
  if (file && (!(extensionOf(file.name) in fileTypes) || file.size === 0)) return 'file-type'
  const text = field.value.trim()
  if ((field.required && text === '') || !field.validity.valid) return 'invalid'
  const limit = Object.entries(textFields).find(([name]) => name === field.name)?.[1].most
  return text.length > (limit ?? Infinity) ? 'too-large' : undefined
}

function sentenceFor({ name, value }: Field, code: string, problems: ContactFormText['problems']) {
  if (name === 'attachment')
    return code === 'too-large'
      ? problems.fileSize
      : problems[code === 'file-unreadable' ? code : 'file-type']
  if (code === 'too-large') return problems.tooLong
  if (name === 'email' && value.trim() !== '') return problems.emailForm
  return name === 'name' || name === 'email' || name === 'message' ? problems[name] : undefined
}
