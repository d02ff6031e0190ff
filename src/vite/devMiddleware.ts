import type { Route } from '../content/model/route.ts'
import { notFoundPath, canonicalPath, payloadPath } from '../content/publish/addresses.ts'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join, sep } from 'node:path'
import { isRunnableDevEnvironment, type ViteDevServer } from 'vite'
import { shellFacts } from '../firm/makePayload.ts'
import type { PagePayload } from '../firm/payload.ts'
import { buildYear } from '../node/buildDay.ts'
import { manifestAddress, webManifest } from './hosting/webManifest.ts'
import { isBundledCode } from './bundledCode.ts'
import { pluginTagWriter, problemPage } from './devDocument.ts'
import type { EarlySite, SiteRevision } from './devSiteState.ts'
import { payloadWithoutBuild } from './renderWithoutBuild.ts'
import { redirectPage } from './redirectFiles.ts'
import type { ServerEntry } from './serverEntry.ts'
import { robots, sitemap } from './sitemap.ts'
import type { SiteOptions } from './siteOptions.ts'

const shellAddress = '/shell.json'

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

/** The state of the content that an answer is made from. */
export const versionOf = ({ revision: { server, number } }: Pick<SiteRevision, 'revision'>): string =>
  `${server} ${number}`

const json = (value: object): Answer => ({ type: 'application/json', text: JSON.stringify(value) })

/**
 * Answers requests for pages, their and payloads from a site, each made when it is asked for.
 * @param sites the site as it stands
 * @returns what handles a request and says whether it has answered
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

  const withTags = pluginTagWriter(server)

  const payloadOf = async (route: Route, { site }: SiteRevision): Promise<PagePayload> =>
    payloadWithoutBuild(await loadEntry(), site, route)

  const document = async (route: Route, now: SiteRevision): Promise<Answer> => {
    const { pageRenderer } = await loadEntry()
    const publication = {
      script: `/${browserEntry}`,
      modules: [`/${takeOverEntry}`],
      shellAddress,
      version: versionOf(now),
      year: buildYear(),
    }
    const { html } = await pageRenderer(shellFacts(now.site), publication)(await payloadOf(route, now))
    return {
      type: 'text/html',
      text: await withTags(html),
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
    if (path === shellAddress) return json(site.registry.shellOf(site))
    const asData = routeAt(payloadPath(path))
    if (asData) return json({ ...(await payloadOf(asData, now)), version: versionOf(now) })
    const route = wantsPage ? routeAt(canonicalPath(path)) : undefined
    return route && document(route, now)
  }

  /** What is sent for an address at which nothing stands. */
  const answerMissing = async (
    address: URL,
    now: SiteRevision,
    wantsPage: boolean,
  ): Promise<Answer | undefined> => {
    const { site } = now
    const old = canonicalPath(address.pathname)
    const moved = site.redirects.find(({ from }) => from === old)
    const notFound = site.routes.find(({ path }) => path === notFoundPath)
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
  return handle
}
