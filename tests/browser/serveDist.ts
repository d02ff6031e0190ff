import { existsSync } from 'node:fs'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { siteServer } from '../../scripts/siteServer.ts'
import { foldersOf } from '../../src/node/folders.ts'
import { recoverSite } from '../../src/node/output.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** The origin of the built site, without a slash at the end. */
    siteAddress: string
    /** The folder of the built site. */
    siteFolder: string
  }
}

/** A visit with this header gets empty drawings, which takes a third of the time without a GPU. */
export const withoutDrawings = 'x-without-drawings'

/** Serves the built site while the browser tests run. Throws if it isn't built. */
export default async function serveDist(project: TestProject): Promise<() => void> {
  const { out } = foldersOf(join(import.meta.dirname, '../..'))
  recoverSite(out)
  if (!existsSync(join(out, 'index.html')))
    throw new Error(`There is no built site in ${out}. Run "npm run build" first.`)
  const site = siteServer(out)
  const server = createServer((request, response) => {
    if (request.headers[withoutDrawings] && request.url?.startsWith('/art/'))
      response
        .writeHead(200, { 'content-type': 'image/svg+xml' })
        .end('<svg xmlns="http://www.w3.org/2000/svg"/>')
    else site.emit('request', request, response)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  project.provide('siteAddress', `http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  project.provide('siteFolder', out)
  return () => {
    server.closeAllConnections()
    server.close()
  }
}
