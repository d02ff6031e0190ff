/**
 * Where the visitor was on each page of this tab's history, by the key of the history entry. Kept in the session, so
 * that Back works after a reload as well; `clientEntry.ts` reads it when React is asleep. Where the browser denies storage,
 * or has no room left, this document remembers by itself.
 */
const scrollPrefix = 'scroll:'
const remembered = new Map<string, string>()

function read(name: string): string | undefined {
  try {
    return remembered.get(name) ?? sessionStorage.getItem(name) ?? undefined
  } catch {
    // Storage is denied, and what this document has remembered was looked at first.
    return undefined
  }
}

function write(name: string, value: string): void {
  try {
    sessionStorage.setItem(name, value)
    remembered.delete(name)
  } catch {
    remembered.set(name, value)
  }
}

/** The remembered distance from the top in pixels, or undefined. */
export function rememberedScroll(key: string): number | undefined {
  const stored = read(scrollPrefix + key)
  return stored === undefined ? undefined : Number(stored)
}

const rememberScroll = (key: string): void => write(scrollPrefix + key, String(Math.round(window.scrollY)))

/** Remembers from now on where the view is, for one entry. Returns what ends it. */
export function trackScroll(key: string): () => void {
  const remember = () => rememberScroll(key)
  window.addEventListener('scroll', remember, { passive: true })
  return () => window.removeEventListener('scroll', remember)
}

/** Gives the history entry that the document opened with a key of its own: the router calls all of them `default`. */
export function keyFirstEntry(): void {
  const state: unknown = window.history.state
  if (typeof state === 'object' && state !== null && 'key' in state) return
  // As the router makes its keys; `crypto.randomUUID` is missing in older browsers, and wherever there is no TLS.
  const key = Math.random().toString(36).slice(2, 10)
  window.history.replaceState({ ...(typeof state === 'object' ? state : {}), key }, '')
  rememberScroll(key)
}

/** Under which a document that loads itself anew tells the next one whose place to return to. */
const returning = 'scroll-return'

/** Loads the page of the current history entry, and goes to the place that was remembered for it. */
export function reloadEntry(): void {
  write(returning, String(window.history.state?.key))
  window.location.reload()
}

/** Goes to the place of the current history entry, when the document before this one asked for it. */
export function returnToEntry(): void {
  const key = read(returning)
  if (!key) return
  write(returning, '')
  const top = key === window.history.state?.key ? rememberedScroll(key) : undefined
  if (top !== undefined) window.scrollTo({ top, behavior: 'instant' })
}
