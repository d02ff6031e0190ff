import { entriesOf, entriesOfKind, slugsOf, type Content } from '../../../../content/model/content.ts'
import { isOf } from '../../../../content/model/contentType.ts'
import type { Check } from '../../../../content/model/check.ts'
import { attorneys, type Attorney } from '../schema.ts'
import { partners } from '../../../pages/partners/data.ts'
import { associates } from '../../../pages/associates/data.ts'
import { leadership } from '../../../pages/leadership/data.ts'
import {
  describeUnpublished,
  getUnpublishedReason,
  visibilityChangeDates,
  describeUpcoming,
} from '../../../../content/publish/publishState.ts'
import { howToRestoreFrom } from '../../../../content/report/restoreHints.ts'
import { formatDate } from '../../../../content/text/formatDate.ts'
import type { Diagnostic } from '../../../../content/model/diagnostic.ts'
import { diagnostic } from '../rules.ts'
import { howToPublish } from '../../../../content/checks/unpublishedTargets.ts'
import { counted } from '../../../../content/text/plural.ts'

/** Whether every file of a person could be read. */
export const isComplete = (content: Content): boolean =>
  entriesOf(content, attorneys).length === slugsOf(content, attorneys).length

const countedIn = (what: string) => (count: number) =>
  `${counted(count, 'file in attorneys/ is', 'files in attorneys/ are')} ${what}`

/** Which people a page lists, and how a sentence says so. */
const listings = [
  {
    pagesIn: (content: Content) => entriesOfKind(content, partners),
    isListed: ({ group }: Attorney) => group === 'partner',
    placeOf: ({ order }: Attorney) => order,
    who: countedIn('of the group "partner"'),
  },
  {
    pagesIn: (content: Content) => entriesOfKind(content, associates),
    isListed: ({ group }: Attorney) => group === 'associate',
    placeOf: ({ order }: Attorney) => order,
    who: countedIn('of the group "associate"'),
  },
  {
    pagesIn: (content: Content) => entriesOfKind(content, leadership),
    isListed: ({ leadership }: Attorney) => leadership !== undefined,
    placeOf: ({ leadership }: Attorney) => leadership?.order,
    who: (count: number) =>
      counted(count, 'file in attorneys/ has', 'files in attorneys/ have') + ' a "leadership" field',
  },
]

/**
 * Pages that say another number of people than they list. By the days in people's own files a page may list fewer or
 * more from a day on. Nobody is lost by accident then, so the site is built whichever of those numbers stands there;
 * and the last of them may stand there in advance, so that nothing is left to do on the day.
 */
export const checkHeadcount: Check = ({ content, today }) => {
  if (!isComplete(content)) return []
  const isPerson = isOf(attorneys)
  const present = entriesOf(content, attorneys).map(({ data }) => data)
  const away = content.unpublished.flatMap(({ entry, reason }) =>
    entry && isPerson(entry) ? [{ file: entry.file, person: entry.data, reason }] : [],
  )
  const pages = listings.flatMap((list) => list.pagesIn(content).map((page) => ({ page, list })))
  return pages.flatMap(({ page: { file, data, placeOf }, list }): Diagnostic[] => {
    const { isListed, placeOf: placeIn, who } = list
    const listed = present.filter(isListed)
    const absent = away.filter(({ person }) => isListed(person))
    const all = [...listed, ...absent.map(({ person }) => person)]
    const finalCount = countOn(lastDay, all)
    const told = (words: readonly [message: string, fix: string]) =>
      diagnostic(file, placeOf(['people']), ['people-count', ...words])
    if (data.people === finalCount) return []
    if (data.people === listed.length)
      return today === undefined
        ? []
        : [{ ...told(upcomingHeadcount(data.people, all, today)), severity: 'warning' }]
    const count = listed.length
    const names = absent.map(({ person, reason }) => `${person.name}, who ${describeUnpublished(reason)}`)
    const without = names.length === 0 ? '' : `, not counting ${names.join(' and ')}`
    const message = `This page says that it lists ${data.people} people, and ${who(count)}${without}.`
    if (isByDate(data.people, all))
      return [
        {
          ...told([
            message,
            `Write people: ${finalCount} here, and look at sentences that count the people.`,
          ]),
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
function orderGaps(listed: readonly Attorney[], placeOf: (person: Attorney) => number | undefined): string[] {
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
