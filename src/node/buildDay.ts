import { isDay } from '../content/text/calendar.ts'
import { UserError } from './userError.ts'

/**
 * The day of a build, as 2026-01-31: `BUILD_DATE` when it is set, so that a build can be repeated exactly; else
 * today's in New York, where the firm's days begin and end.
 * @throws UserError when `BUILD_DATE` is set and is no day
 */
export function buildDay(environment: NodeJS.ProcessEnv = process.env): string {
  const typed = environment['BUILD_DATE']
  if (typed === undefined || typed === '') return clockDay()
  if (!isDay(typed))
    throw new UserError(`BUILD_DATE is "${typed}"; write it as a day, for example 2026-01-31.`)
  return typed
}

/** The year that a build writes into the copyright line; pages correct it later by themselves. */
export const buildYear = (environment?: NodeJS.ProcessEnv): number =>
  Number(buildDay(environment).slice(0, 4))

const hour = 60 * 60 * 1000

/** Today in New York by this computer’s clock, as 2026-01-31. */
export function clockDay(): string {
  const now = Date.now()
  // New York is four or five hours behind universal time. Only while these give two days is the calendar of time zones
  // asked, which takes 20 ms to load.
  const [winter = '', summer = ''] = [5, 4].map((behind) =>
    new Date(now - behind * hour).toISOString().slice(0, 10),
  )
  return winter === summer ? winter : calendarDay(now)
}

/** The day in New York at a time in milliseconds. */
function calendarDay(time: number): string {
  const parts = new Intl.DateTimeFormat('en', {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    timeZone: 'America/New_York',
  }).formatToParts(time)
  return (['year', 'month', 'day'] as const)
    .map((type) => parts.find((part) => part.type === type)?.value)
    .join('-')
}
