import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { PageHead } from '../content/model.ts'
import { canonicalPath } from '../content/publish/addresses.ts'
import { internalLink, isPlainClick } from './links.ts'
import type { PageCache } from './pageCache.ts'
import { stay } from './usePage.ts'

/**
 * Makes the router handle clicks on internal links anywhere in the document, including bodies inserted as HTML. Hovering,
 * touching or focusing a link prefetches its page. A link with `data-stay` changes the page where the visitor is, without
 * scrolling.
 */
export function useLinks(pages: PageCache<PageHead>): void {
  const navigate = useNavigate()
  const { pathname, search, hash } = useLocation()

  useEffect(() => {
    const prefetch = (event: Event) => {
      const link = internalLink(event)
      // A failure is handled when the link is clicked.
      if (link && !isCurrentPage(link)) pages.load(canonicalPath(link.pathname)).catch(() => undefined)
    }
    const inputs = ['pointerover', 'touchstart', 'focusin'] as const
    for (const input of inputs) document.addEventListener(input, prefetch, { passive: true })
    return () => {
      for (const input of inputs) document.removeEventListener(input, prefetch)
    }
  }, [pages])

  useEffect(() => {
    const { dataset } = document.documentElement
    /** Where the last click leads, until the visitor goes elsewhere. */
    let pending: string | undefined
    const cancel = () => {
      pending = undefined
      delete dataset['loading']
    }
    const follow = (event: MouseEvent) => {
      const link = internalLink(event)
      if (!link || !isPlainClick(event)) return
      event.preventDefault()
      const path = canonicalPath(link.pathname)
      const to = path + link.search + link.hash
      const state = link.hasAttribute('data-stay') ? stay : undefined
      const go = () => void navigate(to, { replace: to === pathname + search + hash, state })
      if (isCurrentPage(link)) return go()
      pending = to
      // A loaded page skips this, since the attribute restyles the whole document.
      if (!pages.get(path)) dataset['loading'] = ''
      // The address changes once the page is loaded, as in the browser itself.
      const finish = (open: () => void) => {
        if (pending !== to) return
        cancel()
        open()
      }
      pages.load(path).then(
        () => finish(go),
        () => finish(() => location.assign(link.href)),
      )
    }
    document.addEventListener('click', follow)
    return () => {
      cancel()
      document.removeEventListener('click', follow)
    }
  }, [pages, navigate, pathname, search, hash])
}

const isCurrentPage = (link: HTMLAnchorElement): boolean =>
  canonicalPath(link.pathname) === canonicalPath(location.pathname)
