import type { Payload, Published, Shell } from '../content/model/payload.ts'
import { payloadAddress } from '../content/publish/addresses.ts'
import type { LoadedPage, SiteApp } from '../render/siteApp.ts'
import { fetchJson } from './fetchJson.ts'

/** The pages that this visit has seen or is about to see. */
export interface PageLoader<Frame extends Shell> {
  /** Fetches a page, once. Fails when it cannot be had, or belongs to another version of the site. */
  load: (path: string) => Promise<LoadedPage<Frame>>
  /** The page, if it has been fetched already. */
  loaded: (path: string) => LoadedPage<Frame> | undefined
  /** Forgets all pages, since their content changed (in development). */
  forget: () => void
}

/** A page that was asked for, and what has come of it. */
interface KnownPage<Frame extends Shell> {
  loading: Promise<LoadedPage<Frame>>
  page?: LoadedPage<Frame>
}

/**
 * @param version the version of the site that the first page belongs to
 * @param loadPage fetches the template of a payload
 */
export function createPageLoader<Page extends Payload, Frame extends Shell>(
  version: string,
  loadPage: SiteApp<Page, Frame, object>['loadPage'],
): PageLoader<Frame> {
  const fetchPage = async (path: string): Promise<LoadedPage<Frame>> => {
    const payload = await fetchJson<Published<Page>>(payloadAddress(path), 'no-cache')
    if (payload.version !== version) throw new Error(`${path} belongs to another version of the site`)
    return loadPage(payload)
  }
  const known = new Map<string, KnownPage<Frame>>()
  return {
    load: (path) => {
      const found = known.get(path)
      if (found) return found.loading
      const visit: KnownPage<Frame> = { loading: withTimeout(fetchPage(path)) }
      known.set(path, visit)
      visit.loading.then(
        (page) => (visit.page = page),
        // The next attempt may succeed.
        () => known.delete(path),
      )
      return visit.loading
    },
    loaded: (path) => known.get(path)?.page,
    forget: () => known.clear(),
  }
}

/** Milliseconds after which a page that has not come counts as one that cannot be had. */
const loadTimeoutMs = 5000

/**
 * What a task gives, unless that takes too long. The browser shows that it waits, and lets the visitor stop it; so a
 * page that hangs is left to the browser.
 */
export const withTimeout = <Value>(task: Promise<Value>): Promise<Value> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The page has not come in time.')), loadTimeoutMs)
    task.then(resolve, reject).finally(() => clearTimeout(timer))
  })
