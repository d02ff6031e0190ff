import { formatDate } from '../../content/text/formatDate.ts'

/** A stretch of days. */
export interface Period {
  /** Its first day, as 2026-01-31. */
  from: string
  /** The day on which it ended; undefined while it goes on. */
  to: string | undefined
}

/** Whether a day lies in a period; on the day of a change, what was before and what came are both true. */
export const isIn = (day: string, { from, to }: Period): boolean =>
  from <= day && (to === undefined || day <= to)

/** `from January 31, 2026 on`, `from January 31, 2026 to February 3, 2026`. */
export const periodInWords = ({ from, to }: Period): string =>
  to === undefined ? `from ${formatDate(from)} on` : `from ${formatDate(from)} to ${formatDate(to)}`
