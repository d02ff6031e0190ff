import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { canonicalPath } from '../content/publish/addresses.ts'
import type { Shell } from '../content/model/payload.ts'
import { innerLink, isPlainClick } from './innerLink.ts'
import type { LoadedPage } from '../render/siteApp.ts'
import type { PageLoader } from './pageLoader.ts'

/**
 * Lets the router handle clicks on links inside the site, wherever they stand: in the shell, in templates, or in a
 * body that arrived as HTML. A page's payload is fetched when its link is hovered, touched or focused.
 * @param renderAhead prepares a page whose link is hovered or focused. A finger is followed by the click at once: it would
 *   have to wait for that.
 */
export function useLinkInterception<Frame extends Shell>(
  pages: PageLoader<Frame>,
  renderAhead: (page: LoadedPage<Frame>) => void,
): void {
  const navigate = useNavigate()
  const { pathname, search, hash } = useLocation()

  useEffect(() => {
    const prefetch = (event: Event) => {
      const target = innerLink(event)
      if (!target || isSamePage(target)) return
      const isTouched =
        event.type === 'touchstart' || (event instanceof PointerEvent && event.pointerType === 'touch')
      pages.load(canonicalPath(target.pathname)).then(
        (page) => {
          if (!isTouched) renderAhead(page)
        },
        // A failure is told when the link is followed.
        () => undefined,
      )
    }
    const kinds = ['pointerover', 'touchstart', 'focusin'] as const
    for (const kind of kinds) document.addEventListener(kind, prefetch, { passive: true })
    return () => {
      for (const kind of kinds) document.removeEventListener(kind, prefetch)
    }
  }, [pages, renderAhead])

  useEffect(() => {
    // The last link that was followed from here. Whoever goes elsewhere, by Back for instance, leaves it behind.
    let wanted: string | undefined
    const follow = (event: MouseEvent) => {
      const target = innerLink(event)
      if (!target || !isPlainClick(event)) return
      event.preventDefault()
      const path = canonicalPath(target.pathname)
      const to = path + target.search + target.hash
      const go = () => void navigate(to, { replace: to === pathname + search + hash })
      if (isSamePage(target)) return go()
      wanted = to
      // Not for a page that is here, since the whole document would be styled anew.
      if (!pages.loaded(path)) document.documentElement.dataset['loading'] = ''
      // The address changes when the page is here, as the browser itself does it.
      const arrive = (how: () => void) => {
        // A second click on the same link waits for the same page, and makes no second step.
        if (wanted !== to) return
        wanted = undefined
        how()
      }
      pages.load(path).then(
        () => arrive(go),
        () =>
          arrive(() => {
            // The browser shows by itself that it loads, and may show this very page again later.
            delete document.documentElement.dataset['loading']
            window.location.assign(target.href)
          }),
      )
    }
    document.addEventListener('click', follow)
    return () => {
      wanted = undefined
      delete document.documentElement.dataset['loading']
      document.removeEventListener('click', follow)
    }
  }, [pages, navigate, pathname, search, hash])
}

const isSamePage = (target: HTMLAnchorElement): boolean =>
  canonicalPath(target.pathname) === canonicalPath(window.location.pathname)
