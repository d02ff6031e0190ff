import { absenceInWords, absenceOf, changesAfter } from '../absence.ts'
import { problemAt, type Problem } from '../problem.ts'
import type { Content } from '../readContent.ts'
import type { Attorney } from '../schema/attorney.ts'
import type { Check } from './check.ts'

const cardsOfAttorneysPage = 4

/**
 * What a page says it lists is what the collection holds; so nobody is lost or added by accident.
 * A collection with an unreadable file is left alone: that file's own problem comes first.
 */
export const checkCounts: Check = ({ content }) => [
  ...people(content),
  ...featured(content),
  ...sections(content),
]

const complete = ({ entries, slugs }: Content): boolean => entries.attorneys.length === slugs.attorneys.length

function people(content: Content): Problem[] {
  if (!complete(content)) return []
  const persons = content.entries.attorneys.map(({ data }) => data)
  return content.entries.pages.flatMap(({ file, data, placeOf }): Problem[] => {
    if (data.template !== 'partners' && data.template !== 'associates' && data.template !== 'leadership')
      return []
    const { isListed, who } = listings[data.template]
    const listed = persons.filter(isListed)
    const count = listed.length
    const found =
      count > 0 && count <= 12 ? ` Now there are: ${listed.map(({ name }) => name).join(', ')}.` : ''
    if (count === data.people) return []
    const absent = content.absent.filter(({ person }) => person && isListed(person))
    const names = absent.map(({ person, absence }) => `${person?.name ?? ''}, who ${absenceInWords(absence)}`)
    const away = names.length === 0 ? '' : `, not counting ${names.join(' and ')}`
    const problem = problemAt(file, placeOf(['people']), [
      'people-count',
      `This page says that it lists ${data.people} people, and ${count} files in attorneys/ ${who}${away}.`,
      `If that is right, write people: ${count} here; if not, look for the file that was added, deleted or changed.${found}`,
    ])
    return [isByDate(data.people, isListed, content) ? { ...problem, severity: 'warning' } : problem]
  })
}

/** Which people a page lists, and how a sentence says so. */
const listings = {
  partners: { isListed: ({ group }: Attorney) => group === 'partner', who: 'are of the group "partner"' },
  associates: {
    isListed: ({ group }: Attorney) => group === 'associate',
    who: 'are of the group "associate"',
  },
  leadership: {
    isListed: ({ leadership }: Attorney) => leadership !== undefined,
    who: 'have a "leadership" field',
  },
}

/**
 * Whether a number is that of some day before or after somebody came or left by the days in their own files. Nobody
 * is lost by accident then, and the site is built on that day although the number is not changed yet.
 */
function isByDate(people: number, isListed: (person: Attorney) => boolean, content: Content): boolean {
  const present = content.entries.attorneys.map(({ data }) => data)
  const all = [...present, ...content.absent.flatMap(({ person }) => person ?? [])].filter(isListed)
  const first = '0000-01-01'
  const days = [first, ...all.flatMap((person) => changesAfter(person, first))]
  return days.some((day) => all.filter((person) => absenceOf(person, day) === undefined).length === people)
}

function featured(content: Content): Problem[] {
  if (!complete(content)) return []
  return (['partner', 'associate'] as const).flatMap((group): Problem[] => {
    const cards = content.entries.attorneys.flatMap((entry) =>
      entry.data.group === group && entry.data.featured !== undefined
        ? [{ entry, place: entry.data.featured }]
        : [],
    )
    const first = content.entries.pages.find(({ data }) => data.template === 'attorneys')
    if (first === undefined) return []
    const places = cards.map(({ place }) => place).sort((a, b) => a - b)
    if (places.join() === '1,2,3,4') return []
    const twice = cards.find(({ place }, index) => cards.findIndex((other) => other.place === place) < index)
    const said = [...cards]
      .sort((a, b) => a.place - b.place)
      .map((card) => `${card.entry.file} says ${card.place}`)
    const message = `The Attorneys page shows ${cardsOfAttorneysPage} cards of the group "${group}", numbered 1 to 4; ${said.join(', ') || 'no file has a number'}.`
    const free = [1, 2, 3, 4].filter((place) => !places.includes(place))
    const fix =
      free.length === 1 && cards.length === cardsOfAttorneysPage
        ? `The free number is ${free.join()}: write it in one of the two files that have the same, or in the one whose number is too high.`
        : free.length === 0
          ? 'Take the line "featured" out of the files that are one too many.'
          : free.length === 1
            ? `Write featured: ${free.join()} in one further file of that group.`
            : `Write featured: ${free.join(', featured: ')} in one further file of that group each.`
    const at = twice?.entry ?? cards.find(({ place }) => place < 1 || place > 4)?.entry
    return [
      problemAt(
        at?.file ?? first.file,
        (at ?? first).placeOf(at ? ['featured'] : [group === 'partner' ? 'partners' : 'associates']),
        ['featured-count', message, fix],
      ),
    ]
  })
}

function sections({ entries }: Content): Problem[] {
  return entries.legal.flatMap(({ file, data, prose, placeOf }): Problem[] => {
    const count = prose.headings.filter(({ depth }) => depth === 2).length
    const problems = prose.headings
      .filter(({ explicit }) => !explicit)
      .map((heading) =>
        problemAt(file, heading, [
          'heading-id',
          `The heading "${heading.text}" has no name for links, and those of legal pages must outlive a change of its words.`,
          `Write {#${heading.id}} at its end.`,
        ]),
      )
    if (count === data.sections) return problems
    return [
      ...problems,
      problemAt(file, placeOf(['sections']), [
        'section-count',
        `This page says that it has ${data.sections} sections, and its text has ${count} headings that begin with ##.`,
        `If that is right, write sections: ${count} here; if not, look for the heading that was added, deleted or changed.`,
      ]),
    ]
  })
}
