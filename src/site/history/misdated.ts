import { formatDate } from '../formatDate.ts'
import { problemAt, type Problem } from '../problem.ts'
import type { Entry } from '../readEntry.ts'
import type { LegalPage } from '../schema/legalPage.ts'
import { forceDay, ownVersion, versionsOf, type KeptVersion } from './keptVersions.ts'

/**
 * A legal page whose day makes nonsense of the order of its versions, so that the wrong ones would count as past: it is
 * before that of the last one, or a text that is still to take effect bears the day of the one that is in force.
 */
export function misdated(
  { file, slug, data, placeOf }: Entry<LegalPage>,
  versions: readonly KeptVersion[],
  today: string | undefined,
): Problem | undefined {
  const { lastUpdated: day, effectiveOn } = data
  const own = ownVersion(slug, data, versions)
  const last = versionsOf(slug, versions).at(-1)
  if (!own && last && day < last.day) {
    return problemAt(file, placeOf(['lastUpdated']), [
      'legal-day',
      `The day of the last change, ${formatDate(day)}, is before that of the version before it, ${formatDate(last.day)}.`,
      'Write the day of the change.',
    ])
  }
  const waits = today !== undefined && effectiveOn !== undefined && effectiveOn > today
  if (!own || !waits || forceDay(own.entry.data) > today) return undefined
  return problemAt(file, placeOf(['lastUpdated']), [
    'legal-day',
    `This text takes effect on ${formatDate(effectiveOn)}, and its day, ${formatDate(day)}, is that of the text which is in force now.`,
    `If the text has changed, write the day of that change into "lastUpdated", and the text before it stays until then. If it has not, take the line "effectiveOn" out.`,
  ])
}
