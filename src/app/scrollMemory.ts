/**
 * Where the visitor was on each page of this tab's history, by the router's key of the entry. Kept in the session,
 * so that Back works after a reload as well.
 */
const prefix = 'scroll:'

/** The remembered distance from the top in pixels, or undefined. */
export function rememberedScroll(key: string): number | undefined {
  const stored = sessionStorage.getItem(prefix + key)
  return stored === null ? undefined : Number(stored)
}

/** Remembers where the view is now. */
export function rememberScroll(key: string): void {
  sessionStorage.setItem(prefix + key, String(Math.round(window.scrollY)))
}
