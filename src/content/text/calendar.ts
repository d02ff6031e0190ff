import { z } from 'zod'

const isoDay = z.iso.date()

/** Whether a text is a day of the calendar, as 2026-01-31. */
export const isDay = (typed: string): boolean => isoDay.safeParse(typed).success

/** A date as 2026-01-31 that was typed otherwise, as in 1/31/2026, January 31, 2026 and 20260131. */
export function meantDay(typed: string): string | undefined {
  const [date = ''] = typed
    .replace(/[–—]/g, '-')
    .replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3')
    .split(/T\d/)
  const time = Date.parse(`${date} 00:00 UTC`)
  const day = Number.isNaN(time) ? '' : new Date(time).toISOString().slice(0, 10)
  const numbers = date.match(/\d+/g)?.map(Number) ?? []
  const isTyped = (part: string, at: number) =>
    numbers.includes(Number(part)) || (at === 1 && numbers.length < 3)
  // `Date` takes February 30 for March 2.
  return day.split('-').every(isTyped) ? day : undefined
}

/** The day that lies `count` days after another one, in UTC, where every day has 24 hours. @throws RangeError if `day` is no date */
export const addDays = (day: string, count: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + count * 86_400_000).toISOString().slice(0, 10)
