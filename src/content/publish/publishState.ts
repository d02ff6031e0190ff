import type { Content, UnpublishedEntry } from '../model/content.ts'
import type { RuleMessage } from '../model/diagnostic.ts'
import { fieldWithRole, type Entry } from '../model/entry.ts'
import { textsIn } from '../model/fieldPath.ts'
import type { PublishWindow, UnpublishedReason } from '../model/route.ts'
import { capitalize } from '../text/capitalize.ts'
import { addDays, isDay } from '../text/calendar.ts'
import { formatDate } from '../text/formatDate.ts'

/** The dates that put an entry on the site and take it off. */
export const publishWindow = (entry: Entry): PublishWindow => {
  const end = fieldWithRole(entry, 'end')
  return { ...entry.data, end: end && { field: end.field, day: end.text.slice(0, 'YYYY-MM-DD'.length) } }
}

/**
 * Why an entry is not on the site on a day, or undefined when it is. Its first and its last day count as days on it.
 * @param today as 2026-01-31; without one, only drafts are left out
 */
export function getUnpublishedReason(
  { draft, publishOn, expiresOn, effectiveOn, end }: PublishWindow,
  today: string | undefined,
): UnpublishedReason | undefined {
  if (draft) return { why: 'draft', field: 'draft' }
  if (today === undefined) return undefined
  if (publishOn && today < publishOn) return { why: 'early', field: 'publishOn', day: publishOn }
  if (effectiveOn && today < effectiveOn) return { why: 'early', field: 'effectiveOn', day: effectiveOn }
  if (expiresOn && today > expiresOn) return { why: 'over', field: 'expiresOn', day: expiresOn }
  return end && today > end.day ? { why: 'over', ...end } : undefined
}

/** The end of a sentence: `is a draft`, `appears on March 1, 2027`. */
export function describeUnpublished(absence: UnpublishedReason): string {
  if (absence.why === 'draft') return 'is a draft'
  const day = formatDate(absence.day)
  return absence.why === 'early' ? `appears on ${day}` : `left the site after ${day}`
}

/** What the ribbon on a page says in development. */
export function draftBannerText(absence: UnpublishedReason): string {
  return absence.why === 'draft' ? 'Draft: not on the site yet' : capitalize(describeUnpublished(absence))
}

/**
 * The message about something that needs a file which is not on the site.
 * @param subject what needs it, up to the verb: `The link "/news" leads to pages/news.mdx, which`
 * @param instead what to do, if not to change that file
 * @param canDoWithout whether the page does without a file that has ended
 */
export const notOnSite = (
  subject: string,
  { file, reason, path = file }: Pick<UnpublishedEntry, 'file' | 'reason' | 'path'>,
  instead: string,
  canDoWithout = false,
): RuleMessage => [
  canDoWithout && reason.why === 'over' ? 'has-left' : 'not-on-site',
  `${subject} ${describeUnpublished(reason)}.`,
  `${instead}, or change ${reason.field} in ${file}.`,
  path,
]

/** The coming days on which dates in the content change the site, in order. */
export function changeDays({ entries, versions, organization }: Content, today: string): string[] {
  const windows = [...entries, ...versions.map(({ entry }) => entry)].map(publishWindow)
  // Pages show its banner and closing days until their dates.
  const texts = textsIn(organization?.data).map(({ text }) => ({ expiresOn: isDay(text) ? text : undefined }))
  return [...new Set([...windows, ...texts].flatMap((one) => visibilityChangeDates(one, today)))].sort()
}

/** The coming days on which these fields change what is on the site, in no order. */
export function visibilityChangeDates(
  { draft, publishOn, expiresOn, effectiveOn, end }: PublishWindow,
  today: string,
): string[] {
  if (draft) return []
  const lastDays = [expiresOn, end?.day]
  const days = [publishOn, effectiveOn, ...lastDays.map((day) => day && addDays(day, 1))]
  return days.flatMap((day) => (day !== undefined && day > today ? day : []))
}
