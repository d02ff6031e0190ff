import { dataOf } from '../../content/model/content.ts'
import type { Shell } from '../../content/model/payload.ts'
import type { Site } from '../../content/model/site.ts'
import { firmOf, firmOn } from '../collections/firm/queries.ts'
import { feedPaths } from '../collections/insights/queries.ts'
import { labelsFile } from '../labels.ts'

export function shellFacts(site: Site) {
  const search = site.routes.find(({ kind }) => kind === 'search')
  const hasFeeds = site.routes.some(({ kind }) => kind === 'insights')
  const feeds: Shell['feeds'] = hasFeeds
    ? { 'application/atom+xml': feedPaths.atom, 'application/feed+json': feedPaths.json }
    : {}
  return {
    firm: firmOn(firmOf(site), site.today),
    menu: site.menu,
    footer: site.footer,
    labels: dataOf(site, labelsFile),
    /** The link to the search, if there is one. */
    search: search && { label: search.label, path: search.path },
    feeds,
  }
}

export type ShellFacts = ReturnType<typeof shellFacts>
