import { formatDate } from '../text/formatDate.ts'
import { problemAt, type Problem, type Told } from '../model/problem.ts'
import type { Content } from '../readContent.ts'
import type { Entry } from '../model/readEntry.ts'
import type { LegalPage } from '../../firm/collections/legal/schema.ts'
import { forceDay, ownVersion, versionsOf, type KeptVersion } from './keptVersions.ts'

/**
 * Legal pages with days that no change of wording could make right. Until one is mended, the page counts as if the day
 * were right, so that nothing else is told of addresses and links that only suffer from it.
 * @param today as 2026-01-31; without one, no day is to come
 */
export const checkDayOrder = ({ entries, versions }: Content, today: string | undefined): Problem[] =>
  entries.legal.flatMap((page): Problem[] => {
    const wrong = misdated(page, versions, today)
    return wrong ? [problemAt(page.file, page.placeOf([wrong.field]), wrong.told)] : []
  })

/**
 * What is wrong with the days of a legal page by themselves: they are out of order, to come, or before that of the last
 * version; or a text that is still to take effect bears the day of the one that is in force.
 */
export function misdated(
  { slug, data }: Pick<Entry<LegalPage>, 'slug' | 'data'>,
  versions: readonly KeptVersion[],
  today: string | undefined,
): { field: 'lastUpdated' | 'effectiveOn'; told: Told } | undefined {
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
  if (!own || !waits || forceDay(own.entry.data) > today) return undefined
  return {
    field: 'effectiveOn',
    told: [
      'legal-day',
      `This text takes effect on ${formatDate(effectiveOn)}, and its day, ${formatDate(day)}, is that of the text which is in force now.`,
      'If the text has changed, write the day of that change into "lastUpdated", and the text before it stays until then. If it has not, take the line "effectiveOn" out.',
    ],
  }
}
