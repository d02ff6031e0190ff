import { formatDate } from '../../site/formatDate.ts'
import { numberOf, ownVersion, versionsOf, type KeptVersion } from '../../site/history/keptVersions.ts'
import type { Site } from '../../site/buildSite.ts'
import { problemAt, type Problem, type Told } from '../../site/problem.ts'
import type { Entry } from '../../site/readEntry.ts'
import { legalRoute, versionRoute } from '../../site/routes.ts'
import type { LegalPage } from '../../site/schema/legalPage.ts'
import { changedSentence } from '../approval/changedSentence.ts'
import type { ReviewCheck } from '../review.ts'
import { datedWording } from './datedWording.ts'

/** A legal page's day tells when its wording last changed: it moves with the wording, and never without it. */
export const checkDays: ReviewCheck = ({ site, today }) => {
  const kept = new Set(site.versions.map(({ file }) => file))
  const pages = new Map(
    [...site.entries.legal, ...site.coming]
      .filter(({ file }) => !kept.has(file))
      .map((page) => [page.file, page]),
  )
  return [...pages.values()].flatMap((page): Problem[] => {
    const found = wrongDay(page, today) ?? wrongChange(page, site, today)
    return found ? [problemAt(page.file, page.placeOf([found.field]), found.told)] : []
  })
}

interface Found {
  field: 'lastUpdated' | 'effectiveOn' | 'correction'
  told: Told
}

/** A day that no change of wording could make right. */
function wrongDay({ data }: Entry<LegalPage>, today: string | undefined): Found | undefined {
  const { lastUpdated: day, effectiveOn } = data
  if (effectiveOn !== undefined && effectiveOn < day) {
    const message = `This text takes effect on ${formatDate(effectiveOn)}, before the day of its last change, ${formatDate(day)}.`
    return { field: 'effectiveOn', told: ['legal-day', message, 'Change one of the two days.'] }
  }
  if (today === undefined || day <= today || (effectiveOn !== undefined && effectiveOn > today))
    return undefined
  return {
    field: 'lastUpdated',
    told: [
      'legal-day',
      `The day of the last change, ${formatDate(day)}, is still to come.`,
      'Write the day of the change; a text that is to appear later has that day in "effectiveOn".',
    ],
  }
}

/** A change of wording without its day, or the other way round. */
function wrongChange(page: Entry<LegalPage>, site: Site, today: string | undefined): Found | undefined {
  const { lastUpdated: day, correction, effectiveOn } = page.data
  const versions = versionsOf(page.slug, site.versions)
  const change = (version: KeptVersion): string | undefined => {
    const [before, after] = [versionRoute(version), legalRoute(page)].map((route) =>
      datedWording(site, route),
    )
    return before === after ? undefined : changedSentence(before ?? '', after ?? '')
  }
  const corrected = versions.findLast((version) => version.day === day && version.entry.data.correction)
  if (corrected && corrected.entry.data.correction !== correction && change(corrected) === undefined)
    return otherCorrection(corrected, correction)
  const own = ownVersion(page.slug, page.data, versions)
  if (own) {
    // Changed again on the day that it names, or before it was ever in force: that day is still true.
    const isNew = today !== undefined && (day === today || (effectiveOn !== undefined && today < effectiveOn))
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
  if (day < last.day) {
    const message = `The day of the last change, ${formatDate(day)}, is before that of the version before it, ${formatDate(last.day)}.`
    return { field: 'lastUpdated', told: ['legal-day', message, 'Write the day of the change.'] }
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

const takeOut = 'Take the line "correction" out.'

function unchanged(version: KeptVersion, changed: string): Found {
  const { correction } = version.entry.data
  return {
    field: correction === undefined ? 'lastUpdated' : 'correction',
    told: [
      'unchanged-date',
      `The wording is not that of ${nameOf(version)} any more: ${changed}.`,
      `Write the day of the change into "lastUpdated"; or, when it is a minor correction, write what was corrected into "correction"${correction === undefined ? '' : ' in place of what stands there'}.`,
    ],
  }
}

/** The sentence about a correction was approved and is kept with the wording that it is about. */
function otherCorrection({ file, entry: { data } }: KeptVersion, correction: string | undefined): Found {
  return {
    field: correction === undefined ? 'lastUpdated' : 'correction',
    told: [
      'legal-correction',
      `This wording was approved and kept with a sentence about its correction, and that sentence ${correction === undefined ? 'is no longer there' : 'now reads otherwise'}.`,
      `Write the line again as it stands in ${file}: correction: ${data.correction ?? ''}`,
    ],
  }
}

const nameOf = (version: KeptVersion): string =>
  `${formatDate(version.day)}${numberOf(version) > 1 ? ', as it was corrected' : ''}`
