import { describeUnpublished, getUnpublishedReason, visibilityChangeDates, describeUpcoming } from '../publish/publishState.ts'
import { howToRestoreFrom } from '../report/restoreHints.ts'
import { formatDate } from '../text/formatDate.ts'
import { diagnostic, type Diagnostic } from '../model/diagnostic.ts'
import type { Content } from '../loadContent.ts'
import { howToPublish } from './unpublishedTargets.ts'
import type { Attorney } from '../../firm/collections/attorneys/schema.ts'
import { counted } from '../text/plural.ts'

/** Whether every file of a person could be read. */
export const isComplete = ({ entries, slugs }: Content): boolean =>
  entries.attorneys.length === slugs.attorneys.length

const countedIn = (what: string) => (count: number) =>
  `${counted(count, 'file in attorneys/ is', 'files in attorneys/ are')} ${what}`

/** Which people a page lists, and how a sentence says so. */
const listings = {
  partners: {
    isListed: ({ group }: Attorney) => group === 'partner',
    placeOf: ({ order }: Attorney) => order,
    who: countedIn('of the group "partner"'),
  },
  associates: {
    isListed: ({ group }: Attorney) => group === 'associate',
    placeOf: ({ order }: Attorney) => order,
    who: countedIn('of the group "associate"'),
  },
  leadership: {
    isListed: ({ leadership }: Attorney) => leadership !== undefined,
    placeOf: ({ leadership }: Attorney) => leadership?.order,
    who: (count: number) =>
      counted(count, 'file in attorneys/ has', 'files in attorneys/ have') +
      ' a "leadership" field',
  },
}

/**
 * Pages that say another number of people than they list. By the days in people's own files a page may list fewer or
 * more from a day on. Nobody is lost by accident then, so the site is built whichever of those numbers stands there;
 * and the last of them may stand there in advance, so that nothing is left to do on the day.
 * @param today as 2026-01-31
 */
export function checkHeadcount(content: Content, today: string | undefined): Diagnostic[] {
  if (!isComplete(content)) return []
  const present = content.entries.attorneys.map(({ data }) => data)
  return content.entries.pages.flatMap(({ file, data, placeOf }): Diagnostic[] => {
    if (data.template !== 'partners' && data.template !== 'associates' && data.template !== 'leadership')
      return []
    const { isListed, placeOf: placeIn, who } = listings[data.template]
    const listed = present.filter(isListed)
    const absent = content.unpublished.filter(({ person }) => person && isListed(person))
    const all = [...listed, ...absent.flatMap(({ person }) => person ?? [])]
    const finalCount = countOn(lastDay, all)
    const told = (words: readonly [message: string, fix: string]) =>
      diagnostic(file, placeOf(['people']), ['people-count', ...words])
    if (data.people === finalCount) return []
    if (data.people === listed.length)
      return today === undefined
        ? []
        : [{ ...told(upcomingHeadcount(data.people, all, today)), severity: 'warning' }]
    const count = listed.length
    const names = absent.map(({ person, reason }) => `${person?.name ?? ''}, who ${describeUnpublished(reason)}`)
    const away = names.length === 0 ? '' : `, not counting ${names.join(' and ')}`
    const message = `This page says that it lists ${data.people} people, and ${who(count)}${away}.`
    if (isByDate(data.people, all))
      return [
        {
          ...told([message, `Write people: ${finalCount} here, and look at sentences that count the people.`]),
          severity: 'warning',
        },
      ]
    const found =
      count > 0 && count <= 12 ? ` Now there are: ${listed.map(({ name }) => name).join(', ')}.` : ''
    const drafts = absent.filter(({ reason }) => reason.why === 'draft')
    if (count + drafts.length === data.people) {
      const ways = drafts.map((draft) => howToPublish(draft)).join(', and ')
      return [told([message, `If that was not meant, ${ways}. If it was, write people: ${count} here.`])]
    }
    if (count > data.people || absent.length > 0)
      return [
        told([
          message,
          `If ${count} is right, write people: ${count} here. If ${data.people} is right, ${count > data.people ? who(count - data.people).replace(' in', ' too many in') : 'look for the file that was deleted or changed'}.${found}`,
        ]),
      ]
    const gaps = orderGaps(listed, placeIn)
    // A list that has gaps of its own tells nothing.
    const gap = gaps.length <= data.people - count ? gaps.join('; ') : ''
    return [
      told([
        `${message.slice(0, -1)}${gap === '' ? '' : `; ${gap}`}.`,
        `Was a file deleted by accident? ${howToRestoreFrom('attorneys')} Has somebody left? Then write people: ${count} here.${gap === '' ? found : ''}`,
      ]),
    ]
  })
}

/** The places in the middle of a list that nobody has, in words: who stands before each and after it. */
function orderGaps(
  listed: readonly Attorney[],
  placeOf: (person: Attorney) => number | undefined,
): string[] {
  const nameAt = new Map(
    listed.flatMap((person) => {
      const place = placeOf(person)
      return place === undefined ? [] : [[place, person.name]]
    }),
  )
  const places = [...nameAt.keys()].sort((a, b) => a - b)
  return places.flatMap((place, index) => {
    const next = places[index + 1]
    const [before, after] = [nameAt.get(place), nameAt.get(next ?? 0)]
    return next === place + 2
      ? [`place ${place + 1}, between ${before ?? ''} and ${after ?? ''}, is empty`]
      : []
  })
}

const firstDay = '0000-01-01'
const lastDay = '9999-12-31'

const countOn = (day: string, people: readonly Attorney[]): number =>
  people.filter((person) => getUnpublishedReason(person, day) === undefined).length

/** Whether a number is that of some day before or after somebody came or left by the days in their own files. */
const isByDate = (number: number, people: readonly Attorney[]): boolean =>
  [firstDay, ...people.flatMap((person) => visibilityChangeDates(person, firstDay))].some(
    (day) => countOn(day, people) === number,
  )

/** What is told before the day on which a page begins to list fewer or more. */
function upcomingHeadcount(
  number: number,
  people: readonly Attorney[],
  today: string,
): readonly [message: string, fix: string] {
  const days = people.flatMap((person) => visibilityChangeDates(person, today)).sort()
  const finalCount = countOn(lastDay, people)
  const who = people.flatMap((person) => {
    const words = describeUpcoming(person, today)
    return words === undefined ? [] : [`${person.name} ${words}`]
  })
  return [
    `This page lists ${number} people, and ${finalCount} from ${formatDate(days.at(-1) ?? today)} on: ${who.join('; ')}.`,
    `Write people: ${finalCount} here now, and this number is right before and after that day. Sentences that count the people you change when the day comes.`,
  ]
}
