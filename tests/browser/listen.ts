import { once } from 'node:events'
import type { Server as HttpServer } from 'node:http'
import type { Server } from 'node:net'

/** A server that listens to this computer alone. */
export interface LocalServer {
  port: number
  /** Ends it, and whatever is still being answered. */
  stop: () => Promise<void>
}

/**
 * Has a server listen at a free port of 127.0.0.1.
 * @returns the port
 * @throws when the system gives none
 */
export async function listen(server: Server): Promise<number> {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('The server has no port.')
  return address.port
}

/** The same with a server of HTTP, which can be stopped again. */
export async function listenLocally(server: HttpServer): Promise<LocalServer> {
  const port = await listen(server)
  const stop = async () => {
    server.closeAllConnections()
    await new Promise((resolve) => server.close(resolve))
  }
  return { port, stop }
}
