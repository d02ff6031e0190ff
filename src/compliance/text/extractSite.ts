import type { ParsedBody } from '../../content/model/parsedBody.ts'
import type { Route } from '../../content/model/route.ts'
import type { FooterColumn, MenuItem, SitePayload, Site } from '../../content/model/site.ts'
import { kindOf, type Registry } from '../../content/model/registry.ts'
import { pageContext } from '../../content/publish/pageContext.ts'
import { pastVersions, versionedEntries } from '../../content/versions/legalVersions.ts'
import { everyPage } from '../../content/publish/addresses.ts'
import { everyPageText } from './everyPage.ts'
import { extractBody } from './extractBody.ts'
import { extractLabels, namedMonths } from './extractLabels.ts'
import { extractData, isRecord, type DataText } from './extractData.ts'
import { normalizeText } from './normalizeText.ts'
import type { PageText, Section, SiteText } from './types.ts'

/**
 * The site as it is read. It starts from the payloads, which are all that templates are given, so nothing that
 * `content/` puts on a page can be missing here.
 */
export const extractSite = (site: Site): SiteText => ({
  shell: extractShell(site),
  // Past versions of legal pages are kept as they were: nothing in them is judged any more.
  pages: site.routes
    .filter(({ supersededBy }) => supersededBy === undefined)
    .map((route) => extractPage(site, route)),
  menu: menuOf(site),
  redirects: site.redirects.map(({ from, to }) => ({ from, to })),
})

/**
 * One page as it is read.
 * @param route a route of `site`
 */
export function extractPage(site: Site, route: Route): PageText {
  if (route.path === everyPage) return extractEveryPage(site, route)
  const bodies: ParsedBody[] = []
  // In place of HTML each body leaves a sign, which is exchanged for its text.
  const render = (prose: ParsedBody) => `\u0000${bodies.push(prose) - 1}`
  const context = pageContext(site, route, { render })
  const { registry } = context.site
  const payload = registry.makePayload(context)
  const bodyOf = (value: string, level: number) => {
    const prose = value.startsWith('\u0000') ? bodies[Number(value.slice(1))] : undefined
    return prose && extractBody(prose, site.organization, level)
  }
  const { labels = {} } = payload
  const reading = readingOf(context.site)
  const { sections, facts } = extractData(shownData(registry, payload), reading, bodyOf)
  const { months } = reading.days
  const own = monthsOf(facts.flatMap(({ day }) => day ?? []))
  const past = new Set([...monthsOf(pastDays(site, route))].filter((month) => !own.has(month)))
  return {
    path: route.path,
    kind: route.kind,
    file: route.file,
    title: normalizeText(route.title),
    sections: [...sections, hidden(route), ...extractLabels(labels, { months, shown: past })],
    facts,
    ...(own.size > 0 ? { months: namedMonths({ months, shown: own }) } : {}),
  }
}

const readingOf = ({ registry, singles }: Site) => ({
  reading: registry.reading,
  days: registry.labelsOf({ singles }).dates,
})

/** The months of days, from 0. */
const monthsOf = (days: readonly string[]): ReadonlySet<number> =>
  new Set(days.map((day) => Number(day.slice(5, 7)) - 1))

/** The days that the history of a page with versions shows below its text. */
function pastDays(site: Site, { file, supersededBy }: Route): string[] {
  const page = [...versionedEntries(site), ...site.coming].find((entry) => entry.file === file)
  if (page === undefined || supersededBy !== undefined) return []
  return pastVersions(page, site.versions).flatMap(({ entry: { data } }) => [data.lastUpdated])
}

/** What stands on every page, for whoever approves it. */
const extractEveryPage = (site: Site, { path, kind, file, title }: Route): PageText => ({
  path,
  kind,
  file,
  title,
  ...everyPageText({ shell: extractShell(site), menu: menuOf(site) }),
})

/**
 * All of a page's data in the order of the page; what repeats other parts of it is left out. Labels are no part of it (nor
 * of `extractShell`): approvals are bound to this form of the wording, which was agreed on before content held labels.
 */
function shownData(registry: Registry, { kind, facts, body, closing }: SitePayload): Record<string, unknown> {
  const repeated = new Set(kindOf(registry, kind).repeats)
  const { page, ...rest }: Record<string, unknown> = { ...facts }
  const { description: _description, ...own } = isRecord(page) ? page : {}
  const lists = Object.fromEntries(Object.entries(rest).filter(([name]) => !repeated.has(name)))
  return { ...own, body, ...lists, ...(closing && { closing }) }
}

/** What only search engines and shared links show; it is held to the same rules as what is seen. */
const hidden = ({ description }: Route): Section => ({
  id: 'search-results',
  heading: 'In search results',
  level: 2,
  number: undefined,
  blocks: [{ role: 'hidden', text: normalizeText(description) }],
})

/** What header and footer say on every page. */
function extractShell(site: Site): DataText {
  const { registry, organization } = site
  const hidden = new Set(registry.organization.unshown)
  const shown = Object.entries(organization).filter(([name]) => !hidden.has(name))
  const columns = organization.footer.map(({ title }) => title)
  const data = { ...Object.fromEntries(shown), columns }
  const reading = readingOf(site)
  const { sections, facts } = extractData(data, reading, () => undefined)
  return {
    sections: [
      ...sections,
      ...extractLabels(registry.labelsOfEveryPage(site), { months: reading.days.months, shown: new Set() }),
    ],
    facts,
  }
}

const menuOf = ({ menu, footer }: Site): SiteText['menu'] => [
  ...menuPlaces(menu),
  ...footer.flatMap(footerPlaces),
]

const menuPlaces = (items: readonly MenuItem[], above = ''): SiteText['menu'] =>
  items.flatMap(({ label, path, items: below }) => [
    { place: above + label, path },
    ...menuPlaces(below, `${above}${label} > `),
  ])

const footerPlaces = ({ title, links }: FooterColumn): SiteText['menu'] =>
  links.map(({ label, path }) => ({ place: `Footer, ${title} > ${label}`, path }))

/** The site as it is read at every address: with the past versions of legal pages, which are judged no more. */
export const readWithVersions = (site: Site): SiteText => ({
  ...extractSite(site),
  pages: site.routes.map((route) => extractPage(site, route)),
})
