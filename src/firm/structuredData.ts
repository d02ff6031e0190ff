import type { BreadcrumbList, Graph, JobPosting, LegalService, Service, Thing, WebSite } from 'schema-dts'
import type { Firm } from './collections/firm.ts'
import { amountOf } from './collections/jobs.ts'
import type { KindName, PayloadOf } from './pages.ts'
import type { Crumb } from './trail.ts'

/**
 * What a page says in the vocabulary of schema.org, for search engines.
 *
 * New York's rules apply to hidden code as to text, so every text and number in it is visible on the page. Exceptions are
 * addresses, dates and times in ISO form, coordinates, and the vocabulary's own codes.
 */
export function structuredData<Kind extends KindName>(
  payload: PayloadOf<Kind>,
  firm: Firm,
): Graph | undefined {
  const things = payload.unlisted ? undefined : thingsOn[payload.kind]?.(payload, firm)
  return things && { '@context': 'https://schema.org', '@graph': things }
}

const thingsOn: { [Kind in KindName]?: (payload: PayloadOf<Kind>, firm: Firm) => Thing[] } = {
  home: (_, firm) => [webSite(firm), legalService(firm)],
  contact: (_, firm) => [
    { ...legalService(firm), geo: coordinates(firm), openingHoursSpecification: hours(firm) },
  ],
  'practice-area': (payload, firm) => [practice(payload, firm)],
  role: (payload, firm) => [jobPosting(payload, firm), breadcrumbList(payload.facts.trail, firm)],
}

const webSite = ({ name, site }: Firm): WebSite => ({
  '@type': 'WebSite',
  name,
  url: `${site}/`,
  publisher: { '@id': `${site}/#firm` },
})

/** The firm as the footer of every page shows it. */
const legalService = ({ name, legalName, description, site, phone, email, address }: Firm) =>
  ({
    '@type': 'LegalService',
    '@id': `${site}/#firm`,
    name,
    legalName,
    description,
    url: `${site}/`,
    image: `${site}/og.png`,
    telephone: phone,
    email,
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.floor === undefined ? address.street : `${address.street}, ${address.floor}`,
      addressLocality: address.city,
      addressRegion: address.region,
      postalCode: address.postalCode,
    },
  }) satisfies LegalService

const coordinates = ({ latitude, longitude }: Firm) =>
  ({ '@type': 'GeoCoordinates', latitude: Number(latitude), longitude: Number(longitude) }) as const

const days = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const

/** `Mon - Fri 9:00 AM - 6:00 PM EST` in codes. Search engines don't get hours in other forms. */
function hours(firm: Firm) {
  const dash = String.raw`\s*[-–]\s*`
  const form = new RegExp(`^(\\w{3})${dash}(\\w{3}),? (\\d+:\\d\\d [AP]M)${dash}(\\d+:\\d\\d [AP]M)\\b`)
  const [, first = '', last = '', opens = '', closes = ''] = form.exec(firm.hours) ?? []
  const place = (day: string) => days.findIndex((name) => name.startsWith(day))
  if (opens === '' || place(first) < 0 || place(last) < 0) return undefined
  return {
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: days.slice(place(first), place(last) + 1).map((day) => `https://schema.org/${day}` as const),
    opens: isoTime(opens),
    closes: isoTime(closes),
  } as const
}

/** `6:00 PM` → `18:00` */
function isoTime(time: string): string {
  const [, hour = '', minutes = '', half] = /^(\d+):(\d\d) ([AP])M$/.exec(time) ?? []
  return `${String((Number(hour) % 12) + (half === 'P' ? 12 : 0)).padStart(2, '0')}:${minutes}`
}

function practice({ path, facts: { page } }: PayloadOf<'practice-area'>, firm: Firm): Service {
  const service = (name: string, description: string) =>
    ({ '@type': 'Service', name, description }) satisfies Service
  return {
    ...service(page.title, page.lede),
    url: firm.site + path,
    provider: legalService(firm),
    hasOfferCatalog: {
      '@type': 'OfferCatalog',
      name: page.title,
      itemListElement: page.services.map(({ title, description }) => ({
        '@type': 'Offer',
        itemOffered: service(title, description),
      })),
    },
  }
}

function jobPosting({ path, body, facts }: PayloadOf<'role'>, firm: Firm): JobPosting {
  const { title, location, pay, posted, experience, employment, requirements } = facts.page
  const here = legalService(firm)
  const { addressLocality, addressRegion } = here.address
  const address = { ...here.address, addressCountry: 'US' }
  return {
    '@type': 'JobPosting',
    title,
    description: textOf(body),
    qualifications: requirements.join(' '),
    experienceRequirements: experience,
    employmentType: employment?.toUpperCase().replace('-', '_'),
    datePosted: posted,
    validThrough: facts.closes,
    directApply: facts.apply?.startsWith('/'),
    url: firm.site + path,
    hiringOrganization: here,
    jobLocation: {
      '@type': 'Place',
      address: location === `${addressLocality}, ${addressRegion}` ? address : location,
    },
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency: 'USD',
      value: {
        '@type': 'QuantitativeValue',
        minValue: amountOf(pay.from),
        maxValue: amountOf(pay.to),
        unitText: 'YEAR',
      },
    },
  }
}

/** The text of a rendered body, with the characters that React escapes. */
const textOf = (html: string): string =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => escaped[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim()

const escaped: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
}

/** The breadcrumbs of a page. */
export const breadcrumbList = (trail: readonly Crumb[], { site }: Firm): BreadcrumbList => ({
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(({ label, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: site + path,
  })),
})
