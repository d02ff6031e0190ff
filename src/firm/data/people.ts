import { entriesOf } from '../../content/model/content.ts'
import { compareText } from '../../content/model/diagnostic.ts'
import type { Entry } from '../../content/model/entry.ts'
import type { PageContext, Site } from '../../content/model/site.ts'
import {
  attorneys,
  comparePlaces,
  type Associate,
  type Attorney,
  type Partner,
} from '../collections/attorneys.ts'
import { shown } from '../fields/shown.ts'
import { areaPath, areasInOrder } from './areas.ts'

type Lawyer = Partner | Associate

const isLawyer = (entry: Entry<Attorney>): entry is Entry<Lawyer> => entry.data.group !== 'staff'

/** The lawyers in the order of lists: partners first. */
const lawyersOf = (site: Site): Entry<Lawyer>[] =>
  entriesOf(site, attorneys)
    .filter(isLawyer)
    .sort(
      (a, b) =>
        compareText(b.data.group, a.data.group) ||
        comparePlaces(a.data, b.data) ||
        compareText(a.slug, b.slug),
    )

/** Where a lawyer's profile is: on the page of the group, at the person's own id. */
function profileOf({ routes }: Site, { data, slug }: Entry<Lawyer>): string {
  const kind = data.group === 'partner' ? 'partners' : 'associates'
  return `${routes.find((route) => route.kind === kind)?.path ?? ''}#${slug}`
}

/** A person's own fields, with their photograph; those without one are shown with a plate. */
const personOf = <Person extends Attorney>(site: Site, { slug, data }: Entry<Person>) => ({
  ...shown(data),
  slug,
  portrait: site.pictures.portraits.get(slug),
})

const cardOf = (site: Site, entry: Entry<Lawyer>) => ({
  ...personOf<Lawyer>(site, entry),
  profile: profileOf(site, entry),
})

/** A lawyer's card, with the address of the profile. */
export type PersonCard = ReturnType<typeof cardOf>

/** The cards that the Attorneys page shows of one group, in their order. */
export const featuredCards = (site: Site, group: Lawyer['group']): PersonCard[] =>
  lawyersOf(site)
    .filter(({ data }) => data.group === group && data.featured !== undefined)
    .sort((a, b) => (a.data.featured ?? 0) - (b.data.featured ?? 0))
    .map((entry) => cardOf(site, entry))

/** The lawyers who work in a practice area: partners first, each group in its order. */
export const peopleOfArea = (site: Site, area: string): PersonCard[] =>
  lawyersOf(site)
    .filter(({ data }) => data.practiceAreas.includes(area))
    .map((entry) => cardOf(site, entry))

/** Every lawyer of a group, with the biography as HTML. */
export const profilesOf = ({ site, render }: PageContext, group: Lawyer['group']) =>
  lawyersOf(site)
    .filter(({ data }) => data.group === group)
    .map((entry) => ({
      ...cardOf(site, entry),
      body: render(entry.prose),
      areas: areasInOrder(site)
        .filter(({ slug }) => entry.data.practiceAreas.includes(slug))
        .map(({ slug, data }) => ({ label: data.menuLabel, path: areaPath(slug) })),
    }))

export type Profile = ReturnType<typeof profilesOf>[number]

/** The leaders in their order. Lawyers have their biography on the page of their group. */
export const leadersOf = ({ site, render }: PageContext) =>
  entriesOf(site, attorneys)
    .flatMap((entry) => (entry.data.leadership ? [{ entry, office: entry.data.leadership }] : []))
    .sort((a, b) => a.office.order - b.office.order || compareText(a.entry.slug, b.entry.slug))
    .map(({ entry, office }) => ({
      ...personOf(site, entry),
      office,
      ...(isLawyer(entry) ? { profile: profileOf(site, entry) } : { body: render(entry.prose) }),
    }))

export type Leader = ReturnType<typeof leadersOf>[number]
