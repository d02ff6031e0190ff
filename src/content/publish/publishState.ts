import type { Content, DatedReason, UnpublishedEntry, UnpublishedReason } from '../model/content.ts'
import type { Entry } from '../model/entry.ts'
import type { RuleMessage } from '../model/diagnostic.ts'
import { textsIn, valueAt } from '../model/fieldPath.ts'
import { addDays, isDay } from '../text/calendar.ts'
import { formatDate } from '../text/formatDate.ts'

/** The first and last days of an entry on the site, with their fields. */
function limitsOf({ type, data }: Entry): DatedReason[] {
  const end = type.roles?.end ?? ''
  const fields = { publishOn: 'early', effectiveOn: 'early', expiresOn: 'over', [end]: 'over' } as const
  return Object.entries(fields).flatMap(([field, why]) => {
    const text = valueAt(data, [field])
    return typeof text === 'string' ? { why, field, day: text.slice(0, 'YYYY-MM-DD'.length) } : []
  })
}

/** Why an entry isn't on the site on a day. Its first and last day are days on it. @param today without it, only drafts are left out */
export function getUnpublishedReason(entry: Entry, today: string | undefined): UnpublishedReason | undefined {
  if (entry.data.draft) return { why: 'draft', field: 'draft' }
  if (today === undefined) return undefined
  return limitsOf(entry).find(({ why, day }) => (why === 'early' ? today < day : today > day))
}

/** The end of a sentence: `is a draft`, `appears on March 1, 2027`. */
export function describeUnpublished(absence: UnpublishedReason): string {
  if (absence.why === 'draft') return 'is a draft'
  const day = formatDate(absence.day)
  return absence.why === 'early' ? `appears on ${day}` : `left the site after ${day}`
}

/**
 * Something needs a file that isn't on the site. @param subject up to the verb: `The link "/news" leads to pages/news.mdx, which`
 * @param instead what to do, if not to change that file @param canDoWithout whether the page does without one that has ended
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
  const published = [...entries, ...versions.map(({ entry }) => entry)].filter(({ data }) => !data.draft)
  const limits = published.flatMap(limitsOf).map(({ why, day }) => (why === 'early' ? day : addDays(day, 1)))
  // Pages show its banner and closing days until their dates.
  const closings = textsIn(organization?.data).flatMap(({ text }) => (isDay(text) ? addDays(text, 1) : []))
  return [...new Set([...limits, ...closings])].filter((day) => day > today).sort()
}
