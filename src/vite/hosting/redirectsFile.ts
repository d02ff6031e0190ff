import type { HostingPolicy } from './hostingPolicy.ts'

/**
 * `_redirects`, for Netlify and Cloudflare Pages: one line for each, moved for good. Netlify prefers a file that
 * stands at an old address, and that leads on too; `301!`, with which it would not, Cloudflare does not read.
 */
export const redirectsFile = ({ redirects }: Pick<HostingPolicy, 'redirects'>): string =>
  redirects.map(({ from, to }) => `${from} ${to} 301\n`).join('')
