import { z } from 'zod'
import { defineCollection } from '../../../content/model.ts'
import * as f from '../../../content/model/fields.ts'

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
  roles: { words: 'value' },
})
