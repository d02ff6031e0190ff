import type { Check } from '../model/site.ts'
import { checkAddresses } from './addresses.ts'
import { checkFieldsInBodies, checkIgnoredBodies } from './bodies.ts'
import { checkDates } from './dates.ts'
import { checkReviews } from './days.ts'
import { legalChecks } from './legalPages.ts'
import { checkLinks } from './links.ts'
import { checkPictures } from './pictures.ts'
import { checkPublicFiles } from './publicFiles.ts'
import { checkOtherFiles, checkStructure } from './structure.ts'
import { checkSearchWords } from './searchWords.ts'
import { checkUnique } from './unique.ts'

/** What looks at the content as a whole. */
export const checks: readonly Check[] = [
  checkUnique,
  checkStructure,
  checkLinks,
  checkPictures,
  checkFieldsInBodies,
  checkIgnoredBodies,
  checkReviews,
  checkDates,
  checkSearchWords,
  checkOtherFiles,
  checkPublicFiles,
  checkAddresses,
  ...legalChecks,
]
