import type { VersionedEntry } from '../../content/model/version.ts'
import { formatDate } from '../../content/text/formatDate.ts'
import type { RuleMessage } from '../../content/model/diagnostic.ts'

/** What is wrong with the days of a legal page, and the field that says it. */
export interface Found {
  field: 'lastUpdated' | 'effectiveOn' | 'correction' | 'correctedOn'
  told: RuleMessage
}

/** A correction and its day belong together, and the day is checked as that of a change is. */
export function wrongCorrection({ data }: VersionedEntry, today: string): Found | undefined {
  const { lastUpdated, correction, correctedOn: day } = data
  const wrong = (message: string, fix: string): Found => ({
    field: day === undefined ? 'correction' : 'correctedOn',
    told: ['legal-correction', message, fix],
  })
  if (day === undefined) {
    return correction === undefined
      ? undefined
      : wrong(
          'This page declares a correction, and does not say on which day it was made.',
          `Write the day of the correction below it, for example correctedOn: ${today}`,
        )
  }
  if (correction === undefined) {
    return wrong(
      'This page has the day of a correction, and no correction.',
      'Take the line "correctedOn" out, or say in "correction" what was corrected.',
    )
  }
  if (day < lastUpdated) {
    return wrong(
      `The day of the correction, ${formatDate(day)}, is before that of the wording that was corrected, ${formatDate(lastUpdated)}.`,
      'Write the day of the correction.',
    )
  }
  return day > today
    ? wrong(
        `The day of the correction, ${formatDate(day)}, is still to come: by New York time it is ${formatDate(today)}.`,
        'Write the day on which the words were corrected.',
      )
    : undefined
}
