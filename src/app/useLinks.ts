import { startTransition, useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { canonicalPath } from '../site/addresses.ts'
import type { Pages } from './pages.ts'
import { rememberScroll } from './scrollMemory.ts'

/**
 * Lets the router handle clicks on links inside the site, wherever they stand: in the shell, in templates, or in a
 * body that arrived as HTML. A page's payload is fetched when its link is hovered, touched or focused; a page that
 * cannot be had is loaded by the browser.
 */
export function useLinks(pages: Pages): void {
  const navigate = useNavigate()
  const { key } = useLocation()

  useEffect(() => {
    const prefetch = (event: Event) => {
      const target = innerAddress(event.target)
      // A failure here is told when the link is followed.
      if (target && !isSamePage(target)) pages.load(canonicalPath(target.pathname)).catch(() => undefined)
    }
    const kinds = ['pointerover', 'touchstart', 'focusin'] as const
    for (const kind of kinds) document.addEventListener(kind, prefetch, { passive: true })
    return () => {
      for (const kind of kinds) document.removeEventListener(kind, prefetch)
    }
  }, [pages])

  useEffect(() => {
    let latest: URL | undefined
    const follow = (event: MouseEvent) => {
      const target = innerAddress(event.target)
      if (!target || !isPlainClick(event)) return
      event.preventDefault()
      latest = target
      const to = canonicalPath(target.pathname) + target.search + target.hash
      const go = () => {
        if (latest !== target) return
        rememberScroll(key)
        startTransition(() => void navigate(to, { replace: target.href === window.location.href }))
      }
      if (isSamePage(target)) return go()
      document.documentElement.dataset['loading'] = ''
      pages
        .load(canonicalPath(target.pathname))
        .then(go, () => {
          if (latest === target) window.location.assign(target.href)
        })
        .finally(() => delete document.documentElement.dataset['loading'])
    }
    document.addEventListener('click', follow)
    return () => document.removeEventListener('click', follow)
  }, [pages, navigate, key])

  useEffect(() => {
    let frame = 0
    const remember = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => rememberScroll(key))
    }
    window.addEventListener('scroll', remember, { passive: true })
    return () => {
      cancelAnimationFrame(frame)
      window.removeEventListener('scroll', remember)
    }
  }, [key])
}

/** The address of the link inside the site that an event happened on; undefined for everything else. */
function innerAddress(target: EventTarget | null): URL | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  if (!link || link.hasAttribute('download') || (link.target !== '' && link.target !== '_self'))
    return undefined
  const address = new URL(link.href)
  // A last part with a dot is a file: the browser knows what to do with it.
  return address.origin === window.location.origin && !/\.[^/]*$/.test(address.pathname) ? address : undefined
}

const isSamePage = (target: URL): boolean =>
  canonicalPath(target.pathname) === canonicalPath(window.location.pathname)

const isPlainClick = (event: MouseEvent): boolean =>
  event.button === 0 &&
  !event.defaultPrevented &&
  !event.metaKey &&
  !event.ctrlKey &&
  !event.shiftKey &&
  !event.altKey
