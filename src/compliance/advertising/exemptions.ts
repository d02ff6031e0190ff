import { z } from 'zod'
import { singleOf } from '../../content/model/content.ts'
import { defineFile } from '../../content/model/contentType.ts'
import { isoDate, listOf, sample, shortText, text } from '../../content/model/fields.ts'
import type { Site } from '../../content/model/site.ts'
import type { FilePosition } from '../locate.ts'
import { normalizeText } from '../readPage.ts'

/** What breaks a rule, unless a lawyer has allowed it. */
export interface Violation {
  rule: string
  /** The address of the page; undefined for what is on every page. */
  page: string | undefined
  /** The words found, and the text that has them. */
  words: string
  text: string
  place: FilePosition
  message: string
  fix: string
}

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

/** The violations that no lawyer has allowed. */
export function withoutAllowed(violations: readonly Violation[], site: Site, today: string): Violation[] {
  const exemptions = singleOf(site, advertisingFile)?.data.allowed ?? []
  return violations.filter((found) => {
    const [words, text] = [found.words.toLowerCase(), found.text.toLowerCase()]
    return !exemptions.some((one) => {
      const allowed = normalizeText(one.text).toLowerCase()
      const isSame = one.rule === found.rule && (one.page ?? found.page) === found.page
      const isOver = one.reviewBy !== undefined && one.reviewBy < today
      return (
        isSame && !isOver && text.includes(allowed) && (allowed.includes(words) || words.includes(allowed))
      )
    })
  })
}
