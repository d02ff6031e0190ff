import { createServer, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { listen } from '../listen.ts'
import { record, recordPath } from './record.ts'

/** A server that stands in front of the site. */
export interface RecordingProxy {
  /** Where the site is served through it, without a slash at the end. */
  address: string
  /** What the pages have said so far, and which files they asked for in vain. */
  recorded: string[]
  close: () => Promise<void>
}

const scriptPath = '/recorder.js'

/**
 * Serves the site with all its headers unchanged, and has each page run one script more, before all others: it tells
 * what the page's console is told of. The policy of the site allows it, as a file of the site's own.
 * @param site where the site is served, without a slash at the end
 */
export async function recordingProxy(site: string): Promise<RecordingProxy> {
  const recorded: string[] = []
  const server = createServer(async (incoming, outgoing) => {
    if (incoming.url === recordPath) {
      recorded.push(await text(incoming))
      outgoing.writeHead(204).end()
      return
    }
    if (incoming.url === scriptPath) {
      outgoing
        .writeHead(200, { 'content-type': 'text/javascript' })
        .end(`(${record.toString()})('${recordPath}')`)
      return
    }
    const headers = { ...incoming.headers, 'accept-encoding': 'identity' }
    const asked = request(site + incoming.url, { method: incoming.method, headers }, async (answer) => {
      const { statusCode = 502, headers: given } = answer
      if (statusCode >= 400 && incoming.headers['sec-fetch-dest'] !== 'document') {
        recorded.push(`${statusCode} for ${incoming.url}`)
      }
      const location = given.location?.replace(site, '')
      if (!given['content-type']?.startsWith('text/html')) {
        outgoing.writeHead(statusCode, given)
        answer.pipe(outgoing)
        return
      }
      const html = (await text(answer)).replace('<head>', `<head><script src="${scriptPath}"></script>`)
      const { 'content-length': _, 'content-encoding': __, ...rest } = given
      outgoing.writeHead(statusCode, location === undefined ? rest : { ...rest, location }).end(html)
    })
    asked.on('error', (error) => outgoing.destroy(error))
    incoming.pipe(asked)
  })
  return {
    address: `http://127.0.0.1:${await listen(server)}`,
    recorded,
    close: async () => {
      server.closeAllConnections()
      await new Promise((closed) => server.close(closed))
    },
  }
}
