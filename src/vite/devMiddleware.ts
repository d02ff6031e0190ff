import type { Route } from '../content/model/route.ts'
import { notFoundPath, canonicalPath, payloadPath } from '../content/publish/addresses.ts'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join, sep } from 'node:path'
import { isRunnableDevEnvironment, type ViteDevServer } from 'vite'
import { buildYear } from '../node/buildDay.ts'
import { manifestAddress, webManifest } from './hosting/webManifest.ts'
import {
  isOlder,
  livePath,
  type LiveAnswer,
  type LiveNews,
  type LivePage,
  type LiveRevision,
} from '../content/publish/liveProtocol.ts'
import { isBundledCode } from './bundledCode.ts'
import { pluginTagWriter, problemPage, withLivePage } from './devDocument.ts'
import type { EarlySite, SiteRevision } from './devSiteState.ts'
import { payloadMaker } from './pagePayloads.ts'
import { redirectPage } from './redirectFiles.ts'
import type { ServerEntry } from './serverEntry.ts'
import { robots, sitemap } from './sitemap.ts'
import type { SiteOptions } from './siteOptions.ts'

/** There is one site, which changes: how it stands is told by revisions. */
const version = 'dev'

/** Milliseconds without another change of the code after which the server starts anew. */
const settledMs = 100

/** What answers are made from. */
export interface SitesNow {
  /** What pages may be shown from before all of the content is read; undefined once it is. */
  early: () => EarlySite | undefined
  /** Resolves with the site once all of the content is read, or with the text that tells why there is none. */
  whole: () => Promise<SiteRevision | string>
}

/** What is sent for one request. */
interface Answer {
  type: 'text/html' | 'application/json' | 'application/manifest+json' | 'application/xml' | 'text/plain'
  text: string
  status?: number
  /** Where an old address leads; browsers do not remember it, since it may change with the next save. */
  location?: string
}

const json = (value: object): Answer => ({ type: 'application/json', text: JSON.stringify(value) })

/**
 * Answers requests for pages, their and payloads from a site, each made when it is asked for.
 * @param sites the site as it stands
 * @returns `answer`, which handles a request and says whether it has answered; `openPage`, which makes the page that was
 *   opened last, if its content has changed since and is in order
 */
