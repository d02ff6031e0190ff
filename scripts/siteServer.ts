import { createServer, STATUS_CODES, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { join } from 'node:path'
import Negotiator from 'negotiator'
import send from 'send'
import { contentTypeOf } from '../src/vite/hosting/contentTypes.ts'
import { cachingOf, type HostingPolicy } from '../src/vite/hosting/hostingPolicy.ts'
import { notFoundFile } from '../src/content/publish/pageFiles.ts'
import { readTarget } from '../src/vite/hosting/requestTarget.ts'
import { finishedSite, type EncodedCopy, type SiteFile } from './finishedSite.ts'
import { listenLocally, type LocalServer } from './listen.ts'

/** The methods that a site knows. */
const methods = ['GET', 'HEAD']

/**
 * A server for a finished site. It follows the same policy as the hosts that the build writes configuration
 * for, and looks at the folder anew for each request, since the next build may have replaced it.
 * @param folder the finished site
 */
export function siteServer(folder: string): Server {
  const site = finishedSite(folder)

  const answer = (request: IncomingMessage, response: ServerResponse) => {
    const policy = site.policy()
    for (const [name, value] of headersOf(policy)) response.setHeader(name, value)
    if (!methods.includes(request.method ?? '')) {
      response.setHeader('Allow', methods.join(', '))
      return sendStatus(response, 405)
    }
    // Each request of HTTP/1.1 names its host (RFC 9112, 3.2).
    if (request.headers.host === undefined && request.httpVersion === '1.1') return sendStatus(response, 400)
    const target = readTarget(request.url ?? '', policy, (path) => site.file(path) !== undefined)
    if (target.kind === 'bad') return sendStatus(response, 400)
    if (target.kind === 'redirect') {
      response.setHeader('Location', target.location)
      return sendStatus(response, 301)
    }
    for (const path of target.kind === 'file' ? target.files : []) {
      const file = site.file(path)
      if (file === undefined) continue
      response.setHeader('Cache-Control', cachingOf(policy, `/${path}`))
      return sendFile(request, response, file)
    }
    const page = site.file(notFoundFile)
    if (page === undefined) return sendStatus(response, 404)
    response.statusCode = 404
    return sendFile(request, response, page)
  }

  const server = createServer(
    // A request without a host is answered above, with all headers.
    { requireHostHeader: false },
    (request, response) => {
      try {
        answer(request, response)
      } catch (error) {
        console.error(error)
        sendStatus(response, 500)
      }
    },
  )
  // A request that waits for "100 Continue" is answered at once; CONNECT, which asks for a tunnel, is refused.
  server.on('checkExpectation', (request, response) => server.emit('request', request, response))
  server.on('connect', (_, socket: Socket) => endWith(socket, 405, site.policy()))
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Socket) => {
    const status = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 }[error.code ?? ''] ?? 400
    endWith(socket, status, site.policy())
  })
  return server
}

/** Serves a finished site at a free port of 127.0.0.1. */
export const serveSite = (folder: string): Promise<LocalServer> => listenLocally(siteServer(folder))

/** The headers of every answer, without those for TLS alone, since the site is served over plain HTTP. */
const headersOf = ({ headers, defaultCaching }: HostingPolicy): HostingPolicy['headers'] => [
  ...headers,
  ['Cache-Control', defaultCaching],
]

/** An answer that is no file of the site. */
function sendStatus(response: ServerResponse, status: number): void {
  if (response.headersSent) return void response.destroy()
  const text = textOf(status)
  response.statusCode = status
  response.setHeader('Content-Type', contentTypeOf('.txt'))
  response.setHeader('Content-Length', Buffer.byteLength(text))
  response.end(response.req.method === 'HEAD' ? undefined : text)
}

const textOf = (status: number): string => `${status} ${STATUS_CODES[status] ?? ''}\n`

/** Answers on a connection that did not speak HTTP, and closes it. */
function endWith(socket: Socket, status: number, policy: HostingPolicy): void {
  if (!socket.writable) return void socket.destroy()
  const text = textOf(status)
  const headers: HostingPolicy['headers'] = [
    ...headersOf(policy),
    ...(status === 405 ? [['Allow', methods.join(', ')] as const] : []),
    ['Content-Type', contentTypeOf('.txt')],
    ['Content-Length', String(Buffer.byteLength(text))],
    ['Connection', 'close'],
  ]
  const lines = headers.map(([name, value]) => `${name}: ${value}`)
  socket.end([`HTTP/1.1 ${textOf(status).trimEnd()}`, ...lines, '', text].join('\r\n'))
}

/** Sends a file, or the requested range of it, in the encoding that the browser prefers. */
function sendFile(request: IncomingMessage, response: ServerResponse, file: SiteFile): void {
  const { headers } = request
  // Ranges are of the uncompressed file, and If-Range with a weak tag never matches (RFC 9110, 13.1.5).
  if (String(headers['if-range']).startsWith('W/')) delete headers.range
  const encodings = headers.range === undefined ? file.encodings : []
  if (file.encodings.length > 0) response.setHeader('Vary', 'Accept-Encoding')
  const sent = bestOf(encodings, request)
  if (sent) response.setHeader('Content-Encoding', sent.name)
  const found = response.statusCode === 200
  response.setHeader('Content-Type', contentTypeOf(file.path))
  if (found) response.setHeader('ETag', (sent ?? file).tag)
  const place = join('/', file.path + (sent?.ending ?? ''))
  send(request, encodeURI(place), {
    root: file.root,
    dotfiles: 'allow',
    index: false,
    cacheControl: false,
    etag: false,
    lastModified: found,
    acceptRanges: found,
  })
    .on('error', (error: { status?: number }) => {
      // The file has changed or gone while it was sent: no other answer is possible any more.
      if (response.headersSent) return void response.destroy()
      for (const name of ['Content-Encoding', 'Last-Modified', 'ETag']) response.removeHeader(name)
      response.setHeader('Cache-Control', 'no-cache')
      sendStatus(response, error.status ?? 500)
    })
    .pipe(response)
}

/** The encoding that the browser likes best; of those that it likes the same, the smallest. */
function bestOf(encodings: readonly EncodedCopy[], request: IncomingMessage): EncodedCopy | undefined {
  const names = [...encodings.map(({ name }) => name), 'identity']
  const negotiator: EncodingChooser = new Negotiator(request)
  const [chosen] = negotiator.encodings(names, { preferred: names })
  return encodings.find(({ name }) => name === chosen)
}

/** The option `preferred` of Negotiator, which its types lack: it decides between encodings that the browser likes the same. */
interface EncodingChooser {
  encodings: (available: readonly string[], options: { preferred: readonly string[] }) => string[]
}
