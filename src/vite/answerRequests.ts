import type { IncomingMessage, ServerResponse } from 'node:http'
import { isRunnableDevEnvironment, type ViteDevServer } from 'vite'
import { canonicalPath, payloadPath } from '../site/addresses.ts'
import type { Site } from '../site/buildSite.ts'
import { notFoundPath } from '../site/routes.ts'
import { artworkOf } from './artwork.ts'
import { buildYear } from './buildDay.ts'
import { browserEntry, serverEntry } from './entries.ts'
import { redirectPage } from './redirectFiles.ts'
import type { ServerEntry } from './serverEntry.ts'

const shellAddress = '/shell.json'

/** What is sent for one request. */
interface Answer {
  type: 'text/html' | 'application/json' | 'image/svg+xml'
  text: string
  status?: number
  /** Where an old address leads; browsers do not remember it, since it may change with the next save. */
  location?: string
}

/**
 * Answers requests for pages, their payloads and the drawings from a site, each made when it is asked for.
 * @param siteNow the site as it stands, or the text that tells why there is none
 * @returns a handler that says whether it has answered
 */
export function answerRequests(server: ViteDevServer, siteNow: () => Site | string) {
  const renderer = async (site: Site) => {
    const { ssr } = server.environments
    if (!isRunnableDevEnvironment(ssr)) throw new Error('The dev server needs Vite’s own ssr environment.')
    const entry: ServerEntry = await ssr.runner.import(`/${serverEntry}`)
    const publication = { script: `/${browserEntry}`, shellAddress, version: 'dev', year: buildYear() }
    return { shell: () => entry.renderShell(site), render: entry.pageRenderer(site, publication) }
  }

  const answer = async (path: string, wantsPage: boolean): Promise<Answer | undefined> => {
    const site = siteNow()
    if (typeof site === 'string') {
      if (!wantsPage) return undefined
      return {
        type: 'text/html',
        text: await server.transformIndexHtml(path, problemPage(site)),
        status: 500,
      }
    }
    const draw = artworkOf(site).get(path.slice(1))
    if (draw) return { type: 'image/svg+xml', text: draw() }
    if (path === shellAddress) return { type: 'application/json', text: (await renderer(site)).shell() }
    const routeAt = (wanted: string | undefined) => site.routes.find((route) => route.path === wanted)
    const asData = routeAt(payloadPath(path))
    if (asData) {
      const { payload } = await (await renderer(site)).render(asData)
      return { type: 'application/json', text: JSON.stringify(payload) }
    }
    const moved = site.redirects.find(({ from }) => from === canonicalPath(path))
    if (moved) return { type: 'text/html', text: redirectPage(moved, site), status: 302, location: moved.to }
    const route = routeAt(canonicalPath(path)) ?? routeAt(notFoundPath)
    if (!wantsPage || !route) return undefined
    const { html } = await (await renderer(site)).render(route)
    return {
      type: 'text/html',
      text: await server.transformIndexHtml(path, html),
      status: route.path === notFoundPath ? 404 : 200,
    }
  }

  return async (request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname
    const found = await answer(path, request.headers.accept?.includes('text/html') ?? false)
    if (!found) return false
    response.writeHead(found.status ?? 200, {
      'content-type': `${found.type}; charset=utf-8`,
      'cache-control': 'no-store',
      ...(found.location !== undefined && { location: found.location }),
    })
    response.end(found.text)
    return true
  }
}

/** What is shown while the content has never been in order since the server started. */
const problemPage = (text: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>The content has errors</title></head>` +
  `<body><pre>${text.replace(/[&<]/g, (sign) => (sign === '&' ? '&amp;' : '&lt;'))}</pre></body></html>`
