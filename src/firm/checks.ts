import { checksIn, type CheckOf } from '../content/model/check.ts'
import type { attorneyRules } from './collections/attorneys/rules.ts'
import type { jobRules } from './collections/jobs/rules.ts'
import { checkFeatured } from './collections/attorneys/checks/featured.ts'
import { checkHeadcount } from './collections/attorneys/checks/headcount.ts'
import { checkDuplicateNames } from './collections/attorneys/checks/names.ts'
import { checkStatedCounts } from './collections/attorneys/checks/statedCounts.ts'
import { checkStatedOrder } from './collections/attorneys/checks/statedOrder.ts'
import { checkExpiredJobs, checkJobPostDate } from './collections/jobs/checks.ts'

/** The check that looks for each rule of this site alone. It does not compile when a rule has none. */
const checkOf: CheckOf<keyof typeof attorneyRules | keyof typeof jobRules> = {
  'same-name': checkDuplicateNames,
  'family-name': checkDuplicateNames,
  'people-count': checkHeadcount,
  'featured-count': checkFeatured,
  'stated-order': checkStatedOrder,
  'posted-later': checkJobPostDate,
  'role-over': checkExpiredJobs,
  'stated-count': checkStatedCounts,
}

const { 'stated-count': ofSound, ...ofAll } = checkOf

/** What looks at the content of this site, each check once; and what does only when nothing else is wrong. */
export const checks = checksIn(ofAll)
export const checksOfSound = checksIn({ ofSound })
