import { useSyncExternalStore } from 'react'

/** When the address has changed without the router. */
const events = ['popstate', 'site:query'] as const

function subscribe(listener: () => void): () => void {
  for (const event of events) addEventListener(event, listener)
  return () => {
    for (const event of events) removeEventListener(event, listener)
  }
}

/** A parameter of the address, such as `?q=`; empty in prerendered pages and during hydration. */
export const useQuery = (name: string): string =>
  useSyncExternalStore(
    subscribe,
    () => new URLSearchParams(location.search).get(name) ?? '',
    () => '',
  )

/** Changes a parameter of the address, or removes it. Back still leaves the page, and returns to what it showed last. */
export function setQuery(name: string, value: string, hash?: string): void {
  const url = new URL(location.href)
  url.hash = hash ?? url.hash
  if (value === '') url.searchParams.delete(name)
  else url.searchParams.set(name, value)
  // Keeps the router's state: see `trackScroll.ts`.
  history.replaceState(history.state, '', url)
  dispatchEvent(new Event('site:query'))
}
