import { diagnostic, type Diagnostic } from '../../../content/model/diagnostic.ts'
import type { Check } from '../../../content/model/site.ts'
import { entriesOf, slugsOf } from '../../../content/model/content.ts'
import { numbersIn } from '../../../content/text/numbersIn.ts'
import { counted } from '../../../content/text/plural.ts'
import { attorneys } from '../attorneys/schema.ts'
import { claims } from './schema.ts'

const ofLawyers = /\b\d[\d,]*\+?(?: [^ ]+){0,3} (?:lawyers|attorneys)\b/i

/** A figure of lawyers differs from the people on the site by more than its record explains. */
export const checkLawyerCount: Check = ({ content }) => {
  const people = entriesOf(content, attorneys)
  // A file with errors may be a lawyer’s.
  if (people.length < slugsOf(content, attorneys).length) return []
  const listed = people.filter(({ data }) => data.group !== 'staff').length
  return entriesOf(content, claims).flatMap(({ file, data, placeOf }): Diagnostic[] => {
    if (data.kind !== 'figure') return []
    const { value, statement, difference, difference: explained = 0 } = data
    const [, digits = '', atLeast] = /^(\d[\d,]*)(\+)?$/.exec(value) ?? []
    if (digits === '' || (difference === undefined && !ofLawyers.test(statement))) return []
    const excess = Number(digits.replaceAll(',', '')) - listed
    const actual = atLeast === undefined ? Math.abs(excess) : excess
    if (actual <= explained) return []
    return [
      diagnostic(file, placeOf([difference === undefined ? 'value' : 'difference']), [
        'lawyer-count',
        `The site lists ${counted(listed, 'lawyer')}, not ${value}, and the record explains a difference of ${explained}.`,
        `Correct value, or write difference: ${actual} and say in evidence who the others are.`,
      ]),
    ]
  })
}

/** A claim shows a number that its statement doesn't have. A client's words may have numbers of their own. */
export const checkClaimNumbers: Check = ({ content }) =>
  entriesOf(content, claims).flatMap(({ file, data, placeOf }): Diagnostic[] => {
    if (data.kind === 'testimonial') return []
    const stated = numbersIn(data.kind === 'ranking' ? `${data.statement} ${data.year}` : data.statement)
    if (numbersIn(data.value, true).every((shown) => stated.includes(shown))) return []
    return [
      diagnostic(file, placeOf(['value']), [
        'claim-number',
        `Visitors read "${data.value}", and the statement doesn't have this number.`,
        'Write the same number in value and statement, in figures or in words: 25+, more than 25 years.',
      ]),
    ]
  })
