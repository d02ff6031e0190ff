/**
 * On the search, shows at once what is searched for, since React may be seconds away. On the page for missing addresses, makes
 * the link search for the words in the address. Other pages don't load this file.
 */
export function showQuery(element: HTMLElement): void {
  const query = new URLSearchParams(location.search).get('q')?.trim()
  const status = element.closest('main')?.querySelector('[role="status"]')
  if (element instanceof HTMLInputElement && status && query) {
    element.value ||= query
    status.textContent = element.dataset['searching']?.replace('{typed}', () => query) ?? ''
  } else if (element instanceof HTMLAnchorElement && element.closest('[data-page="/404"]')) {
    const words = location.pathname.replace(/%\w\w|\.\w+$|\W|_/g, ' ').trim()
    element.search = `?q=${encodeURIComponent(words)}`
  }
}
