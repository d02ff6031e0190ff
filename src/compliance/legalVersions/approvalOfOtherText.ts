import { formatDate } from '../../content/text/formatDate.ts'
import type { VersionedEntry } from '../../content/model/version.ts'
import type { Site } from '../../content/model/site.ts'
import {
  dayInWords,
  firstVisibleDate,
  effectiveDate,
  versionsOf,
} from '../../content/versions/legalVersions.ts'
import { versionedRoute } from '../../content/publish/routes.ts'
import type { ChainedApproval } from '../approvals/approvalRecord.ts'
import { addressesOf } from '../approvals/approvers.ts'
import type { Approved } from '../approvals/approvalStatus.ts'

/** An approval of other words of a page than those that it has, of a later day than theirs. */
export interface ApprovalOfOtherText {
  record: ChainedApproval
  /** The day of the words that were approved, as their text says it. */
  wording: string
}

/**
 * The last approval that shows that the words of a page are not as old as they say: on its day, the page still had
 * others. Until a text takes effect, the one before it may well be approved; and an approval of a text that was to take
 * effect later shows nothing of the kind.
 */
export function approvalOfOtherText(
  page: VersionedEntry,
  site: Site,
  { approvals, texts }: Omit<Approved, 'site'>,
): ApprovalOfOtherText | undefined {
  const { slug, data } = page
  const addresses = addressesOf(versionedRoute(site.registry, page), site)
  const versions = versionsOf(slug, site.versions)
  const own = dayInWords(data)
  return approvals
    .filter(
      ({ act, subject, day }) => act === 'approved' && addresses.has(subject) && day > firstVisibleDate(data),
    )
    .flatMap((record): ApprovalOfOtherText[] => {
      const wording = dayOf(texts.get(record.digest))
      if (wording === undefined || wording === own) return []
      const version = versions.findLast(({ entry }) => dayInWords(entry.data) === wording)
      return version && effectiveDate(version.entry.data) > record.day ? [] : [{ record, wording }]
    })
    .at(-1)
}

/** The day of an approved text, as `dayInWords` has it. */
export function dayOf(text: string | undefined): string | undefined {
  const [, facts = ''] = text?.split('\n\n') ?? []
  const valueOf = (label: string): string | undefined =>
    facts
      .split('\n')
      .find((line) => line.startsWith(`${label}: `))
      ?.slice(label.length + 2)
      // A day that visitors read in other words stands there in figures as well.
      .replace(/^.* \((\d{4}-\d{2}-\d{2})\)$/, (_, day: string) => formatDate(day))
  const [day, corrected] = [valueOf('Last updated'), valueOf('Corrected on')]
  return day === undefined || corrected === undefined ? day : `${day}, corrected on ${corrected}`
}
