import { startTransition, useLayoutEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { readHeaderState, type HeaderState } from '../components/Header.tsx'
import { canonicalPath } from '../site/addresses.ts'
import type { ShellFacts } from '../site/facts/types.ts'
import { App } from './App.tsx'
import type { LoadedPage } from './loadedPage.ts'
import { createPages, type Pages } from './pages.ts'
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
  const [shell, first] = await Promise.all([fetchShell(shellAddress), pages.load(path)])
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
  const hydrated = hydrateRoot(root, <Visit {...props} shell={shell} revision={0} />)
  root.dataset['awake'] = ''
  let revision = 0
  import.meta.hot?.on('site:changed', async () => {
    pages.forget()
    try {
      const changed = await fetchShell(shellAddress)
      revision += 1
      startTransition(() => hydrated.render(<Visit {...props} shell={changed} revision={revision} />))
    } catch {
      // The site is gone: the server says so better.
      window.location.reload()
    }
  })
}

interface VisitProps {
  shell: ShellFacts
  pages: Pages
  first: LoadedPage
  /** The address at which the first page stands. */
  firstPath: string
  header: HeaderState
  year: number
  revision: number
}

const Visit = (props: VisitProps) => (
  // The page changes when it is here, in a transition of its own; another for the address would come before it, for nothing.
  <BrowserRouter useTransitions={false}>
    <ShownApp {...props} />
  </BrowserRouter>
)

function ShownApp({ pages, first, firstPath, revision, ...app }: VisitProps) {
  useLayoutEffect(() => {
    // Back was pressed while React started: the router begins at an address whose page is not the one shown.
    if (canonicalPath(window.location.pathname) !== firstPath) loadEntry()
  }, [firstPath])
  useLinks(pages)
  const shown = useShownPage(pages, first, revision)
  useArrival(shown, app.shell.firm)
  return <App {...app} page={shown.page} />
}

async function fetchShell(address: string): Promise<ShellFacts> {
  const response = await fetch(address, { headers: { accept: 'application/json' } })
  if (!response.ok) throw new Error(`${response.status} for ${address}`)
  return response.json()
}

/** A host may have added a slash at the end. */
function showCanonicalAddress(): void {
  const { pathname, search, hash } = window.location
  const canonical = canonicalPath(pathname)
  if (canonical !== pathname) window.history.replaceState(window.history.state, '', canonical + search + hash)
}

/**
 * The router restores the scroll while it handles history; when the document goes away the browser gets that task
 * back, so that reloading and returning to this document work although React is asleep then.
 */
function keepScrollOurs(): void {
  window.history.scrollRestoration = 'manual'
  window.addEventListener('pagehide', () => (window.history.scrollRestoration = 'auto'))
  window.addEventListener('pageshow', () => (window.history.scrollRestoration = 'manual'))
}
