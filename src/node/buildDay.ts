import { isDay } from '../content/text/calendar.ts'
import { UserError } from './userError.ts'

/**
 * The day of a build, as 2026-01-31: `BUILD_DATE` when it is set, so that a build can be repeated exactly; else
 * today's in New York, where the firm's days begin and end.
 * @throws BuildDayError when `BUILD_DATE` is set and is no day
 */
export function buildDay(environment: NodeJS.ProcessEnv = process.env): string {
  const typed = environment['BUILD_DATE']
  if (typed === undefined || typed === '') return clockDay()
  if (!isDay(typed)) throw new BuildDayError(typed)
  return typed
}

/** Today in New York by this computer’s clock, as 2026-01-31. */
export const clockDay = (): string => dayIn('America/New_York')

/** The year that a build writes into the copyright line; pages correct it later by themselves. */
export const buildYear = (environment?: NodeJS.ProcessEnv): number =>
  Number(buildDay(environment).slice(0, 4))

/** `BUILD_DATE` is no day. */
export class BuildDayError extends UserError {
  constructor(typed: string) {
    super(`BUILD_DATE is "${typed}"; write it as a day, for example 2026-01-31.`)
  }
}

function dayIn(timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en', {
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    timeZone,
  }).formatToParts(new Date())
  return (['year', 'month', 'day'] as const)
    .map((type) => parts.find((part) => part.type === type)?.value)
    .join('-')
}
