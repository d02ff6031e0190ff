import { entriesOf } from '../../content/model/content.ts'
import { valueAt } from '../../content/model/fieldPath.ts'
import { everyPage } from '../../content/publish/addresses.ts'
import { claimPages } from '../claims/claimPages.ts'
import { claims } from '../claims/fields.ts'
import { startOf } from '../text/locateInFiles.ts'
import { normalizeText } from '../text/normalizeText.ts'
import { sourceFilesOfPage } from '../text/sourceFilesOfPage.ts'
import { seenWords, textsOfPage } from '../text/textsOfPage.ts'
import { isSupportable, type SiteInFiles } from './checkWording.ts'
import { particularsOf } from './particulars.ts'
import type { Violation } from './violation.ts'

/** Not "This is not attorney advertising". */
const label = /(?:^|[.;])(?:(?!\b(?:not|no|never|nor|isn't|without|non)\b)[^.;])*?\battorney advertising\b/i
const priorResults = /prior results do not guarantee a similar outcome/i
const writeBoth =
  'Write in firm.mdx: advertising: Attorney Advertising. Prior results do not guarantee a similar outcome.'

/** The label, the firm's particulars, and the sentence on prior results where results are shown. */
export function checkIdentification(about: SiteInFiles, wording: readonly Violation[]): Violation[] {
  const { site, siteText, locate } = about
  const { organization, registry } = site
  const { path } = registry.organization
  const violation = (rule: string, words: string, message: string, fix: string): Violation => {
    const place = locate(normalizeText(words), [path]) ?? startOf(path)
    return { rule, page: undefined, words, text: words, place, message, fix }
  }
  const foot = textsOfPage(siteText.shell).map(({ text }) => text)
  const typed = valueAt(organization, ['advertising'])
  const { street } = organization.address
  return [
    ...(foot.some((text) => label.test(text))
      ? []
      : [
          violation(
            'advertising-label',
            typeof typed === 'string' ? typed : '',
            'The line at the foot of every page lacks the words "Attorney Advertising" (Rule 7.1(f)).',
            writeBoth,
          ),
        ]),
    ...(/\b(?:p\.?\s?o\.?\s?box|post office box)\b/i.test(street)
      ? [
          violation(
            'firm-particulars',
            street,
            'The address at the foot of every page is a post office box (Rule 7.1(h)).',
            'Write the number and the street of the principal office.',
          ),
        ]
      : []),
    ...particularsOf(organization).flatMap(({ what, words }) =>
      foot.some((text) => text.includes(words))
        ? []
        : violation(
            'firm-particulars',
            words,
            `The firm's ${what} isn't on every page (Rule 7.1(h)).`,
            'Show the name, the principal office and the telephone number at the foot of every page.',
          ),
    ),
    ...(priorResults.test(seenWords(siteText.shell)) ? [] : checkPriorResults(about, wording)),
  ]
}

/** Pages that state results, compare or quote clients without the sentence of Rule 7.1(e)(3). */
function checkPriorResults({ site, siteText }: SiteInFiles, wording: readonly Violation[]): Violation[] {
  const recordOf = new Map(entriesOf(site, claims).map((entry) => [entry.slug, entry.data]))
  const shownOn = claimPages(site, siteText)
  return siteText.pages.flatMap((page): Violation[] => {
    if (priorResults.test(seenWords(page))) return []
    const files = new Set(sourceFilesOfPage(site, page))
    const use = site.claimUses.find(({ file, claim }) => {
      const kind = recordOf.get(claim)?.kind
      const pages = shownOn.get(claim) ?? []
      return (
        kind !== undefined &&
        ['result', 'comparison', 'testimonial'].includes(kind) &&
        files.has(file) &&
        (pages.includes(page.path) || pages.includes(everyPage))
      )
    })
    const typed = wording.find((one) => one.page === page.path && isSupportable({ id: one.rule }))
    const stated = use
      ? {
          words: normalizeText(recordOf.get(use.claim)?.value ?? ''),
          place: { file: use.file, ...use.place() },
        }
      : typed
    if (!stated) return []
    const { words, place } = stated
    return [
      {
        rule: 'prior-results',
        page: page.path,
        words,
        text: words,
        place,
        message: `"${words}" is on ${page.path}, which doesn't say that prior results guarantee nothing (Rule 7.1(e)).`,
        fix: writeBoth,
      },
    ]
  })
}
