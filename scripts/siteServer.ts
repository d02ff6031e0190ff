import { readFileSync } from 'node:fs'
import { createServer, STATUS_CODES, type Server, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import send from 'send'
import { builtFiles } from '../src/node/output.ts'
import { responseFor } from '../src/vite/hosting/hostResponse.ts'
import { contentTypeOf } from '../src/vite/hosting/contentTypes.ts'
import { hostingFile } from '../src/vite/hosting/hostFiles.ts'
import type { Hosting } from '../src/vite/hosting/hosting.ts'

/** A server for the finished site. A build may replace the folder at any time. */
export const siteServer = (folder: string): Server =>
  createServer((request, response) => {
    try {
      const files = builtFiles(folder) ?? new Set()
      const { status, headers, file } = responseFor(hostingIn(folder, files), files, request)
      for (const [name, value] of headers) response.setHeader(name, value)
      if (file === undefined) return sendStatus(response, status)
      response.statusCode = status
      response.setHeader('Content-Type', contentTypeOf(file))
      const isFound = status === 200
      if (!isFound) delete request.headers.range
      // `send` uses only the request's conditions and range; the path is a file that the build wrote.
      send(request, encodeURI(join(folder, file)).replace(/[?#]/g, encodeURIComponent), {
        dotfiles: 'allow',
        cacheControl: false,
        etag: isFound,
        lastModified: isFound,
      })
        .on('error', (error: { status?: number }) => sendStatus(response, error.status ?? 500))
        .pipe(response)
    } catch (error) {
      console.error(error)
      sendStatus(response, 500)
    }
  })

function hostingIn(folder: string, files: ReadonlySet<string>): Hosting {
  if (!files.has(hostingFile)) return { headers: [], paths: [], redirects: [] }
  return JSON.parse(readFileSync(join(folder, hostingFile), 'utf8'))
}

function sendStatus(response: ServerResponse, status: number): void {
  if (response.headersSent) return void response.destroy()
  const text = `${status} ${STATUS_CODES[status] ?? ''}\n`
  response
    .writeHead(status, { 'Content-Type': contentTypeOf('.txt'), 'Content-Length': text.length })
    .end(text)
}