export function devMiddleware(
  server: ViteDevServer,
  sites: SitesNow,
  { browserEntry, takeOverEntry, serverEntry, loadServer }: SiteOptions,
) {
  /** Whether components and templates are still what they were when the server started. */
  let isAsBundled = true
  const { root } = server.config
  let startingAnew: NodeJS.Timeout | undefined
  server.httpServer?.on('close', () => clearTimeout(startingAnew))
  server.watcher.on('all', (_event, file) => {
    if (!loadServer || !file.startsWith(join(root, 'src') + sep)) return
    if (isBundledCode(root, file)) {
      // Another branch comes file by file: a browser that loads the page anew must not find the server going again.
      clearTimeout(startingAnew)
      startingAnew = setTimeout(() => void server.restart(), settledMs)
    } else if (/\.(tsx?|mjs)$/.test(file)) isAsBundled = false
  })

  const loadEntry = async (): Promise<ServerEntry> => {
    if (isAsBundled && loadServer) return Reflect.get(await loadServer(), 'default')
    const { ssr } = server.environments
    if (!isRunnableDevEnvironment(ssr)) throw new Error('The dev server needs Vite’s own ssr environment.')
    return (await ssr.runner.import(`/${serverEntry}`)).default
  }

  const makePayload = payloadMaker(server.config.plugins)

  const withTags = pluginTagWriter(server)

  const livePage = async (route: Route, { site, revision }: SiteRevision): Promise<LivePage> => {
    const entry = await loadEntry()
    const payload = await makePayload(entry, site, route)
    return { revision, shell: site.registry.shellOf(site), payload: { ...payload, version } }
  }

  /** The page of the last document, and the revision that was sent of it. */
  let opened: { path: string; revision: LiveRevision } | undefined
  const openedPage = (route: Route, now: SiteRevision): Promise<LivePage> => {
    opened = { path: route.path, revision: now.revision }
    return livePage(route, now)
  }

  const openPage = async (): Promise<LiveNews['page']> => {
    const now = sites.early()
    const route = now?.site.routes.find(({ path }) => path === opened?.path)
    if (!now || !route || !opened || !isOlder(opened.revision, now.revision)) return undefined
    return { path: route.path, json: JSON.stringify(await openedPage(route, now)) }
  }

  const document = async (route: Route, now: SiteRevision): Promise<Answer> => {
    const { pageRenderer } = await loadEntry()
    const publication = {
      script: `/${browserEntry}`,
      modules: [`/${takeOverEntry}`],
      shellAddress: '',
      version,
      year: buildYear(),
    }
    const page = await openedPage(route, now)
    const { html } = await pageRenderer(page.shell, publication)(page.payload)
    return {
      type: 'text/html',
      text: await withTags(withLivePage(html, page)),
      status: route.path === notFoundPath ? 404 : 200,
    }
  }

  /** What stands at an address, of those whose files may be shown. */
  const answerAt = async (
    address: URL,
    now: SiteRevision,
    { wantsPage, isShown = () => true }: { wantsPage: boolean; isShown?: EarlySite['isSound'] },
  ): Promise<Answer | undefined> => {
    const path = address.pathname
    const { site } = now
    const routeAt = (wanted: string | undefined) => {
      const route = site.routes.find((one) => one.path === wanted)
      return route && isShown(route.file) ? route : undefined
    }
    if (path === manifestAddress) return { type: 'application/manifest+json', text: webManifest(site) }
    const open = livePath(address)
    const live = routeAt(open && canonicalPath(open))
    if (live) return json((await livePage(live, now)) satisfies LiveAnswer)
    const asData = routeAt(payloadPath(path))
    if (asData) return json((await livePage(asData, now)).payload)
    const route = open === undefined && wantsPage ? routeAt(canonicalPath(path)) : undefined
    return route && document(route, now)
  }

  /** What is sent for an address at which nothing stands. */
  const answerMissing = async (
    address: URL,
    now: SiteRevision,
    wantsPage: boolean,
  ): Promise<Answer | undefined> => {
    const { site, revision } = now
    const open = livePath(address)
    const old = canonicalPath(open ?? address.pathname)
    const moved = site.redirects.find(({ from }) => from === old)
    const notFound = site.routes.find(({ path }) => path === notFoundPath)
    if (open !== undefined) {
      if (moved) return json({ revision, movedTo: moved.to } satisfies LiveAnswer)
      return notFound && json((await livePage(notFound, now)) satisfies LiveAnswer)
    }
    if (moved) return { type: 'text/html', text: redirectPage(moved, site), status: 302, location: moved.to }
    return wantsPage && notFound ? document(notFound, now) : undefined
  }

  /** What the build writes besides from all of the site. */
  const answerFile = ({ pathname }: URL, { site }: SiteRevision): Answer | undefined => {
    if (pathname === '/sitemap.xml') return { type: 'application/xml', text: sitemap(site) }
    return pathname === '/robots.txt' ? { type: 'text/plain', text: robots(site) } : undefined
  }

  const answer = async (address: URL, wantsPage: boolean): Promise<Answer | undefined> => {
    const early = sites.early()
    // A page that cannot be made because another file is wrong waits for the whole site, which tells what is wrong.
    const first = early && answerAt(address, early, { wantsPage, isShown: early.isSound })
    const shown = await first?.catch(() => undefined)
    if (shown) return shown
    const now = await sites.whole()
    if (typeof now !== 'string')
      return (
        (await answerAt(address, now, { wantsPage })) ??
        answerFile(address, now) ??
        answerMissing(address, now, wantsPage)
      )
    if (!wantsPage) return undefined
    return { type: 'text/html', text: await withTags(problemPage(now)), status: 500 }
  }

  const handle = async (request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    const address = new URL(request.url ?? '/', 'http://localhost')
    const found = await answer(address, request.headers.accept?.includes('text/html') ?? false)
    if (!found) return false
    response.writeHead(found.status ?? 200, {
      'content-type': `${found.type}; charset=utf-8`,
      'cache-control': 'no-store',
      ...(found.location !== undefined && { location: found.location }),
    })
    response.end(found.text)
    return true
  }
  return { answer: handle, openPage }
}
