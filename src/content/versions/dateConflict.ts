import type { Check } from '../model/check.ts'
import { diagnostic, type RuleMessage } from '../model/diagnostic.ts'
import { formatDate } from '../text/formatDate.ts'
import { effectiveDate, ownVersion, versionedEntries, versionsOf } from './legalVersions.ts'

/** The days of a legal page are in order, and not those of a version before it. */
export const checkLegalDates: Check = ({ content: { registry, entries, versions }, today = '9999' }) =>
  versionedEntries({ registry, entries }).flatMap(({ file, slug, data, placeOf }) => {
    const { lastUpdated: day, effectiveOn } = data
    const own = ownVersion(slug, data, versions)
    const last = versionsOf(slug, versions).at(-1)
    const isToCome = effectiveOn !== undefined && effectiveOn > today
    const wrong = (field: string, message: string, fix: string) => {
      const told: RuleMessage = ['legal-day', message, fix]
      return [diagnostic(file, placeOf([field]), told)]
    }
    if (!own && last && day < last.day)
      return wrong(
        'lastUpdated',
        `The day of the last change, ${formatDate(day)}, is before that of the version before it, ${formatDate(last.day)}.`,
        'Write the day of the change.',
      )
    if (effectiveOn !== undefined && effectiveOn < day)
      return wrong(
        'effectiveOn',
        `This text takes effect on ${formatDate(effectiveOn)}, before the day of its last change, ${formatDate(day)}.`,
        'Write the day on which it takes effect, or delete this line.',
      )
    if (!isToCome && day > today)
      return wrong(
        'lastUpdated',
        `The day of the last change, ${formatDate(day)}, is still to come: in New York it is ${formatDate(today)}.`,
        'Write the day of the change; a text that is to appear later has that day in "effectiveOn".',
      )
    if (own && isToCome && own.file !== file && effectiveDate(own.entry.data) <= today)
      return wrong(
        'effectiveOn',
        `This text is still to take effect, and its day, ${formatDate(day)}, is that of the text which is in force now.`,
        'If the text has changed, write the day of that change into "lastUpdated"; if it has not, delete this line.',
      )
    return []
  })
