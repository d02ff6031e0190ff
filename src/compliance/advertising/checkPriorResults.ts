import type { ClaimKind } from '../claims/fields.ts'
import { claimPages, everyPage } from '../claims/claimPages.ts'
import { sourceFilesOfPage } from '../sourceFilesOfPage.ts'
import { normalizeText } from '../text/normalizeText.ts'
import type { RuleContext, Violation } from './violation.ts'
import { saysPriorResults, seenWords } from './textsOfPage.ts'

/** Kinds of claims that Rule 7.1(d) speaks of. */
const kinds: ReadonlySet<ClaimKind> = new Set(['result', 'comparison', 'testimonial'])

/**
 * Pages that state results, compare or quote clients, and say nothing on prior results.
 * @param wording what was found on the pages without a record
 */
export function checkPriorResults(
  { site, siteText }: RuleContext,
  wording: readonly Violation[],
): Violation[] {
  if (saysPriorResults(seenWords(siteText.shell))) return []
  const claims = new Map(site.entries.claims.map((entry) => [entry.slug, entry]))
  const shownOn = claimPages(site, siteText)
  return siteText.pages.flatMap((page): Violation[] => {
    if (saysPriorResults(seenWords(page))) return []
    const files = new Set(sourceFilesOfPage(site, page))
    const use = site.claimUses.find(({ file, claim }) => {
      const kind = claims.get(claim)?.data.kind
      if (kind === undefined || !kinds.has(kind) || !files.has(file)) return false
      const pages = shownOn.get(claim) ?? []
      return pages.includes(page.path) || pages.includes(everyPage)
    })
    const typed = wording.find(({ page: path, rule }) => path === page.path && isOfResults(rule))
    const stated = use
      ? { words: normalizeText(claims.get(use.claim)?.data.value ?? ''), place: use }
      : typed && { words: typed.words, place: typed.place }
    if (!stated) return []
    const { file, line, column } = stated.place
    return [
      {
        rule: 'prior-results',
        page: page.path,
        words: stated.words,
        text: stated.words,
        place: { file, line, column },
        message: `"${stated.words}" is shown on ${page.path}, which does not say that prior results guarantee nothing (Rule 7.1(e)).`,
        fix: 'Write into the field "advertising" of firm.mdx: Attorney Advertising. Prior results do not guarantee a similar outcome.',
      },
    ]
  })
}

const isOfResults = (rule: Violation['rule']): boolean =>
  rule === 'unrecorded-claim' || rule === 'unproved-praise'
