import { dataOf, pick, type Site } from '../../content/model.ts'
import { firmOf, firmOn } from '../collections/firm/queries.ts'
import { feedPaths } from '../collections/insights/queries.ts'
import { foreignPages } from '../../content/publish/translations.ts'
import { labelsFile } from '../labels.ts'

export type ShellFacts = ReturnType<typeof shellFacts>

export function shellFacts(site: Site) {
  const first = (wanted: string) => {
    const route = site.routes.find(({ kind }) => kind === wanted)
    return route && pick(route, ['label', 'path'])
  }
  const notices = first('insights')
  const feeds = { 'application/atom+xml': feedPaths.atom, 'application/feed+json': feedPaths.json }
  return {
    firm: firmOn(firmOf(site), site.today),
    ...pick(site, ['menu', 'footer']),
    labels: dataOf(site, labelsFile),
    foreign: foreignPages(site)
      .filter(({ entry }) => !entry.data.translationOf)
      .map(({ path, label, entry }) => ({ path, label, lang: entry.data.language })),
    search: first('search'),
    contact: first('contact'),
    notices,
    feeds: notices ? feeds : {},
  }
}
