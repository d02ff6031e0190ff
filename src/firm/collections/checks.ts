import type { CheckContext } from '../../content/model.ts'
import { entriesOf, singleOf, slugsOf, diagnostic } from '../../content/model.ts'
import { formatDate } from '../../content/text/formatDate.ts'
import { numbersIn } from '../../content/text/numbersIn.ts'
import { counted } from '../../content/text/plural.ts'
import { attorneys } from './attorneys/schema.ts'
import { claims } from './claims/schema.ts'
import { firmFile } from './firm/schema.ts'
import { allNotes } from './insights/queries.ts'
import { insights } from './insights/schema.ts'
import { unitOf } from './jobs/queries.ts'
import { amountOf, jobs } from './jobs/schema.ts'

/** Each export is a check of this site's collections. */

export function* checkFamilyNames({ content }: CheckContext) {
  for (const { file, placeOf, data } of entriesOf(content, attorneys))
    if (data.familyName !== undefined && !data.name.includes(data.familyName))
      yield diagnostic(file, placeOf(['familyName']), [
        'family-name',
        `The family name "${data.familyName}" isn't part of the name "${data.name}".`,
        "Copy the family name from the name. If it's only the last word, delete this line.",
      ])
}

const ofLawyers = /\b\d[\d,]*\+?(?: [^ ]+){0,3} (?:lawyers|attorneys)\b/i

/** A figure of lawyers differs from the people on the site by more than its record explains. */
export function* checkLawyerCount({ content }: CheckContext) {
  const people = entriesOf(content, attorneys)
  // A file with errors may be a lawyer’s.
  if (people.length < slugsOf(content, attorneys).length) return
  const listed = people.filter(({ data }) => data.group !== 'staff').length
  for (const { file, data, placeOf } of entriesOf(content, claims)) {
    if (data.kind !== 'figure') continue
    const { value, statement, difference, difference: explained = 0 } = data
    const [, digits = '', atLeast] = /^(\d[\d,]*)(\+)?$/.exec(value) ?? []
    if (digits === '' || (difference === undefined && !ofLawyers.test(statement))) continue
    const excess = Number(digits.replaceAll(',', '')) - listed
    const actual = atLeast === undefined ? Math.abs(excess) : excess
    if (actual > explained)
      yield diagnostic(file, placeOf([difference === undefined ? 'value' : 'difference']), [
        'lawyer-count',
        `The site lists ${counted(listed, 'lawyer')}, not ${value}, and the record explains a difference of ${explained}.`,
        `Correct value, or write difference: ${actual} and say in evidence who the others are.`,
      ])
  }
}

/** A claim shows a number that its statement doesn't have. A client's words may have numbers of their own. */
export function* checkClaimNumbers({ content }: CheckContext) {
  for (const { file, data, placeOf } of entriesOf(content, claims)) {
    const stated = numbersIn(data.kind === 'ranking' ? `${data.statement} ${data.year}` : data.statement)
    if (data.kind !== 'testimonial' && !numbersIn(data.value, true).every((shown) => stated.includes(shown)))
      yield diagnostic(file, placeOf(['value']), [
        'claim-number',
        `Visitors read "${data.value}", and the statement doesn't have this number.`,
        'Write the same number in value and statement, in figures or in words: 25+, more than 25 years.',
      ])
  }
}

/** Roles and notes that visitors would see before the date that they show. A draft's publication date is unknown. */
export function* checkPostDates({ content, today = '' }: CheckContext) {
  for (const { file, data, placeOf } of [...entriesOf(content, jobs), ...entriesOf(content, insights)]) {
    const [field, day] =
      'posted' in data
        ? ['posted', data.posted]
        : data.updated
          ? ['updated', data.updated]
          : ['date', data.date]
    if (!data.draft && today !== '' && day > today && (data.publishOn ?? '') < day)
      yield diagnostic(file, placeOf([field]), [
        'posted-later',
        `This says that it was ${field === 'updated' ? field : 'posted'} on ${formatDate(day)}, but visitors see it before then.`,
        `Correct the date, or if it should appear on that date, add publishOn: ${day}`,
      ])
  }
}

/** By the year, less than $15,000 is unlikely; by the week or less, as much or more is. */
export function* checkPay({ content }: CheckContext) {
  for (const { file, data, placeOf } of entriesOf(content, jobs)) {
    const [unit, isSmall] = [unitOf(data), amountOf(data.pay.from) < 15_000]
    if (isSmall ? unit === 'year' : unit !== 'year' && unit !== 'month')
      yield diagnostic(file, placeOf(['pay', 'from']), [
        'pay-unit',
        `The pay of ${data.pay.from} per ${unit} is unlikely.`,
        `Correct the amount, or write its unit below pay, such as per: ${isSmall ? 'hour' : 'year'}`,
      ])
  }
}

export function* checkExpiredJobs({ content: { past } }: CheckContext) {
  for (const { file, slug, data, placeOf } of entriesOf({ entries: past }, jobs))
    yield diagnostic(file, placeOf(['expiresOn']), [
      'expired',
      `This role closed on ${formatDate(data.expiresOn ?? '')}. It's in no list, and its page says that it's closed.`,
      `If it's still open, write a later date. To remove its page: npm run retire -- ${slug} --to ${jobs.base}`,
    ])
}

/** A note that is superseded by itself, or by one that it supersedes. */
export function* checkSuperseded({ content }: CheckContext) {
  const notes = allNotes(content)
  const nextOf = new Map(notes.map(({ slug, data }) => [slug, data.supersededBy]))
  for (const { file, slug, placeOf } of notes) {
    const newer = new Set<string>()
    for (let next = nextOf.get(slug); next && !newer.has(next); next = nextOf.get(next)) newer.add(next)
    if (newer.has(slug))
      yield diagnostic(file, placeOf(['supersededBy']), [
        'superseded-circle',
        `The field supersededBy leads back to this note: ${[slug, ...newer].join(', ')}.`,
        'Delete this line in the newest note, and in the others name a newer one.',
      ])
  }
}

export function* checkBanner({ content, today = '' }: CheckContext) {
  const firm = singleOf(content, firmFile)
  const last = firm?.data.banner?.expiresOn
  if (firm && last !== undefined && last < today)
    yield diagnostic(firm.file, firm.placeOf(['banner', 'expiresOn']), [
      'expired',
      `The banner left the site after ${formatDate(last)}.`,
      'Delete it, or write a later date.',
    ])
}
