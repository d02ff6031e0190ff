import type { Graph, LegalService, Thing } from 'schema-dts'
import type { ShownFirm as Firm } from '../collections/firm/queries.ts'
import { onlineUrl } from '../collections/insights/queries.ts'
import { onlineAt, type Event } from '../collections/insights/schema.ts'
import { amountOf, workplaces } from '../collections/jobs/schema.ts'
import { unitOf } from '../collections/jobs/queries.ts'
import type { Author } from '../collections/attorneys/queries.ts'
import type { KindName, PayloadOf } from '../pages/kinds.ts'
import { addressLines } from '../../content/text/addressLines.ts'
import { newYorkIso } from '../../content/text/newYorkTime.ts'
import type { Crumb } from '../../content/publish/trail.ts'

/**
 * A page in the vocabulary of schema.org. New York's rules apply to hidden code too, so all text in it is visible on the page,
 * except for addresses, dates and times in ISO form, coordinates, and the vocabulary's own codes.
 */
export function structuredData<Kind extends KindName>(
  payload: PayloadOf<Kind>,
  firm: Firm,
): Graph | undefined {
  const things = payload.unlisted ? undefined : thingsOn[payload.kind]?.(payload, firm)
  return things && { '@context': 'https://schema.org', '@graph': things }
}

const thingsOn: { [Kind in KindName]?: (payload: PayloadOf<Kind>, firm: Firm) => Thing[] | undefined } = {
  home: (_, firm) => [
    { '@type': 'WebSite', name: firm.name, url: `${firm.site}/`, publisher: { '@id': `${firm.site}/#firm` } },
    ...offices(firm),
  ],
  about: (_, firm) => offices(firm),
  contact: (_, firm) => offices(firm),
  plain: ({ path, language: inLanguage, facts: { page } }, { site }) =>
    inLanguage ? [{ '@type': 'WebPage', name: page.title, url: site + path, inLanguage }] : undefined,
  'practice-area': ({ path, facts: { page } }, firm) => [
    {
      ...service({ title: page.title, description: page.lede }),
      url: firm.site + path,
      provider: legalService(firm),
      hasOfferCatalog: {
        '@type': 'OfferCatalog',
        name: page.title,
        itemListElement: page.services.map((one) => ({ '@type': 'Offer', itemOffered: service(one) })),
      },
    },
  ],
  person: ({ path, facts: { page, titles, areas, picture, trail } }, firm) => {
    const degrees = 'education' in page ? page.education : []
    const schools = new Set(degrees.map((degree) => degree.replace(/^.*?, /, '')))
    return [
      {
        '@type': 'Person',
        name: page.name,
        jobTitle: titles,
        ...(page.phone && { telephone: page.phone }),
        ...(page.email && { email: page.email }),
        ...(page.languages && { knowsLanguage: page.languages }),
        knowsAbout: areas.map(({ label }) => label),
        alumniOf: [...schools].map((name) => ({ '@type': 'EducationalOrganization', name })),
        worksFor: legalService(firm),
        url: firm.site + path,
        ...(picture.portrait && { image: firm.site + picture.portrait.src }),
      },
      breadcrumbList(trail, firm),
    ]
  },
  role: ({ path, body, facts: { page, closes, apply, trail } }, firm) => [
    {
      '@type': 'JobPosting',
      title: page.title,
      description: body,
      qualifications: page.requirements.join(' '),
      experienceRequirements: page.experience,
      ...(page.employment && { employmentType: page.employment.toUpperCase().replace('-', '_') }),
      datePosted: page.posted,
      ...(closes && { validThrough: newYorkIso(`${closes} 23:59`) }),
      ...(apply && { directApply: apply.startsWith('/') }),
      url: firm.site + path,
      hiringOrganization: legalService(firm),
      ...workplace(firm, page.location),
      baseSalary: {
        '@type': 'MonetaryAmount',
        currency: 'USD',
        value: {
          '@type': 'QuantitativeValue',
          minValue: amountOf(page.pay.from),
          maxValue: amountOf(page.pay.to),
          unitText: unitOf(page).toUpperCase(),
        },
      },
    },
    breadcrumbList(trail, firm),
  ],
  insight: ({ path, facts: { page, note, trail } }, firm) => {
    const shown = { description: note.summary, url: firm.site + path }
    const author = ({ name, path: own }: Author) =>
      ({ '@type': 'Person', name, ...(own && { url: firm.site + own }) }) as const
    return [
      page.kind === 'event'
        ? {
            '@type': 'Event',
            name: note.title,
            ...shown,
            startDate: newYorkIso(page.starts),
            endDate: newYorkIso(page.ends),
            ...(page.movedFrom && { previousStartDate: newYorkIso(page.movedFrom) }),
            eventStatus: `https://schema.org/Event${page.canceled ? 'Cancelled' : page.movedFrom ? 'Rescheduled' : 'Scheduled'}`,
            ...eventPlace(firm, page),
            organizer: legalService(firm),
          }
        : {
            '@type': 'Article',
            headline: note.title,
            ...shown,
            datePublished: note.date,
            ...(page.updated && { dateModified: page.updated }),
            author: note.authors.map(author),
            publisher: legalService(firm),
          },
      breadcrumbList(trail, firm),
    ]
  },
}

/** Where people of a role work: in an office, in a city without one, or anywhere in the country. */
function workplace(firm: Firm, location: string) {
  const places = workplaces(location)
  const sites = places.flatMap(({ isRemote, city, region }) => {
    const near = firm.offices.find(
      ({ address }) => address.city === city && address.region === (region ?? address.region),
    )
    const town = { '@type': 'PostalAddress', addressLocality: city, addressRegion: region ?? '' } as const
    const address =
      near || region ? { ...(near ? office(firm, near).address : town), addressCountry: 'US' } : city
    return isRemote ? [] : { '@type': 'Place' as const, address }
  })
  const anywhere = { '@type': 'Country', name: 'US' } as const
  return {
    ...(sites.length > 0 && { jobLocation: sites }),
    ...(sites.length < places.length && {
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: anywhere,
    }),
  }
}

function eventPlace({ site }: Firm, { place, online }: Pick<Event, 'place' | 'online'>) {
  const mode = online === undefined ? 'Offline' : onlineAt(place) === 0 ? 'Online' : 'Mixed'
  const room = { '@type': 'Place', name: place, address: place } as const
  const link = { '@type': 'VirtualLocation', url: onlineUrl(site, { online }) } as const
  return {
    eventAttendanceMode: `https://schema.org/${mode}EventAttendanceMode` as const,
    location: mode === 'Mixed' ? [room, link] : mode === 'Online' ? link : room,
  }
}

/** An office as the footer of every page shows it. */
const office = ({ name }: Firm, { phone, address }: Pick<Firm, 'phone' | 'address'>) =>
  ({
    '@type': 'LegalService',
    name,
    telephone: phone,
    address: {
      '@type': 'PostalAddress',
      streetAddress: addressLines(address)[0] ?? '',
      addressLocality: address.city,
      addressRegion: address.region,
      postalCode: address.postalCode,
    },
  }) satisfies LegalService

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
  firm.offices.map((one, index) => {
    const parentOrganization = { '@id': `${firm.site}/#firm` }
    return index === 0 ? legalService(firm) : { ...office(firm, one), parentOrganization }
  })

const service = ({ title, description }: { title: string; description: string }) =>
  ({ '@type': 'Service', name: title, description }) as const

const breadcrumbList = (trail: readonly Crumb[], { site }: Firm): Thing => ({
  '@type': 'BreadcrumbList',
  itemListElement: trail.map(({ label, path }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: label,
    item: site + path,
  })),
})
