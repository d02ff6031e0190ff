import { z } from 'zod'
import { isoDate, wholeNumber } from './fields.ts'
import { pageFields, placeFields } from './page.ts'

/** `content/legal/NAME.mdx`: one legal page. Its body holds the sections; each heading ends with its id. */
export const legalPageSchema = z.strictObject({
  ...pageFields,
  order: wholeNumber('Its place in the footer: 1 comes first.'),
  menuLabel: placeFields.menuLabel,
  lastUpdated: isoDate('The day the wording last changed, written as 2025-06-20.'),
  sections: wholeNumber(
    'How many numbered sections the page has. The check compares, so that none is lost by accident.',
  ),
})

export type LegalPage = z.output<typeof legalPageSchema>
