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
import { withoutRepeats } from './withoutRepeats.ts'

/**
 * The rules on advertising: collects every violation and applies the exemptions. What is left is reported once, where
 * the words are typed, however many pages show them.
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
        (check) => check(ruleContext),
      ),
    ],
    site,
    lexicon,
    today,
  )
  const isWording = new Set(wording)
  const told = [
    ...withoutRepeats(
      left.filter((one) => isWording.has(one)),
      rulesOf(site.registry),
    ),
    ...left.filter((one) => !isWording.has(one)),
  ]
  return [...diagnosticsFrom(told, site).map((problem) => errorInRelease(problem, context)), ...unused]
}

/** One diagnostic for each place and wording. */
function diagnosticsFrom(violations: readonly Violation[], { registry }: Site): Diagnostic[] {
  const diagnostic = diagnosticsOf(rulesOf(registry))
  const reported = new Set<string>()
  return violations.flatMap(({ rule, words, message, fix, ...violation }) => {
    const place = violation.place()
    const key = [rule, place.file, place.line, place.column, words].join('\n')
    if (reported.has(key)) return []
    reported.add(key)
    return [diagnostic(place.file, place, [rule, message, fix])]
  })
}
