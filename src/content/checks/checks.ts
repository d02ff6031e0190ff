import type { RuleFoundByCheck } from '../report/rules/rules.ts'
import { checksIn, type Check, type CheckOf } from '../model/check.ts'
import { checkAddresses } from './addresses.ts'
import { checkDuplicateEntries } from './duplicateEntries.ts'
import { checkDuplicateUrls } from './duplicateUrls.ts'
import { checkFieldsInBody } from './fieldsInBody.ts'
import { checkHeadingIds } from './headingIds.ts'
import { checkIgnoredBody } from './ignoredBody.ts'
import { checkLinks } from './links.ts'
import { checkOtherFiles } from './otherFiles.ts'
import { checkPageStructure } from './pageStructure.ts'
import { checkPictures } from './pictures.ts'
import { checkRemovedAnchors } from './removedAnchors.ts'
import { checkReviews } from './reviews.ts'
import { checkSameOrder } from './sameOrder.ts'
import { checkSectionCounts } from './sectionCount.ts'
import { checkSections } from './sections.ts'
import { checkTerms } from './terms.ts'
import { checkUniqueFields } from './uniqueFields.ts'

/** The check that looks for each rule of every site. It does not compile when a rule has none. */
const checkOf: CheckOf<RuleFoundByCheck> = {
  'same-address': checkDuplicateUrls,
  'broken-link': checkLinks,
  'broken-anchor': checkLinks,
  'relative-link': checkLinks,
  'not-on-site': checkLinks,
  'unknown-area': checkLinks,
  'unknown-reference': checkLinks,
  'link-words': checkLinks,
  'field-below': checkFieldsInBody,
  'unseen-text': checkIgnoredBody,
  'missing-page': checkPageStructure,
  'missing-parent': checkPageStructure,
  'same-template': checkPageStructure,
  'unknown-column': checkPageStructure,
  'same-name': checkDuplicateEntries,
  'same-words': [checkDuplicateEntries, checkUniqueFields],
  'missing-picture': checkPictures,
  'picture-caption': checkPictures,
  'unsafe-link': [checkLinks, checkPictures],
  'review-due': checkReviews,
  'review-owner': checkReviews,
  'unread-file': checkOtherFiles,
  'section-number': checkSections,
  'section-reference': checkSections,
  'section-count': checkSectionCounts,
  'heading-id': checkHeadingIds,
  'defined-term': checkTerms,
  'early-address': checkAddresses,
  'address-twice': checkAddresses,
  'lost-address': checkAddresses,
  'new-address': checkAddresses,
  'redirect-page': checkAddresses,
  'same-order': checkSameOrder,
  'lost-section': checkRemovedAnchors,
}

/** What looks at the content of every site, each check once. */
export const checks: readonly Check[] = checksIn(checkOf)
