import type { VersionedEntry } from '../../content/model/version.ts'
import type { Site } from '../../content/model/site.ts'
import { formatDate } from '../../content/text/formatDate.ts'
import { versionedRoute } from '../../content/publish/routes.ts'
import { extractPage } from '../text/extractSite.ts'
import type { Found } from './wrongCorrection.ts'

/** A sentence such as "The date at the head of this page is the day on which the wording last changed". */
const promise =
  /\b(?:date|day)\b.*\b(?:head|top|beginning|start|above)\b.*\blast (?:changed|updated|revised|amended|modified)\b/i

/** A page that promises that the day at its head is that of the last change, while a correction leaves that day behind. */
export function falseDateStatement(page: VersionedEntry, site: Site): Found | undefined {
  const { correction, correctedOn, lastUpdated } = page.data
  if (correction === undefined || correctedOn === undefined || correctedOn === lastUpdated) return undefined
  const sentence = extractPage(site, versionedRoute(site.registry, page))
    .sections.flatMap(({ blocks }) => blocks.filter(({ role }) => role !== 'hidden'))
    .flatMap(({ text }) => text.split(/(?<=[.!?])\s+/))
    .find((one) => promise.test(one) && !/\bcorrect/i.test(one))
  if (sentence === undefined) return undefined
  return {
    field: 'correction',
    told: [
      'corrected-day',
      `The page says "${sentence}" After the correction of ${formatDate(correctedOn)} that is not true: the day at its head stays ${formatDate(lastUpdated)}.`,
      'Write the day of the correction into "lastUpdated", and take "correction" and "correctedOn" out.',
    ],
  }
}
