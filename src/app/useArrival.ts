import { useLayoutEffect, useRef } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import type { PageHead } from '../site/facts/types.ts'
import { rememberedScroll } from './scrollMemory.ts'
import { showHead } from './showHead.ts'

/**
 * What happens when the router has brought another page: title and description follow, the view goes to the top or
 * to the element that the hash names, Back and Forward return to where the visitor was, and focus goes to the page's
 * heading, which thereby is announced once. Nothing happens for the page that React took over.
 */
export function useArrival(page: PageHead): void {
  const location = useLocation()
  const how = useNavigationType()
  const arrivedAt = useRef<{ key: string; path: string } | undefined>(undefined)
  useLayoutEffect(() => {
    const before = arrivedAt.current
    arrivedAt.current = { key: location.key, path: page.path }
    showHead(page)
    if (before === undefined || before.key === location.key) return
    const target = location.hash ? document.getElementById(decodedHash(location.hash)) : null
    const remembered = how === 'POP' ? rememberedScroll(location.key) : undefined
    if (before.path !== page.path) moveFocus(target ?? document.querySelector('h1'))
    else if (target && remembered === undefined) moveFocus(target)
    if (remembered !== undefined) window.scrollTo({ top: remembered, behavior: 'instant' })
    else if (target) target.scrollIntoView({ behavior: calmMotion() ? 'instant' : 'smooth' })
    else window.scrollTo({ top: 0, behavior: 'instant' })
  }, [location, how, page])
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
