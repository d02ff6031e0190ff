import { Feed } from 'feed'
import type { Site } from '../../content/model.ts'
import { escapeHtml } from '../../content/text/escapeHtml.ts'
import * as notes from '../collections/insights/queries.ts'
import { insightsPath, type Insight } from '../collections/insights/schema.ts'
import { areasOf, authorsOf } from '../collections/attorneys/queries.ts'
import { areasInOrder } from '../collections/practice-areas/queries.ts'
import { calendarOf, noonOf } from './vCardsAndCalendars.ts'

const feedSize = 30

/** The feeds, and a calendar file of each event, by address. */
export function insightFiles(site: Site): Map<string, string> {
  const { name, description } = site.organization
  const ended = site.ended.has(insightsPath) ? { title: name, description } : undefined
  // Readers keep asking for a feed after its page has ended.
  const page = site.routes.find(({ path }) => path === insightsPath) ?? ended
  if (page === undefined) return new Map()
  return new Map([
    [notes.feedPaths.atom, atomOf(site, feedOf(site, page))],
    [notes.feedPaths.json, JSON.stringify(feedOf(site, page), undefined, 2)],
    ...notes
      .allNotes(site)
      .flatMap(({ slug, data }): [string, string][] =>
        data.kind === 'event' ? [[notes.calendarPath(slug), calendarOf(site, { slug, data })]] : [],
      ),
  ])
}

/** A tag URI (RFC 4151), which stays when a file moves. The year is its authority's date. */
const idOf = (site: Site, { number }: Insight): string =>
  `tag:${new URL(site.organization.site).hostname},${number.slice(0, 4)}:notice-${number}`

type JsonFeed = ReturnType<typeof feedOf>

/** JSON Feed 1.1. */
function feedOf(site: Site, page: Record<'title' | 'description', string>) {
  const { name, site: origin } = site.organization
  const shown = notes.newestFirst(site).slice(0, feedSize)
  return {
    version: 'https://jsonfeed.org/version/1.1',
    title: `${name}: ${page.title}`,
    description: page.description,
    home_page_url: origin + insightsPath,
    feed_url: origin + notes.feedPaths.json,
    items: shown.map(({ slug, data }) => ({
      id: idOf(site, data),
      url: origin + notes.insightPath(slug),
      title: data.title,
      summary: data.summary,
      content_html: `<p>${escapeHtml('changes' in data ? data.changes : data.summary)}</p>`,
      date_published: noonOf(data.date).toISOString(),
      date_modified: noonOf(data.updated ?? data.date).toISOString(),
      authors: authorsOf(site, data).map(({ name, path }) =>
        path ? { name, url: origin + path } : { name },
      ),
      tags: areasOf(site, data.practiceAreas).map(({ label }) => label),
    })),
  }
}

/** The same in Atom, where titles and summaries are HTML. */
function atomOf(site: Site, { items, title, description, home_page_url, feed_url }: JsonFeed): string {
  const { name, legalName, site: origin } = site.organization
  const terms = new Map(areasInOrder(site).map(({ slug, data }) => [data.menuLabel, slug]))
  const latest = Math.max(...items.map((item) => Date.parse(item.date_modified)))
  const feed = new Feed({
    id: origin + notes.feedPaths.atom,
    title,
    description,
    link: home_page_url,
    copyright: legalName,
    ...(items.length > 0 && { updated: new Date(latest) }),
    feedLinks: { atom: origin + notes.feedPaths.atom, json: feed_url },
    generator: name,
  })
  for (const { id, url, date_modified, date_published, content_html, authors, tags, ...item } of items)
    feed.addItem({
      id,
      title: escapeHtml(item.title),
      link: url,
      date: new Date(date_modified),
      published: new Date(date_published),
      description: escapeHtml(item.summary),
      content: content_html,
      author: authors.map(({ name, url: link }) => ({ name, ...(link && { link }) })),
      category: tags.map((name) => ({ name, term: terms.get(name) ?? name })),
    })
  return feed.atom1()
}
