import type { Site } from '../content/model.ts'
import { addDays } from '../content/text/calendar.ts'
import { versionedEntries } from '../content/versions/legalVersions.ts'
import { languagesOf } from '../content/publish/translations.ts'
import { registry } from '../firm/registry.ts'
import { buildDate } from '../node/buildDate.ts'
import { speculationRulesAddress } from './hosting/hosting.ts'

/** The site's files next to its pages, by address. */
export const siteFiles = (site: Site): Map<string, string> =>
  new Map([
    ['/sitemap.xml', sitemap(site)],
    ['/robots.txt', `User-agent: *\nAllow: /\n\nSitemap: ${site.organization.site}/sitemap.xml\n`],
    ['/manifest.webmanifest', webManifest(site)],
    [speculationRulesAddress, speculationRules],
    [securityTxtAddress, securityTxt(site, buildDate())],
    ...registry.filesOf(site),
  ])

/** The canonical addresses of all listed pages. */
export function sitemap(site: Site): string {
  const origin = site.organization.site
  const updated = new Map(versionedEntries(site).map(({ file, data }) => [file, data.lastUpdated]))
  const urls = site.routes
    .filter(({ listed }) => listed)
    .map((route) => {
      const day = updated.get(route.file)
      const others = (languagesOf(site, route).alternates ?? []).map(
        ([lang, to]) => `<xhtml:link rel="alternate" hreflang="${lang}" href="${origin}${to}"/>`,
      )
      const more = [day ? `<lastmod>${day}</lastmod>` : '', ...others].join('')
      return `<url><loc>${origin}${route.path}</loc>${more}</url>\n`
    })
  const opening =
    'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"'
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${opening}>\n${urls.join('')}</urlset>\n`
}

/**
 * The name, icon and colors of the site on a phone's home screen. It opens in the browser.
 * Source: https://www.w3.org/TR/appmanifest/
 */
const webManifest = ({ organization, routes }: Site): string =>
  `${JSON.stringify({
    id: '/',
    name: organization.legalName,
    short_name: organization.name,
    description: routes.find(({ path }) => path === '/')?.description,
    lang: 'en',
    start_url: '/',
    display: 'browser',
    background_color: '#0b1622',
    theme_color: '#0b1622',
    icons: [192, 512].map((size) => ({
      src: `/icon-${size}.png`,
      sizes: `${size}x${size}`,
      type: 'image/png',
    })),
  })}\n`

/**
 * Lets browsers prerender links that the visitor hovers over or presses, until the page is hydrated and prefetches links
 * by itself. Excludes files. The rules are a file, since the policy forbids inline scripts.
 * Source: https://html.spec.whatwg.org/multipage/speculative-loading.html
 */
const links = [
  { href_matches: '/*' },
  { not: { href_matches: '/*.*' } },
  { selector_matches: '#root:not([data-hydrated]) a:not([download], [target])' },
]
const speculationRules = `${JSON.stringify({ prerender: [{ where: { and: links }, eagerness: 'moderate' }] })}\n`

const securityTxtAddress = '/.well-known/security.txt'

/** Days until `security.txt` expires. RFC 9116 (2.5.5) recommends less than a year. */
const validDays = 330

/** Where to report vulnerabilities (RFC 9116). @param day the build's date, as 2026-01-31 */
export function securityTxt({ organization: { site, email }, routes }: Site, day: string): string {
  const contact = routes.find(({ kind }) => kind === 'contact')?.path
  return [
    `Contact: mailto:${email}`,
    ...(contact === undefined ? [] : [`Contact: ${site}${contact}`]),
    `Expires: ${addDays(day, validDays)}T00:00:00Z`,
    'Preferred-Languages: en',
    `Canonical: ${site}${securityTxtAddress}`,
    '',
  ].join('\n')
}
