import { useSyncExternalStore } from 'react'

/** At exactly this many pixels the header is still transparent. */
const threshold = 10

const subscribe = (changed: () => void): (() => void) => {
  window.addEventListener('scroll', changed, { passive: true })
  return () => window.removeEventListener('scroll', changed)
}

/** Whether the page is scrolled beyond the threshold; on the server, and while React takes the page over, it is not. */
export const useScrolled = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.scrollY > threshold,
    () => false,
  )
