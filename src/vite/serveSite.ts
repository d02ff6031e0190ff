import type { IncomingMessage, ServerResponse } from 'node:http'
import { isRunnableDevEnvironment, type ViteDevServer } from 'vite'
import type { Site } from '../site/buildSite.ts'
import { printProblems } from '../site/printProblems.ts'
import { isError, type Problem } from '../site/problem.ts'
import { notFoundPath } from '../site/routes.ts'
import { artworkOf } from './artwork.ts'
import { browserEntry, serverEntry } from './buildSiteApp.ts'
import { buildYear } from './buildYear.ts'
import { contentStore } from './contentStore.ts'
import type { Folders } from './folders.ts'
import type { ServerEntry } from './serverEntry.ts'

const shellAddress = '/shell.json'

/**
 * Serves the site while it is written: pages, payloads and drawings are made when they are asked for, from the
 * content as it stands. A broken save shows every problem over the last good page, and goes away when mended.
 */
export function serveSite(server: ViteDevServer, folders: Folders, contentName: string): () => void {
  const store = contentStore(folders)
  let problems: Problem[] = []
  let site: Site | undefined
  const load = () => {
    const built = store.load()
    problems = built.problems
    site = built.site ?? site
    const errors = problems.filter(isError)
    if (errors.length > 0)
      server.config.logger.error(`\n${printProblems(problems, contentName)}\n`, { timestamp: true })
    return errors
  }
  const showOverlay = (errors: Problem[]) =>
    server.environments.client.hot.send({
      type: 'error',
      err: { message: printProblems(errors, contentName), stack: '' },
    })

  load()
  server.watcher.add(folders.content)
  let waiting: NodeJS.Timeout | undefined
  server.watcher.on('all', (_event, file) => {
    if (!file.startsWith(folders.content)) return
    // Editors save in bursts; one look after the last of them is enough.
    clearTimeout(waiting)
    waiting = setTimeout(() => {
      const errors = load()
      if (errors.length > 0) showOverlay(errors)
      else server.environments.client.hot.send({ type: 'custom', event: 'site:changed' })
    }, 30)
  })
  server.environments.client.hot.on('vite:client:connect', () => {
    const errors = problems.filter(isError)
    if (errors.length > 0) showOverlay(errors)
  })

  const renderer = async (good: Site) => {
    const environment = server.environments.ssr
    if (!isRunnableDevEnvironment(environment))
      throw new Error('The dev server needs Vite’s own ssr environment.')
    const entry: ServerEntry = await environment.runner.import(`/${serverEntry}`)
    const publication = { script: `/${browserEntry}`, shellAddress, version: 'dev', year: buildYear() }
    return { shell: () => entry.renderShell(good), render: entry.pageRenderer(good, publication) }
  }

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<boolean> => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname
    const send = (type: string, text: string, status = 200) => {
      response
        .writeHead(status, { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-store' })
        .end(text)
      return true
    }
    if (site === undefined) {
      if (!request.headers.accept?.includes('text/html')) return false
      return send(
        'text/html',
        await server.transformIndexHtml(path, problemPage(printProblems(problems, contentName))),
        500,
      )
    }
    const good = site
    const draw = artworkOf(good).get(path.slice(1))
    if (draw) return send('image/svg+xml', draw())
    if (path === shellAddress) return send('application/json', (await renderer(good)).shell())
    const payloadOf = path.endsWith('/index.json') ? path.slice(0, -'/index.json'.length) || '/' : undefined
    const wanted = payloadOf ?? (path.replace(/\/+$/, '') || '/')
    const route = good.routes.find((known) => known.path === wanted)
    if (payloadOf !== undefined && route) {
      const { payload } = await (await renderer(good)).render(route)
      return send('application/json', JSON.stringify(payload))
    }
    if (!request.headers.accept?.includes('text/html')) return false
    const shown = route ?? good.routes.find((known) => known.path === notFoundPath)
    if (!shown) return false
    const { html } = await (await renderer(good)).render(shown)
    return send(
      'text/html',
      await server.transformIndexHtml(path, html),
      shown.path === notFoundPath ? 404 : 200,
    )
  }

  return () => {
    server.middlewares.use((request, response, next) => {
      answer(request, response).then(
        (answered) => {
          if (!answered) next()
        },
        (error: unknown) => {
          if (error instanceof Error) server.ssrFixStacktrace(error)
          next(error)
        },
      )
    })
  }
}

/** What is shown while the content has never been whole since the server started. */
const problemPage = (text: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>The content has errors</title></head><body><pre>${text.replace(/[&<]/g, (c) => (c === '&' ? '&amp;' : '&lt;'))}</pre></body></html>`
