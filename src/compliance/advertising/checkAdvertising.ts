import { diagnosticsOf } from '../../content/model/diagnostic.ts'
import { errorInRelease, type ComplianceCheck } from '../model/complianceContext.ts'
import { createFilesLocator } from '../text/locateInFiles.ts'
import { checkAwards } from './checkAwards.ts'
import { checkIdentification } from './checkIdentification.ts'
import { checkWording } from './checkWording.ts'
import { applyExemptions } from './exemptions.ts'

/** The rules on advertising. What breaks one is reported once, where it is typed, however many pages show it. */
export const checkAdvertising: ComplianceCheck = (context) => {
  const { advertising, site, today } = context
  const about = { site, siteText: context.siteText(), locate: createFilesLocator(context.files) }
  const wording = checkWording(about, advertising.rules)
  const { left, unused } = applyExemptions(
    [...wording, ...checkIdentification(about, wording), ...checkAwards(site, advertising.awards(site))],
    site,
    today,
  )
  const diagnostic = diagnosticsOf(site.registry.rules)
  const once = new Map(
    left.map(({ rule, words, place, message, fix }) => [
      [rule, place.file, place.line, words].join('\n'),
      errorInRelease(diagnostic(place.file, place, [rule, message, fix]), context),
    ]),
  )
  return [...once.values(), ...unused]
}
