import type { Redirect, Site } from '../content/model.ts'
import { escapeHtml } from '../content/text/escapeHtml.ts'
import { pageFile } from '../content/publish/addresses.ts'
import { documentTitle } from '../content/publish/pageHead.ts'
import { routeAt } from '../content/publish/routes.ts'
import type { Host } from './hosting/hostFiles.ts'

/**
 * Redirect pages by file, for hosts that only serve files. `/old` and `/old.html` are both `old.html`. If both redirect,
 * `/old` is `old/index.html`. If a page of the site is that file, there is no redirect page.
 * @param host one that redirects by itself, if it's known: Netlify would prefer these pages to its rules
 */
export function redirectFiles(
  { redirects, routes }: Pick<Site, 'redirects' | 'routes'>,
  host?: Host,
): Map<string, Redirect> {
  if (host !== undefined) return new Map()
  const files = new Map<string, Redirect>()
  const taken = new Set(routes.map(({ path }) => pageFile(path)))
  const named = redirects.filter(({ from }) => isFileName(from))
  const others = redirects.filter(({ from }) => !isFileName(from))
  for (const redirect of [...named, ...others]) {
    const name = redirect.from.slice(1)
    const file = isFileName(name) ? name : pageFile(redirect.from)
    if (!taken.has(file)) files.set(files.has(file) ? `${name}/index.html` : file, redirect)
  }
  return files
}

const isFileName = (address: string): boolean => /\.html?$/.test(address)

/** A redirect page. It works without scripts, and search engines list the new address. */
export function redirectPage({ to }: Redirect, site: Site): string {
  const { organization } = site
  const target = routeAt(site, to.replace(/[?#].*$/, ''))
  const address = escapeHtml(to)
  const link = `<a href="${address}">${escapeHtml(target ? target.title : to)}</a>`
  return [
    '<!doctype html>',
    '<html lang="en">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(documentTitle(site, 'This page has moved'))}</title>`,
    `<meta http-equiv="refresh" content="0; url=${address}">`,
    `<link rel="canonical" href="${to.startsWith('/') ? escapeHtml(organization.site) : ''}${address}">`,
    '<meta name="robots" content="noindex">',
    '</head>',
    '<body>',
    `<p>This page has moved to ${link}.</p>`,
    '</body>',
    '</html>',
    '',
  ].join('\n')
}
