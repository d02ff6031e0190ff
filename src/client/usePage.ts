import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import type { PageHead, SiteIdentity } from '../content/model/payload.ts'
import { canonicalPath } from '../content/publish/addresses.ts'
import type { Pages } from './pages.ts'
import { rememberedScroll } from './scrollMemory.ts'
import { showEntry } from './trackScroll.ts'
import { updateHead } from './updateHead.ts'

/**
 * The page to show. It stays until the one that the address asks for is here; one that can't be had is left to the
 * browser.
 */
export function usePage<Page extends PageHead>(pages: Pages<Page>, first: Page, firm: SiteIdentity): Page {
  const location = useLocation()
  const how = useNavigationType()
  const path = canonicalPath(location.pathname)
  const [shown, setShown] = useState({ page: first, location, how })
  const page =
    pages.loaded(path) ?? (path === canonicalPath(shown.location.pathname) ? shown.page : undefined)
  // In the same rendering as its address: a second one would cost as much again.
  if (page && (location !== shown.location || page !== shown.page)) setShown({ page, location, how })
  useEffect(() => {
    if (location === shown.location) return
    let isOver = false
    pages.load(path).then(
      (page) => !isOver && setShown({ page, location, how }),
      // The address is the new one already.
      () => !isOver && window.location.reload(),
    )
    return () => {
      isOver = true
    }
  }, [pages, path, location, how, shown])
  useArrival(shown, firm)
  return shown.page
}

/**
 * What happens when another page, or another place of the same one, is shown: title and description follow, the view goes
 * to the top or to the element that the hash names, Back and Forward return to where the visitor was, and the focus goes
 * to the page's heading, so it is announced once. The page that React hydrated is left alone.
 */
function useArrival(
  { page, location, how }: { page: PageHead; location: { key: string; hash: string }; how: string },
  firm: SiteIdentity,
): void {
  const before = useRef<{ key: string; path: string }>(undefined)
  useLayoutEffect(() => {
    updateHead(page, firm)
    const last = before.current
    before.current = { key: location.key, path: page.path }
    if (last === undefined || last.key === location.key) return
    // Read before anything moves, since what the view does from here on belongs to the new entry.
    const remembered = how === 'POP' ? rememberedScroll(location.key) : undefined
    showEntry(location.key)
    const target = location.hash ? document.getElementById(idIn(location.hash)) : null
    if (last.path !== page.path) moveFocus(target ?? document.querySelector('h1'))
    else if (target && remembered === undefined) moveFocus(target)
    const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
    if (target && remembered === undefined) target.scrollIntoView({ behavior: isCalm ? 'instant' : 'smooth' })
    else scrollTo({ top: remembered ?? 0, behavior: 'instant' })
  }, [location, how, page, firm])
}

/** The id that a hash names. One that isn't percent-encoded UTF-8 names itself. */
function idIn(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1))
  } catch {
    return hash.slice(1)
  }
}

function moveFocus(element: Element | null): void {
  if (!(element instanceof HTMLElement)) return
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1
  element.focus({ preventScroll: true })
}
