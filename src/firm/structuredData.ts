import type {
  Article,
  BreadcrumbList,
  Event,
  Graph,
  JobPosting,
  LegalService,
  Person,
  Service,
  Thing,
} from 'schema-dts'
import type { ShownFirm as Firm } from './collections/firm.ts'
import { amountOf } from './collections/jobs.ts'
import type { KindName, PayloadOf } from './pages.ts'
import { newYorkInstant } from '../content/text/newYorkTime.ts'
import type { Crumb } from '../content/publish/trail.ts'

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
  home: (_, firm) => [
    { '@type': 'WebSite', name: firm.name, url: `${firm.site}/`, publisher: { '@id': `${firm.site}/#firm` } },
    ...offices(firm),
  ],
  contact: (_, firm) => offices(firm),
  'practice-area': (payload, firm) => [practice(payload, firm)],
  attorney: (payload, firm) => [person(payload, firm), breadcrumbList(payload.facts.trail, firm)],
  insight: (payload, firm) => [insight(payload, firm), breadcrumbList(payload.facts.trail, firm)],
  role: (payload, firm) => [jobPosting(payload, firm), breadcrumbList(payload.facts.trail, firm)],
}

/** An office as the footer of every page shows it. */
const office = ({ name }: Firm, { phone, address }: Pick<Firm, 'phone' | 'address'>) =>
  ({
    '@type': 'LegalService',
    name,
    telephone: phone,
    address: {
      '@type': 'PostalAddress',
      streetAddress: address.floor === undefined ? address.street : `${address.street}, ${address.floor}`,
      addressLocality: address.city,
      addressRegion: address.region,
      postalCode: address.postalCode,
    },
  }) satisfies LegalService

/** The firm with its first office. */
const legalService = (firm: Firm) =>
  ({
    ...office(firm, firm),
    '@id': `${firm.site}/#firm`,
    legalName: firm.legalName,
    description: firm.description,
    url: `${firm.site}/`,
    image: `${firm.site}/og.png`,
    email: firm.email,
    geo: { '@type': 'GeoCoordinates', latitude: firm.latitude, longitude: firm.longitude },
  }) satisfies LegalService

const offices = (firm: Firm): LegalService[] =>
  firm.offices.map((other, index) =>
    index === 0
      ? legalService(firm)
      : { ...office(firm, other), parentOrganization: { '@id': `${firm.site}/#firm` } },
  )

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

function person({ path, facts }: PayloadOf<'attorney'>, firm: Firm): Person {
  const { page, titles, areas, portrait } = facts
  const degrees = 'education' in page ? page.education : []
  const schools = new Set(degrees.map((degree) => degree.replace(/^.*?, /, '')))
  return {
    '@type': 'Person',
    name: page.name,
    jobTitle: titles,
    telephone: page.phone,
    email: page.email,
    knowsLanguage: page.languages,
    knowsAbout: areas.map(({ label }) => label),
    alumniOf: [...schools].map((name) => ({ '@type': 'EducationalOrganization', name })),
    worksFor: legalService(firm),
    url: firm.site + path,
    image: portrait && firm.site + portrait.src,
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
    description: body,
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

function insight({ path, facts: { page, note } }: PayloadOf<'insight'>, firm: Firm): Article | Event {
  const shown = { description: note.summary, url: firm.site + path }
  if (page.kind === 'event')
    return {
      '@type': 'Event',
      name: note.title,
      ...shown,
      startDate: newYorkInstant(page.starts).toISOString(),
      endDate: newYorkInstant(page.ends).toISOString(),
      location: { '@type': 'Place', name: page.place, address: page.place },
      organizer: legalService(firm),
    }
  return {
    '@type': 'Article',
    headline: note.title,
    ...shown,
    datePublished: note.date,
    author: note.authors.map(({ name, path }) => ({
      '@type': 'Person',
      name,
      ...(path !== undefined && { url: firm.site + path }),
    })),
    publisher: legalService(firm),
  }
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
