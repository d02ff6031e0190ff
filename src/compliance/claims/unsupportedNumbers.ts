import type { Claim } from './fields.ts'
import { parseQuantities, type Quantity } from './parseQuantities.ts'

/**
 * The numbers that a record shows to visitors and that its statement does not bear out: "900+" beside "more than 200
 * cases". A client's words may hold numbers of their own.
 * @returns as the value has them
 */
export function unsupportedNumbers(claim: Claim): string[] {
  if (claim.kind === 'testimonial') return []
  const particulars = claim.kind === 'ranking' ? [claim.givenBy, claim.year, claim.area] : []
  const stated = parseQuantities([claim.statement, ...particulars].join('\n'))
  return parseQuantities(claim.value)
    .filter(
      (shown) => !meansNoNumber.test(shown.words) && !stated.some((one) => supports(one, shown, stated)),
    )
    .map(({ words }) => words)
}

/** "One of the firms", "the first to": said of no number. */
const meansNoNumber = /^(?:one|first|second)$/i

function supports(stated: Quantity, shown: Quantity, all: readonly Quantity[]): boolean {
  if (shown.unit === 'percent' && stated.unit !== 'percent' && !all.some(({ amount }) => amount === 100))
    return false
  if (shown.unit !== 'percent' && stated.unit === 'percent' && shown.unit !== 'none') return false
  // "Nearly 200" bears out no 200, and "up to 200" no 200+.
  if (stated.bound === 'nearly' && shown.bound !== 'nearly') return false
  if (stated.bound === 'at most' && shown.bound === 'more') return false
  if (stated.amount === shown.amount) return true
  if (isYear(stated)) return false
  if (shown.isVague) return stated.amount >= shown.amount
  if (shown.bound === 'more') return isRoundedDown(stated.amount, shown.amount)
  return shown.bound === 'nearly' && stated.amount <= shown.amount && stated.amount >= shown.amount * 0.9
}

/** 200+ and 210+ are what is left of 214; of 1,999, 200+ is not. */
const isRoundedDown = (exact: number, rounded: number): boolean =>
  rounded <= exact && exact < rounded * 10 && String(exact)[0] === String(rounded)[0]

const isYear = ({ amount, unit, words }: Quantity): boolean =>
  unit === 'none' && /^(?:19|20)\d\d$/.test(words) && amount > 1900
