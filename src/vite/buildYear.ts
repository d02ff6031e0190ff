/**
 * The year that a build writes into the copyright line: that of `BUILD_DATE` (a day, `2026-01-01`) when it is set,
 * so that a build can be repeated exactly; else today's, in New York. Pages correct it later by themselves.
 * @throws when `BUILD_DATE` is set and is no day
 */
export function buildYear(environment: NodeJS.ProcessEnv = process.env): number {
  const day = environment['BUILD_DATE']
  if (day === undefined || day === '') {
    return Number(
      new Intl.DateTimeFormat('en', { year: 'numeric', timeZone: 'America/New_York' }).format(new Date()),
    )
  }
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day))
    throw new Error(`BUILD_DATE is "${day}"; write it as a day, for example 2026-01-01.`)
  return Number(day.slice(0, 4))
}
