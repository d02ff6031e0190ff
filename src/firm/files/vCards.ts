import type { Entry } from '../../content/model/entry.ts'
import type { Site } from '../../content/model/site.ts'
import type { Person } from '../collections/attorneys/schema.ts'
import type { Firm } from '../collections/firm/schema.ts'
import { nameParts } from '../../content/text/personName.ts'
import { ICAL } from './ical.ts'
import { personPath, register, titlesOf, vCardPath } from '../collections/attorneys/queries.ts'

/** The contact details of all people as files for address books (RFC 6350), by address. */
export const vCards = (site: Site, firm: Firm): ReadonlyMap<string, string> =>
  new Map(register(site).map((person) => [vCardPath(person.slug), vCard(person, firm)]))

/** ical.js escapes commas, semicolons and line breaks, and folds long lines between characters. */
function vCard({ slug, data }: Entry<Person>, firm: Firm): string {
  const { street, floor = '', city, region, postalCode } = firm.address
  const { family, given, suffix } = nameParts(data)
  const card = [
    ['version', {}, 'text', '4.0'],
    ['kind', {}, 'text', 'individual'],
    ['fn', {}, 'text', data.name],
    ['n', {}, 'text', [family, given, '', '', suffix]],
    ['org', {}, 'text', [firm.legalName]],
    ...titlesOf(data).map((title) => ['title', {}, 'text', title]),
    ['tel', { type: ['work', 'voice'] }, 'text', data.phone ?? firm.phone],
    ['email', { type: 'work' }, 'text', data.email ?? firm.email],
    ['adr', { type: 'work' }, 'text', ['', floor, street, city, region, postalCode, '']],
    ['url', { type: 'work' }, 'uri', firm.site + personPath(slug)],
  ]
  return ICAL.stringify(['vcard', card])
}
