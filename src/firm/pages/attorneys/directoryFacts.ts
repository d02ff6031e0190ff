import { groupBy } from '../../../content/model/groupBy.ts'
import type { Site } from '../../../content/model/site.ts'
import { searchWords } from '../../../content/text/searchWords.ts'
import { numberInWords } from '../../../content/text/numberInWords.ts'
import { nameParts } from '../../../content/text/personName.ts'
import { register, titlesOf, writePath } from '../../collections/attorneys/queries.ts'
import { areasInOrder } from '../../collections/practice-areas/queries.ts'

/** Everyone at the firm by first letter. Only what rows show and visitors may type: a firm may have thousands of people. */
export function directoryFacts(site: Site) {
  const areas = areasInOrder(site)
  const people = register(site).map(({ slug, data }) => {
    const { family, given, suffix } = nameParts(data)
    const isLawyer = data.group !== 'staff'
    return {
      slug,
      name: data.name,
      family,
      given: [given, suffix].filter(Boolean).join(', '),
      title: titlesOf(data)[0] ?? '',
      phone: data.phone,
      group: data.group,
      /** The positions of their practices in `areas`, the main one first. */
      areas: isLawyer ? data.practiceAreas.map((slug) => areas.findIndex((area) => area.slug === slug)) : [],
      /** What visitors may type besides name, title and practices. */
      words: [...(isLawyer ? [data.specialization, ...data.education] : []), ...(data.languages ?? [])],
    }
  })
  const letters = groupBy(people, ({ family }) => searchWords(family).join('').charAt(0).toUpperCase())
  const groups = new Set(people.map(({ group }) => group))
  return {
    areas: areas.map(({ slug, data: { menuLabel, title } }) => ({ slug, label: menuLabel, title })),
    groups: (['partner', 'associate', 'staff'] as const).filter((group) => groups.has(group)),
    write: writePath(site, '{slug}'),
    /** How many people are found, in words; from one hundred people on, visitors read figures. */
    counts:
      people.length > 99 ? [] : Array.from({ length: people.length + 1 }, (_, found) => numberInWords(found)),
    letters: [...letters].map(([letter, people]) => ({ letter, people })),
  }
}

export type DirectoryFacts = ReturnType<typeof directoryFacts>

export type DirectoryPerson = DirectoryFacts['letters'][number]['people'][number]
