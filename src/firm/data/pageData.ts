import type { Site } from '../../content/buildSite.ts'
import { collections } from '../collections.ts'
import { compareText } from '../../content/model/diagnostic.ts'
import type { Entry } from '../../content/model/validateEntry.ts'
import type { PageKind } from '../pages/pageKind.ts'
import type { Job } from '../collections/jobs/schema.ts'
import type { LegalPage } from '../collections/legal/schema.ts'
import type { Page } from '../pages/schemas.ts'
import type { PracticeArea } from '../collections/practice-areas/schema.ts'
import {
  associateProfiles,
  featuredCards,
  leaders,
  partnerProfiles,
  peopleOfArea,
  type RenderProse,
} from './people.ts'
import type { AreaCard, OpeningFacts, PayloadOf, RoutingField, RoleFacts, Superseded } from './types.ts'

/** The facts of one page, with their kind. */
export type KindAndFacts = { [Kind in PageKind]: Pick<PayloadOf<Kind>, 'kind' | 'facts'> }[PageKind]

/** The facts of a file in `pages/`. */
export function buildPageData(site: Site, { data }: Entry<Page>, render: RenderProse): KindAndFacts {
  switch (data.template) {
    case 'home':
      return {
        kind: 'home',
        facts: { page: omitRoutingFields(data), areas: pick(areaCards(site), data.expertise.areas) },
      }
    case 'leadership':
      return { kind: 'leadership', facts: { page: omitRoutingFields(data), leaders: leaders(site, render) } }
    case 'practice-areas':
      return { kind: 'practice-areas', facts: { page: omitRoutingFields(data), areas: areaCards(site) } }
    case 'attorneys':
      return {
        kind: 'attorneys',
        facts: {
          page: omitRoutingFields(data),
          partners: featuredCards(site, 'partner'),
          associates: featuredCards(site, 'associate'),
        },
      }
    case 'partners':
      return {
        kind: 'partners',
        facts: { page: omitRoutingFields(data), people: partnerProfiles(site, render) },
      }
    case 'associates':
      return {
        kind: 'associates',
        facts: { page: omitRoutingFields(data), people: associateProfiles(site, render) },
      }
    case 'careers':
      return { kind: 'careers', facts: { page: omitRoutingFields(data), openings: openings(site, render) } }
    case 'join':
      return { kind: 'join', facts: { page: omitRoutingFields(data), roles: roles(site, render) } }
    case 'contact':
      return {
        kind: 'contact',
        facts: { page: omitRoutingFields(data), options: formOptions(site, data.form.generalArea) },
      }
    case 'about':
      return { kind: 'about', facts: { page: omitRoutingFields(data) } }
    case 'firm':
      return { kind: 'firm', facts: { page: omitRoutingFields(data) } }
    case 'why-choose':
      return { kind: 'why-choose', facts: { page: omitRoutingFields(data) } }
    case 'diversity':
      return { kind: 'diversity', facts: { page: omitRoutingFields(data) } }
    case 'awards':
      return { kind: 'awards', facts: { page: omitRoutingFields(data) } }
    case 'development':
      return { kind: 'development', facts: { page: omitRoutingFields(data) } }
    case 'plain':
      return { kind: 'plain', facts: { page: omitRoutingFields(data) } }
    case 'not-found':
      return { kind: 'not-found', facts: { page: omitRoutingFields(data) } }
  }
}

/** The facts of a practice area. */
export function practiceAreaFacts(site: Site, entry: Entry<PracticeArea>): KindAndFacts {
  const areas = inOrder(site.entries['practice-areas'])
  const index = areas.findIndex(({ slug }) => slug === entry.slug)
  const neighbours = [areas.at(index - 1), areas[(index + 1) % areas.length]].flatMap((area) =>
    area && area.slug !== entry.slug ? [{ label: area.data.menuLabel, path: areaPath(area.slug) }] : [],
  )
  // Both are shown elsewhere: in the contact form, and on cards.
  const { formOption: _formOption, summary: _summary, ...page } = omitRoutingFields(entry.data)
  return {
    kind: 'practice-area',
    facts: { page, slug: entry.slug, place: index + 1, neighbours, people: peopleOfArea(site, entry.slug) },
  }
}

/** The facts of a legal page, with its table of contents. */
export function legalFacts(
  { data, prose }: Entry<LegalPage>,
  superseded: Superseded | undefined,
): KindAndFacts {
  const { sections: _sections, correction: _correction, ...page } = omitRoutingFields(data)
  const sections = prose.headings.filter(({ depth }) => depth === 2).map(({ id, text }) => ({ id, text }))
  return { kind: 'legal', facts: { page, sections, ...(superseded && { superseded }) } }
}

/** Leaves out what only the site's plan needs. */
function omitRoutingFields<Data extends object>(data: Data): Omit<Data, RoutingField> {
  const copy: Data & Partial<Record<RoutingField, unknown>> = { ...data }
  for (const field of [
    'template',
    'order',
    'menuLabel',
    'inMenu',
    'footer',
    'callToAction',
    'sample',
    'draft',
    'publishOn',
    'expiresOn',
  ] as const)
    delete copy[field]
  return copy
}

const areaPath = (slug: string): string => `${collections['practice-areas'].base}/${slug}`

const inOrder = <Data extends { order: number }>(entries: readonly Entry<Data>[]): Entry<Data>[] =>
  [...entries].sort((a, b) => a.data.order - b.data.order || compareText(a.slug, b.slug))

const areaCards = (site: Site): AreaCard[] =>
  inOrder(site.entries['practice-areas']).map(({ slug, data: { title, mark, summary } }) => ({
    slug,
    path: areaPath(slug),
    title,
    mark,
    summary,
  }))

const pick = (cards: readonly AreaCard[], slugs: readonly string[]): AreaCard[] =>
  slugs.flatMap((slug) => cards.filter((card) => card.slug === slug))

/** The contact form's options: each practice area by its own name, and one for everything else. */
const formOptions = (site: Site, general: string) => [
  ...inOrder(site.entries['practice-areas']).map(({ slug, data }) => ({
    value: slug,
    label: data.formOption,
  })),
  { value: 'general', label: general },
]

const isOpening = (entry: Entry<Job>): entry is Entry<Extract<Job, { page: 'careers' }>> =>
  entry.data.page === 'careers'
const isRole = (entry: Entry<Job>): entry is Entry<Extract<Job, { page: 'join' }>> =>
  entry.data.page === 'join'

const openings = (site: Site, render: RenderProse): OpeningFacts[] =>
  inOrder(site.entries.jobs.filter(isOpening)).map(({ slug, prose, data }) => {
    const { title, location, pay, posted, area } = data
    return { slug, body: render(prose), title, location, pay, posted, area }
  })

const roles = (site: Site, render: RenderProse): RoleFacts[] =>
  inOrder(site.entries.jobs.filter(isRole)).map(({ slug, prose, data }) => {
    const { title, location, pay, posted, department, experience, requirements } = data
    return { slug, body: render(prose), title, location, pay, posted, department, experience, requirements }
  })
