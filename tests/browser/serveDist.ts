import { existsSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { listenLocally } from './listen.ts'
import { siteServer } from '../../scripts/siteServer.ts'
import { foldersOf } from '../../src/node/folders.ts'
import { recoverSite } from '../../src/node/output.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where the finished site is served, without a slash at the end. */
    siteAddress: string
    /** The folder of the finished site. */
    siteFolder: string
  }
}

/** The name of a header with which a visit asks for no drawings: each is a third cheaper without them. */
export const withoutDrawings = 'x-without-drawings'
export const emptyDrawing = '<svg xmlns="http://www.w3.org/2000/svg"/>'

/** Serves the finished site while the browser tests run. Fails when there is none. */
export default async function serveDist(project: TestProject): Promise<() => Promise<void>> {
  const { out } = foldersOf(join(import.meta.dirname, '../..'))
  recoverSite(out)
  if (!existsSync(join(out, 'index.html'))) {
    throw new Error(`There is no finished site in ${out}. Run "npm run build" first.`)
  }
  const site = siteServer(out)
  const server = createServer((request, response) => {
    const { headers, url } = request
    if (headers[withoutDrawings] !== undefined && url?.startsWith('/art/')) {
      response.writeHead(200, { 'content-type': 'image/svg+xml' }).end(emptyDrawing)
      return
    }
    site.emit('request', request, response)
  })
  const { port, stop } = await listenLocally(server)
  project.provide('siteAddress', `http://127.0.0.1:${port}`)
  project.provide('siteFolder', out)
  return stop
}
