import type { z } from 'zod'
import { entriesOf } from '../content/model/content.ts'
import type { Collection } from '../content/model/contentType.ts'
import { diagnostic, type Diagnostic, type RuleMessage } from '../content/model/diagnostic.ts'
import type { Entry } from '../content/model/entry.ts'
import type { Site } from '../content/model/site.ts'
import { formatDate } from '../content/text/formatDate.ts'
import { counted } from '../content/text/plural.ts'

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

/** Reports claims without evidence, claims due for review and claims that nothing shows. */
export function* checkClaims(site: Site, claims: Claims, today: string): Iterable<Diagnostic> {
  for (const entry of entriesOf(site, claims)) {
    const { value, asOf, reviewBy, evidence, owner } = entry.data
    const report = (field: string, message: RuleMessage) =>
      diagnostic(entry.file, entry.placeOf([field]), message)
    if (evidence === undefined)
      yield report('value', [
        'unsupported-claim',
        `The claim "${value}" has no evidence.`,
        `Ask ${owner} to add a line such as evidence: Counted from the docketing system on ${asOf}. Or remove the claim from the pages.`,
      ])
    if (reviewBy < today)
      yield report('reviewBy', [
        'expired-claim',
        `The claim "${value}" was due for review by ${formatDate(reviewBy)}.`,
        `Ask ${owner} to confirm that it's still true. Then write today's date in asOf and the next one in reviewBy.`,
      ])
    if (placesOf(entry, site).length === 0)
      yield report('value', [
        'unused-claim',
        'No page shows this claim.',
        'Show it with the Claim tag, or delete this file.',
      ])
  }
}

/** The pages whose files use a claim, and the files that have no page. */
const placesOf = ({ slug }: Entry<Claim>, { claimUses, routes }: Site): string[] => {
  const uses = claimUses.filter(({ claim }) => claim === slug)
  const places = uses.map(({ file }) => routes.find((route) => route.file === file)?.path ?? file)
  return [...new Set(places)].sort()
}

/** The text that `check --claims` prints. */
export function claimList(site: Site, claims: Claims): string {
  const described = entriesOf(site, claims).map((entry) => {
    const { value, statement, asOf, source, evidence, owner, reviewBy, sample } = entry.data
    return `${entry.file}${sample ? ' (sample)' : ''}
  Shown as:   ${value}
  States:     ${statement}
  Source:     ${source ?? 'none'}
  Evidence:   ${evidence ?? 'none'} (${owner}, ${formatDate(asOf)})
  Review by:  ${formatDate(reviewBy)}
  Pages:      ${placesOf(entry, site).join(', ') || 'none'}`
  })
  return [...described, `${counted(described.length, 'claim')}.`].join('\n\n')
}
