import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation, useNavigationType, type Location, type NavigationType } from 'react-router-dom'
import type { PageHead, SiteIdentity } from '../content/model.ts'
import { canonicalPath } from '../content/publish/addresses.ts'
import { decodeAddress } from '../content/text/decodeAddress.ts'
import type { PageCache } from './pageCache.ts'
import { savedScroll } from './scrollPositions.ts'
import { setCurrentEntry } from './trackScroll.ts'
import { updateHead } from './updateHead.ts'

/** The state of a history entry that shows its page where the visitor is. */
export const stay = 'stay'

interface Shown<Page> {
  page: Page
  location: Location
  navigationType: NavigationType
}

/** The page to show: the last one until the next is loaded. If that fails, the browser loads the address. */
export function usePage<Page extends PageHead>(pages: PageCache<Page>, first: Page, firm: SiteIdentity) {
  const location = useLocation()
  const navigationType = useNavigationType()
  const path = canonicalPath(location.pathname)
  const [shown, setShown] = useState<Shown<Page>>({ page: first, location, navigationType })
  const page = pages.get(path) ?? (path === canonicalPath(shown.location.pathname) ? shown.page : undefined)
  // In the same render as its address, since a second one would cost as much again.
  if (page && (location !== shown.location || page !== shown.page))
    setShown({ page, location, navigationType })
  useEffect(() => {
    if (location === shown.location) return
    let canceled = false
    pages.load(path).then(
      (page) => !canceled && setShown({ page, location, navigationType }),
      // The address bar already shows the new address.
      () => !canceled && window.location.reload(),
    )
    return () => {
      canceled = true
    }
  }, [pages, path, location, navigationType, shown])
  useScrollAndFocus(shown, firm)
  return shown.page
}

/**
 * After navigation, updates the head, scrolls (to the top, the hash's element, or the saved position after Back and
 * Forward) and focuses the heading, so that screen readers announce it once. Skips the hydrated page.
 */
function useScrollAndFocus({ page, location, navigationType }: Shown<PageHead>, firm: SiteIdentity): void {
  const previous = useRef<{ key: string; path: string }>(undefined)
  useLayoutEffect(() => {
    updateHead(page, firm)
    const last = previous.current
    previous.current = { key: location.key, path: page.path }
    if (last === undefined || last.key === location.key) return
    // Read before scrolling, since scroll positions belong to the new entry from here on.
    const saved = navigationType === 'POP' ? savedScroll(location.key) : undefined
    setCurrentEntry(location.key)
    if (location.state === stay && navigationType !== 'POP') return
    const target = location.hash ? document.getElementById(decodeAddress(location.hash.slice(1))) : null
    if (last.path !== page.path) moveFocus(target ?? document.querySelector('h1'))
    else if (target && saved === undefined) moveFocus(target)
    const isReduced = matchMedia('(prefers-reduced-motion: reduce)').matches
    if (target && saved === undefined) target.scrollIntoView({ behavior: isReduced ? 'instant' : 'smooth' })
    else scrollTo({ top: saved ?? 0, behavior: 'instant' })
  }, [location, navigationType, page, firm])
}

function moveFocus(element: Element | null): void {
  if (!(element instanceof HTMLElement)) return
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1
  element.focus({ preventScroll: true })
}
