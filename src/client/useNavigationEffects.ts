import { useLayoutEffect, useRef } from 'react'
import { trackScroll, rememberedScroll } from './scrollMemory.ts'
import { updateHead } from './updateHead.ts'
import type { Shell } from '../content/model/payload.ts'
import type { ShownPage } from './useCurrentPage.ts'

/**
 * What happens when another page, or another place of the same one, is shown: title and description follow, the view
 * goes to the top or to the element that the hash names, Back and Forward return to where the visitor was, and focus
 * goes to the page's heading, which thereby is announced once. The page that React took over is left alone.
 */
export function useNavigationEffects<Frame extends Shell>(
  { page, location, how }: ShownPage<Frame>,
  { firm }: Frame,
): void {
  const before = useRef<{ key: string; path: string } | undefined>(undefined)
  useLayoutEffect(() => {
    const last = before.current
    before.current = { key: location.key, path: page.path }
    // What the view does from here on belongs to the new entry, the arrival's own scrolling included.
    const remembered = how === 'POP' ? rememberedScroll(location.key) : undefined
    const unfollow = trackScroll(location.key)
    updateHead(page, firm)
    if (last !== undefined && last.key !== location.key) {
      const target = location.hash ? document.getElementById(decodedHash(location.hash)) : null
      if (last.path !== page.path) moveFocus(target ?? document.querySelector('h1'))
      else if (target && remembered === undefined) moveFocus(target)
      if (remembered !== undefined) window.scrollTo({ top: remembered, behavior: 'instant' })
      else if (target) target.scrollIntoView({ behavior: calmMotion() ? 'instant' : 'smooth' })
      else window.scrollTo({ top: 0, behavior: 'instant' })
    }
    return unfollow
  }, [location, how, page, firm])
}

/** The id that a hash names; a hash with a stray % names itself. */
function decodedHash(hash: string): string {
  const id = hash.slice(1)
  return /%(?![0-9a-f]{2})/i.test(id) ? id : decodeURIComponent(id)
}

function moveFocus(element: Element | null): void {
  if (!(element instanceof HTMLElement)) return
  if (!element.hasAttribute('tabindex')) element.tabIndex = -1
  element.focus({ preventScroll: true })
}

const calmMotion = (): boolean => window.matchMedia('(prefers-reduced-motion: reduce)').matches
