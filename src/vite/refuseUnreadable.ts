import type { IncomingMessage } from 'node:http'
import type { ViteDevServer } from 'vite'

/**
 * What a request asks for, as a path with its query; undefined when no address of a site can be meant.
 * @param target as it stands in the request's first line
 */
function readTarget(target: string | undefined): string | undefined {
  if (target === undefined) return undefined
  try {
    // RFC 9112, 3.2.2: clients of a proxy send the whole address.
    const { pathname, search } = new URL(target.startsWith('/') ? `http://localhost${target}` : target)
    const isReadable = !pathname.startsWith('//') && !decodeURIComponent(pathname).includes('\0')
    return isReadable ? pathname + search : undefined
  } catch {
    return undefined
  }
}

/** The protocols that Vite's own sockets speak. */
const socketProtocols = ['vite-hmr', 'vite-ping']

/**
 * Answers requests whose address nobody can read with 400 before Vite sees it: Vite's own code throws at some of them,
 * which would end the server.
 */
export function refuseUnreadable({ httpServer, middlewares }: ViteDevServer): void {
  const refused = new WeakSet<IncomingMessage>()
  httpServer?.prependListener('request', (request) => {
    const target = readTarget(request.url)
    if (target === undefined) refused.add(request)
    request.url = target ?? '/'
  })
  middlewares.use((request, response, next) => {
    if (!refused.has(request)) return next()
    response.writeHead(400, { 'content-type': 'text/plain; charset=utf-8' })
    response.end('No page can stand at this address.\n')
  })
  httpServer?.prependListener('upgrade', (request, socket) => {
    const target = readTarget(request.url)
    const { 'sec-websocket-protocol': protocol = '' } = request.headers
    // Vite would keep a socket for any other address open and never answer.
    if (target?.replace(/\?.*/, '') === '/' && socketProtocols.includes(protocol)) {
      request.url = target
      return
    }
    socket.on('error', () => socket.destroy())
    socket.end('HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Length: 0\r\n\r\n')
    // Vite looks at every request for a socket: it lets go of one that is not in its protocol.
    delete request.headers['sec-websocket-protocol']
    request.url = '/'
  })
}
