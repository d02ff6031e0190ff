import { approvalsOf } from '../approvals/approvalStatus.ts'
import type { LegalVersion, VersionedEntry } from '../../content/model/version.ts'
import type { Site } from '../../content/model/site.ts'
import { formatDate } from '../../content/text/formatDate.ts'
import {
  dayField,
  dayInWords,
  firstVisibleDate,
  ownVersion,
  versionsOf,
  versionedEntries,
} from '../../content/versions/legalVersions.ts'
import { diagnostic, type Diagnostic } from '../../content/model/diagnostic.ts'
import { versionedRoute, versionRoute } from '../../content/publish/routes.ts'
import type { VersionData } from '../../content/model/contentType.ts'
import { summarizeChanges } from '../approvals/summarizeChanges.ts'
import type { ComplianceCheck } from '../model/complianceContext.ts'
import { wrongCorrection, type Found } from './wrongCorrection.ts'
import { approvalOfOtherText, type ApprovalOfOtherText } from './approvalOfOtherText.ts'
import { extractPage } from '../text/extractSite.ts'
import { datedWording } from '../approvals/datedWording.ts'

/** A legal page's day tells when its wording last changed: it moves with the wording, and never without it. */
export const checkDays: ComplianceCheck = ({ site, today, records }) => {
  const approvals = approvalsOf(site.registry, records)
  const kept = new Set(site.versions.map(({ file }) => file))
  const pages = new Map(
    [...versionedEntries(site), ...site.coming]
      .filter(({ file }) => !kept.has(file))
      .map((page) => [page.file, page]),
  )
  return [...pages.values()].flatMap((page): Diagnostic[] => {
    const found =
      wrongCorrection(page, today) ??
      wrongChange(page, site, today) ??
      dateBeforeApproval(page, approvalOfOtherText(page, site, approvals)) ??
      falseDateStatement(page, site)
    return found ? [diagnostic(page.file, page.placeOf([found.field]), found.told)] : []
  })
}

/** A day on which somebody still agreed to other words. */
function dateBeforeApproval(
  { data }: VersionedEntry,
  later: ApprovalOfOtherText | undefined,
): Found | undefined {
  if (later === undefined) return undefined
  const { record, wording } = later
  const field = dayField(data)
  return {
    field,
    told: [
      'legal-day',
      `These words cannot be of ${formatDate(firstVisibleDate(data))}: on ${formatDate(record.day)} ${record.by} approved other words of this page, those of ${wording} (record ${record.number}).`,
      `Write into "${field}" the day on which the words changed: ${formatDate(record.day)} or a later one.`,
    ],
  }
}

/** A change of wording without its day, or the other way round. */
function wrongChange(page: VersionedEntry, site: Site, today: string): Found | undefined {
  const { lastUpdated: day, correction, correctedOn, effectiveOn } = page.data
  const versions = versionsOf(page.slug, site.versions)
  const change = (version: LegalVersion): string | undefined => {
    const [before, after] = [versionRoute(site.registry, version), versionedRoute(site.registry, page)].map(
      (route) => datedWording(extractPage(site, route)),
    )
    return before === after ? undefined : summarizeChanges(before ?? '', after ?? '')
  }
  const corrected = versions.findLast((version) => version.day === day && version.entry.data.correction)
  const isOther =
    corrected?.entry.data.correction !== correction || corrected?.entry.data.correctedOn !== correctedOn
  if (corrected && isOther && change(corrected) === undefined) return otherCorrection(corrected, page.data)
  const own = ownVersion(page.slug, page.data, versions)
  if (own) {
    // Changed again on the day that it names, or before it was ever in force: that day is still true.
    const isNew = day === today || (effectiveOn !== undefined && today < effectiveOn)
    const changed = isNew ? undefined : change(own)
    return changed === undefined ? undefined : unchanged(own, changed)
  }
  const last = versions.at(-1)
  if (last === undefined) {
    return correction === undefined
      ? undefined
      : {
          field: 'correction',
          told: [
            'legal-correction',
            'This page declares a correction, and no earlier version of it is kept.',
            takeOut,
          ],
        }
  }
  if (day > last.day && correction !== undefined) {
    const message = `This page declares a correction, and its day has moved from ${formatDate(last.day)} to ${formatDate(day)}.`
    return { field: 'correction', told: ['legal-correction', message, takeOut] }
  }
  if (change(last) !== undefined) return undefined
  return day > last.day
    ? {
        field: 'lastUpdated',
        told: [
          'legal-day',
          `The day of the last change has moved to ${formatDate(day)}, and the wording is still that of ${formatDate(last.day)}.`,
          `Write lastUpdated: ${last.day} again.`,
        ],
      }
    : {
        field: 'correction',
        told: [
          'legal-correction',
          `This page declares a correction, and its wording is still that of ${nameOf(last)}.`,
          takeOut,
        ],
      }
}

const takeOut = 'Take the lines "correction" and "correctedOn" out.'

function unchanged(version: LegalVersion, changed: string): Found {
  const { correction } = version.entry.data
  return {
    field: correction === undefined ? 'lastUpdated' : 'correction',
    told: [
      'unchanged-date',
      `The wording is no longer that of ${nameOf(version)}: ${changed}.`,
      `Write the day of the change into "lastUpdated"; or, when it is a minor correction, write what was corrected into "correction" and its day into "correctedOn"${correction === undefined ? '' : ', in place of what stands there'}.`,
    ],
  }
}

/** The sentence about a correction, and its day, were approved and are kept with the wording that they are about. */
function otherCorrection(
  { file, entry: { data } }: LegalVersion,
  { correction, correctedOn }: VersionData,
): Found {
  const isDay = correction === data.correction
  return {
    field: isDay ? 'correctedOn' : correction === undefined ? 'lastUpdated' : 'correction',
    told: [
      'legal-correction',
      isDay
        ? `This correction was approved and kept with the day ${formatDate(data.correctedOn ?? '')}, and the page now says ${formatDate(correctedOn ?? '')}.`
        : `This wording was approved and kept with a sentence about its correction, and that sentence ${correction === undefined ? 'is no longer there' : 'now reads otherwise'}.`,
      isDay
        ? `Write the line again as it stands in ${file}: correctedOn: ${data.correctedOn ?? ''}`
        : `Write the line again as it stands in ${file}: correction: ${data.correction ?? ''}`,
    ],
  }
}

/** A sentence such as "The date at the head of this page is the day on which the wording last changed". */
const promise =
  /\b(?:date|day)\b.*\b(?:head|top|beginning|start|above)\b.*\blast (?:changed|updated|revised|amended|modified)\b/i

/** A page that promises that the day at its head is that of the last change, while a correction leaves that day behind. */
function falseDateStatement(page: VersionedEntry, site: Site): Found | undefined {
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

const nameOf = ({ entry }: LegalVersion): string => dayInWords(entry.data)
