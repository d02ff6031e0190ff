import type { Rules } from '../../content/report/rules/rule.ts'
import { groupBy } from '../../content/model/groupBy.ts'
import { isSupportable, type Violation } from './violation.ts'

/**
 * Leaves out what another message says as well: of two rules that speak against the same words, or against words
 * within the other's, one is told. A rule that no record can satisfy goes before one that asks for a record, then the
 * longer words before the shorter. An error is never left out for a warning.
 * @param violations of the wording of pages, which no exemption covers
 */
export function withoutRepeats(violations: readonly Violation[], rules: Rules): Violation[] {
  const isError = ({ rule }: Violation) => rules[rule]?.severity === 'error'
  const order = Object.keys(rules)
  const goesBefore = (one: Violation, other: Violation): boolean => {
    if (isSupportable(one.rule) !== isSupportable(other.rule)) return isSupportable(other.rule)
    if (one.words.length !== other.words.length) return one.words.length > other.words.length
    return order.indexOf(one.rule) < order.indexOf(other.rule)
  }
  const besides = groupBy(violations, placeOf)
  return violations.filter(
    (one) =>
      !besides
        .get(placeOf(one))
        ?.some(
          (other) =>
            other.rule !== one.rule &&
            (other.words.includes(one.words) || one.words.includes(other.words)) &&
            (isError(other) || !isError(one)) &&
            goesBefore(other, one),
        ),
  )
}

/** What is said of the same text of the same page is compared. */
const placeOf = ({ page, text }: Violation): string => JSON.stringify([page, text])
