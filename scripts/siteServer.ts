import compression from '@polka/compression'
import { existsSync, readFileSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import { join } from 'node:path'
import sirv from 'sirv'
import { canonicalPath } from '../src/site/addresses.ts'
import { notFoundPath } from '../src/site/routes.ts'
import { readHostRedirects } from '../src/vite/redirectFiles.ts'

/**
 * A server for a finished site: compression, real 404s, the canonical form of each address, the way on from old ones,
 * lasting caches for files whose name changes with their content. It looks at the folder anew for each request, since
 * the next build may take its place meanwhile.
 * @param folder the finished site
 */
export function siteServer(folder: string): Server {
  const files = sirv(folder, {
    dev: true,
    extensions: ['html'],
    etag: true,
    setHeaders: (response, path) => {
      // The library does not know this kind.
      if (path.endsWith('.ico')) response.setHeader('content-type', 'image/x-icon')
      response.setHeader(
        'cache-control',
        path.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      )
      response.setHeader('x-content-type-options', 'nosniff')
      response.setHeader('referrer-policy', 'strict-origin-when-cross-origin')
    },
  })
  const read = (name: string): string | undefined =>
    existsSync(join(folder, name)) ? readFileSync(join(folder, name), 'utf8') : undefined
  const compress = compression({ brotli: true, level: 9 })
  return createServer((request, response) => {
    compress(request, response, () => {
      const { pathname, search } = new URL(request.url ?? '/', 'http://localhost')
      // Two slashes at the beginning would lead to another host.
      const wanted = canonicalPath(pathname.replace(/^\/{2,}/, '/').replace(/\/index\.html$/, '/'))
      const target = readHostRedirects(read('_redirects') ?? '').get(wanted) ?? wanted
      if (target !== pathname) {
        const [address, hash] = target.split('#')
        response.writeHead(301, { location: address + search + (hash === undefined ? '' : `#${hash}`) }).end()
        return
      }
      const answerMissing = () => {
        response
          .writeHead(404, { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' })
          .end(read('404.html') ?? 'Not found')
      }
      // The page for missing addresses is itself at none.
      if (pathname === notFoundPath || pathname === `${notFoundPath}.html`) answerMissing()
      else files(request, response, answerMissing)
    })
  })
}
