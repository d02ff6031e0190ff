import { valueAt } from '../../content/model/fieldPath.ts'
import { startOf } from '../text/locateInFiles.ts'
import { normalizeText } from '../text/normalizeText.ts'
import type { Advice } from '../lexicon/lexicon.ts'
import { fillAdvice, type AdvertisingCheck, type Violation } from './violation.ts'
import { textsOfPage } from '../text/textsOfPage.ts'
import { particularsOf } from './particulars.ts'

/** The line at the foot of every page, and the firm's name, office and telephone number beside it. */
export const checkFirmIdentification: AdvertisingCheck = ({ lexicon, site, siteText, locate }) => {
  const { label, particulars } = lexicon
  const { organization, registry } = site
  const { path } = registry.organization
  const violation = (rule: string, words: string, advice: Advice): Violation => ({
    rule,
    page: undefined,
    words,
    text: words,
    place: () => locate(normalizeText(words), [path]) ?? startOf(path),
    ...advice,
  })
  const foot = textsOfPage(siteText.shell).map(({ text }) => text)
  const violations: Violation[] = []
  if (label && !foot.some((text) => label.words.test(text))) {
    const typed = valueAt(organization, [label.field])
    violations.push(violation(label.rule, typeof typed === 'string' ? typed : '', label.missing))
  }
  if (!particulars) return violations
  const { street } = organization.address
  if (particulars.noOffice.test(street)) {
    violations.push(violation(particulars.rule, street, particulars.isNoOffice))
  }
  for (const { what, words } of particularsOf(organization)) {
    if (foot.some((text) => text.includes(words))) continue
    violations.push(violation(particulars.rule, words, fillAdvice(particulars.missing, { what })))
  }
  return violations
}
