import { tryStorage } from './tryStorage.ts'

/** The scroll positions of this tab's history entries, in pixels. Session storage, if allowed, keeps them for Back after a reload. */
export const scrollPositions: Record<string, number> = {}
const storageName = 'scroll'

const storedPositions = (): Record<string, number> =>
  tryStorage(() => JSON.parse(sessionStorage.getItem(storageName) ?? '{}')) ?? {}

/** @param key the router's key of the history entry */
export const savedScroll = (key: string): number | undefined => scrollPositions[key] ?? storedPositions()[key]

export function saveScroll(): void {
  const positions = { ...storedPositions(), ...scrollPositions }
  tryStorage(() => sessionStorage.setItem(storageName, JSON.stringify(positions)))
}
