import { startTransition, useEffect, useState, type ReactElement } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import type { PageHead, Payload, Shell } from '../content/model.ts'
import { canonicalPath } from '../content/publish/addresses.ts'
import { backUpPage } from './backUpPage.ts'
import { subscribeToUpdates } from './contentUpdates.ts'
import { createPageCache, fetchJson, withTimeout } from './pageCache.ts'
import { trackScroll } from './trackScroll.ts'
import { useLinks } from './useLinks.ts'
import { usePage } from './usePage.ts'

/**
 * Hydrates the page from the payload it was rendered from. Resolves once React handles events.
 * @param loadPage loads a payload's template. Rejects if its chunk can't be loaded
 * @param renderer is called just before hydration, since the visitor may have opened a menu until then
 */
export async function hydrate<Data extends Payload, Page extends PageHead, Frame extends Shell>(
  loadPage: (payload: Data) => Promise<Page>,
  renderer: () => (shell: Frame, page: Page) => ReactElement,
): Promise<void> {
  const root = document.getElementById('root')
  const { page: path, shell: shellAddress, version } = root?.dataset ?? {}
  if (!root || path === undefined || shellAddress === undefined || version === undefined)
    throw new Error('#root lacks data-page, data-shell or data-version.')
  const firstPath = canonicalPath(location.pathname)
  const pages = createPageCache(version, loadPage)
  const load = (path: string) =>
    Promise.all([withTimeout(fetchJson<Frame>(shellAddress, 'firm')), pages.load(path)])
  const [firstShell, first] = await load(path).catch((error: unknown) => {
    // The page's file may have been deleted.
    if (import.meta.hot) location.reload()
    throw error
  })
  trackScroll()
  const backup = backUpPage(root)
  const render = renderer()
  await new Promise<void>((resolve) => {
    const HydratedApp = () => {
      const [shell, setShell] = useState(firstShell)
      useLinks(pages)
      const page = usePage(pages, first, shell.firm)
      // Effects run in order, so links are handled by now.
      useEffect(resolve, [])
      useEffect(() => {
        const loadAgain = () => {
          pages.clear()
          return load(canonicalPath(location.pathname))
        }
        return subscribeToUpdates(version, loadAgain, ([shell]) => setShell(shell))
      }, [])
      return render(shell, page)
    }
    // A transition runs in short tasks, so the visitor's next input isn't blocked.
    startTransition(() => {
      // Without transitions, a loaded page appears at once, together with its address.
      const app = (
        <BrowserRouter useTransitions={false}>
          <HydratedApp />
        </BrowserRouter>
      )
      hydrateRoot(root, app, {
        // A hydration mismatch, caused by a browser extension for example: React has rendered the page again.
        onRecoverableError: (error) => {
          backup.restoreInput()
          console.error(error)
        },
        // React unmounts everything and leaves an empty page.
        onUncaughtError: (error) => {
          console.error(error)
          if (canonicalPath(location.pathname) === firstPath) backup.restore()
          else location.reload()
        },
      })
    })
  })
}
