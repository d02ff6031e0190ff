import type { z } from 'zod'
import type { Collection, Entry } from '../content/model/entry.ts'
import { entriesOf } from '../content/model/content.ts'
import type { Site } from '../content/model/site.ts'
import { diagnostic, type Diagnostic, type RuleMessage } from '../content/model/diagnostic.ts'
import { formatDate } from '../content/text/formatDate.ts'
import { counted } from '../content/text/plural.ts'
import { normalizeText } from './readPage.ts'
import type { SiteLines } from './readPages.ts'

/** A statement about the firm, the value that pages show, and its evidence. */
interface Claim {
  kind: string
  statement: string
  value: string
  asOf: string
  reviewBy: string
  /** For visitors, unlike the evidence. */
  source?: string | undefined
  evidence?: string | undefined
  owner: string
  sample?: boolean | undefined
}

/** The collection of the site's claims. */
export type Claims = Collection<z.ZodType<Claim>>

/** Reports claims without evidence, claims due for review and claims on no page. */
export const checkClaims = (site: Site, claims: Claims, pages: SiteLines, today: string): Diagnostic[] =>
  entriesOf(site, claims).flatMap((entry) => {
    const { value, asOf, reviewBy, evidence, owner } = entry.data
    const unsupported: RuleMessage = [
      'unsupported-claim',
      `The claim "${value}" has no evidence.`,
      `Ask ${owner} to add a line such as evidence: Counted from the docketing system on ${asOf}. Or remove the claim from the pages.`,
    ]
    const expired: RuleMessage = [
      'expired-claim',
      `The claim "${value}" was due for review by ${formatDate(reviewBy)}.`,
      `Ask ${owner} to confirm that it's still true. Then write today's date in asOf and the next one in reviewBy.`,
    ]
    const unused: RuleMessage = [
      'unused-claim',
      'No page shows this claim.',
      'Show it with the Claim tag, or delete this file.',
    ]
    const report = (field: string, message: RuleMessage) =>
      diagnostic(entry.file, entry.placeOf([field]), message)
    return [
      evidence === undefined ? report('value', unsupported) : [],
      reviewBy < today ? report('reviewBy', expired) : [],
      claimPages(entry, site, pages).length === 0 ? report('value', unused) : [],
    ].flat()
  })

/** Pages whose files use a claim. If a file has no page, such as a lawyer's: pages that show the claim's value. */
function claimPages({ slug, data }: Entry<Claim>, { claimUses, routes }: Site, pages: SiteLines): string[] {
  const files = claimUses.filter(({ claim }) => claim === slug).map(({ file }) => file)
  const own = routes.filter(({ file }) => files.includes(file))
  const isElsewhere = files.some((used) => own.every(({ file }) => file !== used))
  const value = normalizeText(data.value)
  const shows = ([address, lines]: readonly [string, readonly string[]]) =>
    own.some(({ path }) => path === address) || (isElsewhere && lines.some((line) => line.includes(value)))
  return [...pages]
    .filter(shows)
    .map(([address]) => address)
    .sort()
}

/** The text that `check --claims` prints. */
export function claimList(site: Site, claims: Claims, pages: SiteLines): string {
  const described = entriesOf(site, claims).map((entry) => {
    const { value, statement, asOf, source, evidence, owner, reviewBy, sample } = entry.data
    return `${entry.file}${sample ? ' (sample)' : ''}
  Shown as:   ${value}
  States:     ${statement}
  Source:     ${source ?? 'none'}
  Evidence:   ${evidence ?? 'none'} (${owner}, ${formatDate(asOf)})
  Review by:  ${formatDate(reviewBy)}
  Pages:      ${claimPages(entry, site, pages).join(', ') || 'none'}`
  })
  return [...described, `${counted(described.length, 'claim')}.`].join('\n\n')
}
