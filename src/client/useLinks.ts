import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { PageHead } from '../content/model/payload.ts'
import { canonicalPath } from '../content/publish/addresses.ts'
import { innerLink, isPlainClick } from './links.ts'
import type { Pages } from './pages.ts'

/**
 * Lets the router handle clicks on links inside the site, wherever they are: in the shell, in templates, or in a body
 * that arrived as HTML. A page is fetched when its link is hovered, touched or focused.
 */
export function useLinks(pages: Pages<PageHead>): void {
  const navigate = useNavigate()
  const { pathname, search, hash } = useLocation()

  useEffect(() => {
    const prefetch = (event: Event) => {
      const link = innerLink(event)
      // A failure shows when the link is followed.
      if (link && !isShown(link)) pages.load(canonicalPath(link.pathname)).catch(() => undefined)
    }
    const kinds = ['pointerover', 'touchstart', 'focusin'] as const
    for (const kind of kinds) document.addEventListener(kind, prefetch, { passive: true })
    return () => {
      for (const kind of kinds) document.removeEventListener(kind, prefetch)
    }
  }, [pages])

  useEffect(() => {
    const { dataset } = document.documentElement
    /** The last link that was clicked on this page; going elsewhere, with Back for instance, forgets it. */
    let wanted: string | undefined
    const leave = () => {
      wanted = undefined
      delete dataset['loading']
    }
    const follow = (event: MouseEvent) => {
      const link = innerLink(event)
      if (!link || !isPlainClick(event)) return
      event.preventDefault()
      const path = canonicalPath(link.pathname)
      const to = path + link.search + link.hash
      const go = () => void navigate(to, { replace: to === pathname + search + hash })
      if (isShown(link)) return go()
      wanted = to
      // Not for a page that is here: the whole document would be styled again.
      if (!pages.loaded(path)) dataset['loading'] = ''
      // The address changes when the page is here, as in the browser itself.
      const arrive = (how: () => void) => {
        if (wanted !== to) return
        leave()
        how()
      }
      pages.load(path).then(
        () => arrive(go),
        () => arrive(() => location.assign(link.href)),
      )
    }
    document.addEventListener('click', follow)
    return () => {
      leave()
      document.removeEventListener('click', follow)
    }
  }, [pages, navigate, pathname, search, hash])
}

const isShown = (link: HTMLAnchorElement): boolean =>
  canonicalPath(link.pathname) === canonicalPath(location.pathname)
