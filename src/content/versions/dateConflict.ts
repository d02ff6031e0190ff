import type { LegalVersion, VersionedEntry } from '../model/version.ts'
import { formatDate } from '../text/formatDate.ts'
import { diagnostic, type Diagnostic, type RuleMessage } from '../model/diagnostic.ts'
import type { Content } from '../model/content.ts'
import { effectiveDate, ownVersion, versionedEntries, versionsOf } from './legalVersions.ts'

/**
 * Legal pages with days that no change of wording could make right. Until one is mended, the page counts as if the day
 * were right, so that no problems of addresses and links are reported that only follow from it.
 * @param today as 2026-01-31; without one, no day is to come
 */
export const checkLegalDates = (content: Content, today: string | undefined): Diagnostic[] =>
  versionedEntries(content).flatMap((page): Diagnostic[] => {
    const wrong = dateConflict(page, content.versions, today)
    return wrong ? [diagnostic(page.file, page.placeOf([wrong.field]), wrong.told)] : []
  })

/**
 * What is wrong with the days of a legal page by themselves: they are out of order, to come, or before that of the last
 * version; or a text that is still to take effect bears the day of the one that is in force.
 */
export function dateConflict(
  { slug, data }: Pick<VersionedEntry, 'slug' | 'data'>,
  versions: readonly LegalVersion[],
  today: string | undefined,
): { field: 'lastUpdated' | 'effectiveOn'; told: RuleMessage } | undefined {
  const { lastUpdated: day, effectiveOn } = data
  const own = ownVersion(slug, data, versions)
  const last = versionsOf(slug, versions).at(-1)
  if (!own && last && day < last.day) {
    return {
      field: 'lastUpdated',
      told: [
        'legal-day',
        `The day of the last change, ${formatDate(day)}, is before that of the version before it, ${formatDate(last.day)}.`,
        'Write the day of the change.',
      ],
    }
  }
  if (effectiveOn !== undefined && effectiveOn < day) {
    return {
      field: 'effectiveOn',
      told: [
        'legal-day',
        `This text takes effect on ${formatDate(effectiveOn)}, before the day of its last change, ${formatDate(day)}.`,
        'Write the day on which it takes effect into "effectiveOn"; or take that line out, when it does on the day in "lastUpdated".',
      ],
    }
  }
  if (today === undefined) return undefined
  const waits = effectiveOn !== undefined && effectiveOn > today
  if (!waits && day > today) {
    return {
      field: 'lastUpdated',
      told: [
        'legal-day',
        `The day of the last change, ${formatDate(day)}, is still to come: by New York time it is ${formatDate(today)}.`,
        'Write the day of the change; a text that is to appear later has that day in "effectiveOn".',
      ],
    }
  }
  if (!own || !waits || effectiveDate(own.entry.data) > today) return undefined
  return {
    field: 'effectiveOn',
    told: [
      'legal-day',
      `This text takes effect on ${formatDate(effectiveOn)}, and its day, ${formatDate(day)}, is that of the text which is in force now.`,
      'If the text has changed, write the day of that change into "lastUpdated", and the text before it stays until then. If it has not, take the line "effectiveOn" out.',
    ],
  }
}
