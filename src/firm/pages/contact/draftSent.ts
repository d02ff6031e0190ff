import { tryStorage } from '../../../client/tryStorage.ts'
import { trapName } from '../../../message/fields.ts'
import { saveDraft, storageName } from './draft.ts'

/** Once the endpoint has the message, a visitor who leaves doesn't find it again. */
export const removeDraft = () => tryStorage(() => sessionStorage.removeItem(storageName))

/** Keeps a message that wasn't sent, unless the visitor has begun another. The next try passes the trap. */
export function keepForRetry(form: HTMLFormElement): void {
  if (tryStorage(() => sessionStorage.getItem(storageName)) === null) saveDraft(form)
  const trap = form.elements.namedItem(trapName)
  if (trap instanceof HTMLInputElement) trap.value = ''
}

export function clear(form: HTMLFormElement): void {
  form.reset()
  removeDraft()
}
