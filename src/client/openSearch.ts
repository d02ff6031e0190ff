/** Opens the search when the visitor presses `/`, and links the page for missing addresses to it. Works without React. */
export function openSearch(): void {
  const link = document.querySelector<HTMLAnchorElement>('a[aria-keyshortcuts]')
  if (!link) return
  addEventListener('keydown', (event) => {
    const { key, target, ctrlKey, metaKey, altKey } = event
    const isTyping = target instanceof Element && target.closest('input,select,textarea')
    if (key !== '/' || ctrlKey || metaKey || altKey || isTyping) return
    event.preventDefault()
    link.click()
  })
  const words = location.pathname.replace(/%\w\w|\.\w+$|\W|_/g, ' ').trim()
  const missing = document.querySelector<HTMLAnchorElement>('[data-page="/404"] main a[href^="/search"]')
  if (missing) missing.search = `?q=${encodeURIComponent(words)}`
}
