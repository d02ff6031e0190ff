// Before all components.
import './adoptStyles.ts'
import { startTransition, useCallback, useEffect, useLayoutEffect, type ComponentType } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import type { Payload, Shell } from '../content/model/payload.ts'
import { canonicalPath } from '../content/publish/addresses.ts'
import type { LoadedPage, SiteApp } from '../render/siteApp.ts'
import { fetchJson } from './fetchJson.ts'
import { replayClicks } from './replayClicks.ts'
import { renderedFrom } from './liveUpdates.ts'
import { withLiveUpdates, type CurrentPage } from './LiveVisit.tsx'
import { createPageLoader, withTimeout, type PageLoader } from './pageLoader.ts'
import { safetyCopy } from './safetyCopy.ts'
import { keyFirstEntry, reloadEntry } from './scrollMemory.ts'
import { useNavigationEffects } from './useNavigationEffects.ts'
import { useLinkInterception } from './useLinkInterception.ts'
import { useCurrentPage } from './useCurrentPage.ts'
import { warmUp } from './warmUp.tsx'

/** Makes the finished page React's: fetches what it was rendered from, and hydrates it without changing anything. */
export async function hydrate<Page extends Payload, Frame extends Shell, State extends object>(
  site: SiteApp<Page, Frame, State>,
  readState: (document: Document) => State,
): Promise<void> {
  const root = document.getElementById('root')
  const { page: path, shell: shellAddress, version } = root?.dataset ?? {}
  if (!root || path === undefined || shellAddress === undefined || version === undefined) {
    throw new Error('The page does not say what it was rendered from.')
  }
  const pages = createPageLoader(version, site.loadPage)
  // A failure here is told when the link is followed.
  const letClicksGo = replayClicks((next) => void pages.load(next).catch(() => undefined))
  const [shell, first] = await (
    import.meta.hot
      ? fromDocument(site)
      : Promise.all([withTimeout(fetchJson<Frame>(shellAddress)), pages.load(path)])
  ).catch((error: unknown) => {
    letClicksGo()
    throw error
  })
  showCanonicalAddress()
  keyFirstEntry()
  restoreScrollManually()
  const props = {
    pages,
    first,
    firstPath: canonicalPath(window.location.pathname),
    App: site.App,
    state: readState(document),
  }
  const Root: ComponentType<VisitProps<Frame, State>> = import.meta.hot
    ? withLiveUpdates(Visit<Frame, State>, site.loadPage)
    : Visit
  const copy = safetyCopy(root)
  const onHydrated = () => {
    root.dataset['awake'] = ''
    letClicksGo()
  }
  // A transition is worked off in short tasks: the visitor's next input need not wait for the whole page.
  startTransition(() => {
    hydrateRoot(root, <Root {...props} shell={shell} onHydrated={onHydrated} />, {
      // The page is not what React expects, because an extension changed it for instance: React has drawn it anew.
      onRecoverableError: (error) => {
        copy.keepTyped()
        console.error(error)
      },
      // React stops, and leaves an empty page.
      onUncaughtError: (error) => {
        console.error(error)
        letClicksGo()
        if (canonicalPath(window.location.pathname) === props.firstPath) copy.putBack()
        else window.location.reload()
      },
    })
  })
}

/** In development the document holds what it was rendered from. */
async function fromDocument<Page extends Payload, Frame extends Shell>({
  loadPage,
}: Pick<SiteApp<Page, Frame, object>, 'loadPage'>): Promise<[Frame, LoadedPage<Frame>]> {
  const { shell, payload } = renderedFrom<Page, Frame>()
  return [shell, await loadPage(payload)]
}

interface VisitProps<Frame extends Shell, State extends object> {
  App: SiteApp<Payload, Frame, State>['App']
  shell: Frame
  pages: PageLoader<Frame>
  first: LoadedPage<Frame>
  /** The address at which the first page stands. */
  firstPath: string
  /** What the visitor has done to the page, and what it says, before React took it over. */
  state: State
  /** Called once React handles what the visitor does. */
  onHydrated: () => void
  /** In development, what the content has made of the page. */
  current?: CurrentPage<Frame>
}

const Visit = <Frame extends Shell, State extends object>(props: VisitProps<Frame, State>) => (
  // A page that is at hand is shown at once with its address: a transition would let other work come before it.
  <BrowserRouter useTransitions={false}>
    <ShownApp {...props} />
  </BrowserRouter>
)

function ShownApp<Frame extends Shell, State extends object>({
  App,
  shell,
  pages,
  first,
  firstPath,
  current,
  state,
  onHydrated,
}: VisitProps<Frame, State>) {
  useLayoutEffect(() => {
    // Back was pressed while React started: the router begins at an address whose page is not the one shown.
    if (canonicalPath(window.location.pathname) !== firstPath) reloadEntry()
  }, [firstPath])
  const renderAhead = useCallback(
    (page: LoadedPage<Frame>) => warmUp(page, () => <App {...state} shell={shell} page={page} />),
    [App, state, shell],
  )
  useLinkInterception(pages, renderAhead)
  const shown = useCurrentPage(pages, first, current)
  useNavigationEffects(shown, shell)
  // Effects run in their order: links are intercepted by now.
  useEffect(onHydrated, [onHydrated])
  return <App {...state} shell={shell} page={shown.page} />
}

/** A host may have added a slash at the end. */
function showCanonicalAddress(): void {
  const { pathname, search, hash } = window.location
  const canonical = canonicalPath(pathname)
  if (canonical !== pathname) window.history.replaceState(window.history.state, '', canonical + search + hash)
}

/**
 * The router restores the scroll while it handles history; when the document goes away the browser gets that task
 * back, so that reloading and returning to this document work although React is asleep then. WebKit takes no notice of
 * that any more, and shows a document that it brings back from its memory from the top.
 */
function restoreScrollManually(): void {
  let left = 0
  window.history.scrollRestoration = 'manual'
  window.addEventListener('pagehide', () => {
    left = window.scrollY
    window.history.scrollRestoration = 'auto'
  })
  window.addEventListener('pageshow', ({ persisted }) => {
    window.history.scrollRestoration = 'manual'
    if (persisted) window.scrollTo({ top: left, behavior: 'instant' })
  })
}
