const fieldsIn = (root: Element) =>
  root.querySelectorAll<HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement>('input, select, textarea')

/** The finished page as it was before React, for when React fails on it. */
interface SafetyCopy {
  /** Gives what stood in fields that are gone, and the focus, to those that have taken their places. */
  keepTyped: () => void
  /** Shows the page as it was, with what was typed since; its form says that it cannot send. */
  putBack: () => void
}

export function safetyCopy(root: HTMLElement): SafetyCopy {
  const copy = root.cloneNode(true)
  const fields = [...fieldsIn(root)]
  const { activeElement } = document
  const keepTyped = () => {
    for (const field of fields) {
      // A field keeps its text when it is taken out of the page.
      const successor = field.isConnected
        ? undefined
        : [...fieldsIn(document.body)].find(({ id }) => id === field.id)
      if (!successor) continue
      successor.value = field.value
      if (field === activeElement) successor.focus({ preventScroll: true })
    }
  }
  return {
    keepTyped,
    putBack: () => {
      document.documentElement.dataset['scripts'] = 'failed'
      root.replaceWith(copy)
      keepTyped()
    },
  }
}
