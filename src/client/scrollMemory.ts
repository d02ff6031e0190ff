/**
 * Where the visitor was in each entry of this tab's history, in pixels from the top. Kept in the session, so that Back
 * works after a reload as well; where the browser denies storage, this document remembers by itself.
 */
export const positions: Record<string, number> = {}
const storageName = 'scroll'

function stored(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(storageName) ?? '{}')
  } catch {
    return {}
  }
}

/** @param key the entry's, as the router sets it */
export const rememberedScroll = (key: string): number | undefined => positions[key] ?? stored()[key]

export function storeScroll(): void {
  try {
    sessionStorage.setItem(storageName, JSON.stringify({ ...stored(), ...positions }))
  } catch {
    // Denied or full: see above.
  }
}
