import { useLayoutEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { readHeaderState, type HeaderState } from '../firm/components/Header.tsx'
import { canonicalPath } from '../content/publish/addresses.ts'
import type { ShellFacts } from '../firm/data/types.ts'
import { App } from './App.tsx'
import { fetchJson } from './fetchJson.ts'
import { renderedFrom } from './liveUpdates.ts'
import { withLiveUpdates, type CurrentPage } from './LiveVisit.tsx'
import { loadTemplate, type LoadedPage } from './loadedPage.ts'
import { createPages, inTime, type Pages } from './pages.ts'
import { safetyCopy } from './safetyCopy.ts'
import { keyFirstEntry, loadEntry } from './scrollMemory.ts'
import { useArrival } from './useArrival.ts'
import { useLinks } from './useLinks.ts'
import { useShownPage } from './useShownPage.ts'

/** Makes the finished page React's: fetches what it was rendered from, and hydrates it without changing anything. */
export async function takeOver(): Promise<void> {
  const root = document.getElementById('root')
  const { page: path, shell: shellAddress, version } = root?.dataset ?? {}
  if (!root || path === undefined || shellAddress === undefined || version === undefined) {
    throw new Error('The page does not say what it was rendered from.')
  }
  const pages = createPages(version)
  const [shell, first] = await (import.meta.hot
    ? fromDocument()
    : Promise.all([inTime(fetchJson<ShellFacts>(shellAddress)), pages.load(path)]))
  showCanonicalAddress()
  keyFirstEntry()
  keepScrollOurs()
  const props = {
    pages,
    first,
    firstPath: canonicalPath(window.location.pathname),
    header: readHeaderState(document),
    year: Number(document.querySelector('[data-year]')?.textContent),
  }
  const Root = import.meta.hot ? withLiveUpdates(Visit) : Visit
  const copy = safetyCopy(root)
  hydrateRoot(root, <Root {...props} shell={shell} />, {
    // The page is not what React expects, because an extension changed it for instance: React has drawn it anew.
    onRecoverableError: (error) => {
      copy.keepTyped()
      console.error(error)
    },
    // React stops, and leaves an empty page.
    onUncaughtError: (error) => {
      console.error(error)
      if (canonicalPath(window.location.pathname) === props.firstPath) copy.putBack()
      else window.location.reload()
    },
  })
  root.dataset['awake'] = ''
}

/** In development the document holds what it was rendered from. */
async function fromDocument(): Promise<[ShellFacts, LoadedPage]> {
  const { shell, payload } = renderedFrom()
  return [shell, await loadTemplate(payload)]
}

interface VisitProps {
  shell: ShellFacts
  pages: Pages
  first: LoadedPage
  /** The address at which the first page stands. */
  firstPath: string
  header: HeaderState
  year: number
  /** In development, what the content has made of the page. */
  current?: CurrentPage
}

const Visit = (props: VisitProps) => (
  // The page changes when it is here, in a transition of its own; another for the address would come before it, for nothing.
  <BrowserRouter useTransitions={false}>
    <ShownApp {...props} />
  </BrowserRouter>
)

function ShownApp({ pages, first, firstPath, current, ...app }: VisitProps) {
  useLayoutEffect(() => {
    // Back was pressed while React started: the router begins at an address whose page is not the one shown.
    if (canonicalPath(window.location.pathname) !== firstPath) loadEntry()
  }, [firstPath])
  useLinks(pages)
  const shown = useShownPage(pages, first, current)
  useArrival(shown, app.shell.firm)
  return <App {...app} page={shown.page} />
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
function keepScrollOurs(): void {
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
