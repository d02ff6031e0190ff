import { startTransition } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router-dom'
import { readHeaderState } from '../components/Header.tsx'
import type { ShellFacts } from '../site/facts/types.ts'
import { canonicalPath } from '../site/addresses.ts'
import { App } from './App.tsx'
import { createPages, type Pages } from './pages.ts'
import { settled } from './settled.ts'
import { useLinks } from './useLinks.ts'

/** Makes the finished page React's: fetches what it was rendered from, and hydrates it without changing anything. */
export async function takeOver(): Promise<void> {
  const root = document.getElementById('root')
  const { page: path, shell: shellAddress, version } = root?.dataset ?? {}
  if (!root || path === undefined || shellAddress === undefined || version === undefined) {
    throw new Error('The page does not say what it was rendered from.')
  }
  const pages = createPages(version)
  const [shell, first] = await Promise.all([fetchShell(shellAddress), pages.load(path)])
  const firstAddress = canonicalPath(window.location.pathname)
  if (firstAddress !== window.location.pathname) {
    window.history.replaceState(
      window.history.state,
      '',
      firstAddress + window.location.search + window.location.hash,
    )
  }
  // A page for a missing address is shown at that address, whatever it is.
  const firstPage = settled(first)
  const pageAt = (at: string) => (at === firstAddress && path !== at ? firstPage : pages.pageAt(at))
  keepScrollOurs()
  const props = {
    pages,
    pageAt,
    header: readHeaderState(document),
    year: Number(document.querySelector('[data-year]')?.textContent),
  }
  const hydrated = hydrateRoot(root, <Visit {...props} shell={shell} />)
  root.dataset['awake'] = ''
  import.meta.hot?.on('site:changed', async () => {
    pages.forget()
    try {
      const [changed] = await Promise.all([
        fetchShell(shellAddress),
        pages.load(canonicalPath(window.location.pathname)),
      ])
      startTransition(() => hydrated.render(<Visit {...props} shell={changed} />))
    } catch {
      // The page is gone: the server says so better.
      window.location.reload()
    }
  })
}

interface VisitProps {
  shell: ShellFacts
  pages: Pages
  pageAt: Pages['pageAt']
  header: Parameters<typeof App>[0]['header']
  year: number
}

function Visit({ pages, ...app }: VisitProps) {
  return (
    <BrowserRouter>
      <Links pages={pages} />
      <App {...app} />
    </BrowserRouter>
  )
}

function Links({ pages }: { pages: Pages }) {
  useLinks(pages)
  return null
}

async function fetchShell(address: string): Promise<ShellFacts> {
  const response = await fetch(address, { headers: { accept: 'application/json' } })
  if (!response.ok) throw new Error(`${response.status} for ${address}`)
  return response.json()
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
