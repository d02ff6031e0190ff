import { isPublicFile, notFoundFile } from '../../content/publish/addresses.ts'
import { withQuery } from './hostFiles.ts'
import { defaultCaching, hstsHeader, type Hosting } from './hosting.ts'

/** How a host responds to a request over plain HTTP: with a file of the site, or only a status. @param files the site's files */
export function responseFor(
  { headers, paths, redirects }: Hosting,
  files: ReadonlySet<string>,
  { method, url = '' }: { method?: string | undefined; url?: string | undefined },
) {
  const respond = (status: number, more: Hosting['headers'] = [], file?: string) => ({
    status,
    headers: [defaultCaching, ...headers, ...more].filter(([name]) => name !== hstsHeader[0]),
    file,
  })
  if (method !== 'GET' && method !== 'HEAD') return respond(405, [['Allow', 'GET, HEAD']])
  // Origin form or absolute form (RFC 9112, 3.2).
  const [, rawPath, query = ''] = /^(?:https?:\/\/[^/?#]*)?(\/[^?#]*)(\?[^#]*)?/i.exec(url) ?? []
  const path = rawPath === undefined ? undefined : decodePath(rawPath)
  if (path === undefined) return respond(400)
  const fileAt = (address: string) =>
    [address.slice(1), address === '/' ? 'index.html' : `${address.slice(1)}.html`].find(
      (name) => files.has(name) && isPublicFile(name),
    )
  const clean = path.replace(/\/{2,}/g, '/').replace(/(?:(?:\/index)?\.html|\/)$/, '') || '/'
  const moved = redirects.find(({ from }) => from === path)?.to
  const target = moved ?? (clean !== path && fileAt(clean) ? encodeURI(clean) : undefined)
  if (target !== undefined) return respond(301, [['Location', withQuery(target, query)]])
  const file = fileAt(path)
  if (file === undefined) return respond(404, [], notFoundFile)
  const own = paths.flatMap(({ path: rule, headers: more }) => {
    const isOwn = rule.endsWith('/') ? `/${file}`.startsWith(rule) : `/${file}` === rule
    return isOwn ? more : []
  })
  return respond(200, own, file)
}

function decodePath(path: string): string | undefined {
  try {
    return decodeURIComponent(path)
  } catch {
    return undefined
  }
}
