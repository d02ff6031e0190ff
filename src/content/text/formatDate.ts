/** In UTC, so that no time zone shifts the day. */
const month = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' })
const long = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' })

/** `2026-11-24` → `November 2026` */
export const formatMonth = (iso: string): string => month.format(new Date(`${iso}T00:00:00Z`))

/** A plain ISO date as visitors and messages read it: `2025-06-20` → `June 20, 2025`. Other text comes back as it is. */
export function formatDate(iso: string): string {
  const day = new Date(/^\d{4}-\d{2}-\d{2}$/.test(iso) ? `${iso}T00:00:00Z` : Number.NaN)
  return Number.isNaN(day.valueOf()) ? iso : long.format(day)
}
