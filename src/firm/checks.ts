import type { Check } from '../content/model/check.ts'
import { checkFeatured, checkNames } from './collections/attorneys/checks.ts'
import { checkExpiredJobs, checkJobPostDate } from './collections/jobs/checks.ts'

/** What must hold of this site’s content besides. */
export const checks: readonly Check[] = [checkNames, checkFeatured, checkJobPostDate, checkExpiredJobs]
