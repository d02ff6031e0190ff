import type { ClaimKind } from '../claims/fields.ts'
import { claimPages, everyPage } from '../claims/claimPages.ts'
import { pageFiles } from '../pageFiles.ts'
import { plainWords } from '../text/plainWords.ts'
import type { Bench, Complaint } from './complaint.ts'
import { saysPriorResults, seenWords } from './pageTexts.ts'

/** Kinds of claims that Rule 7.1(d) speaks of. */
const kinds: ReadonlySet<ClaimKind> = new Set(['result', 'comparison', 'testimonial'])

/**
 * Pages that state results, compare or quote clients, and say nothing on prior results.
 * @param wording what was found on the pages without a record
 */
export function hearPriorResults({ site, reading }: Bench, wording: readonly Complaint[]): Complaint[] {
  if (saysPriorResults(seenWords(reading.everywhere))) return []
  const claims = new Map(site.entries.claims.map((entry) => [entry.slug, entry]))
  const shownOn = claimPages(site, reading)
  return reading.pages.flatMap((page): Complaint[] => {
    if (saysPriorResults(seenWords(page))) return []
    const files = new Set(pageFiles(site, page))
    const use = site.claimUses.find(({ file, claim }) => {
      const kind = claims.get(claim)?.data.kind
      if (kind === undefined || !kinds.has(kind) || !files.has(file)) return false
      const pages = shownOn.get(claim) ?? []
      return pages.includes(page.path) || pages.includes(everyPage)
    })
    const typed = wording.find(({ page: path, rule }) => path === page.path && isOfResults(rule))
    const stated = use
      ? { words: plainWords(claims.get(use.claim)?.data.value ?? ''), place: use }
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

const isOfResults = (rule: Complaint['rule']): boolean =>
  rule === 'unrecorded-claim' || rule === 'unproved-praise'
