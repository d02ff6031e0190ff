import { tryStorage } from '../../../client/tryStorage.ts'
import type { ContactFormText } from './page.ts'
import { preselectArea } from './preselectArea.ts'

/** The largest file, in bytes. The texts say 5 MB. */
const largestFile = 5 * 1024 * 1024

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const fieldsOf = (form: HTMLFormElement) => [...form.querySelectorAll<Field>('input, select, textarea')]

/** The server's code for what is wrong. */
function mistakeIn(field: Field): string | undefined {
  const [file] = ('files' in field && field.files) || []
  if (file && file.size > largestFile) return 'too-large'
  if (file && (!/\.(?:pdf|docx)$/i.test(file.name) || file.size === 0)) return 'file-type'
  return (field.required && field.value.trim() === '') || !field.validity.valid ? 'invalid' : undefined
}

/** What visitors read next to each field, by the server's codes or before sending. */
export function sentencesFor(
  form: HTMLFormElement,
  { name, email, emailForm, message, tooLarge, fileType, fileSize }: ContactFormText['problems'],
  codes?: Readonly<Record<string, string>>,
): Record<string, string> {
  const sentences: Record<string, string> = {}
  for (const field of fieldsOf(form)) {
    const code = codes ? codes[field.name] : mistakeIn(field)
    const [wrong, large = tooLarge] =
      {
        name: [name],
        email: [field.value.trim() === '' ? email : emailForm],
        message: [message],
        attachment: [fileType, fileSize],
      }[field.name] ?? []
    if (code !== undefined && wrong !== undefined)
      sentences[field.name] = code === 'too-large' ? large : wrong
  }
  return sentences
}

const storageName = 'message'

/** Keeps what was typed until the tab is closed. */
export function saveDraft(form: HTMLFormElement): void {
  const fields = fieldsOf(form).filter(({ type }) => type !== 'file')
  const values = JSON.stringify(Object.fromEntries(fields.map(({ name, value }) => [name, value])))
  tryStorage(() => sessionStorage.setItem(storageName, values))
}

export function clear(form: HTMLFormElement): void {
  form.reset()
  tryStorage(() => sessionStorage.removeItem(storageName))
}

/** A visitor who comes back while a message is on its way finds an empty form, so that nobody sends it twice. */
export const outbox = new Set<FormData>()

/** Chooses the area in the address, and fills in the draft. What was typed before hydration stays. */
export function fillIn(form: HTMLFormElement): void {
  preselectArea(form.querySelector('select'))
  const kept = outbox.size > 0 ? undefined : tryStorage(() => sessionStorage.getItem(storageName))
  const draft: Readonly<Record<string, string>> = JSON.parse(kept ?? '{}')
  for (const field of fieldsOf(form)) {
    const value = draft[field.name]
    if (!value) continue
    if (field.value === '') field.value = value
    else if (field.name === 'message' && !value.includes(field.value))
      field.value = `${value}\n${field.value}`
  }
}
