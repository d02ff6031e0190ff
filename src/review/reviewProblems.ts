import type { Site } from '../site/buildSite.ts'
import type { Problem } from '../site/problem.ts'
import { checkApprovals } from './approval/checkApprovals.ts'
import { checkRecords } from './approval/checkRecords.ts'
import { checkArchives } from './archive/checkArchives.ts'
import { checkClaims } from './claims/checkClaims.ts'
import { checkDays } from './history/checkDays.ts'
import { readPages } from './reading/readPages.ts'
import type { SiteReading } from './reading/types.ts'
import type { Review, ReviewCheck, ReviewSurroundings } from './review.ts'
import { checkRulesOfConduct } from './rulesOfConduct/checkRulesOfConduct.ts'

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
