import { request } from 'node:http'
import type { Ask } from '../../src/node/archive/crawlSite.ts'
import { listenLocally } from '../listen.ts'
import { siteServer } from '../siteServer.ts'

/** A finished site that this process serves to itself. */
interface EphemeralServer {
  ask: Ask
  stop: () => Promise<void>
}

/**
 * Serves a finished site to this process, and requests its files as a browser would.
 * @param folder the finished site
 * @param site the site's public address, whose host the requests name
 */
export async function ephemeralServer(folder: string, site: string): Promise<EphemeralServer> {
  const { port, stop } = await listenLocally(siteServer(folder))
  const ask: Ask = (path) =>
    new Promise((done, fail) => {
      const asked = request(
        {
          host: '127.0.0.1',
          port,
          path,
          agent: false,
          headers: { host: new URL(site).host, accept: '*/*', 'accept-encoding': 'identity' },
        },
        (response) => {
          const parts: Buffer[] = []
          response.on('data', (part: Buffer) => parts.push(part))
          response.on('error', fail)
          response.on('end', () => {
            const headers = Object.entries(response.headers).flatMap(([name, value]) =>
              [value ?? []].flat().map((one) => [name, one] as const),
            )
            done({ path, status: response.statusCode ?? 0, headers, body: Buffer.concat(parts) })
          })
        },
      )
      asked.on('error', fail)
      asked.end()
    })
  return { ask, stop }
}
