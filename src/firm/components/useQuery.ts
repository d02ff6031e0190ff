import { useSyncExternalStore } from 'react'

const listeners = new Set<() => void>()

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  addEventListener('popstate', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('popstate', listener)
  }
}

/** A parameter of the address, such as `?q=`; empty in prerendered pages and during hydration. */
export const useQuery = (name: string): string =>
  useSyncExternalStore(
    subscribe,
    () => new URLSearchParams(location.search).get(name) ?? '',
    () => '',
  )

/**
 * Changes a parameter of the address, or removes it. The history entry stays the same, so that Back leaves the page and
 * returns to what it showed last.
 */
export function setQuery(name: string, value: string): void {
  const url = new URL(location.href)
  if (value === '') url.searchParams.delete(name)
  else url.searchParams.set(name, value)
  // Keeps the router's state: see `client/trackScroll.ts`.
  history.replaceState(history.state, '', url)
  for (const listener of listeners) listener()
}
