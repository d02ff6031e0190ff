import { dataOf } from '../../content/model/content.ts'
import type { FooterColumn, MenuItem, Site } from '../../content/model/site.ts'
import { firmOf, firmOn, type ShownFirm } from '../collections/firm/queries.ts'
import { feedPaths } from '../collections/insights/queries.ts'
import { labelsFile, type Labels } from '../labels.ts'

export interface ShellFacts {
  firm: ShownFirm
  menu: MenuItem[]
  footer: FooterColumn[]
  labels: Labels
  /** The link to the search, if there is one. */
  search: { label: string; path: string } | undefined
  feeds: Readonly<Record<string, string>>
}

export function shellFacts(site: Site): ShellFacts {
  const search = site.routes.find(({ kind }) => kind === 'search')
  return {
    firm: firmOn(firmOf(site), site.today),
    menu: site.menu,
    footer: site.footer,
    labels: dataOf(site, labelsFile),
    search: search && { label: search.label, path: search.path },
    feeds: site.routes.some(({ kind }) => kind === 'insights')
      ? { 'application/atom+xml': feedPaths.atom, 'application/feed+json': feedPaths.json }
      : {},
  }
}
