import { diagnosticsOf, type Diagnostic } from '../../content/model/diagnostic.ts'
import type { Site } from '../../content/model/site.ts'
import { rulesOf } from '../../content/report/rules/rules.ts'
import { createFilesLocator } from '../text/locateInFiles.ts'
import { errorInRelease, type ComplianceCheck } from '../model/complianceContext.ts'
import { applyExemptions } from './exemptions.ts'
import type { RuleContext, Violation } from './violation.ts'
import { checkAwards } from './checkAwards.ts'
import { checkFirmIdentification } from './checkFirmIdentification.ts'
import { checkPay } from './checkPay.ts'
import { checkPictureOrigins } from './checkPictureOrigins.ts'
import { checkFormPrivacy } from './checkFormPrivacy.ts'
import { checkPriorResults } from './checkPriorResults.ts'
import { checkWording } from './checkWording.ts'

/**
 * The rules on lawyers' advertising: collects every violation, applies the exemptions, and tells what is left. Each is
 * told once, where the words are typed, however many pages show them.
 */
export const checkRulesOfConduct: ComplianceCheck = (context) => {
  const { lexicon, site, today, files } = context
  const siteText = context.siteText()
  const ruleContext: RuleContext = { lexicon, site, siteText, locate: createFilesLocator(files) }
  const wording = checkWording(ruleContext)
  const { left, unused } = applyExemptions(
    [
      ...wording,
      ...checkPriorResults(ruleContext, wording),
      ...[checkFirmIdentification, checkAwards, checkPay, checkPictureOrigins, checkFormPrivacy].flatMap(
        (rule) => rule(ruleContext),
      ),
    ],
    site,
    lexicon,
    today,
  )
  return [...once(left, site).map((problem) => errorInRelease(problem, context)), ...unused]
}

function once(complaints: readonly Violation[], { registry }: Site): Diagnostic[] {
  const diagnostic = diagnosticsOf(rulesOf(registry))
  const told = new Set<string>()
  return complaints.flatMap(({ rule, words, place, message, fix }) => {
    const key = [rule, place.file, place.line, place.column, words].join('\n')
    if (told.has(key)) return []
    told.add(key)
    return [diagnostic(place.file, place, [rule, message, fix])]
  })
}
