import type { UnpublishedReason } from '../../content/model/publishWindow.ts'
import type { Site } from '../../content/model/site.ts'
import { describeUnpublished } from '../../content/publish/publishState.ts'
import { formatDate } from '../../content/text/formatDate.ts'
import { dateConflict } from '../../content/versions/dateConflict.ts'
import { effectiveVersion, versionedEntries } from '../../content/versions/legalVersions.ts'
import { unpublishedKey, upcomingKey } from '../compare/publishFacts.ts'
import type { Fact, PageText } from '../text/types.ts'

/** Of a page that visitors do not read as it is: why, and from when on they will. */
export const unpublishedFact = (
  reason: UnpublishedReason,
  { site, page, today }: { site: Site; page: PageText; today: string },
): Fact => comingFact(site, page, today) ?? reasonFact(reason)

const reasonFact = (reason: UnpublishedReason): Fact => ({
  key: unpublishedKey,
  label: 'Whether it is on the site',
  value: describeUnpublished(reason),
})

/** Of a legal page whose text waits for its day: when it takes effect, and what visitors read until then. */
function comingFact(site: Site, { file }: PageText, today: string): Fact | undefined {
  const { versions } = site
  const page = versionedEntries(site).find((entry) => entry.file === file)
  const { effectiveOn } = page?.data ?? {}
  if (page === undefined || effectiveOn === undefined || effectiveOn <= today) return undefined
  const shown = effectiveVersion(page, versions, today)
  const day = formatDate(effectiveOn)
  const wrong = dateConflict(page, versions, today)
  const value = wrong
    ? `Its days are not right yet: ${wrong.told[1]}`
    : shown &&
      `The new text takes effect on ${day}. Until then visitors read the version of ${formatDate(shown.data.lastUpdated)}.`
  return value === undefined ? undefined : { key: upcomingKey, label: 'When it takes effect', value }
}
