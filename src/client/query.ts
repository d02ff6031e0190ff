/** Shows at once what the search looks for, or makes the link at a missing address search for its words. For these two pages. */
export function showQuery(element: HTMLElement): void {
  const query = new URLSearchParams(location.search).get('q')
  const status = element.closest('main')?.querySelector('[role="status"]')
  // Once React has written into it, only React knows what to say.
  if (element instanceof HTMLInputElement && status?.textContent === '' && query?.trim()) {
    element.value ||= query
    status.textContent = element.dataset['searching']?.replace('{typed}', () => query) ?? ''
  } else if (element instanceof HTMLAnchorElement && element.closest('[data-page="/404"]')) {
    const words = location.pathname.replace(/%\w\w|\.\w+$|\W|_/g, ' ').trim()
    element.search = `?q=${encodeURIComponent(words)}`
  }
}
