import { entriesOf } from '../../content/model/content.ts'
import { diagnostic, type Diagnostic, type RuleMessage } from '../../content/model/diagnostic.ts'
import type { Entry } from '../../content/model/entry.ts'
import type { Site } from '../../content/model/site.ts'
import { formatDate } from '../../content/text/formatDate.ts'
import { normalizeText } from '../normalizeText.ts'
import type { SiteLines } from '../readSite.ts'
import { claims, type Claim } from './fields.ts'

/** Records of claims that lack support, are overdue for review, have impossible dates or aren't on any page. */
export const claimProblems = (site: Site, pages: SiteLines, today: string): Diagnostic[] =>
  entriesOf(site, claims).flatMap((entry) =>
    problemsOf(entry.data, claimPages(entry, site, pages), today).map(([field, message]) =>
      diagnostic(entry.file, entry.placeOf([field]), message),
    ),
  )

function problemsOf(
  data: Claim,
  pages: readonly string[],
  today: string,
): (readonly [field: string, message: RuleMessage])[] {
  const { value, asOf, reviewBy, evidence, owner } = data
  const found: (readonly [field: string, message: RuleMessage | false])[] = [
    [
      'value',
      evidence === undefined && [
        'unsupported-claim',
        `The claim "${value}" is on record without anything that supports it.`,
        `Ask ${owner} to add a line such as evidence: Counted from the docketing system on ${asOf}. Or take the claim off the pages.`,
      ],
    ],
    [
      'reviewBy',
      reviewBy < today && [
        'expired-claim',
        `The claim "${value}" was due for review by ${formatDate(reviewBy)}.`,
        `Ask ${owner} to make sure that it is still true; then write today's date in asOf and the next date in reviewBy.`,
      ],
    ],
    [
      'asOf',
      (reviewBy <= asOf ||
        asOf > today ||
        (data.kind === 'ranking' && data.year > String(Number(asOf.slice(0, 4)) + 1))) && [
        'claim-dates',
        `The dates of this claim can't be right: checked on ${formatDate(asOf)}, next review by ${formatDate(reviewBy)}.`,
        'Write the date on which someone checked it in asOf, and a later one in reviewBy. An award is known at most a year ahead.',
      ],
    ],
    [
      'value',
      pages.length === 0 && [
        'unused-claim',
        'No page shows this claim.',
        'Show it with the Claim tag, or delete this file.',
      ],
    ],
  ]
  return found.flatMap(([field, message]) => (message ? [[field, message] as const] : []))
}

/** The addresses of the pages that show a claim: those whose file uses it, and others that show the words of such a file. */
function claimPages({ slug, data }: Entry<Claim>, { claimUses, routes }: Site, pages: SiteLines): string[] {
  const files = new Set(claimUses.filter(({ claim }) => claim === slug).map(({ file }) => file))
  const own = routes.filter(({ file }) => files.has(file))
  const isOnlyOwn = own.length === files.size
  const value = normalizeText(data.value)
  return [...pages]
    .filter(
      ([address, lines]) =>
        own.some(({ path }) => path === address) ||
        (files.size > 0 && !isOnlyOwn && lines.some((line) => line.includes(value))),
    )
    .map(([address]) => address)
    .sort()
}

/** Every claim with its file, value, source, review date and pages, for `check --claims`. */
export function claimList(site: Site, pages: SiteLines): string {
  const entries = entriesOf(site, claims)
  const described = entries.map((entry) => {
    const { value, statement, asOf, evidence, owner, reviewBy, sample } = entry.data
    const shown = claimPages(entry, site, pages)
    return [
      `${entry.file}${sample ? ' (sample)' : ''}`,
      `  Shown as:   ${value}`,
      `  States:     ${statement}`,
      `  Source:     ${evidence ?? 'none'} (${owner}, ${formatDate(asOf)})`,
      `  Review by:  ${formatDate(reviewBy)}`,
      `  Pages:      ${shown.join(', ') || 'none'}`,
    ].join('\n')
  })
  return [...described, `${entries.length} claim${entries.length === 1 ? '' : 's'}.`].join('\n\n')
}
