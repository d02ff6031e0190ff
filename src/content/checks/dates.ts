import { placeInBlock } from '../body/terms.ts'
import type { Entry } from '../model/entry.ts'
import type { Check } from '../model/site.ts'
import { diagnostic, type Diagnostic } from '../model/diagnostic.ts'
import { textsIn } from '../model/fieldPath.ts'
import { memoizeWeak } from '../model/memoize.ts'
import { addDays, isDay } from '../text/calendar.ts'

const months = 'January February March April May June July August September October November December'.split(
  ' ',
)
const weekdays = 'Monday Tuesday Wednesday Thursday Friday Saturday Sunday'.split(' ')
const short = (name: string) => name.slice(0, 3)
const oneOf = (names: readonly string[]) =>
  names.flatMap((name) => [name, String.raw`${short(name)}\.`]).join('|')

/** A date as texts have it, such as "Friday, January 15, 2027": its weekday and its year may be missing. */
const date = new RegExp(
  String.raw`(?:\b(${oneOf(weekdays)}),?\s+)?\b(${oneOf(months)}|Sept\.)\s+([1-9]|[12]\d|3[01])(?:st|nd|rd|th)?(?![\d\p{L}]|,\d)` +
    String.raw`(?:,?\s+(\d{4})(?!\d))?`,
  'gu',
)

const weekdayOf = (day: string): string =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString('en-US', { weekday: 'long', timeZone: 'UTC' })

/**
 * What the calendar says otherwise than a date in a text.
 * @param own the days of the file's fields: a date without a year is compared if it lies within 60 days of one of them
 */
function mistakeIn(
  [, weekday, name = '', date = '', year]: RegExpExecArray,
  own: readonly string[],
): string | undefined {
  const month = months.findIndex((one) => short(one) === short(name))
  const inYear = (of: string | number) =>
    `${of}-${String(month + 1).padStart(2, '0')}-${date.padStart(2, '0')}`
  const written = `${months[month] ?? name} ${date}`
  // A leap year has every day.
  if (!isDay(inYear(year ?? 2028))) return `The calendar has no ${written}${year ? `, ${year}` : ''}.`
  const isNear = (day: string) => own.some((one) => addDays(one, -60) <= day && day <= addDays(one, 60))
  const near = own.flatMap((one) => [-1, 0, 1].map((by) => inYear(Number(one.slice(0, 4)) + by)))
  const meant = year ? [inYear(year)] : near.filter((day) => isDay(day) && isNear(day))
  const names = meant.map(weekdayOf)
  if (!weekday || !names[0] || names.some((one) => short(one) === short(weekday))) return undefined
  return `${written}, ${meant[0]?.slice(0, 4)} is a ${names[0]}, not a ${weekdays.find((one) => short(one) === short(weekday))}.`
}

const dateProblems = memoizeWeak(({ file, data, prose, placeOf }: Entry<unknown>): Diagnostic[] => {
  const fields = textsIn(data)
  const days = fields.map(({ path, text }) =>
    path[0] === 'reviewBy' ? '' : text.slice(0, 'YYYY-MM-DD'.length),
  )
  const texts = [
    ...fields.map(({ path, text }) => ({
      text,
      placeAt: (_: number, words: string) => placeOf(path, words),
    })),
    ...prose.blocks.map((block) => ({ text: block.whole, placeAt: (at: number) => placeInBlock(block, at) })),
  ]
  return texts.flatMap(({ text, placeAt }) =>
    [...text.matchAll(date)].flatMap((match) => {
      const message = mistakeIn(match, days.filter(isDay))
      const place = message && placeAt(match.index, match[0])
      return place ? diagnostic(file, place, ['wrong-day', message, 'Correct the weekday or the date.']) : []
    }),
  )
})

/** Dates in texts that no calendar has, and weekdays that aren't those of their dates. */
export const checkDates: Check = ({ content: { entries, past, singles } }) =>
  [...entries, ...past, ...singles].flatMap(dateProblems)
