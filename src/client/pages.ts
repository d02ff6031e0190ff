import type { PageHead, Payload, Published } from '../content/model/payload.ts'
import { payloadAddress } from '../content/publish/addresses.ts'

/** The pages that this visit has seen or is about to see. */
export interface Pages<Page extends PageHead> {
  /** Fetches a page, once. Fails when it can't be had, or belongs to another version of the site. */
  load: (path: string) => Promise<Page>
  /** The page, if it is here. */
  loaded: (path: string) => Page | undefined
  /** Forgets all pages, since their content has changed (in development). */
  forget: () => void
}

/**
 * @param version the version of the site that the document belongs to
 * @param loadPage loads the template of a payload
 */
export function createPages<Data extends Payload, Page extends PageHead>(
  version: string,
  loadPage: (payload: Data) => Promise<Page>,
): Pages<Page> {
  const known = new Map<string, { loading: Promise<Page>; page?: Page }>()
  const fetchPage = async (path: string): Promise<Page> => {
    // Asks the server whether what the browser has kept is still true, also where a host lets it keep everything a while.
    const payload = await fetchJson<Published<Data>>(payloadAddress(path), 'no-cache')
    if (!import.meta.hot && payload.version !== version)
      throw new Error(`${path} belongs to another version of the site`)
    return loadPage(payload)
  }
  const load = (path: string): Promise<Page> => {
    const found = known.get(path)
    if (found) return found.loading
    const entry: { loading: Promise<Page>; page?: Page } = { loading: withTimeout(fetchPage(path)) }
    known.set(path, entry)
    entry.loading.then(
      (page) => (entry.page = page),
      // The next attempt may succeed.
      () => {
        if (known.get(path) === entry) known.delete(path)
      },
    )
    return entry.loading
  }
  return { load, loaded: (path) => known.get(path)?.page, forget: () => known.clear() }
}

export async function fetchJson<Data>(address: string, cache: RequestCache = 'default'): Promise<Data> {
  const response = await fetch(address, { headers: { accept: 'application/json' }, cache })
  if (!response.ok) throw new Error(`${response.status} for ${address}`)
  return response.json()
}

/** How long a page may take, in ms. After that it is left to the browser, which shows that it is waiting. */
const timeout = 5000

export const withTimeout = <Value>(task: Promise<Value>): Promise<Value> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The page took too long.')), timeout)
    task.then(resolve, reject).finally(() => clearTimeout(timer))
  })
