import type { Site } from '../../../content/model/site.ts'
import { formatMonth } from '../../../content/text/formatDate.ts'
import { dayOf, isCurrent, linkTo, newestFirst } from './queries.ts'

/** The first day of the month that comes `count` months after a day's own. */
const firstOfMonth = (day: string, count: number): string =>
  new Date(Date.UTC(Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1 + count)).toISOString().slice(0, 10)

/** What must be done by a day of the next six months, and events, in percent of that time; undefined without any. */
export function comingDays(site: Site) {
  const { today } = site
  if (today === undefined) return undefined
  const firsts = Array.from({ length: 7 }, (_, count) => firstOfMonth(today, count + 1))
  const [end = today] = firsts.splice(-1)
  const daysTo = (day: string) => Math.round((Date.parse(day) - Date.parse(today)) / 86_400_000)
  const days = daysTo(end)
  const at = (day: string) => (100 * daysTo(day)) / days
  const flags = newestFirst(site)
    .filter(isCurrent)
    .flatMap((entry) => {
      const { data } = entry
      const isEvent = data.kind === 'event'
      const day = !isEvent ? data.due : data.canceled ? undefined : dayOf(data)
      const isComing = day !== undefined && today <= day && day < end
      return isComing ? { ...linkTo(entry), day, isEvent, at: at(day) } : []
    })
  if (flags.length === 0) return undefined
  return {
    days,
    /** How many days from today. */
    monday: (8 - new Date(today).getUTCDay()) % 7,
    months: firsts.map((first) => ({ label: formatMonth(first), at: at(first) })),
    flags: flags.sort((a, b) => a.at - b.at),
  }
}

export type ComingDays = NonNullable<ReturnType<typeof comingDays>>
