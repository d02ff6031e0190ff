const zone = { timeZone: 'America/New_York' } as const
const clock = new Intl.DateTimeFormat('sv-SE', { ...zone, dateStyle: 'short', timeStyle: 'short' })
const day = new Intl.DateTimeFormat('en-US', { ...zone, dateStyle: 'full' })
const time = new Intl.DateTimeFormat('en-US', { ...zone, hour: 'numeric', minute: '2-digit' })
const zoneName = new Intl.DateTimeFormat('en-US', { ...zone, timeZoneName: 'short' })

const candidates = (typed: string): string[] =>
  (/^\d{4}-\d\d-\d\d \d\d:\d\d$/.test(typed) ? ['-04:00', '-05:00'] : [])
    .map((offset) => `${typed.replace(' ', 'T')}:00${offset}`)
    .filter((iso) => !Number.isNaN(Date.parse(iso)) && clock.format(new Date(iso)) === typed)

/** Whether a text is a time in New York: `2026-12-03 18:00`. An hour that clocks skip in spring isn't. */
export const isNewYorkTime = (typed: string): boolean => candidates(typed).length > 0

/** `2026-12-03 18:00` → `2026-12-03T18:00:00-05:00`. An hour that clocks show twice is the first. @throws RangeError if it's no time */
export function newYorkIso(typed: string): string {
  const [first] = candidates(typed)
  if (first === undefined) throw new RangeError(`${typed} isn't a time in New York.`)
  return first
}

/** The same as an instant. */
export const newYorkInstant = (typed: string): Date => new Date(newYorkIso(typed))

// Some versions of Node write a narrow no-break space before PM.
const timeOf = (date: Date) => time.format(date).replace(/\s/g, ' ')

const zoneOf = (date: Date) =>
  zoneName.formatToParts(date).find(({ type }) => type === 'timeZoneName')?.value ?? ''

/** `Thursday, December 3, 2026, 6:00 PM EST` */
export const formatTime = (date: Date): string => `${day.format(date)}, ${timeOf(date)} ${zoneOf(date)}`

/** When an event is, as visitors read it: `Thursday, December 3, 2026, 6:00 PM to 8:00 PM EST`. With both zones if clocks change. */
export function formatEventTime(starts: Date, ends: Date): string {
  const last = day.format(ends) === day.format(starts) ? '' : `${day.format(ends)}, `
  const zone = zoneOf(starts) === zoneOf(ends) ? '' : ` ${zoneOf(starts)}`
  return `${day.format(starts)}, ${timeOf(starts)}${zone} to ${last}${timeOf(ends)} ${zoneOf(ends)}`
}
