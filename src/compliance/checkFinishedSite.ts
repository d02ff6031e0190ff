import escapeStringRegexp from 'escape-string-regexp'
import { diagnostic, fileStart, sortDiagnostics, type Diagnostic, type Site } from '../content/model.ts'
import type { SourceFile } from '../content/model/sourceFile.ts'
import { counted } from '../content/text/plural.ts'
import { checkAdvertising, type AdvertisingPolicy } from './advertising/checkAdvertising.ts'
import { checkApprovals } from './approvals.ts'
import { normalizeText, readFragment, withoutMarks } from './readPage.ts'
import { readPages, type FinishedPage } from './readPages.ts'

export interface FinishedSite {
  pages: ReadonlyMap<string, FinishedPage>
  files: readonly SourceFile[]
  policy: AdvertisingPolicy
  /** The approval files by path inside the content folder. */
  approved: ReadonlyMap<string, string>
  today: string
  release: boolean
}

/** What never stops a release: nobody may be there on the day after a date. */
const reminders = new Set(['unused-claim', 'expired-claim', 'review-due', 'translation-changed'])

/** The lawyers' checks. For a release, all but reminders are errors. @param finished has the front page, and all others or some */
export function checkFinishedSite(
  site: Site,
  { pages, files, policy, approved, today, release }: FinishedSite,
): Diagnostic[] {
  const footers: Footers = new Map()
  for (const [address, { html }] of pages) addFooter(footers, address, html)
  const lines = readPages(pages)
  const texts = new Map([...lines].map(([address, own]) => [address, own.map(withoutMarks)]))
  const problems = [
    ...checkFooters(site, footers),
    ...checkApprovals(site, lines, approved),
    ...policy.checks(site, today),
    ...checkAdvertising(site, texts, { policy, files }),
  ]
  return sortDiagnostics(
    problems.map((problem) =>
      release && !reminders.has(problem.rule) ? { ...problem, severity: 'error' as const } : problem,
    ),
  )
}

/** Doesn't match "This is not attorney advertising". */
const label = /(?:^|[.;])(?:(?!\b(?:not|no|never|nor|isn't|without|non)\b)[^.;])*?\battorney advertising\b/i
const priorResults = /prior results do not guarantee a similar outcome/i

const writeLine =
  'Write in firm.mdx: advertising: Attorney Advertising. Prior results do not guarantee a similar outcome.'
const showParticulars =
  'Ask a developer to show the name, address and phone number in the footer of every page.'

/** The HTML of each different footer, with the addresses of its pages. */
export type Footers = Map<string, string[]>

export function addFooter(footers: Footers, address: string, html: string): void {
  const footer = /<footer\b[^]*<\/footer>/.exec(html)?.[0] ?? ''
  const shown = footers.get(footer) ?? []
  footers.set(footer, shown)
  shown.push(address)
}

/** Reports footers without the label, the sentence on prior results, or the firm's name, address and phone (Rule 7.1). */
export function checkFooters({ organization, registry }: Site, footers: Footers): Diagnostic[] {
  const { legalName, address, phone } = organization
  const particulars = [legalName, address.street, address.city, phone].map((words) => {
    const text = new RegExp(escapeStringRegexp(normalizeText(words)))
    return ['firm-particulars', `"${words}" (Rule 7.1(h))`, text, showParticulars] as const
  })
  const needed = [
    ['advertising-label', 'the words "Attorney Advertising" (Rule 7.1(f))', label, writeLine],
    ['prior-results', 'the sentence on prior results (Rule 7.1(e))', priorResults, writeLine],
    ...particulars,
  ] as const
  const read = [...footers].map(([html, pages]) => ({ text: readFragment(html).join('. '), pages }))
  return needed.flatMap(([rule, what, words, fix]) => {
    const [first, ...others] = read.flatMap(({ text, pages }) => (words.test(text) ? [] : pages))
    if (first === undefined) return []
    const more = others.length === 0 ? '' : ` and ${counted(others.length, 'more page')}`
    const message = `The footer of ${first}${more} doesn't show ${what}.`
    return diagnostic(registry.organization.path, fileStart, [rule, message, fix])
  })
}
