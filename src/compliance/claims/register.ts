import { entriesOf } from '../../content/model/content.ts'
import { claims, type Claim, type ClaimKind } from './fields.ts'
import type { Site } from '../../content/model/site.ts'
import { compareText } from '../../content/model/diagnostic.ts'
import type { SiteText } from '../text/types.ts'
import { claimPages } from './claimPages.ts'
import { unsupportedNumbers } from './unsupportedNumbers.ts'
import { breaks, type AdvertisingRule } from '../advertising/rule.ts'
import type { ComplianceOptions } from '../model/complianceContext.ts'
import { normalizeText } from '../text/normalizeText.ts'
import { unsupportedWords } from './unsupportedWords.ts'

/** What is the matter with a record. `in order`: nothing. */
export type ClaimState =
  | 'in order'
  | 'overdue'
  | 'unsupported'
  | 'says more'
  | 'praise'
  | 'dates'
  | 'future award'
  | 'early award'
  | 'not shown'

/** One line of the register. */
export interface RegisterLine {
  claim: string
  /** Inside the content folder. */
  file: string
  kind: ClaimKind
  value: string
  statement: string
  /** The numbers and words of the value that the statement does not bear out. */
  unsupported: string[]
  /** The words of a figure or a result that praise the firm, which no number supports. */
  praise: string[]
  asOf: string
  evidence: string
  evidenceDigest: string
  owner: string
  reviewBy: string
  states: ClaimState[]
  /** The year of an award. */
  year?: string
  /** The addresses of the pages that show it. */
  pages: readonly string[]
  /** Whether it was invented for the sample site. */
  sample: boolean
}

/**
 * The register of claims, sorted by the names of the records.
 * @param options.today as 2026-01-31
 */
export function register(
  site: Site,
  siteText: SiteText,
  { advertising, today }: Pick<ComplianceOptions, 'advertising' | 'today'>,
): RegisterLine[] {
  const pages = claimPages(site, siteText)
  const { founded } = site.organization
  return entriesOf(site, claims)
    .map(({ file, slug, data }): RegisterLine => {
      const unsupported = beyondStatement(data)
      const praise = praiseIn(data, advertising.rules)
      const { asOf, reviewBy, evidence, evidenceDigest } = data
      const year = data.kind === 'ranking' ? data.year : undefined
      const wrong: readonly (readonly [state: ClaimState, isSo: boolean])[] = [
        ['overdue', reviewBy < today],
        ['unsupported', evidence === undefined && evidenceDigest === undefined],
        ['says more', unsupported.length > 0],
        ['praise', praise.length > 0],
        ['dates', reviewBy <= asOf || asOf > today],
        ['future award', year !== undefined && year > latestYear(asOf < today ? asOf : today)],
        ['early award', year !== undefined && founded !== undefined && year < founded],
        ['not shown', !pages.has(slug)],
      ]
      const states = wrong.flatMap(([state, isSo]) => (isSo ? [state] : []))
      return {
        claim: slug,
        file,
        kind: data.kind,
        value: data.value,
        statement: data.statement,
        unsupported,
        praise,
        asOf,
        evidence: evidence ?? '',
        evidenceDigest: evidenceDigest ?? '',
        owner: data.owner,
        reviewBy,
        states: states.length > 0 ? states : ['in order'],
        ...(year === undefined ? {} : { year }),
        pages: pages.get(slug) ?? [],
        sample: data.sample ?? false,
      }
    })
    .sort((a, b) => compareText(a.claim, b.claim))
}

/** The last year of which an award is known on a day: guides and lists of the next year come out in the autumn before. */
const latestYear = (day: string): string => String(Number(day.slice(0, 4)) + 1)

/** Numbers first: the words beside one that is too high are often part of it. */
function beyondStatement(claim: Claim): string[] {
  const numbers = unsupportedNumbers(claim)
  return numbers.length > 0 ? numbers : unsupportedWords(claim)
}

/** A number is no support for praise: "the leading firm" belongs into a claim of the kind comparison. */
const praiseIn = ({ kind, value }: Claim, rules: readonly AdvertisingRule[]): string[] =>
  (kind === 'figure' || kind === 'result') &&
  rules.some((rule) => rule.id === 'unproved-praise' && breaks(`Our lawyers: ${normalizeText(value)}`, rule))
    ? [value]
    : []
