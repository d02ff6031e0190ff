import { absenceOf, changesAfter } from '../absence.ts'
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
    const count = persons.filter(isListed).length
    if (count === data.people) return []
    const isSomebodyAway = content.absent.some(({ person }) => person && isListed(person))
    const away = isSomebodyAway ? ', not counting those that are not on the site today' : ''
    const problem = problemAt(file, placeOf(['people']), [
      'people-count',
      `This page says that it lists ${data.people} people, and ${count} files in attorneys/ ${who}${away}.`,
      `If that is right, write people: ${count} here; if not, look for the file that was added, deleted or changed.`,
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
    const message = `The Attorneys page shows ${cardsOfAttorneysPage} cards of the group "${group}", numbered 1 to 4; the files say ${places.join(', ') || 'none'}.`
    const fix = `Write featured: 1, featured: 2, featured: 3 and featured: 4 in one file of that group each.`
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
          `The heading "${heading.text}" has no id, and links to legal sections must outlive a change of words.`,
          `Write {#${heading.id}} at its end.`,
        ]),
      )
    if (count === data.sections) return problems
    return [
      ...problems,
      problemAt(file, placeOf(['sections']), [
        'section-count',
        `This page says that it has ${data.sections} sections, and its body has ${count} headings that begin with ##.`,
        `If that is right, write sections: ${count} here; if not, look for the heading that was added, deleted or changed.`,
      ]),
    ]
  })
}
