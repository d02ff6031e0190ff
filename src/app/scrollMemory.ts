/**
 * Where the visitor was on each page of this tab's history, by the key of the history entry. Kept in the session, so
 * that Back works after a reload as well; `wake.ts` reads it when React is asleep.
 */
export const scrollPrefix = 'scroll:'

/** The remembered distance from the top in pixels, or undefined. */
export function rememberedScroll(key: string): number | undefined {
  const stored = sessionStorage.getItem(scrollPrefix + key)
  return stored === null ? undefined : Number(stored)
}

/** Remembers from now on where the view is, for one entry. Returns what ends it. */
export function followScroll(key: string): () => void {
  const remember = () => sessionStorage.setItem(scrollPrefix + key, String(Math.round(window.scrollY)))
  window.addEventListener('scroll', remember, { passive: true })
  return () => window.removeEventListener('scroll', remember)
}

/** Gives the history entry that the document opened with a key of its own: the router calls all of them `default`. */
export function keyFirstEntry(): void {
  const state: unknown = window.history.state
  if (typeof state === 'object' && state !== null && 'key' in state) return
  window.history.replaceState({ ...(typeof state === 'object' ? state : {}), key: crypto.randomUUID() }, '')
  sessionStorage.setItem(scrollPrefix + String(window.history.state.key), String(Math.round(window.scrollY)))
}

/** Under which a document that loads itself anew tells the next one whose place to return to. */
export const returning = 'scroll-return'

/** Loads the page of the current history entry, and goes to the place that was remembered for it. */
export function loadEntry(): void {
  sessionStorage.setItem(returning, String(window.history.state?.key))
  window.location.reload()
}
