import { lastChangeDate } from '../content/versions/legalVersions.ts'
import type { Site } from '../content/buildSite.ts'

/** The sitemap: every address that visitors may be led to, in its canonical form. */
export function sitemap({ firm, routes, entries }: Site): string {
  const updated = new Map(entries.legal.map(({ file, data }) => [file, lastChangeDate(data)]))
  const urls = routes
    .filter(({ listed }) => listed)
    .map(({ path, file }) => {
      const day = updated.get(file)
      return `<url><loc>${firm.site}${path}</loc>${day ? `<lastmod>${day}</lastmod>` : ''}</url>`
    })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...urls,
    '</urlset>',
    '',
  ].join('\n')
}

/** Everything may be read; the sitemap says what there is. */
export const robots = ({ firm }: Site): string =>
  `User-agent: *\nAllow: /\n\nSitemap: ${firm.site}/sitemap.xml\n`
