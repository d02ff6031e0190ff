import { placeInBlock } from '../body/terms.ts'
import type { Entry } from '../model/entry.ts'
import type { Check } from '../model/site.ts'
import { diagnostic, type Diagnostic } from '../model/diagnostic.ts'
import { textsIn } from '../model/fieldPath.ts'
import { memoizeWeak } from '../model/memoize.ts'

/** A date as texts have it, such as "Friday, January 15, 2027": its weekday and its year may be missing. */
const date = new RegExp(
  String.raw`(?:\b((?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day|(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)\.),?\s+)?` +
    String.raw`\b(January|February|March|April|May|June|July|August|September|October|November|December` +
    String.raw`|(?:Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)\.)` +
    String.raw`\s+([1-9]|[12]\d|3[01])(?:st|nd|rd|th)?(?![\d\p{L}]|,\d)(?:,?\s+(\d{4})(?!\d))?`,
  'gu',
)

/** What the calendar says otherwise than a date in a text. Only a date with a year has a weekday. */
function mistakeIn([, weekday, month = '', date = '', year]: RegExpExecArray): string | undefined {
  const written = `${month} ${date}${year ? `, ${year}` : ''}`
  // `Date` takes June 31 for July 1. A leap year has every day.
  const day = new Date(`${month.slice(0, 3)} ${date}, ${year ?? 2028} UTC`)
  if (day.getUTCDate() !== Number(date)) return `The calendar has no ${written}.`
  const right = day.toLocaleDateString('en-US', { weekday: 'long', timeZone: 'UTC' })
  const isRight = !weekday || !year || right.startsWith(weekday.slice(0, 3))
  return isRight ? undefined : `${written} is a ${right}.`
}

const dateProblems = memoizeWeak(({ file, data, prose, placeOf }: Entry<unknown>): Diagnostic[] => {
  const texts = [
    ...textsIn(data).map(({ path, text }) => ({
      text,
      placeAt: (_: number, words: string) => placeOf(path, words),
    })),
    ...prose.blocks.map((block) => ({ text: block.whole, placeAt: (at: number) => placeInBlock(block, at) })),
  ]
  return texts.flatMap(({ text, placeAt }) =>
    [...text.matchAll(date)].flatMap((match) => {
      const message = mistakeIn(match)
      const place = message && placeAt(match.index, match[0])
      return place ? diagnostic(file, place, ['wrong-day', message, 'Correct the weekday or the date.']) : []
    }),
  )
})

/** Dates in texts that no calendar has, and weekdays that aren't those of their dates. */
export const checkDates: Check = ({ content: { entries, past, singles } }) =>
  [...entries, ...past, ...singles].flatMap(dateProblems)
