import { z } from 'zod'
import { defineFile } from '../../content/model/entry.ts'
import { isoDate, listOf, sample, shortText, text } from '../../content/model/fields.ts'

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
