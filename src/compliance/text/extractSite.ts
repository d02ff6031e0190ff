import type { Site } from '../../content/buildSite.ts'
import { makePayload } from '../../firm/data/makePayload.ts'
import type { PagePayload } from '../../firm/data/types.ts'
import type { FooterColumn, MenuItem } from '../../content/publish/menus.ts'
import type { ParsedBody } from '../../content/body/parseBody.ts'
import type { Route } from '../../content/publish/routes.ts'
import type { Firm } from '../../firm/collections/firm/schema.ts'
import { extractBody } from './extractBody.ts'
import { extractData, type DataText } from './extractData.ts'
import { normalizeText } from './normalizeText.ts'
import type { Fact, PageText, Section, SiteText } from './types.ts'

/**
 * The site as it is read. It starts from the payloads, which are all that templates are given, so nothing that
 * `content/` puts on a page can be missing here.
 */
export const extractSite = (site: Site): SiteText => ({
  shell: extractShell(site.firm),
  // Past versions of legal pages are kept as they were: nothing in them is judged any more.
  pages: site.routes
    .filter(({ supersededBy }) => supersededBy === undefined)
    .map((route) => extractPage(site, route)),
  menu: [...menuPlaces(site.menu), ...site.footer.flatMap(footerPlaces)],
  redirects: site.redirects.map(({ from, to }) => ({ from, to })),
})

/**
 * One page as it is read.
 * @param route a route of `site`
 */
export function extractPage(site: Site, route: Route): PageText {
  const bodies: ParsedBody[] = []
  // In place of HTML each body leaves a sign, which is exchanged for its text.
  const payload = makePayload(site, route, (prose) => `\u0000${bodies.push(prose) - 1}`)
  const bodyOf = (value: string, level: number) => {
    const prose = value.startsWith('\u0000') ? bodies[Number(value.slice(1))] : undefined
    return prose && extractBody(prose.tree, site.firm, level)
  }
  const { sections, facts } = extractData(shownData(payload), bodyOf)
  return {
    path: route.path,
    kind: route.kind,
    file: route.file,
    title: normalizeText(route.title),
    sections: [...sections, hidden(route)],
    facts: [...facts, ...correctionFact(site, route)],
  }
}

/** What a legal page's history, below its text, says of its last correction; past versions show none. */
function correctionFact({ entries, coming }: Site, { file, supersededBy }: Route): Fact[] {
  if (supersededBy !== undefined) return []
  const correction = [...entries.legal, ...coming].find((page) => page.file === file)?.data.correction
  return correction === undefined
    ? []
    : [{ key: 'correction', label: 'Correction', value: normalizeText(correction) }]
}

/** All of a page's data in the order of the page; the list of a legal page's sections repeats its headings. */
function shownData({ kind, facts, body, closing }: PagePayload): Record<string, unknown> {
  const { page, ...rest } = facts
  const { description: _description, ...own } = page
  const lists = kind === 'legal' ? {} : rest
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
function extractShell({
  footer,
  callToAction: _callToAction,
  sample: _sample,
  delivery: _delivery,
  timeZone: _timeZone,
  site: _site,
  approvals: _approvals,
  ...firm
}: Firm): DataText {
  return extractData({ ...firm, columns: footer.map(({ title }) => title) }, () => undefined)
}

const menuPlaces = (items: readonly MenuItem[], above = ''): SiteText['menu'] =>
  items.flatMap(({ label, path, items: below }) => [
    { place: above + label, path },
    ...menuPlaces(below, `${above}${label} > `),
  ])

const footerPlaces = ({ title, links }: FooterColumn): SiteText['menu'] =>
  links.map(({ label, path }) => ({ place: `Footer, ${title} > ${label}`, path }))
