import { placeInBlock } from '../body/terms.ts'
import type { Entry } from '../model/entry.ts'
import type { Check } from '../model/site.ts'
import { diagnostic, type Diagnostic } from '../model/diagnostic.ts'
import { textsIn } from '../model/fieldPath.ts'
import { memoizeWeak } from '../model/memoize.ts'

const weekdays = '((?:Mon|Tues?|Wed(?:nes)?|Thu(?:rs?)?|Fri|Sat(?:ur)?|Sun)(?:day|\\.)?)'
const months =
  '((?:Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?|Oct(?:ober)?|(?:Sept|Nov|Dec)(?:ember)?))\\.?'
const days = '([1-9]|[12]\\d|3[01])(?:st|nd|rd|th)?'
/** A date as texts have it, such as "Friday, January 15, 2027": its weekday and its year may be missing. */
const date = new RegExp(
  String.raw`(?:\b${weekdays},?\s+\(?(?:the\s+)?)?` +
    String.raw`(?:\b${months}\s+${days}(?![\d\p{L}]|,\d)|(?<![\d.,/$§-])${days}\s+(?:of\s+)?${months}(?!\p{L}))` +
    String.raw`(?:,?\s+(\d{4})(?!\d))?(?:\s+\(${weekdays}\))?`,
  'gu',
)

/** What the calendar says otherwise than a date in a text. Only a date with a year has a weekday. */
function mistakeIn([, before, m = '', d = '', day = d, month = m, year, weekday = before]: RegExpExecArray) {
  const written = `${month} ${day}${year ? `, ${year}` : ''}`
  // `Date` takes June 31 for July 1. A leap year has every day.
  const date = new Date(`${month.slice(0, 3)} ${day}, ${year ?? 2028} UTC`)
  if (date.getUTCDate() !== Number(day)) return `The calendar has no ${written}.`
  const right = date.toLocaleDateString('en-US', { weekday: 'long', timeZone: 'UTC' })
  return !weekday || !year || right.startsWith(weekday.slice(0, 3)) ? undefined : `${written} is a ${right}.`
}

const dateProblems = memoizeWeak(({ file, data, prose, placeOf }: Entry<unknown>): Diagnostic[] => {
  const texts = [
    ...textsIn(data).map(({ path, text }) => ({ text, placeOf: (typed: string) => placeOf(path, typed) })),
    ...prose.blocks.map((one) => ({
      text: one.whole,
      placeOf: (_: string, at: number) => placeInBlock(one, at),
    })),
  ]
  return texts.flatMap(({ text, placeOf }) =>
    [...text.matchAll(date)].flatMap((match) => {
      const message = mistakeIn(match)
      const place = message && placeOf(match[0], match.index)
      return place ? diagnostic(file, place, ['wrong-day', message, 'Correct the date, or its weekday.']) : []
    }),
  )
})

/** Dates in texts that no calendar has, and weekdays that aren't those of their dates. */
export const checkDates: Check = ({ content: { entries, past, singles } }) =>
  [...entries, ...past, ...singles].flatMap(dateProblems)
