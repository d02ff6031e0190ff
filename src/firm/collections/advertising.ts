import { z } from 'zod'
import { defineFile } from '../../content/model/contentType.ts'
import { isoDate, listOf, sample, shortText, text } from '../../content/model/fields.ts'

const exemption = z.strictObject({
  rule: shortText(60, 'The name of the rule, as the message gives it.'),
  text: text('The words that are allowed, exactly as the page shows them.'),
  page: shortText(
    120,
    'The address of the page, for example /about. Left out, every page may use them.',
  ).optional(),
  because: text('Why, in a sentence that a grievance committee could read.'),
  by: shortText(60, 'The name of the lawyer who decided it.'),
  reviewBy: isoDate(
    'The last day of the exemption, for example 2030-06-20. Left out, it has no end.',
  ).optional(),
})

/** `content/advertising.mdx`: words that a lawyer has allowed. The file may be missing. */
export const advertisingFile = defineFile({
  name: 'advertising',
  title: 'Rules of advertising',
  path: 'advertising.mdx',
  isUnshown: true,
  schema: z.strictObject({
    allowed: listOf(
      exemption,
      'Words that a lawyer has allowed against a rule, each with the reason and a name.',
    ).optional(),
    sample,
  }),
})
