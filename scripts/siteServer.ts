import { readFileSync } from 'node:fs'
import { createServer, STATUS_CODES, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import send from 'send'
import { isPublicFile, notFoundFile } from '../src/content/publish/addresses.ts'
import { builtFiles } from '../src/node/output.ts'
import { defaultCaching, secureHeader, type Hosting } from '../src/vite/hosting/hosting.ts'
import { contentTypeOf } from '../src/vite/hosting/contentTypes.ts'
import { hostingFile, withQuery } from '../src/vite/hosting/hostFiles.ts'

/** A finished site, as its build lists it. */
interface FinishedSite extends Pick<Hosting, 'headers' | 'paths'> {
  files: ReadonlySet<string>
  redirects: ReadonlyMap<string, string>
}

/** A server for the finished site in a folder, which the next build may replace at any time. */
export const siteServer = (folder: string): Server =>
  createServer((request, response) => {
    try {
      answer(folder, readSite(folder), request, response)
    } catch (error) {
      console.error(error)
      sendStatus(response, 500)
    }
  })

function answer(
  folder: string,
  site: FinishedSite,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  const { method = '', url = '' } = request
  setHeaders(response, site)
  if (method !== 'GET' && method !== 'HEAD') {
    response.setHeader('Allow', 'GET, HEAD')
    return sendStatus(response, 405)
  }
  // In origin form or in absolute form (RFC 9112, 3.2).
  const [, typed, query = ''] = /^(?:https?:\/\/[^/?#]*)?(\/[^?#]*)(\?[^#]*)?/i.exec(url) ?? []
  const path = typed === undefined ? undefined : decoded(typed)
  if (path === undefined) return sendStatus(response, 400)
  const clean = path.replace(/\/{2,}/g, '/').replace(/(?:(?:\/index)?\.html|\/)$/, '') || '/'
  const target =
    site.redirects.get(path) ?? (clean !== path && fileAt(site, clean) ? encodeURI(clean) : undefined)
  if (target !== undefined) {
    response.setHeader('Location', withQuery(target, query))
    return sendStatus(response, 301)
  }
  const file = fileAt(site, path)
  response.statusCode = file === undefined ? 404 : 200
  if (file !== undefined) setHeaders(response, site, `/${file}`)
  sendFile(request, response, join(folder, file ?? notFoundFile))
}

/** The file at an address, if there is one. */
function fileAt({ files }: FinishedSite, path: string): string | undefined {
  const names = [path.slice(1), path === '/' ? 'index.html' : `${path.slice(1)}.html`]
  return names.find((name) => files.has(name) && isPublicFile(name))
}

function sendFile(request: IncomingMessage, response: ServerResponse, file: string): void {
  response.setHeader('Content-Type', contentTypeOf(file))
  const isFound = response.statusCode === 200
  if (!isFound) delete request.headers.range
  // Of the request, only its conditions and its range count: the path is one that the build lists.
  send(request, encodeURI(file).replace(/[?#]/g, encodeURIComponent), {
    dotfiles: 'allow',
    cacheControl: false,
    etag: isFound,
    lastModified: isFound,
  })
    .on('error', (error: { status?: number }) => sendStatus(response, error.status ?? 500))
    .pipe(response)
}

/** An answer that is no file of the site. */
function sendStatus(response: ServerResponse, status: number): void {
  if (response.headersSent) return void response.destroy()
  const text = `${status} ${STATUS_CODES[status] ?? ''}\n`
  response
    .writeHead(status, { 'Content-Type': contentTypeOf('.txt'), 'Content-Length': text.length })
    .end(text)
}

function setHeaders(response: ServerResponse, site: FinishedSite, path = ''): void {
  const own = site.paths.filter((rule) =>
    rule.path.endsWith('/') ? path.startsWith(rule.path) : path === rule.path,
  )
  for (const [name, value] of [defaultCaching, ...site.headers, ...own.flatMap(({ headers }) => headers)])
    if (name !== secureHeader[0]) response.setHeader(name, value)
}

function readSite(folder: string): FinishedSite {
  const files = builtFiles(folder) ?? new Set()
  if (!files.has(hostingFile)) return { files, headers: [], paths: [], redirects: new Map() }
  const { redirects, ...hosting }: Hosting = JSON.parse(readFileSync(join(folder, hostingFile), 'utf8'))
  return { files, ...hosting, redirects: new Map(redirects.map(({ from, to }) => [from, to])) }
}

function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path)
  } catch {
    return undefined
  }
}
