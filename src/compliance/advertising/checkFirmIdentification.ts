import { firmFile } from '../../firm/collections.ts'
import { startOf } from '../locateInFiles.ts'
import { normalizeText } from '../text/normalizeText.ts'
import type { Advice } from './lexicon.ts'
import { fillAdvice, type AdvertisingRule, type Violation } from './violation.ts'
import { textsOfPage } from './textsOfPage.ts'

/** The line at the foot of every page, and the firm's name, office and telephone number beside it. */
export const checkFirmIdentification: AdvertisingRule = ({ lexicon, site: { firm }, siteText, locate }) => {
  const { label, particulars } = lexicon
  const violation = (rule: Violation['rule'], words: string, advice: Advice): Violation => ({
    rule,
    page: undefined,
    words,
    text: words,
    place: locate(normalizeText(words), [firmFile.path]) ?? startOf(firmFile.path),
    ...advice,
  })
  const foot = textsOfPage(siteText.shell).map(({ text }) => text)
  const violations: Violation[] = []
  if (label && !foot.some((text) => label.words.test(text))) {
    violations.push(violation('advertising-label', firm.advertising, label.missing))
  }
  if (!particulars) return violations
  const { street, city } = firm.address
  if (particulars.noOffice.test(street)) {
    violations.push(violation('firm-particulars', street, particulars.isNoOffice))
  }
  for (const [what, words] of [
    ['name', firm.legalName],
    ['street', street],
    ['city', city],
    ['telephone number', firm.phone],
  ] as const) {
    if (foot.some((text) => text.includes(normalizeText(words)))) continue
    violations.push(violation('firm-particulars', words, fillAdvice(particulars.missing, { what })))
  }
  return violations
}
