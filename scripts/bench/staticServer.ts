import { readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { contentTypeOf } from '../../src/vite/hosting/contentTypes.ts'
import { sha256 } from '../../src/node/sha256.ts'
import { listenLocally, type LocalServer } from '../listen.ts'

interface Answer {
  body: Buffer
  headers: Record<string, string>
}

/**
 * Serves a peer's finished site at a free port of 127.0.0.1, as a good host does: compressed with Brotli as well as it
 * can, pages asked for again each time by their entity tag, everything else kept by browsers. What was served once is
 * kept in memory, so that the disk and the compression take no visitor's time.
 * @param folder the finished site
 */
export function serveStatic(folder: string): Promise<LocalServer> {
  const answers = new Map<string, Answer>()
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const file = fileAt(folder, decodeURIComponent(pathname))
    if (file === undefined) {
      response.writeHead(404).end()
      return
    }
    const answer = answers.get(file) ?? answerWith(file)
    answers.set(file, answer)
    if (request.headers['if-none-match'] === answer.headers['etag']) {
      response.writeHead(304, answer.headers).end()
      return
    }
    response.writeHead(200, { ...answer.headers, 'content-length': answer.body.length }).end(answer.body)
  })
  return listenLocally(server)
}

/** The file of an address: itself, a page without its ending, or that of a folder. */
const fileAt = (folder: string, path: string): string | undefined =>
  [path, `${path}.html`, join(path, 'index.html')]
    .map((name) => join(folder, name))
    .find((file) => statSync(file, { throwIfNoEntry: false })?.isFile())

function answerWith(file: string): Answer {
  const bytes = readFileSync(file)
  const type = contentTypeOf(extname(file))
  const isText = /text|json|javascript|xml|svg/.test(type)
  const headers = {
    'content-type': type,
    'cache-control': file.endsWith('.html') ? 'no-cache' : 'public, max-age=31536000, immutable',
    etag: `"${sha256(bytes).slice(0, 20)}"`,
  }
  return isText
    ? { body: brotliCompressSync(bytes), headers: { ...headers, 'content-encoding': 'br' } }
    : { body: bytes, headers }
}
