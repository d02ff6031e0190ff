import type { Entry, Site } from '../../../content/model.ts'
import { entriesOf, compareText, memoizeWeak, entriesNamed, pick } from '../../../content/model.ts'
import { compareNames } from '../../../content/text/personName.ts'
import { areaDrawing, plate } from '../../art.ts'
import { attorneys, type Associate, type Person, type Partner } from './schema.ts'
import { areaPath, areasInOrder } from '../practice-areas/queries.ts'
import type { PracticeArea } from '../practice-areas/schema.ts'

type Lawyer = Partner | Associate

type People = Pick<Site, 'entries'>

/** The lawyers of a group: first by `order`, then, for those without it, by family name. */
export const lawyersOf = (site: People, group: Lawyer['group']): Entry<Lawyer>[] =>
  register(site)
    .filter((entry): entry is Entry<Lawyer> => entry.data.group === group)
    .sort((a, b) => (a.data.order ?? Infinity) - (b.data.order ?? Infinity))

/** Those who answer for the firm as a whole, each with the office. */
export const leadersOf = (site: Site) =>
  entriesOf(site, attorneys)
    .flatMap(({ slug, data }) => (data.leadership ? [{ slug, data, office: data.leadership }] : []))
    .sort((a, b) => a.office.order - b.office.order || compareText(a.slug, b.slug))
    .map(({ slug, data, office }) => ({
      slug,
      ...pick(data, ['name', 'phone', 'email']),
      office: pick(office, ['role', 'details']),
      ...pictureOf(site, slug),
      path: personPath(slug),
    }))

/** The title and the office in the firm, which may be the same. */
export const titlesOf = (data: Person): string[] => [
  ...new Set([data.group === 'staff' ? [] : data.title, data.leadership?.role ?? []].flat()),
]

/** Everyone with a page, by family name. Sorted once, since each person’s page needs it. */
export const register = memoizeWeak((site: People): readonly Entry<Person>[] =>
  entriesOf(site, attorneys).sort((a, b) => compareNames(a.data, b.data) || compareText(a.slug, b.slug)),
)

/** The address of a person's page. It stays the same when the person changes groups. */
export const personPath = (slug: string): string => `${attorneys.base ?? ''}/${slug}`

export const vCardPath = (slug: string): string => personPath(slug) + (attorneys.fileEnding ?? '')

const contactPath = memoizeWeak(({ routes }: Site) => routes.find(({ kind }) => kind === 'contact')?.path)

/** The contact form, addressed to a person. */
export const writePath = (site: Site, slug: string): string => `${contactPath(site) ?? ''}?to=${slug}#form`

/** A person's photograph, if there is one, and the drawing of their biography. */
export const pictureOf = (site: Site, slug: string) => ({
  portrait: site.pictures.portraits.get(slug),
  plate: plate(slug),
})

export const personCard = (site: Site, { slug, data }: Entry<Lawyer>) => ({
  slug,
  ...pick(data, ['name', 'title', 'specialization', 'experience', 'education', 'phone']),
  ...pictureOf(site, slug),
  path: personPath(slug),
  write: writePath(site, slug),
})

export type PersonCard = ReturnType<typeof personCard>

/** How many cards of a group the Attorneys page shows. */
export const featuredCount = 4

/** The featured lawyers of a group. The next ones in the list follow if somebody has left. */
export const featuredCards = (site: Site, group: Lawyer['group']): PersonCard[] =>
  lawyersOf(site, group)
    .sort((a, b) => (a.data.featured ?? Infinity) - (b.data.featured ?? Infinity))
    .slice(0, featuredCount)
    .map((entry) => personCard(site, entry))

/** The lawyers in a practice area, partners first. */
export const peopleOfArea = (site: Site, area: string): readonly PersonCard[] =>
  partnersFirst(site)
    .filter(({ data }) => data.practiceAreas.includes(area))
    .map((entry) => personCard(site, entry))

/** Who leads a practice: whom its file names, the first whose main practice it is, or the first of its lawyers. */
export const leadOf = (site: People, { slug, data }: Entry<PracticeArea>): Entry<Lawyer> | undefined => {
  const lawyers = partnersFirst(site).filter((lawyer) => lawyer.data.practiceAreas.includes(slug))
  const main = lawyers.find((lawyer) => lawyer.data.practiceAreas[0] === slug) ?? lawyers[0]
  return partnersFirst(site).find((lawyer) => lawyer.slug === data.lead) ?? main
}

/** A practice area as a card, without services, which would make pages ten times as large. */
export function areaCard(site: Site, area: Entry<PracticeArea>) {
  const lead = leadOf(site, area)
  return {
    slug: area.slug,
    path: areaPath(area.slug),
    ...pick(area.data, ['title', 'menuLabel', 'mark', 'summary']),
    ...pick(areaDrawing(area.slug), ['detail']),
    lead: lead && personCard(site, lead),
  }
}

/** The lawyers whose languages include one, such as es. */
export function speakersOf(site: Site, language: string) {
  const name = new Intl.DisplayNames('en', { type: 'language' }).of(language) ?? ''
  return partnersFirst(site)
    .filter(({ data }) => data.languages?.includes(name))
    .map((entry) => pick(personCard(site, entry), ['name', 'phone', 'path', 'write', 'portrait', 'plate']))
}

const partnersFirst = memoizeWeak((site: People) => [
  ...lawyersOf(site, 'partner'),
  ...lawyersOf(site, 'associate'),
])

/** Practice areas as links, in the given order: a person's main one is first. */
export const areasOf = (site: Site, slugs: readonly string[]) =>
  slugs
    .flatMap((wanted) => areasInOrder(site).filter(({ slug }) => slug === wanted))
    .map(({ slug, data }) => ({ label: data.menuLabel, path: areaPath(slug) }))

/** Who wrote a note. Those without a file are only named. */
export const authorsOf = (site: People, { authors }: { authors: readonly string[] }) =>
  authors.map((slug) => {
    const [person] = entriesNamed(register(site), [slug])
    return person ? { name: person.data.name, slug, path: personPath(slug) } : { name: slug }
  })

export type Author = ReturnType<typeof authorsOf>[number]

/** People who can be written to. */
export const contactsOf = (site: Site, slugs: readonly string[]) =>
  entriesNamed(register(site), slugs).map(({ slug, data: { name, phone } }) => ({
    name,
    phone,
    write: writePath(site, slug),
  }))
