import { useEffect, useState } from 'react'
import { useLocation, useNavigationType, type Location } from 'react-router-dom'
import type { Shell } from '../content/model/payload.ts'
import { canonicalPath } from '../content/publish/addresses.ts'
import type { LoadedPage } from '../render/siteApp.ts'
import type { CurrentPage } from './LiveVisit.tsx'
import type { PageLoader } from './pageLoader.ts'

/** The page on the screen, and the entry of the tab's history that it is shown for. */
export interface ShownPage<Frame extends Shell> {
  page: LoadedPage<Frame>
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
export function useCurrentPage<Frame extends Shell>(
  pages: PageLoader<Frame>,
  first: LoadedPage<Frame>,
  current?: CurrentPage<Frame>,
): ShownPage<Frame> {
  const location = useLocation()
  const how = useNavigationType()
  const [shown, setShown] = useState<ShownPage<Frame> & { current?: CurrentPage<Frame> }>({
    page: first,
    location,
    how,
    current,
  })
  const path = canonicalPath(location.pathname)
  // Shown at once and in one piece with header and footer.
  if (import.meta.hot && current && current !== shown.current && current.path === path) {
    setShown({ page: current.page, location, how, current })
  } else if (location !== shown.location) {
    // A page that is here is shown in the same rendering as its address: a second one would cost as much again.
    const page = path === canonicalPath(shown.location.pathname) ? shown.page : pages.loaded(path)
    if (page) setShown({ page, location, how, current })
  }
  useEffect(() => {
    if (location === shown.location) return
    const visit = { isOver: false }
    pages.load(path).then(
      (page) => {
        if (!visit.isOver) setShown({ page, location, how, current })
      },
      () => {
        // The address is the new one already: reloading goes there.
        if (!visit.isOver) window.location.reload()
      },
    )
    return () => {
      visit.isOver = true
    }
  }, [pages, path, location, how, current, shown])
  return shown
}
