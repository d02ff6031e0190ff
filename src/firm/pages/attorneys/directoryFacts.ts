import { groupBy, pick, type Site } from '../../../content/model.ts'
import { searchWords } from '../../../content/text/searchWords.ts'
import { numberInWords } from '../../../content/text/numberInWords.ts'
import { nameParts } from '../../../content/text/personName.ts'
import { register, titlesOf, writePath } from '../../collections/attorneys/queries.ts'
import { areasInOrder } from '../../collections/practice-areas/queries.ts'

/** Everyone at the firm by first letter. Only what rows show: a firm may have thousands of people. */
export function directoryFacts(site: Site) {
  const areas = areasInOrder(site)
  const positions = areas.map(({ slug }) => slug)
  const people = register(site).map(({ slug, data }) => {
    const { family, given, suffix } = nameParts(data)
    return {
      slug,
      ...pick(data, ['name', 'phone', 'group']),
      family,
      given: [given, suffix].filter(Boolean).join(', '),
      title: titlesOf(data)[0] ?? '',
      /** The positions of their practices in `areas`, the main one first. */
      areas: data.group === 'staff' ? [] : data.practiceAreas.map((slug) => positions.indexOf(slug)),
    }
  })
  const letters = groupBy(people, ({ family }) => searchWords(family).join('').charAt(0).toUpperCase())
  const groups = new Set(people.map(({ group }) => group))
  return {
    areas: areas.map(({ slug, data }) => ({ slug, label: data.menuLabel })),
    groups: (['partner', 'associate', 'staff'] as const).filter((group) => groups.has(group)),
    write: writePath(site, '{slug}'),
    /** How many people are found, in words; from one hundred people on, visitors read figures. */
    counts:
      people.length > 99 ? [] : Array.from({ length: people.length + 1 }, (_, found) => numberInWords(found)),
    letters: [...letters].map(([letter, people]) => ({ letter, people })),
  }
}

export type DirectoryFacts = ReturnType<typeof directoryFacts>

/** `reason` is why a visitor found the person, unless the row says so anyway. */
export type DirectoryPerson = DirectoryFacts['letters'][number]['people'][number] & {
  reason?: string | undefined
}
