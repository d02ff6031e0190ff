import { attorneys, type Person } from '../../collections/attorneys/schema.ts'
import * as people from '../../collections/attorneys/queries.ts'
import { authorList, newestOf } from '../../collections/insights/queries.ts'
import { sea } from '../../art.ts'
import { definePage } from '../../../content/model.ts'
import { neighborsOf, trailOf } from '../../../content/publish/trail.ts'

/** What a person does at the firm: a lawyer's field, another person's office. */
export const focusOf = (data: Person): string | undefined =>
  data.group === 'staff' ? data.leadership?.role : data.specialization

/** The page of the practice lists all. */
const mostColleagues = 12

/** The fields that `PersonColumns.tsx` shows, on a person's page and on that of a group. Two arrays, which stay on a line each. */
export const profile = [
  ...(['phone', 'email', 'experience', 'admissions', 'courts', 'education', 'languages'] as const),
  ...(['keyAchievements', 'keyFocusAreas', 'matters'] as const),
] as const

export const personPage = definePage({
  name: 'person',
  collection: attorneys,
  shows: ['name', ...profile],
  showsBody: true,
  textsOf: (data) => ({
    title: data.name,
    description:
      data.description ??
      [...new Set([data.name, people.titlesOf(data)[0], focusOf(data)])].filter(Boolean).join(', '),
  }),
  facts: ({ site, route, entry }) => {
    const { slug, data } = entry
    const practices = data.group === 'staff' ? [] : data.practiceAreas
    const [mainArea = ''] = practices
    const titles = people.titlesOf(data)
    return {
      /** Unless it's the title, which the page shows anyway. */
      focus: titles[0] === focusOf(data) ? undefined : focusOf(data),
      titles,
      picture: people.pictureOf(site, slug),
      sea: sea(slug),
      trail: trailOf({ site, route }),
      areas: people.areasOf(site, practices),
      write: people.writePath(site, slug),
      insights: newestOf(site, authorList(slug)),
      vCard: people.vCardPath(slug),
      colleagues: people
        .peopleOfArea(site, mainArea)
        .filter((person) => person.slug !== slug)
        .slice(0, mostColleagues)
        .map(({ name, title, path }) => ({ label: name, path, note: title })),
      neighbors: neighborsOf(people.register(site), slug).map(({ slug, data }) => ({
        label: data.name,
        path: people.personPath(slug),
      })),
    }
  },
})
