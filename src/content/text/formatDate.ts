import { fillPattern, type Pattern } from './pattern.ts'

/** For messages of the commands; what visitors read comes from the site’s labels. */
const englishMonths = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]

/** The words in which a site writes days. */
export interface DayWords {
  /** The twelve months, January first. */
  readonly months: readonly string[]
  /** How a day is put together. */
  readonly day: Pattern<'month' | 'day' | 'year'>
}

interface DayParts {
  month: string
  day: string
  year: string
}

/**
 * The parts of a plain ISO date, with the name of its month. It is arithmetic on the text alone, since a `Date` would
 * bring a time zone and could shift the day. What is not such a date is undefined.
 */
function dayParts(iso: string, months: readonly string[]): DayParts | undefined {
  const [year = '', month, day] = iso.split('-')
  const name = months[Number(month) - 1]
  return name === undefined || day === undefined ? undefined : { month: name, day: String(Number(day)), year }
}

/** A plain ISO date as messages of the commands write it: `2025-06-20` → `June 20, 2025`. Any other text comes back as it is. */
export function formatDate(iso: string): string {
  const parts = dayParts(iso, englishMonths)
  return parts ? `${parts.month} ${parts.day}, ${parts.year}` : iso
}

/** The same in the words of a site. */
export function formatDay(iso: string, { months, day }: DayWords): string {
  const parts = dayParts(iso, months)
  return parts ? fillPattern(day, { ...parts }) : iso
}
