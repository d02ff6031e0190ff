import { z } from 'zod'
import { singleOf } from '../../content/model/content.ts'
import { defineFile } from '../../content/model/contentType.ts'
import { diagnostic, type Diagnostic } from '../../content/model/diagnostic.ts'
import { isoDate, listOf, sample, shortText, text } from '../../content/model/fields.ts'
import type { Site } from '../../content/model/site.ts'
import { formatDate } from '../../content/text/formatDate.ts'
import { normalizeText } from '../normalizeText.ts'
import type { Violation } from './violation.ts'

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

/** The violations that no lawyer has allowed, and a warning for each exemption that allows nothing. */
export function applyExemptions(violations: readonly Violation[], site: Site, today: string) {
  const entry = singleOf(site, advertisingFile)
  const all = entry?.data.allowed ?? []
  const isOver = (one: z.output<typeof exemption>) => one.reviewBy !== undefined && one.reviewBy < today
  const allows = (one: z.output<typeof exemption>, { rule, page, words, text: said }: Violation) => {
    const allowed = normalizeText(one.text).toLowerCase()
    const found = words.toLowerCase()
    return (
      !isOver(one) &&
      one.rule === rule &&
      (one.page ?? page) === page &&
      said.toLowerCase().includes(allowed) &&
      (allowed.includes(found) || found.includes(allowed))
    )
  }
  const unused = all.flatMap((one, index): Diagnostic[] => {
    if (violations.some((violation) => allows(one, violation))) return []
    const place = entry?.placeOf(['allowed', index, 'text']) ?? { line: 1, column: 1 }
    const [message, fix] = isOver(one)
      ? [
          `The exemption for "${one.text}" ended on ${formatDate(one.reviewBy ?? '')}.`,
          `Let ${one.by} decide again.`,
        ]
      : [
          `No page breaks the rule ${one.rule} with "${one.text}".`,
          'Delete the exemption, or give the words on the page.',
        ]
    return [diagnostic(advertisingFile.path, place, ['unused-allowance', message, fix])]
  })
  return { left: violations.filter((violation) => !all.some((one) => allows(one, violation))), unused }
}
