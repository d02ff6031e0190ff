import { entriesOf } from '../../content/model/content.ts'
import { claims } from '../claims/fields.ts'
import { claimPages } from '../claims/claimPages.ts'
import { everyPage } from '../../content/publish/addresses.ts'
import { sourceFilesOfPage } from '../text/sourceFilesOfPage.ts'
import { normalizeText } from '../text/normalizeText.ts'
import { seenWords } from '../text/textsOfPage.ts'
import { fillAdvice, isSupportable, type RuleContext, type Violation } from './violation.ts'

/**
 * Pages that state results, compare or quote clients, and say nothing on prior results.
 * @param wording what was found on the pages without a record
 */
export function checkPriorResults(
  { lexicon: { priorResults }, site, siteText }: RuleContext,
  wording: readonly Violation[],
): Violation[] {
  if (!priorResults || priorResults.statement.test(seenWords(siteText.shell))) return []
  const recordOf = new Map(entriesOf(site, claims).map((entry) => [entry.slug, entry]))
  const shownOn = claimPages(site, siteText)
  return siteText.pages.flatMap((page): Violation[] => {
    if (priorResults.statement.test(seenWords(page))) return []
    const files = new Set(sourceFilesOfPage(site, page))
    const use = site.claimUses.find(({ file, claim }) => {
      const kind = recordOf.get(claim)?.data.kind
      if (kind === undefined || !priorResults.kinds.includes(kind) || !files.has(file)) return false
      const pages = shownOn.get(claim) ?? []
      return pages.includes(page.path) || pages.includes(everyPage)
    })
    const typed = wording.find(({ page: path, rule }) => path === page.path && isSupportable(rule))
    const stated = use
      ? {
          words: normalizeText(recordOf.get(use.claim)?.data.value ?? ''),
          place: () => ({ file: use.file, ...use.place() }),
        }
      : typed && { words: typed.words, place: typed.place }
    if (!stated) return []
    const { words, place } = stated
    return [
      {
        rule: priorResults.rule,
        page: page.path,
        words,
        text: words,
        place,
        ...fillAdvice(priorResults.missing, { words, page: page.path }),
      },
    ]
  })
}
