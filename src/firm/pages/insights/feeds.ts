import { Feed } from 'feed'
import { entriesOf } from '../../../content/model/content.ts'
import type { Entry } from '../../../content/model/entry.ts'
import type { Site } from '../../../content/model/site.ts'
import { escapeHtml } from '../../../content/text/escapeHtml.ts'
import { newYorkInstant } from '../../../content/text/newYorkTime.ts'
import {
  calendarPath,
  feedPaths,
  insightPath,
  insights,
  insightsPath,
  newestFirst,
  type Insight,
} from '../../collections/insights.ts'
import { ICAL } from '../../ical.ts'
import { authorsOf, personPath } from '../../collections/people.ts'
import { areasInOrder } from '../../collections/practice-areas.ts'

/** How many notes a feed has. */
const feedSize = 30

/** The feeds, and a calendar file of each event, by address. Atom's titles are HTML, JSON Feed's plain text. */
export function insightFiles(site: Site): Map<string, string> {
  const { name, description } = site.organization
  const ended = site.ended.has(insightsPath) ? { title: name, description } : undefined
  // Readers keep asking for a feed after its page has ended.
  const page = site.routes.find(({ path }) => path === insightsPath) ?? ended
  if (page === undefined) return new Map()
  const events = [...entriesOf(site, insights), ...entriesOf({ entries: site.past }, insights)]
  return new Map([
    [feedPaths.atom, feedOf(site, page, escapeHtml).atom1()],
    [feedPaths.json, feedOf(site, page, (text) => text).json1()],
    ...events.flatMap(({ slug, data }): [string, string][] =>
      data.kind === 'event' ? [[calendarPath(slug), calendarOf(site, { slug, data })]] : [],
    ),
  ])
}

/** Noon in Greenwich, which is the same day in New York. */
const timeOf = (day: string): Date => new Date(`${day}T12:00:00Z`)

/** A tag URI (RFC 4151), which stays when a file moves. The year is its authority's date. */
const idOf = (site: Site, { number }: Insight): string =>
  `tag:${new URL(site.organization.site).hostname},${number.slice(0, 4)}:notice-${number}`

/** @param markup makes HTML of plain text, which is what Atom's titles are */
function feedOf(
  site: Site,
  page: { title: string; description: string },
  markup: (text: string) => string,
): Feed {
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

type Event = Extract<Insight, { kind: 'event' }>

/** An event for calendars (RFC 5545). Its times are in UTC, so that no calendar needs New York's rules. */
function calendarOf(site: Site, { slug, data }: Pick<Entry<Event>, 'slug' | 'data'>): string {
  const { name, site: origin } = site.organization
  const event = [
    ['uid', {}, 'text', `notice-${data.number}@${new URL(origin).hostname}`],
    // The same bytes in every build.
    ['dtstamp', {}, 'date-time', inUtc(timeOf(data.date))],
    ['dtstart', {}, 'date-time', inUtc(newYorkInstant(data.starts))],
    ['dtend', {}, 'date-time', inUtc(newYorkInstant(data.ends))],
    ['summary', {}, 'text', data.title],
    ['description', {}, 'text', data.summary],
    ['location', {}, 'text', data.place],
    ['url', {}, 'uri', origin + insightPath(slug)],
  ]
  const head = [
    ['version', {}, 'text', '2.0'],
    ['prodid', {}, 'text', name],
  ]
  return `${ICAL.stringify(['vcalendar', head, [['vevent', event, []]]])}\r\n`
}

const inUtc = (time: Date): string => time.toISOString().replace(/\.\d+/, '')
