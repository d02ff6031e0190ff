import { z } from 'zod'
import { defineFile } from '../../content/model/contentType.ts'
import { isoDate, listOf, sample, shortText, text } from '../../content/model/fields.ts'
import { normalizeText } from '../readPage.ts'

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

type Exemption = z.output<typeof exemption>

/** Whether a lawyer has allowed words of a text, on its page. */
export function allows(
  one: Exemption,
  found: { rule: string; page: string | undefined; words: string; text: string },
  today: string,
): boolean {
  const allowed = normalizeText(one.text).toLowerCase()
  const [words, text] = [found.words.toLowerCase(), found.text.toLowerCase()]
  const isSame = one.rule === found.rule && (one.page ?? found.page) === found.page
  const isOver = one.reviewBy !== undefined && one.reviewBy < today
  return isSame && !isOver && text.includes(allowed) && (allowed.includes(words) || words.includes(allowed))
}
