import { canonicalPath } from '../content/publish/addresses.ts'
import { scrollPositions, saveScroll } from './scrollPositions.ts'

/** The key of the history entry that is on the screen. */
let current = ''

export function setCurrentEntry(key: string): void {
  current = key
}

/** Saves and restores the scroll position of each history entry from now on. */
export function trackScroll(): void {
  // The router's key for every document's first entry is `default`, and the host may have added a slash to the URL.
  current = history.state?.key ?? Date.now().toString(36)
  const { pathname, search, hash } = location
  history.replaceState({ ...history.state, key: current }, '', canonicalPath(pathname) + search + hash)
  history.scrollRestoration = 'manual'
  const save = () => {
    scrollPositions[current] = Math.round(scrollY)
  }
  save()
  addEventListener('scroll', save, { passive: true })
  let lastScrollY = 0
  addEventListener('pagehide', () => {
    lastScrollY = scrollY
    // The browser restores this entry, since React may not be running by then.
    history.scrollRestoration = 'auto'
    saveScroll()
  })
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return
    // WebKit scrolls a document from its back/forward cache to the top.
    history.scrollRestoration = 'manual'
    scrollTo({ top: lastScrollY, behavior: 'instant' })
  })
}
