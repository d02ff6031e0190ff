import { addDays } from '../../content/text/calendar.ts'
import { formatDate } from '../../content/text/formatDate.ts'
import type { Snapshot } from './snapshot.ts'

/** A stretch of days. */
export interface Period {
  /** Its first day, as 2026-01-31. */
  from: string
  /** Its last day, which is that of the revision that ended it; undefined while it goes on. */
  to: string | undefined
}

/** A stretch of days in which the site was as the history tells. */
export interface HistoryPeriod extends Period {
  /** The revision that it began with. */
  since: string
  /** The revision that ended it; undefined while it goes on, and when it ended by itself with its last day. */
  until: string | undefined
}

/** The period that begins with a snapshot. */
export const periodFrom = ({ day, revision }: Snapshot): HistoryPeriod => ({
  from: day,
  to: undefined,
  since: revision,
  until: undefined,
})

/** Whether a period begins with what is known, so that it may have begun earlier. */
export const mayBeginEarlier = (
  { from, since }: HistoryPeriod,
  [first]: readonly Pick<Snapshot, 'day' | 'revision'>[],
): boolean => first?.day === from && first.revision === since

/** How a period ends when a snapshot shows something else. */
export const periodEnd = ({ day, revision, isScheduled }: Snapshot): Pick<HistoryPeriod, 'to' | 'until'> =>
  isScheduled ? { to: addDays(day, -1), until: undefined } : { to: day, until: revision }

/** Whether a day lies in a period; on the day of a change, what was before and what came are both true. */
export const isIn = (day: string, { from, to }: Period): boolean =>
  from <= day && (to === undefined || day <= to)

/** `from January 31, 2026 on`, `from January 31, 2026 to February 3, 2026`. */
export const periodInWords = ({ from, to }: Period): string =>
  to === undefined ? `from ${formatDate(from)} on` : `from ${formatDate(from)} to ${formatDate(to)}`

/**
 * The same of the history: `on January 31, 2026, for less than a day`.
 * @param isFirst whether it may have begun earlier
 */
export function historyPeriodInWords({ from, to, until }: HistoryPeriod, isFirst: boolean): string {
  const begin = `${formatDate(from)}${isFirst ? ' or earlier' : ''}`
  if (to === undefined) return `from ${begin} on`
  if (from !== to) return `from ${begin} to ${formatDate(to)}`
  return `on ${formatDate(from)}${isFirst ? ', and perhaps before' : until === undefined ? '' : ', for less than a day'}`
}
