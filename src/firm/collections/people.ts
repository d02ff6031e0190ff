import type { Check } from '../../content/model/check.ts'
import { entriesOf } from '../../content/model/content.ts'
import { compareText, diagnostic } from '../../content/model/diagnostic.ts'
import type { Entry } from '../../content/model/entry.ts'
import { memoizeWeak } from '../../content/model/memoize.ts'
import type { PageContext, Site } from '../../content/model/site.ts'
import { visibleFields } from '../fields.ts'
import { attorneys, type Associate, type Attorney, type Partner } from './attorneys.ts'
import { areaPath, areasInOrder } from './practice-areas.ts'

type Lawyer = Partner | Associate

const isLawyer = (entry: Entry<Attorney>): entry is Entry<Lawyer> => entry.data.group !== 'staff'

const collator = new Intl.Collator('en')

/** `Ada B. Sample, Jr.` → `Sample Ada B.` */
function sortKey({ name, familyName }: Attorney): string {
  const bare = name.replace(/,?\s+(?:Jr|Sr|II|III|IV|Esq)\.?$/, '').trim()
  return `${familyName ?? bare.split(/\s+/).at(-1) ?? ''} ${bare}`
}

const last = Number.MAX_SAFE_INTEGER

/** The lawyers of a group: first by `order`, then, for those without it, by family name. */
const lawyersOf = (site: Site, group: Lawyer['group']): Entry<Lawyer>[] =>
  entriesOf(site, attorneys)
    .filter(isLawyer)
    .filter(({ data }) => data.group === group)
    .sort(
      (a, b) =>
        (a.data.order ?? last) - (b.data.order ?? last) ||
        collator.compare(sortKey(a.data), sortKey(b.data)) ||
        compareText(a.slug, b.slug),
    )

function profileOf({ routes }: Site, { data, slug }: Entry<Lawyer>): string {
  const kind = data.group === 'partner' ? 'partners' : 'associates'
  return `${routes.find((route) => route.kind === kind)?.path ?? ''}#${slug}`
}

const onProfiles = [
  'keyAchievements',
  'keyFocusAreas',
  'leadership',
  'languages',
  'admissions',
  'courts',
  'matters',
] as const

const cardOf = (site: Site, entry: Entry<Lawyer>) => ({
  ...visibleFields(entry.data, onProfiles),
  slug: entry.slug,
  portrait: site.pictures.portraits.get(entry.slug),
  profile: profileOf(site, entry),
})

export type PersonCard = ReturnType<typeof cardOf>

export const featuredCards = (site: Site, group: Lawyer['group']): PersonCard[] =>
  lawyersOf(site, group)
    .filter(({ data }) => data.featured !== undefined)
    .sort((a, b) => (a.data.featured ?? 0) - (b.data.featured ?? 0))
    .map((entry) => cardOf(site, entry))

/** The lawyers in a practice area, partners first. */
export const peopleOfArea = (site: Site, area: string): PersonCard[] =>
  [...lawyersOf(site, 'partner'), ...lawyersOf(site, 'associate')]
    .filter(({ data }) => data.practiceAreas.includes(area))
    .map((entry) => cardOf(site, entry))

export const profilesOf = ({ site, render }: PageContext, group: Lawyer['group']) =>
  lawyersOf(site, group).map((entry) => ({
    ...visibleFields(entry.data, ['leadership']),
    ...cardOf(site, entry),
    body: render(entry.prose),
    areas: areasInOrder(site)
      .filter(({ slug }) => entry.data.practiceAreas.includes(slug))
      .map(({ slug, data }) => ({ label: data.menuLabel, path: areaPath(slug) })),
  }))

export type Profile = ReturnType<typeof profilesOf>[number]

export interface Author {
  name: string
  slug?: string
  path?: string
}

/** Who wrote a note. Those without a file are only named. */
export const authorsOf = (
  site: Pick<Site, 'entries'>,
  { authors }: { authors: readonly string[] },
): Author[] =>
  authors.map((author) => {
    const person = peopleBySlug(site).get(author)
    return person ? { name: person.data.name, slug: author, path: personPath(author) } : { name: author }
  })

/** The authors of a note who can be written to. */
export const contactsOf = (site: Site, authors: readonly string[]) =>
  authors.flatMap((author) => {
    const person = peopleBySlug(site).get(author)
    return person ? { name: person.data.name, phone: person.data.phone, write: writePath(site, author) } : []
  })

const peopleBySlug = memoizeWeak(
  (site: Pick<Site, 'entries'>) => new Map(entriesOf(site, attorneys).map((entry) => [entry.slug, entry])),
)

/** The people on the leadership page. Lawyers have their biographies on their group's page. */
export const leadersOf = ({ site, render }: PageContext) =>
  entriesOf(site, attorneys)
    .flatMap((entry) => (entry.data.leadership ? [{ entry, office: entry.data.leadership }] : []))
    .sort((a, b) => a.office.order - b.office.order || compareText(a.entry.slug, b.entry.slug))
    .map(({ entry, office }) => ({
      slug: entry.slug,
      name: entry.data.name,
      office,
      portrait: site.pictures.portraits.get(entry.slug),
      ...(isLawyer(entry) ? { profile: profileOf(site, entry) } : { body: render(entry.prose) }),
    }))

export type Leader = ReturnType<typeof leadersOf>[number]

export const checkFamilyNames: Check = ({ content }) =>
  entriesOf(content, attorneys).flatMap(({ file, data: { name, familyName }, placeOf }) =>
    familyName === undefined || name.includes(familyName)
      ? []
      : diagnostic(file, placeOf(['familyName']), [
          'family-name',
          `The family name "${familyName}" isn't part of the name "${name}".`,
          "Copy the family name from the name. If it's only the last word, delete this line.",
        ]),
  )
