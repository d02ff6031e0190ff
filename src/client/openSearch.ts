/** Opens the search when the visitor presses `/`. Works without React. */
export function openSearch(): void {
  const link = document.querySelector<HTMLAnchorElement>('a[aria-keyshortcuts]')
  if (!link) return
  addEventListener('keydown', (event) => {
    const isTyping = event.target instanceof Element && event.target.closest('input,select,textarea')
    if (event.key !== '/' || event.ctrlKey || event.metaKey || event.altKey || isTyping) return
    event.preventDefault()
    const field = document.getElementById('search-field')
    if (field) field.focus()
    else link.click()
  })
}
