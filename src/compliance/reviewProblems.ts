import type { Site } from '../content/buildSite.ts'
import type { Problem } from '../content/model/problem.ts'
import { checkApprovals } from './approvals/checkApprovals.ts'
import { checkRecords } from './approvals/checkRecords.ts'
import { checkArchives } from './archive/checkArchives.ts'
import { checkClaims } from './claims/checkClaims.ts'
import { checkDays } from './legalVersions/checkDays.ts'
import { readPages } from './text/readPages.ts'
import type { SiteReading } from './text/types.ts'
import type { Review, ReviewCheck, ReviewSurroundings } from './review.ts'
import { checkRulesOfConduct } from './advertising/checkRulesOfConduct.ts'

export type { Review, ReviewCheck, ReviewSurroundings } from './review.ts'

/** Every review check. Each room of the workshop adds its own. */
const reviewChecks: readonly ReviewCheck[] = [
  checkRecords,
  checkApprovals,
  checkDays,
  checkArchives,
  checkClaims,
  checkRulesOfConduct,
]

/** All that the review checks find in a site, without order. */
export function reviewProblems(site: Site, surroundings: ReviewSurroundings = {}): Problem[] {
  const { today, release = false, records = new Map(), files = [] } = surroundings
  let read: SiteReading | undefined
  const review: Review = { site, reading: () => (read ??= readPages(site)), today, release, records, files }
  return reviewChecks.flatMap((check) => check(review))
}
