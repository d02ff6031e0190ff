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
export const buildYear = (): number => Number(buildDay().slice(0, 4))

/** Today in New York by this computer's clock, as 2026-01-31: Swedish dates are written like that. */
export const clockDay = (): string => new Date().toLocaleDateString('sv-SE', { timeZone: 'America/New_York' })
