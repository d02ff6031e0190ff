/** Days are counted in UTC, where every day has 24 hours. */
const timeOf = (day: string): number => Date.parse(`${day}T00:00:00Z`)

const oneDay = 86_400_000

/** Whether a text is a day of the calendar, as 2026-01-31. */
export const isDay = (typed: string): boolean => {
  const time = timeOf(typed)
  // `Date` takes February 30 for March 2.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(`${typed}T`)
}

/**
 * The day that lies `count` days after another one.
 * @param day as 2026-01-31
 * @throws RangeError when `day` is no date
 */
export const addDays = (day: string, count: number): string =>
  new Date(timeOf(day) + count * oneDay).toISOString().slice(0, 10)
