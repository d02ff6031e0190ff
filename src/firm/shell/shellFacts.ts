import { dataOf } from '../../content/model/content.ts'
import type { Site } from '../../content/model/site.ts'
import { pick } from '../../content/model/pick.ts'
import { firmOf, firmOn } from '../collections/firm/queries.ts'
import { feedPaths } from '../collections/insights/queries.ts'
import { foreignPages } from '../collections/translations.ts'
import { labelsFile } from '../labels.ts'

export type ShellFacts = ReturnType<typeof shellFacts>

export function shellFacts(site: Site) {
  const search = site.routes.find(({ kind }) => kind === 'search')
  const hasFeeds = site.routes.some(({ kind }) => kind === 'insights')
  const feeds = { 'application/atom+xml': feedPaths.atom, 'application/feed+json': feedPaths.json }
  return {
    firm: firmOn(firmOf(site), site.today),
    ...pick(site, ['menu', 'footer']),
    labels: dataOf(site, labelsFile),
    foreign: foreignPages(site)
      .filter(({ entry }) => !entry.data.translationOf)
      .map(({ path, label, entry }) => ({ path, label, lang: entry.data.language })),
    search: search && pick(search, ['label', 'path']),
    feeds: hasFeeds ? feeds : {},
  }
}
