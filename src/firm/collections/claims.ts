import { z } from 'zod'
import { defineCollection } from '../../content/model/contentType.ts'
import type { Check } from '../../content/model/check.ts'
import { entriesOf, slugsOf, type ClaimUse } from '../../content/model/content.ts'
import { diagnostic, type Diagnostic } from '../../content/model/diagnostic.ts'
import type { FieldPath } from '../../content/model/fieldPath.ts'
import * as f from '../../content/model/fields.ts'
import type { PageContext } from '../../content/model/site.ts'
import { counted } from '../../content/text/plural.ts'
import { attorneys } from './attorneys.ts'

const { isoDate, shortText, text } = f

const claim = {
  statement: text('What the firm states, as a sentence that can be true or false. Visitors don’t see it.'),
  value: text('What pages show, exactly: the figure, the award, the quotation.').meta({ examples: ['25+'] }),
  asOf: isoDate('The date on which somebody last confirmed the statement, such as 2025-06-20.'),
  evidence: text('What supports it and where that is kept: counted by A. Person from the docket.').optional(),
  source: shortText(80, 'Where a figure comes from, for visitors: From the firm’s roster.').optional(),
  owner: f.reviewFields.owner.unwrap(),
  reviewBy: isoDate('The date by which somebody confirms the statement again, such as 2030-06-20.'),
  sample: f.sample,
}
const kind = <Kind extends string>(name: Kind, meaning: string) =>
  z.strictObject({ kind: z.literal(name).describe(`${name} = ${meaning}`), ...claim })

const claimSchema = z.discriminatedUnion('kind', [
  kind('figure', 'a number: years, people, transactions, satisfaction.').extend({
    difference: f.wholeNumber('How many lawyers it counts besides those on the site, such as 33.').optional(),
  }),
  kind('comparison', 'wording that compares the firm with others or praises it, such as “leading”.'),
  kind('ranking', 'an award, a rating or a ranking by somebody else.').extend({
    givenBy: shortText(80, 'Who gave it: the publisher, the association, the court.'),
    year: f.year('The year for which it was given.'),
    area: shortText(80, 'The field of law and the region for which it was given, or “Firm-wide”.'),
  }),
  kind('result', 'the outcome of matters: cases won, amounts recovered.'),
  kind('testimonial', 'what a client said.').extend({
    saidBy: shortText(80, 'The client’s name. Visitors don’t see it.'),
    consent: text('How and when the client agreed to publication, and whether they were paid.'),
  }),
])

/** `content/claims/NAME.mdx`. A claim has no page of its own. */
export const claims = defineCollection({
  name: 'claims',
  title: 'Claim',
  noun: 'a record of a claim',
  schema: claimSchema,
  isRecord: true,
})

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

type Context = Pick<PageContext, 'site' | 'entry'>

const claimIn = ({ site, entry: { file } }: Context, field: FieldPath) => {
  const isHere = ({ path, ...use }: ClaimUse) => use.file === file && path?.join() === field.join()
  const name = site.claimUses.find(isHere)?.claim
  return entriesOf(site, claims).find(({ slug }) => slug === name)?.data
}

/** Where the figure in a field comes from; undefined unless its value is a claim. */
export const figureSource = (context: Context, field: FieldPath) => {
  const claim = claimIn(context, [...field, 'value'])
  return claim && { source: claim.source, asOf: claim.asOf }
}

export type FigureSource = ReturnType<typeof figureSource>

/** Year and field of an award, after the giver if the award itself doesn’t name it. */
export const awardSource = (context: Context, field: FieldPath) => {
  const claim = claimIn(context, field)
  if (claim?.kind !== 'ranking') return undefined
  const { year, area, givenBy, value } = claim
  const [giver = ''] = givenBy.replace(/^The /, '').split(' ')
  const facts = value.includes(giver) ? [year, area] : [givenBy, year, area]
  return facts.join(' · ')
}
