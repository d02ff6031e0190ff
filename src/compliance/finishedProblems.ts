import { sortDiagnostics, type Diagnostic } from '../content/model/diagnostic.ts'
import type { Site } from '../content/model/site.ts'
import type { SourceFile } from '../content/model/sourceFile.ts'
import { checkAdvertising, type AdvertisingPolicy } from './advertising/checkAdvertising.ts'
import { approvalProblems } from './approvals.ts'
import { claimProblems } from './claims.ts'
import { addFooter, footerProblems, type Footers } from './footer.ts'
import { readSite, type FinishedPage } from './readSite.ts'

interface FinishedSite {
  /** The finished pages by address. */
  pages: ReadonlyMap<string, FinishedPage>
  /** The content files that the site was made from. */
  files: readonly SourceFile[]
  policy: AdvertisingPolicy
  /** The approval files by path inside the content folder. */
  approved: ReadonlyMap<string, string>
  /** As 2026-01-31. */
  today: string
  /** Whether the site is built for its visitors. */
  release: boolean
}

/** What lawyers must know before the finished pages are published. A warning stops a release, except where it only tidies up. */
export function finishedProblems(
  site: Site,
  { pages, files, policy, approved, today, release }: FinishedSite,
): Diagnostic[] {
  const footers: Footers = new Map()
  for (const [address, { html }] of pages) addFooter(footers, address, html)
  const lines = readSite(pages)
  const problems = [
    ...footerProblems(site, footers),
    ...approvalProblems(site, lines, approved),
    ...claimProblems(site, lines, today),
    ...checkAdvertising(site, lines, { policy, files, today }),
  ]
  return sortDiagnostics(
    problems.map((problem) =>
      release && problem.rule !== 'unused-claim' ? { ...problem, severity: 'error' as const } : problem,
    ),
  )
}
