import { z } from 'zod'
import { singleOf, defineFile, diagnostic, type Site, type Diagnostic } from '../../content/model.ts'
import { isoDate, listOf, sample, shortText, text } from '../../content/model/fields.ts'
import { formatDate } from '../../content/text/formatDate.ts'

const exemption = z.strictObject({
  rule: shortText(60, 'The name of the rule, as the message gives it.'),
  text: text('The allowed text, exactly as the page shows it.'),
  page: shortText(
    120,
    'The address of the page, for example /about. If left out, every page may use the text.',
  ).optional(),
  because: text('The reason, in a sentence that a grievance committee could read.'),
  by: shortText(60, 'The name of the lawyer who decided it.'),
  reviewBy: isoDate(
    'The date by which a lawyer decides again, for example 2030-06-20. After that, the check reminds you.',
  ).optional(),
})

/** `content/advertising.mdx`: wording that a lawyer has allowed. The file is optional. */
export const advertisingFile = defineFile({
  name: 'advertising',
  title: 'Advertising exemptions',
  path: 'advertising.mdx',
  isUnshown: true,
  schema: z.strictObject({
    allowed: listOf(
      exemption,
      'Text that a lawyer allowed although it breaks a rule, with the reason and the lawyer’s name.',
    ).optional(),
    sample,
  }),
})

export function* checkExemptions(site: Site, today: string): Iterable<Diagnostic> {
  const file = singleOf(site, advertisingFile)
  for (const [index, { by, reviewBy }] of (file?.data.allowed ?? []).entries())
    if (file && reviewBy !== undefined && reviewBy < today)
      yield diagnostic(file.file, file.placeOf(['allowed', index, 'reviewBy']), [
        'review-due',
        `This exemption was due for review by ${formatDate(reviewBy)}.`,
        `Ask ${by} whether it still holds. Then write the date of the next review here, or delete it.`,
      ])
}
