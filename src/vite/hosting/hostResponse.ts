import { isPublicFile, notFoundFile } from '../../content/publish/addresses.ts'
import { withQuery } from './hostFiles.ts'
import { defaultCaching, hstsHeader, type Hosting } from './hosting.ts'

type Header = Hosting['headers'][number]

/** A file of the site, or only a status. */
interface HostResponse {
  status: number
  headers: readonly Header[]
  file?: string
}

/** How a host responds to a request over plain HTTP. @param files the paths of the site's files */
export function responseFor(
  { headers, paths, redirects }: Hosting,
  files: ReadonlySet<string>,
  { method, url = '' }: { method?: string | undefined; url?: string | undefined },
): HostResponse {
  const common = [defaultCaching, ...headers].filter((header) => header[0] !== hstsHeader[0])
  if (method !== 'GET' && method !== 'HEAD')
    return { status: 405, headers: [...common, ['Allow', 'GET, HEAD']] }
  // Origin form or absolute form (RFC 9112, 3.2).
  const [, rawPath, query = ''] = /^(?:https?:\/\/[^/?#]*)?(\/[^?#]*)(\?[^#]*)?/i.exec(url) ?? []
  const path = rawPath === undefined ? undefined : decodePath(rawPath)
  if (path === undefined) return { status: 400, headers: common }
  const fileAt = (address: string) =>
    [address.slice(1), address === '/' ? 'index.html' : `${address.slice(1)}.html`].find(
      (name) => files.has(name) && isPublicFile(name),
    )
  const clean = path.replace(/\/{2,}/g, '/').replace(/(?:(?:\/index)?\.html|\/)$/, '') || '/'
  const moved = redirects.find(({ from }) => from === path)?.to
  const target = moved ?? (clean !== path && fileAt(clean) ? encodeURI(clean) : undefined)
  if (target !== undefined)
    return { status: 301, headers: [...common, ['Location', withQuery(target, query)]] }
  const file = fileAt(path)
  if (file === undefined) return { status: 404, headers: common, file: notFoundFile }
  const own = paths.filter((rule) =>
    rule.path.endsWith('/') ? `/${file}`.startsWith(rule.path) : `/${file}` === rule.path,
  )
  return { status: 200, headers: [...common, ...own.flatMap((rule) => rule.headers)], file }
}

function decodePath(path: string): string | undefined {
  try {
    return decodeURIComponent(path)
  } catch {
    return undefined
  }
}
