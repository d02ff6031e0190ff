import { checksIn, type CheckOf } from '../content/model/check.ts'
import { checkFeatured, checkNames } from './collections/attorneys/checks.ts'
import type { attorneyRules } from './collections/attorneys/rules.ts'
import { checkExpiredJobs, checkJobPostDate } from './collections/jobs/checks.ts'
import type { jobRules } from './collections/jobs/rules.ts'

/** The check that looks for each rule of this site alone. It does not compile when a rule has none. */
const checkOf: CheckOf<keyof typeof attorneyRules | keyof typeof jobRules> = {
  'same-name': checkNames,
  'family-name': checkNames,
  'featured-count': checkFeatured,
  'posted-later': checkJobPostDate,
  'role-over': checkExpiredJobs,
}

export const checks = checksIn(checkOf)
