import type { Site } from '../model/site.ts'
import { versionedEntries } from '../versions/legalVersions.ts'

/** The canonical addresses of all listed pages. */
export function sitemap(site: Site): string {
  const { organization, routes } = site
  const updated = new Map(versionedEntries(site).map(({ file, data }) => [file, data.lastUpdated]))
  const urls = routes
    .filter(({ listed }) => listed)
    .map(({ path, file }) => {
      const day = updated.get(file)
      return `<url><loc>${organization.site}${path}</loc>${day ? `<lastmod>${day}</lastmod>` : ''}</url>`
    })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n')
}

export const robots = ({ organization }: Site): string =>
  `User-agent: *\nAllow: /\n\nSitemap: ${organization.site}/sitemap.xml\n`
