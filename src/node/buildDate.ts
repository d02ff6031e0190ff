import { isDay } from '../content/text/calendar.ts'
import { UserError } from './userError.ts'

/**
 * The date of a build, as 2026-01-31: `BUILD_DATE`, for reproducible builds, or today in New York.
 * @throws UserError if `BUILD_DATE` isn't a date
 */
export function buildDate(environment: NodeJS.ProcessEnv = process.env): string {
  const typed = environment['BUILD_DATE']
  if (typed === undefined || typed === '') return todayInNewYork()
  if (!isDay(typed)) throw new UserError(`BUILD_DATE is "${typed}". Write a date such as 2026-01-31.`)
  return typed
}

/** The year in the copyright line. Published pages update it by script. */
export const buildYear = (): number => Number(buildDate().slice(0, 4))

/** Today's date in New York, as 2026-01-31 (the Swedish format). */
export const todayInNewYork = (): string =>
  new Date().toLocaleDateString('sv-SE', { timeZone: 'America/New_York' })
