import { notFoundPath } from './addresses.ts'

/**
 * Where the page of a path stands below the site's root: `/about` → `about.html`. With `about/index.html`, hosts such
 * as GitHub Pages and Cloudflare Pages would lead visitors from the canonical address to one with a slash.
 */
export const pageFile = (path: string): string => (path === '/' ? 'index.html' : `${path.slice(1)}.html`)

/** The page for missing addresses, by the name under which most hosts look for it. */
export const notFoundFile = pageFile(notFoundPath)

/**
 * Whether visitors may request a file of the site: not what hosts read, nor the page for missing addresses. `.well-known`
 * is the one name that may begin with a dot (RFC 8615).
 */
export const isPublicFile = (path: string): boolean =>
  !/(^|\/)(\.(?!well-known\/)|_)|^vercel\.json$/.test(path) && path !== notFoundFile
