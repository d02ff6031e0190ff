import type { Check } from '../model/check.ts'
import { checkAddresses } from './addresses.ts'
import { checkDuplicateEntries } from './duplicateEntries.ts'
import { checkDuplicateUrls } from './duplicateUrls.ts'
import { checkFieldsInBody } from './fieldsInBody.ts'
import { checkHeadings, checkLostSections } from './headings.ts'
import { checkIgnoredBody } from './ignoredBody.ts'
import { checkLinks } from './links.ts'
import { checkOtherFiles } from './otherFiles.ts'
import { checkPageStructure } from './pageStructure.ts'
import { checkPictures } from './pictures.ts'
import { checkReviews } from './reviews.ts'
import { checkSameOrder } from './sameOrder.ts'
import { checkSectionCounts, checkSections } from './sections.ts'
import { checkTerms } from './terms.ts'
import { checkUniqueFields } from './uniqueFields.ts'

/** What looks at the content as a whole. */
export const checks: readonly Check[] = [
  checkDuplicateUrls,
  checkLinks,
  checkFieldsInBody,
  checkIgnoredBody,
  checkPageStructure,
  checkDuplicateEntries,
  checkUniqueFields,
  checkPictures,
  checkReviews,
  checkOtherFiles,
  checkSections,
  checkSectionCounts,
  checkHeadings,
  checkTerms,
  checkAddresses,
  checkSameOrder,
  checkLostSections,
]
