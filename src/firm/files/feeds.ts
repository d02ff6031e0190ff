import { Feed } from 'feed'
import type { Site } from '../../content/model/site.ts'
import { escapeHtml } from '../../content/text/escapeHtml.ts'
import {
  allNotes,
  calendarPath,
  feedPaths,
  insightPath,
  newestFirst,
} from '../collections/insights/queries.ts'
import { insightsPath, type Insight } from '../collections/insights/schema.ts'
import { authorsOf, personPath } from '../collections/attorneys/queries.ts'
import { areasInOrder } from '../collections/practice-areas/queries.ts'
import { calendarOf, timeOf } from './ical.ts'

/** How many notes a feed has. */
const feedSize = 30

/** The feeds, and a calendar file of each event, by address. Atom's titles are HTML, JSON Feed's plain text. */
export function insightFiles(site: Site): Map<string, string> {
  const { name, description } = site.organization
  const ended = site.ended.has(insightsPath) ? { title: name, description } : undefined
  // Readers keep asking for a feed after its page has ended.
  const page = site.routes.find(({ path }) => path === insightsPath) ?? ended
  if (page === undefined) return new Map()
  return new Map([
    [feedPaths.atom, feedOf(site, page, escapeHtml).atom1()],
    [feedPaths.json, feedOf(site, page, (text) => text).json1()],
    ...allNotes(site).flatMap(({ slug, data }): [string, string][] =>
      data.kind === 'event' ? [[calendarPath(slug), calendarOf(site, { slug, data })]] : [],
    ),
  ])
}

/** A tag URI (RFC 4151), which stays when a file moves. The year is its authority's date. */
const idOf = (site: Site, { number }: Insight): string =>
  `tag:${new URL(site.organization.site).hostname},${number.slice(0, 4)}:notice-${number}`

/** @param markup makes HTML of plain text, which is what Atom's titles are */
function feedOf(site: Site, page: Record<'title' | 'description', string>, markup: (text: string) => string) {
  const { name, legalName, site: origin } = site.organization
  const shown = newestFirst(site).slice(0, feedSize)
  const areas = new Map(areasInOrder(site).map(({ slug, data }) => [slug, data.menuLabel]))
  const feed = new Feed({
    id: origin + feedPaths.atom,
    title: `${name}: ${page.title}`,
    description: page.description,
    link: `${origin}${insightsPath}`,
    copyright: legalName,
    ...(shown[0] && { updated: timeOf(shown[0].data.date) }),
    feedLinks: { atom: origin + feedPaths.atom, json: origin + feedPaths.json },
    generator: name,
  })
  for (const { slug, data } of shown)
    feed.addItem({
      id: idOf(site, data),
      title: markup(data.title),
      link: origin + insightPath(slug),
      date: timeOf(data.date),
      published: timeOf(data.date),
      description: markup(data.summary),
      content: `<p>${escapeHtml('changes' in data ? data.changes : data.summary)}</p>`,
      author: authorsOf(site, data).map(({ name, slug }) => ({
        name,
        ...(slug !== undefined && { link: origin + personPath(slug) }),
      })),
      category: data.practiceAreas.map((area) => ({ term: area, name: areas.get(area) ?? area })),
    })
  return feed
}
