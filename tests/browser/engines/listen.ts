import type { Server } from 'node:net'

/** Has a server listen to this machine alone, at a port that is free. Out: the port. */
export async function listen(server: Server): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(0, '127.0.0.1', resolve)
  })
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('The server has no port.')
  return address.port
}
