import type { PublishWindow, UnpublishedReason } from '../model/publishWindow.ts'
import { addDays } from '../text/calendar.ts'
import { formatDate } from '../text/formatDate.ts'

/**
 * Why an entry is not on the site on a day, or undefined when it is. Its first and its last day count as days on it.
 * @param today as 2026-01-31; without one, only drafts are left out
 */
export function getUnpublishedReason(
  { draft, publishOn, expiresOn, effectiveOn }: PublishWindow,
  today: string | undefined,
): UnpublishedReason | undefined {
  if (draft) return { why: 'draft' }
  if (today === undefined) return undefined
  if (publishOn !== undefined && today < publishOn) return { why: 'early', day: publishOn }
  if (effectiveOn !== undefined && today < effectiveOn)
    return { why: 'early', day: effectiveOn, takesEffect: true }
  return expiresOn !== undefined && today > expiresOn ? { why: 'over', day: expiresOn } : undefined
}

/** An absence as the end of a sentence: `is a draft`, `appears on March 1, 2027`. */
export function describeUnpublished(absence: UnpublishedReason): string {
  if (absence.why === 'draft') return 'is a draft'
  const day = formatDate(absence.day)
  return absence.why === 'early' ? `appears on ${day}` : `left the site after ${day}`
}

/** An absence as the ribbon on a page tells it in development. */
export function draftBannerText(absence: UnpublishedReason): string {
  if (absence.why === 'draft') return 'Draft: not on the site yet'
  const day = formatDate(absence.day)
  return absence.why === 'early' ? `Appears on ${day}` : `Left the site after ${day}`
}

/** What is still to come, as the end of a sentence: `leaves the site after March 1, 2027`; nothing when nothing is. */
export function describeUpcoming(
  { draft, publishOn, expiresOn }: PublishWindow,
  today: string,
): string | undefined {
  if (draft) return undefined
  const words = [
    ...(publishOn !== undefined && publishOn > today ? [`appears on ${formatDate(publishOn)}`] : []),
    ...(expiresOn !== undefined && expiresOn >= today
      ? [`leaves the site after ${formatDate(expiresOn)}`]
      : []),
  ]
  return words.length === 0 ? undefined : words.join(' and ')
}

/** The first days on which what is shown differs from `today` because of these fields, without order. */
export function visibilityChangeDates(
  { draft, publishOn, expiresOn, effectiveOn }: PublishWindow,
  today: string,
): string[] {
  if (draft) return []
  const days = [publishOn, effectiveOn, expiresOn === undefined ? undefined : addDays(expiresOn, 1)]
  return days.filter((day) => day !== undefined && day > today).map(String)
}
