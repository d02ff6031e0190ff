import { placeInBlock } from '../body/terms.ts'
import type { Entry } from '../model/entry.ts'
import type { Check } from '../model/site.ts'
import { diagnostic, type Diagnostic } from '../model/diagnostic.ts'
import { textsIn } from '../model/fieldPath.ts'
import { memoizeWeak } from '../model/memoize.ts'
import { addDays, isDay } from '../text/calendar.ts'

const weekdays = '((?:Mon|Tues?|Wed(?:nes)?|Thu(?:rs?)?|Fri|Sat(?:ur)?|Sun)(?:day|\\.)?)'
const months =
  '((?:Jan(?:uary)?|Feb(?:ruary)?|Mar(?:ch)?|Apr(?:il)?|May|June?|July?|Aug(?:ust)?|Sept?|Oct(?:ober)?|(?:Sept|Nov|Dec)(?:ember)?))\\.?'
const days = '([1-9]|[12]\\d|3[01])(?:st|nd|rd|th)?'
/** Where a sentence goes on after its date: "On June 31 New York …". Elsewhere a capital goes on with a name: "31 Nov Street". */
const noName =
  String.raw`(?:(?!(?:\p{L}{3,9}\.?\s+\d{1,2}[a-z]{0,2}|\d{1,2}[a-z]{0,2}\s+\p{L}{3,9}\.?)[^\S\n]+\p{Lu})` +
  String.raw`|(?<=^(?:On|By|From|Since|Until|Before|After|Through)\s))`
/** A date as texts have it, such as "Friday, January 15, 2027": its weekday and its year may be missing. */
const date = new RegExp(
  String.raw`(?:\b${weekdays},?\s+\(?(?:the\s+)?|${noName})` +
    String.raw`(?:\b${months}\s+${days}(?![\d\p{L}]|,\d)|(?<![\d.,/$§-])${days}\s+(?:of\s+)?${months}(?!\p{L}))` +
    String.raw`(?:,?\s+(\d{4})(?!\d))?(?:\s+\(${weekdays}\))?`,
  'gmu',
)

const longForm = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' })
const sixtyDaysAround = Array.from({ length: 121 }, (_, at) => at - 60)

/** What the calendar says otherwise than a date in a text. Without a year it's the one within 60 days of the page's own days. */
function mistakeIn(match: RegExpExecArray, own: readonly string[]): string | undefined {
  const [, before, m = '', d = '', day = d, month = m, year, weekday = before] = match
  const written = `${month} ${day}${year ? `, ${year}` : ''}`
  // `Date` takes June 31 for July 1. A leap year has every day.
  const date = new Date(`${month.slice(0, 3)} ${day}, ${year ?? 2028} UTC`)
  if (date.getUTCDate() !== Number(day)) return `The calendar has no ${written}.`
  const iso = date.toISOString().slice(0, 10)
  const near = own.flatMap((one) => sixtyDaysAround.map((count) => addDays(one, count)))
  const days = year ? [iso] : near.filter((one) => one.endsWith(iso.slice(4)))
  const right = days.map((one) => longForm.format(new Date(one)))
  if (!weekday || right.some((one) => one.startsWith(weekday.slice(0, 3)))) return undefined
  return right[0]?.replace(/^(\w+), (.*)/, '$2 is a $1.')
}

const dateProblems = memoizeWeak(({ file, data, prose, placeOf }: Entry<unknown>): Diagnostic[] => {
  const fields = textsIn(data)
  const own = fields.map(({ path: [at], text }) => (at === 'reviewBy' ? '' : text.slice(0, 10))).filter(isDay)
  const texts = [
    ...fields.map(({ path, text }) => ({ text, placeOf: (typed: string) => placeOf(path, typed) })),
    ...prose.headings.map(({ text, ...place }) => ({ text, placeOf: () => place })),
    ...prose.blocks.map((one) => ({
      text: one.whole,
      placeOf: (_: string, at: number) => placeInBlock(one, at),
    })),
  ]
  return texts.flatMap(({ text, placeOf }) =>
    [...text.matchAll(date)].flatMap((match) => {
      const message = mistakeIn(match, own)
      const place = message && placeOf(match[0], match.index)
      return place ? diagnostic(file, place, ['wrong-day', message, 'Correct the date, or its weekday.']) : []
    }),
  )
})

/** Dates in texts that no calendar has, and weekdays that aren't those of their dates. */
export const checkDates: Check = ({ content: { entries, past, singles } }) =>
  [...entries, ...past, ...singles].flatMap(dateProblems)
