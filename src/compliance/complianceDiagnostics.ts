import type { Site } from '../content/model/site.ts'
import type { Diagnostic } from '../content/model/diagnostic.ts'
import { checkApprovals } from './approvals/checkApprovals.ts'
import { checkRecords } from './approvals/checkRecords.ts'
import { checkArchives } from './archive/checkArchives.ts'
import { checkClaims } from './claims/checkClaims.ts'
import { checkDays } from './legalVersions/checkDays.ts'
import { extractSite } from './text/extractSite.ts'
import type { SiteText } from './text/types.ts'
import type { ComplianceContext, ComplianceCheck, ComplianceOptions } from './model/complianceContext.ts'
import { checkRulesOfConduct } from './advertising/checkRulesOfConduct.ts'

export type { ComplianceContext, ComplianceCheck, ComplianceOptions } from './model/complianceContext.ts'

/** Every review check. Each room of the workshop adds its own. */
const complianceChecks: readonly ComplianceCheck[] = [
  checkRecords,
  checkApprovals,
  checkDays,
  checkArchives,
  checkClaims,
  checkRulesOfConduct,
]

/** All that the review checks find in a site, without order. */
export function complianceDiagnostics(site: Site, options: ComplianceOptions): Diagnostic[] {
  const { lexicon, today, release = false, records = new Map(), files = [] } = options
  let read: SiteText | undefined
  const context: ComplianceContext = {
    lexicon,
    site,
    siteText: () => (read ??= extractSite(site)),
    today,
    release,
    records,
    files,
  }
  return complianceChecks.flatMap((check) => check(context))
}
