const fieldsIn = (root: Element) =>
  root.querySelectorAll<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>('input, select, textarea')

/** Copies the server-rendered page, in case hydration fails. */
export function backUpPage(root: HTMLElement) {
  const copy = root.cloneNode(true)
  const fields = [...fieldsIn(root)]
  const { activeElement } = document
  /** If React replaced fields, copies their text and the focus to the new ones. */
  const restoreInput = (): void => {
    for (const field of fields) {
      // A removed field still has its text.
      const newField = !field.isConnected && [...fieldsIn(document.body)].find(({ id }) => id === field.id)
      if (!newField) continue
      newField.value = field.value
      if (field === activeElement) newField.focus({ preventScroll: true })
    }
  }
  /** Puts the copy back, with the text typed since. */
  const restore = (): void => {
    root.replaceWith(copy)
    restoreInput()
  }
  return { restoreInput, restore }
}
