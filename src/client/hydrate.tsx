import { startTransition, useEffect, useState, type ReactElement } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import type { PageHead, Payload, Shell } from '../content/model/payload.ts'
import { canonicalPath } from '../content/publish/addresses.ts'
import { backupOfPage } from './backupOfPage.ts'
import { followContent } from './followContent.ts'
import { createPages, fetchJson, withTimeout, type Pages } from './pages.ts'
import { trackScroll } from './trackScroll.ts'
import { useLinks } from './useLinks.ts'
import { usePage } from './usePage.ts'

interface Site<Data extends Payload, Page extends PageHead, Frame extends Shell> {
  /** Loads the template of a payload. Fails when its chunk can't be loaded. */
  loadPage: (payload: Data) => Promise<Page>
  /** Makes what renders the whole page. Called when all is here, since the visitor may have opened a menu by then. */
  renderer: () => (shell: Frame, page: Page) => ReactElement
}

/**
 * Hydrates the finished page from what it was rendered from, without changing anything.
 * @returns once React handles what the visitor does
 */
export async function hydrate<Data extends Payload, Page extends PageHead, Frame extends Shell>({
  loadPage,
  renderer,
}: Site<Data, Page, Frame>): Promise<void> {
  const root = document.getElementById('root')
  const { page: path, shell: shellAddress, version } = root?.dataset ?? {}
  if (!root || path === undefined || shellAddress === undefined || version === undefined)
    throw new Error('The page does not say what it was rendered from.')
  const firstPath = canonicalPath(location.pathname)
  const pages = createPages(version, loadPage)
  const [shell, first] = await Promise.all([
    withTimeout(fetchJson<Frame>(shellAddress)),
    pages.load(path),
  ]).catch((error: unknown) => {
    // The page's file may have gone since it was opened.
    if (import.meta.hot) location.reload()
    throw error
  })
  trackScroll()
  const backup = backupOfPage(root)
  await new Promise<void>((resolve) => {
    const visit = { pages, first, shell, shellAddress, version, render: renderer(), onHydrated: resolve }
    // A transition runs in short tasks: the visitor's next input need not wait for the whole page.
    startTransition(() => {
      // A page that is here is shown at once with its address: in a transition, other work would come first.
      const app = (
        <BrowserRouter useTransitions={false}>
          <Visit {...visit} />
        </BrowserRouter>
      )
      hydrateRoot(root, app, {
        // The page isn't what React expects, because an extension changed it for instance: React has drawn it again.
        onRecoverableError: (error) => {
          backup.keepTyped()
          console.error(error)
        },
        // React stops, and leaves an empty page.
        onUncaughtError: (error) => {
          console.error(error)
          if (canonicalPath(location.pathname) === firstPath) backup.restore()
          else location.reload()
        },
      })
    })
  })
}

interface VisitProps<Page extends PageHead, Frame extends Shell> {
  pages: Pages<Page>
  first: Page
  shell: Frame
  shellAddress: string
  version: string
  render: (shell: Frame, page: Page) => ReactElement
  onHydrated: () => void
}

function Visit<Page extends PageHead, Frame extends Shell>(props: VisitProps<Page, Frame>) {
  const { pages, first, shellAddress, version, render, onHydrated } = props
  const [shell, setShell] = useState(props.shell)
  useLinks(pages)
  const page = usePage(pages, first, shell.firm)
  // Effects run in order: links are handled by now.
  useEffect(onHydrated, [onHydrated])
  useEffect(() => {
    const load = () => {
      pages.forget()
      return Promise.all([fetchJson<Frame>(shellAddress), pages.load(canonicalPath(location.pathname))])
    }
    return followContent(version, load, ([shell]) => setShell(shell))
  }, [pages, shellAddress, version])
  return render(shell, page)
}
