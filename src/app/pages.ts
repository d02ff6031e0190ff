import { payloadAddress } from '../site/addresses.ts'
import type { PublishedPayload } from '../vite/serverEntry.ts'
import { loadTemplate, type LoadedPage } from './loadedPage.ts'
import { settled } from './settled.ts'

/** The pages that this visit has seen or is about to see. */
export interface Pages {
  /** Fetches a page, once. Fails when it cannot be had, or belongs to another version of the site. */
  load: (path: string) => Promise<LoadedPage>
  /** The same for rendering: what cannot be had ends in an ordinary page load instead of a failure. */
  pageAt: (path: string) => Promise<LoadedPage>
  /** Forgets all pages, since their content changed (in development). */
  forget: () => void
}

/** @param version the version of the site that the first page belongs to */
export function createPages(version: string): Pages {
  const loading = new Map<string, Promise<LoadedPage>>()
  const shown = new Map<string, Promise<LoadedPage>>()
  const load = (path: string): Promise<LoadedPage> => {
    const started = loading.get(path) ?? fetchPage(path, version)
    if (!loading.has(path)) {
      loading.set(path, started)
      started.then(
        // From now on `use` reads it without waiting.
        (page) => shown.set(path, settled(page)),
        // The next attempt may succeed.
        () => loading.delete(path),
      )
    }
    return started
  }
  return {
    load,
    pageAt: (path) => {
      // `use` must be given the same promise at every rendering.
      const page = shown.get(path) ?? load(path).catch(ordinaryPageLoad)
      shown.set(path, page)
      return page
    },
    forget: () => {
      loading.clear()
      shown.clear()
    },
  }
}

async function fetchPage(path: string, version: string): Promise<LoadedPage> {
  const response = await fetch(payloadAddress(path), { headers: { accept: 'application/json' } })
  if (!response.ok) throw new Error(`${response.status} for ${path}`)
  const payload: PublishedPayload = await response.json()
  if (payload.version !== version) throw new Error(`${path} belongs to another version of the site`)
  return loadTemplate(payload)
}

/** The router has already moved to the address; let the browser go there, and show nothing else until it has. */
function ordinaryPageLoad(): Promise<never> {
  window.location.reload()
  return new Promise<never>(() => {})
}
