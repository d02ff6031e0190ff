import { trapName, type FieldName } from '../../../message/fields.ts'
import { tryStorage } from '../../../client/tryStorage.ts'
import type { ContactFormText } from './page.ts'
import { preselectArea } from './preselectArea.ts'

export type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

export const fieldsOf = (form: HTMLFormElement) =>
  [...form.querySelectorAll<Field>('input, select, textarea')].filter(({ name }) => name !== trapName)

/** The label of each field, among the form's other texts. */
export const labelsOf = (text: ContactFormText): Readonly<Record<FieldName, string>> => ({
  ...text,
  ...text.recipient,
  practiceArea: text.area,
  attachment: text.attachment.label,
})

/** The properties of a value of unknown origin, if it has any. */
export const propertiesOf = (value: unknown) => new Map<string, unknown>(Object.entries(value ?? {}))

export const storageName = 'message'

/** Whether the address chose the area, and not the visitor. */
const isPreset = (field: Field): boolean =>
  field instanceof HTMLSelectElement && field.selectedOptions[0]?.defaultSelected === true

/** Keeps what was typed until the tab is closed. */
export function saveDraft(form: HTMLFormElement): void {
  const fields = fieldsOf(form).filter((field) => field.type !== 'file' && !isPreset(field))
  const values = JSON.stringify(Object.fromEntries(fields.map(({ name, value }) => [name, value])))
  tryStorage(() => sessionStorage.setItem(storageName, values))
}

/** A visitor who comes back while a message is on its way finds an empty form, so that nobody sends it twice. */
export const outbox = new Set<FormData>()

/** Chooses the area in the address, or the recipient's, and fills in the draft. What was typed before hydration stays. */
export function fillIn(form: HTMLFormElement, area: string | undefined): void {
  const list = form.querySelector('select')
  preselectArea(list)
  const isOpen = list !== null && (list.value === '' || isPreset(list))
  for (const option of list?.options ?? []) option.defaultSelected = isOpen && option.value === area
  if (outbox.size > 0) return
  // An extension of the browser may have written anything.
  const draft: unknown = tryStorage(() => JSON.parse(sessionStorage.getItem(storageName) ?? '{}'))
  const values = propertiesOf(draft)
  for (const field of fieldsOf(form)) {
    const value = values.get(field.name)
    if (typeof value !== 'string' || value === '' || field.type === 'file') continue
    if (field.value === '' || isPreset(field)) field.value = value
    else if (field.name === 'message' && !value.includes(field.value))
      field.value = `${value}\n${field.value}`
  }
}
