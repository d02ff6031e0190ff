/**
 * The scroll position of each history entry of this tab, in pixels from the top. Also in session storage, if the browser
 * allows it, so that Back works after a reload.
 */
export const scrollPositions: Record<string, number> = {}
const storageName = 'scroll'

function storedPositions(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(storageName) ?? '{}')
  } catch {
    return {}
  }
}

/** @param key the router's key of the history entry */
export const savedScroll = (key: string): number | undefined => scrollPositions[key] ?? storedPositions()[key]

export function saveScroll(): void {
  try {
    sessionStorage.setItem(storageName, JSON.stringify({ ...storedPositions(), ...scrollPositions }))
  } catch {
    // Storage is denied or full.
  }
}
