import type { Entry } from '../../content/model/entry.ts'
import type { Site } from '../../content/model/site.ts'
import { newYorkInstant } from '../../content/text/newYorkTime.ts'
import { insightPath } from '../collections/insights/queries.ts'
import type { Insight } from '../collections/insights/schema.ts'
import { ICAL } from './ical.ts'

/** Noon in Greenwich, which is the same day in New York. */
export const timeOf = (day: string): Date => new Date(`${day}T12:00:00Z`)

type Event = Extract<Insight, { kind: 'event' }>

/** An event for calendars (RFC 5545). Its times are in UTC, so that no calendar needs New York's rules. */
export function calendarOf(site: Site, { slug, data }: Pick<Entry<Event>, 'slug' | 'data'>): string {
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
