const fieldsIn = (root: Element) =>
  root.querySelectorAll<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>('input, select, textarea')

/** The finished page and its fields before React, for when React fails on it. */
export function backupOfPage(root: HTMLElement) {
  const copy = root.cloneNode(true)
  const fields = [...fieldsIn(root)]
  const { activeElement } = document
  /** Gives the text of fields that are gone, and the focus, to their successors. */
  const keepTyped = (): void => {
    for (const field of fields) {
      // A field keeps its text when it is removed from the page.
      const successor = !field.isConnected && [...fieldsIn(document.body)].find(({ id }) => id === field.id)
      if (!successor) continue
      successor.value = field.value
      if (field === activeElement) successor.focus({ preventScroll: true })
    }
  }
  /** Shows the page as it was, with what was typed since. */
  const restore = (): void => {
    root.replaceWith(copy)
    keepTyped()
  }
  return { keepTyped, restore }
}
