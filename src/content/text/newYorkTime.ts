const zone = { timeZone: 'America/New_York' } as const
const clock = new Intl.DateTimeFormat('sv-SE', { ...zone, dateStyle: 'short', timeStyle: 'short' })
const day = new Intl.DateTimeFormat('en-US', { ...zone, dateStyle: 'full' })
const time = new Intl.DateTimeFormat('en-US', { ...zone, hour: 'numeric', minute: '2-digit' })
const zoneName = new Intl.DateTimeFormat('en-US', { ...zone, timeZoneName: 'short' })

const candidates = (typed: string): Date[] =>
  (/^\d{4}-\d\d-\d\d \d\d:\d\d$/.test(typed) ? ['-04:00', '-05:00'] : [])
    .map((offset) => new Date(`${typed.replace(' ', 'T')}:00${offset}`))
    .filter((date) => !Number.isNaN(date.valueOf()) && clock.format(date) === typed)

/** Whether a text is a time in New York: `2026-12-03 18:00`. An hour that clocks skip in spring isn't. */
export const isNewYorkTime = (typed: string): boolean => candidates(typed).length > 0

/**
 * A time in New York as an instant: `2026-12-03 18:00` is 23:00 UTC. Of an hour that clocks show twice in fall, the first.
 * @throws RangeError if there is no such time
 */
export function newYorkInstant(typed: string): Date {
  const [first] = candidates(typed)
  if (first === undefined) throw new RangeError(`${typed} isn't a time in New York.`)
  return first
}

/** When an event is, as visitors read it: `Thursday, December 3, 2026, 6:00 PM to 8:00 PM EST`. */
export function formatEventTime(starts: Date, ends: Date): string {
  // Some versions of Node write a narrow no-break space before PM.
  const timeOf = (date: Date) => time.format(date).replace(/\s/g, ' ')
  const zoneOf = (date: Date) =>
    zoneName.formatToParts(date).find(({ type }) => type === 'timeZoneName')?.value ?? ''
  const last = day.format(ends) === day.format(starts) ? '' : `${day.format(ends)}, `
  return `${day.format(starts)}, ${timeOf(starts)} to ${last}${timeOf(ends)} ${zoneOf(ends)}`
}
