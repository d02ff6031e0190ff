import ICAL from 'ical.js'
import type { Entry, Site } from '../../content/model.ts'
import { newYorkInstant } from '../../content/text/newYorkTime.ts'
import { nameParts } from '../../content/text/personName.ts'
import { personPath, register, titlesOf, vCardPath } from '../collections/attorneys/queries.ts'
import type { Person } from '../collections/attorneys/schema.ts'
import { insightPath, onlineUrl } from '../collections/insights/queries.ts'
import type { Event } from '../collections/insights/schema.ts'

// ical.js doesn't count the space before a continued line, and a line may have 75 bytes.
ICAL.foldLength = 74

/** The contact details of all people as files for address books (vCard 3.0, which all of them read), by address. */
export const vCards = (site: Site): ReadonlyMap<string, string> =>
  new Map(register(site).map((person) => [vCardPath(person.slug), vCard(person, site)]))

/** ical.js escapes commas, semicolons and line breaks, and folds long lines between characters. */
function vCard({ slug, data }: Entry<Person>, { organization: firm, today }: Site): string {
  const { street, floor = '', city, region, postalCode } = firm.address
  const { family, given, suffix } = nameParts(data)
  const card = [
    ['version', {}, 'text', '3.0'],
    ['uid', {}, 'text', `${slug}@${new URL(firm.site).hostname}`],
    // The day of the build, since people's files have no date.
    ...(today === undefined ? [] : [['rev', {}, 'date-time', inUtc(noonOf(today))]]),
    ['fn', {}, 'text', data.name],
    ['n', {}, 'text', [family, given, '', '', suffix]],
    ['org', {}, 'text', [firm.legalName]],
    ...titlesOf(data).map((title) => ['title', {}, 'text', title]),
    ['tel', { type: ['work', 'voice'] }, 'phone-number', data.phone ?? firm.phone],
    ['email', { type: ['internet', 'work'] }, 'text', data.email ?? firm.email],
    ['adr', { type: 'work' }, 'text', ['', floor, street, city, region, postalCode, 'USA']],
    ['url', {}, 'uri', firm.site + personPath(slug)],
  ]
  return ICAL.stringify(['vcard', card])
}

/** Noon in Greenwich, which is the same day in New York. */
export const noonOf = (day: string): Date => new Date(`${day}T12:00:00Z`)

/** An event for calendars (RFC 5545). Its times are in UTC, so that no calendar needs New York's rules. */
export function calendarOf(site: Site, { slug, data }: Pick<Entry<Event>, 'slug' | 'data'>): string {
  const { name, site: origin } = site.organization
  const event = [
    ['uid', {}, 'text', `notice-${data.number}@${new URL(origin).hostname}`],
    // The same bytes in every build.
    ['dtstamp', {}, 'date-time', inUtc(noonOf(data.updated ?? data.date))],
    ['sequence', {}, 'integer', revisionOf(data)],
    ['status', {}, 'text', data.canceled ? 'CANCELLED' : 'CONFIRMED'],
    ['dtstart', {}, 'date-time', inUtc(newYorkInstant(data.starts))],
    ['dtend', {}, 'date-time', inUtc(newYorkInstant(data.ends))],
    ['summary', {}, 'text', data.title],
    ['description', {}, 'text', data.summary],
    ['location', {}, 'text', [data.place, onlineUrl(origin, data)].filter(Boolean).join('; ')],
    ['url', {}, 'uri', origin + insightPath(slug)],
  ]
  const head = [
    ['version', {}, 'text', '2.0'],
    ['prodid', {}, 'text', name],
  ]
  return `${ICAL.stringify(['vcalendar', head, [['vevent', event, []]]])}\r\n`
}

/** Grows with the date of the update, and with a first move and a cancellation, so that calendars replace what they have. */
const revisionOf = ({ date, updated = date, movedFrom, canceled }: Event): number =>
  (noonOf(updated).valueOf() - noonOf(date).valueOf()) / 86_400_000 + Number(!!movedFrom) + Number(!!canceled)

const inUtc = (time: Date): string => time.toISOString().replace(/\.\d+/, '')
