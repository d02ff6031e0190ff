import { z } from 'zod'
import { defineCollection } from '../../content/model/contentType.ts'
import { isoDate, sample, shortText, text, reviewFields, year } from '../../content/model/fields.ts'

const claim = {
  statement: text(
    'What the firm states, as one whole sentence that can be true or false. Visitors do not see it.',
  ),
  value: text(
    'What the pages show in its place, to the letter: the figure, the words of the award, the quotation.',
  ).meta({ examples: ['25+'] }),
  asOf: isoDate('The day on which somebody made sure that the statement is true, as 2025-06-20.'),
  evidence: text(
    'What supports the statement and where it is kept, for example: counted from the docketing system by A. Person.',
  ).optional(),
  owner: reviewFields.owner.unwrap(),
  reviewBy: isoDate('The day by which somebody makes sure again that the statement is true, as 2030-06-20.'),
  sample,
}

/** `content/claims/NAME.mdx`: one statement about the firm, with what supports it. It has no page of its own. */
const claimSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('figure').describe('figure = a number: years, people, transactions, satisfaction.'),
    ...claim,
  }),
  z.strictObject({
    kind: z
      .literal('comparison')
      .describe(
        'comparison = words that compare the firm with others or praise its quality, such as “leading”.',
      ),
    ...claim,
  }),
  z.strictObject({
    kind: z
      .literal('ranking')
      .describe('ranking = an award, a rating or a place in a list that somebody else has given.'),
    ...claim,
    givenBy: shortText(80, 'Who gave it: the publisher, the association, the court.'),
    year: year('The year for which it was given.'),
    area: shortText(80, 'The field of law and the place that it was given for, or “Firm-wide”.'),
  }),
  z.strictObject({
    kind: z.literal('result').describe('result = what came of matters: cases won, sums recovered.'),
    ...claim,
  }),
  z.strictObject({
    kind: z.literal('testimonial').describe('testimonial = what a client has said.'),
    ...claim,
    saidBy: shortText(80, 'Who said it, as the firm knows them. Visitors do not see this field.'),
    consent: text(
      'How and when the person agreed that their words are published, and whether they were paid.',
    ),
  }),
])

export type Claim = z.output<typeof claimSchema>
export type ClaimKind = Claim['kind']

export const claims = defineCollection({
  name: 'claims',
  title: 'Claim',
  noun: 'a record of a claim',
  schema: claimSchema,
  isRecord: true,
})
