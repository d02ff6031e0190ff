import type { Check } from '../content/model/check.ts'
import { checkFamilyNames } from './collections/attorneys.ts'
import { checkExpiredJobs, checkJobPostDate } from './collections/jobs.ts'
import { checkFeatured } from './pages/attorneys/page.ts'

/** What must hold of this site’s content besides. */
export const checks: readonly Check[] = [checkFamilyNames, checkFeatured, checkJobPostDate, checkExpiredJobs]
