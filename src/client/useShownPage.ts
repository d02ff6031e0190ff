import { startTransition, useEffect, useState } from 'react'
import { useLocation, useNavigationType, type Location } from 'react-router-dom'
import { canonicalPath } from '../content/publish/addresses.ts'
import type { CurrentPage } from './LiveVisit.tsx'
import type { LoadedPage } from './loadedPage.ts'
import type { Pages } from './pages.ts'

/** The page on the screen, and the entry of the tab's history that it is shown for. */
export interface ShownPage {
  page: LoadedPage
  location: Location
  /** How the visitor came: by Back or Forward (`POP`), by a link (`PUSH`, `REPLACE`). */
  how: ReturnType<typeof useNavigationType>
}

/**
 * The page to show. It stays until the one that the address asks for is here; what arrives after the visitor has gone
 * elsewhere is forgotten, and a page that cannot be had is loaded by the browser.
 * @param first the page that the document was made from
 * @param current the page of one address as the content has it now (in development)
 */
export function useShownPage(pages: Pages, first: LoadedPage, current?: CurrentPage): ShownPage {
  const location = useLocation()
  const how = useNavigationType()
  const [shown, setShown] = useState<ShownPage & { current?: CurrentPage }>({
    page: first,
    location,
    how,
    current,
  })
  // Shown at once and in one piece with header and footer, without a transition of the view.
  if (
    import.meta.hot &&
    current &&
    current !== shown.current &&
    current.path === canonicalPath(location.pathname)
  ) {
    setShown({ page: current.page, location, how, current })
  }
  useEffect(() => {
    if (location === shown.location) return
    const path = canonicalPath(location.pathname)
    const show = (page: LoadedPage) => startTransition(() => setShown({ page, location, how, current }))
    if (path === canonicalPath(shown.location.pathname)) {
      show(shown.page)
      return
    }
    const visit = { isOver: false }
    pages.load(path).then(
      (page) => {
        if (!visit.isOver) show(page)
      },
      () => {
        // The address is the new one already: reloading goes there.
        if (!visit.isOver) window.location.reload()
      },
    )
    return () => {
      visit.isOver = true
    }
  }, [pages, location, how, current, shown])
  return shown
}
