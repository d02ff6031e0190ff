import type { PageContext, Site } from '../../content/model/site.ts'
import { comparePlaces } from '../collections/attorneys/personOrder.ts'
import { compareText } from '../../content/model/diagnostic.ts'
import { entriesOf } from '../../content/model/content.ts'
import type { Entry } from '../../content/model/entry.ts'
import { areaPath, areasInOrder } from './areas.ts'
import { attorneys, type Associate, type Attorney, type Partner } from '../collections/attorneys/schema.ts'
import type { AssociateProfile, Leader, PartnerProfile, PersonCard } from './types.ts'

type RenderBody = PageContext['render']

type Lawyer = Partner | Associate

const isPartner = (entry: Entry<Attorney>): entry is Entry<Partner> => entry.data.group === 'partner'
const isAssociate = (entry: Entry<Attorney>): entry is Entry<Associate> => entry.data.group === 'associate'
const isLawyer = (entry: Entry<Attorney>): entry is Entry<Lawyer> => isPartner(entry) || isAssociate(entry)

const byOrder = (a: Entry<Attorney>, b: Entry<Attorney>): number =>
  comparePlaces(a.data, b.data) || compareText(a.slug, b.slug)

const pathOf = (site: Site, kind: string): string | undefined =>
  site.routes.find((route) => route.kind === kind)?.path

/** Where a lawyer's profile stands: the page of the group, at the person's own id. */
const profileOf = (site: Site, { data, slug }: Entry<Lawyer>): string =>
  `${pathOf(site, data.group === 'partner' ? 'partners' : 'associates') ?? ''}#${slug}`

/** What cards and profiles have in common. */
function lawyerFacts({ slug, data }: Entry<Lawyer>) {
  const { name, title, specialization, experience, education } = data
  return { slug, name, title, specialization, experience, education }
}

const cardOf = (site: Site, entry: Entry<Lawyer>): PersonCard => ({
  ...lawyerFacts(entry),
  profile: profileOf(site, entry),
  portrait: site.pictures.portraits.get(entry.slug),
})

/** The cards that the Attorneys page shows of one group, in their order. */
export const featuredCards = (site: Site, group: Lawyer['group']): PersonCard[] =>
  entriesOf(site, attorneys)
    .filter(isLawyer)
    .filter(({ data }) => data.group === group && data.featured !== undefined)
    .sort((a, b) => (a.data.featured ?? 0) - (b.data.featured ?? 0))
    .map((entry) => cardOf(site, entry))

/** The lawyers who work in a practice area: partners first, each group in its order. */
export const peopleOfArea = (site: Site, area: string): PersonCard[] =>
  entriesOf(site, attorneys)
    .filter(isLawyer)
    .filter(({ data }) => data.practiceAreas.includes(area))
    .sort((a, b) => Number(isAssociate(a)) - Number(isAssociate(b)) || byOrder(a, b))
    .map((entry) => cardOf(site, entry))

const areasOf = (site: Site, { data }: Entry<Lawyer>) =>
  areasInOrder(site)
    .filter(({ slug }) => data.practiceAreas.includes(slug))
    .map(({ slug, data: area }) => ({ label: area.menuLabel, path: areaPath(slug) }))

/** What the profiles of partners and associates have in common. */
const profileFacts = (site: Site, entry: Entry<Lawyer>, render: RenderBody) => ({
  ...lawyerFacts(entry),
  body: render(entry.prose),
  areas: areasOf(site, entry),
  portrait: site.pictures.portraits.get(entry.slug),
})

/** Every partner with biography and achievements. */
export const partnerProfiles = (site: Site, render: RenderBody): PartnerProfile[] =>
  entriesOf(site, attorneys)
    .filter(isPartner)
    .sort(byOrder)
    .map((entry) => ({
      ...profileFacts(site, entry, render),
      keyAchievements: entry.data.keyAchievements,
    }))

/** Every associate and counsel with biography and fields of work. */
export const associateProfiles = (site: Site, render: RenderBody): AssociateProfile[] =>
  entriesOf(site, attorneys)
    .filter(isAssociate)
    .sort(byOrder)
    .map((entry) => ({ ...profileFacts(site, entry, render), keyFocusAreas: entry.data.keyFocusAreas }))

/** The leaders in their order. Those who are lawyers have their biography on their own group's page. */
export const leaders = (site: Site, render: RenderBody): Leader[] =>
  entriesOf(site, attorneys)
    .flatMap((entry) => (entry.data.leadership ? [{ entry, office: entry.data.leadership }] : []))
    .sort((a, b) => a.office.order - b.office.order || compareText(a.entry.slug, b.entry.slug))
    .map(({ entry, office }) => ({
      slug: entry.slug,
      name: entry.data.name,
      role: office.role,
      details: office.details,
      body: isLawyer(entry) ? undefined : render(entry.prose),
      profile: isLawyer(entry) ? profileOf(site, entry) : undefined,
      portrait: site.pictures.portraits.get(entry.slug),
    }))
