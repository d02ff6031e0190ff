import { flag, isoDate } from './fields.ts'

/** When a file is on the site: fields that pages, practice areas, legal pages, people and jobs share. */
export const publishFields = {
  draft: flag(
    'true = not on the site yet, and shown in development only. Remove the line to publish.',
  ).optional(),
  publishOn: isoDate('The first day on the site, in New York, written as 2025-06-20.').optional(),
  expiresOn: isoDate(
    'The last day on the site, in New York, written as 2025-06-20: a closing date, the day of an event.',
  ).optional(),
}
