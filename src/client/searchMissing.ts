/** Makes a link on the page for missing addresses search for the words in the address. Only that page loads this file. */
export function searchMissing(link: HTMLAnchorElement): void {
  const words = location.pathname.replace(/%\w\w|\.\w+$|\W|_/g, ' ').trim()
  link.search = `?q=${encodeURIComponent(words)}`
}
