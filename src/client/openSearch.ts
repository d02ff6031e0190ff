/** Opens the search when the visitor presses `/`. Works without React. */
export function openSearch(): void {
  const link = document.querySelector<HTMLAnchorElement>('a[aria-keyshortcuts]')
  if (!link) return
  addEventListener('keydown', (event) => {
    const { key, target, ctrlKey, metaKey, altKey } = event
    const isTyping = target instanceof Element && target.closest('input,select,textarea')
    if (key !== '/' || ctrlKey || metaKey || altKey || isTyping) return
    event.preventDefault()
    const field = document.getElementById('search-field')
    if (field) field.focus()
    else link.click()
  })
}
