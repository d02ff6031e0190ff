import { canonicalPath } from '../content/publish/addresses.ts'
import { positions, storeScroll } from './scrollMemory.ts'

/** The key of the entry whose page is on the screen. */
let shown = ''

/** Says that another entry's page is on the screen now. */
export function showEntry(key: string): void {
  shown = key
}

/** Remembers and restores the scroll position of each entry from now on. */
export function trackScroll(): void {
  // The router calls the first entry of every document `default`, and a host may have added a slash to its address.
  shown = history.state?.key ?? Date.now().toString(36)
  const { pathname, search, hash } = location
  history.replaceState({ ...history.state, key: shown }, '', canonicalPath(pathname) + search + hash)
  history.scrollRestoration = 'manual'
  const remember = () => {
    positions[shown] = Math.round(scrollY)
  }
  remember()
  addEventListener('scroll', remember, { passive: true })
  let left = 0
  addEventListener('pagehide', () => {
    left = scrollY
    // The browser restores this entry: React may not be running by then.
    history.scrollRestoration = 'auto'
    storeScroll()
  })
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    // WebKit shows a document that it has kept from the top.
    history.scrollRestoration = 'manual'
    scrollTo({ top: left, behavior: 'instant' })
  })
}
