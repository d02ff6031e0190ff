import type { PageHead, Payload, Published } from '../content/model.ts'
import { payloadAddress } from '../content/publish/addresses.ts'

/** Pages that were fetched during this visit, by path. */
export interface PageCache<Page extends PageHead> {
  /** Fetches a page once. Rejects if it can't be loaded or belongs to another version of the site. */
  load: (path: string) => Promise<Page>
  get: (path: string) => Page | undefined
  /** Empties the cache when content has changed (in development). */
  clear: () => void
}

/** @param version of the site that the document belongs to @param loadPage loads the template of a payload */
export function createPageCache<Data extends Payload, Page extends PageHead>(
  version: string,
  loadPage: (payload: Data) => Promise<Page>,
): PageCache<Page> {
  const entries = new Map<string, { loading: Promise<Page>; page?: Page }>()
  const fetchPage = async (path: string): Promise<Page> => {
    // Revalidates the HTTP cache, even if the host allows caching everything for a while.
    const payload = await fetchJson<Published<Data>>(payloadAddress(path), 'kind', 'no-cache')
    if (!import.meta.hot && payload.version !== version)
      throw new Error(`${path} belongs to another version of the site`)
    return loadPage(payload)
  }
  const load = (path: string): Promise<Page> => {
    const cached = entries.get(path)
    if (cached) return cached.loading
    const entry: { loading: Promise<Page>; page?: Page } = { loading: withTimeout(fetchPage(path)) }
    entries.set(path, entry)
    entry.loading.then(
      (page) => (entry.page = page),
      // The next attempt may succeed.
      () => {
        if (entries.get(path) === entry) entries.delete(path)
      },
    )
    return entry.loading
  }
  return { load, get: (path) => entries.get(path)?.page, clear: () => entries.clear() }
}

/** Fetches data. @param field one that it has, since a hotel's network may answer instead of the site */
export async function fetchJson<Data extends object>(
  address: string,
  field: keyof Data,
  cache?: RequestCache,
) {
  const init = { headers: { accept: 'application/json' }, ...(cache && { cache }) }
  const response = await fetch(address, init)
  if (!response.ok) throw new Error(`${response.status} for ${address}`)
  const data: unknown = await response.json()
  if (!hasField(data, field)) throw new Error(`${address} isn't what the site wrote`)
  return data
}

const hasField = <Data extends object>(data: unknown, field: keyof Data): data is Data =>
  typeof data === 'object' && data !== null && field in data

/** After this many ms, the browser loads the page, so that visitors see its loading indicator. */
const timeout = 5000

export const withTimeout = <Value>(task: Promise<Value>, ms = timeout): Promise<Value> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('Loading took too long.')), ms)
    task.then(resolve, reject).finally(() => clearTimeout(timer))
  })
