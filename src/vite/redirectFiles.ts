import type { Site } from '../site/buildSite.ts'
import { escapeHtml } from '../site/escapeHtml.ts'
import type { Redirect } from '../site/ledger/wrongRedirect.ts'

/**
 * Old addresses lead on in two ways: by a file that hosts such as Netlify and Cloudflare Pages read (`_redirects`), and
 * by a page at each old address, for hosts that serve files and nothing else.
 */

/** The text of `_redirects`: one line for each, moved for good. */
export const hostRedirects = (redirects: readonly Redirect[]): string =>
  redirects.map(({ from, to }) => `${from} ${to} 301\n`).join('')

/** The other way round, for our own server: old addresses with where they lead. */
export const readHostRedirects = (text: string): Map<string, string> =>
  new Map(
    text.split('\n').flatMap((line): [string, string][] => {
      const [from, to] = line.split(' ')
      return from && to ? [[from, to]] : []
    }),
  )

/** Where the page of an old address stands below the site's root: `/old` → `old/index.html`, `/old.html` → `old.html`. */
export const redirectFile = ({ from }: Redirect): string =>
  /\.html?$/.test(from) ? from.slice(1) : `${from.slice(1)}/index.html`

/** The page at an old address. It works without scripts, and search engines list the new address instead. */
export function redirectPage({ to }: Redirect, { firm, routes }: Site): string {
  const target = routes.find(({ path }) => path === to.replace(/[?#].*$/, ''))
  const address = escapeHtml(to)
  return [
    '<!doctype html>',
    '<html lang="en">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>This page has moved | ${escapeHtml(firm.name)}</title>`,
    `<meta http-equiv="refresh" content="0; url=${address}">`,
    `<link rel="canonical" href="${to.startsWith('/') ? escapeHtml(firm.site) : ''}${address}">`,
    '<meta name="robots" content="noindex">',
    '</head>',
    '<body>',
    `<p>This page has moved to <a href="${address}">${escapeHtml(target?.title ?? to)}</a>.</p>`,
    '</body>',
    '</html>',
    '',
  ].join('\n')
}
