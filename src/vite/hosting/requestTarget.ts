import { notFoundPath, canonicalPath } from '../../content/publish/addresses.ts'
import type { HostingPolicy } from './hostingPolicy.ts'
import { isPublicFile, pageFile } from '../../content/publish/pageFiles.ts'

/** What a request asks for. */
type Target =
  | { kind: 'bad' }
  | { kind: 'missing' }
  /** What was asked for stands elsewhere, for good. */
  | { kind: 'redirect'; location: string }
  /** The files, below the site's root, of which the first that is there is the answer. */
  | { kind: 'file'; files: readonly string[] }

/**
 * What the target of a request means (RFC 9112, 3.2: in origin form or in absolute form).
 * @param isFile whether a file is there, by its path below the site’s root
 */
export function readTarget(
  target: string,
  { redirects }: Pick<HostingPolicy, 'redirects'>,
  isFile: (path: string) => boolean,
): Target {
  const { typed, query = '' } =
    /^(?:https?:\/\/[^/?#]*)?(?<typed>\/[^?#]*)(?<query>\?[^#]*)?$/i.exec(target)?.groups ?? {}
  // Browsers take a backslash for a slash: behind the first one it would lead to another host.
  if (typed === undefined || !/^[!-[\]-~]+$/.test(target)) return { kind: 'bad' }
  const path = decoded(typed)
  // A browser has no reason to send parts of dots: it takes them away first.
  if (path === undefined || /%00|%5C/i.test(typed) || hasDots(path)) return { kind: 'bad' }
  const redirect = redirects.find(({ from }) => from === path)
  if (redirect) return { kind: 'redirect', location: withQuery(redirect.to, query) }
  // What is sent back is what was typed, never what was decoded, and begins with one slash.
  const canonical = canonicalPath(typed.replace(/\/{2,}/g, '/'))
  if (canonical !== typed) return { kind: 'redirect', location: canonical + query }
  if (typed === '/index' || typed === '/index.html') return { kind: 'redirect', location: `/${query}` }
  const page = /^(?<page>\/.+?)(?:\/index)?\.html$/.exec(typed)?.groups?.['page']
  if (page !== undefined && page !== notFoundPath && isFile(pageFile(decodeURIComponent(page))))
    return { kind: 'redirect', location: page + query }
  if (path === notFoundPath) return { kind: 'missing' }
  const files = [...(path === '/' ? [] : [path.slice(1)]), pageFile(path)].filter(isPublicFile)
  return files.length > 0 ? { kind: 'file', files } : { kind: 'missing' }
}

function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path)
  } catch {
    return undefined
  }
}

const hasDots = (path: string): boolean => /(^|\/)\.\.?(\/|$)/.test(path)

/** The target of a redirect with the query that was asked with, before its hash; one that has a query of its own keeps that. */
export function withQuery(to: string, query: string): string {
  if (query === '' || to.includes('?')) return to
  const [address = '', ...hash] = to.split('#')
  return [address + query, ...hash].join('#')
}
