import type { Site } from '../../../content/model/site.ts'
import { formatMonth } from '../../../content/text/formatDate.ts'
import { dayOf, isCurrent, linkTo, newestFirst } from './queries.ts'

/** What must be done by a day of the next six months, and events, in percent of that time; undefined without any. */
export function comingDays(site: Site) {
  const { today } = site
  if (today === undefined) return undefined
  const [year = 0, month = 0] = today.split('-').map(Number)
  const firsts = Array.from({ length: 7 }, (_, count) =>
    new Date(Date.UTC(year, month + count)).toISOString().slice(0, 10),
  )
  const [end = today] = firsts.splice(-1)
  const daysTo = (day: string) => (Date.parse(day) - Date.parse(today)) / 86_400_000
  const days = daysTo(end)
  const at = (day: string) => (100 * daysTo(day)) / days
  const flags = newestFirst(site)
    .filter(isCurrent)
    .flatMap((entry) => {
      const { data } = entry
      const day = data.kind !== 'event' ? data.due : data.canceled ? undefined : dayOf(data)
      const isComing = day !== undefined && today <= day && day < end
      return isComing ? { ...linkTo(entry), day, at: at(day) } : []
    })
  if (flags.length === 0) return undefined
  return {
    days,
    months: firsts.map((first) => ({ label: formatMonth(first), at: at(first) })),
    flags: flags.sort((a, b) => a.at - b.at),
  }
}

export type ComingDays = NonNullable<ReturnType<typeof comingDays>>
