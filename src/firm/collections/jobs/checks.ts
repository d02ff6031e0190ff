import { entriesOf } from '../../../content/model/content.ts'
import { formatDate } from '../../../content/text/formatDate.ts'
import { diagnostic, type Diagnostic } from '../../../content/model/diagnostic.ts'
import type { Check } from '../../../content/model/site.ts'
import { insights } from '../insights/schema.ts'
import { jobs } from './schema.ts'

/** Roles and notes that visitors would see before the date that they show. */
export const checkPostDates: Check = ({ content, today }) =>
  [
    ...entriesOf(content, jobs).map((entry) => ({ entry, field: 'posted', day: entry.data.posted })),
    ...entriesOf(content, insights).map((entry) => ({ entry, field: 'date', day: entry.data.date })),
  ].flatMap(({ entry: { file, data, placeOf }, field, day }): Diagnostic[] => {
    // A draft's publication date is unknown.
    if (data.draft || today === undefined || day <= today || (data.publishOn ?? '') >= day) return []
    return [
      diagnostic(file, placeOf([field]), [
        'posted-later',
        `This says that it was posted on ${formatDate(day)}, but visitors see it before then.`,
        `Correct the date, or if it should appear on that date, add publishOn: ${day}`,
      ]),
    ]
  })

export const checkExpiredJobs: Check = ({ content: { past } }) =>
  entriesOf({ entries: past }, jobs).map(({ file, slug, data: { expiresOn = '' }, placeOf }) =>
    diagnostic(file, placeOf(['expiresOn']), [
      'expired',
      `This role closed on ${formatDate(expiresOn)}. It's in no list, and its page says that it's closed.`,
      `If it's still open, write a later date. To remove its page: npm run retire -- ${slug} --to ${jobs.base}`,
    ]),
  )
