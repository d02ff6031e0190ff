import { firmFile } from '../../firm/collections.ts'
import { startOf } from '../locateInFiles.ts'
import { normalizeText } from '../text/normalizeText.ts'
import type { Violation, AdvertisingRule } from './violation.ts'
import { textsOfPage } from './textsOfPage.ts'

/** "This is not attorney advertising" is no label. */
const isLabelled = (text: string): boolean =>
  text
    .split(/[.;]/)
    .some((clause) =>
      /^(?:(?!\b(?:not|no|never|nor|isn't|without|non)\b).)*?\battorney advertising\b/is.test(clause),
    )

/** The line at the foot of every page, and the firm's name, office and telephone number beside it. */
export const checkFirmIdentification: AdvertisingRule = ({ site: { firm }, siteText, locate }) => {
  const at = (words: string) => locate(normalizeText(words), [firmFile.path]) ?? startOf(firmFile.path)
  const complaint = (
    rule: Violation['rule'],
    words: string,
    told: [message: string, fix: string],
  ): Violation => ({
    rule,
    page: undefined,
    words,
    text: words,
    place: at(words),
    message: told[0],
    fix: told[1],
  })
  const foot = textsOfPage(siteText.shell).map(({ text }) => text)
  const violations: Violation[] = []
  if (!foot.some(isLabelled)) {
    violations.push(
      complaint('advertising-label', firm.advertising, [
        'The line at the foot of every page lacks the words "Attorney Advertising" (Rule 7.1(f)).',
        'Write into the field "advertising": Attorney Advertising. Prior results do not guarantee a similar outcome.',
      ]),
    )
  }
  const { street, city } = firm.address
  if (/\b(?:p\.?\s?o\.?\s?box|post office box)\b/i.test(street)) {
    violations.push(
      complaint('firm-particulars', street, [
        'The address at the foot of every page is a post office box, and the principal office must be named (Rule 7.1(h)).',
        'Write the number and the street of the principal office.',
      ]),
    )
  }
  for (const [what, words] of [
    ['name', firm.legalName],
    ['street', street],
    ['city', city],
    ['telephone number', firm.phone],
  ] as const) {
    if (foot.some((text) => text.includes(normalizeText(words)))) continue
    violations.push(
      complaint('firm-particulars', words, [
        `The ${what} of the firm does not stand on every page (Rule 7.1(h)).`,
        'Show the name, the principal office and the telephone number at the foot of every page.',
      ]),
    )
  }
  return violations
}
