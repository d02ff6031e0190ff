import { z } from 'zod'
import { defineCollection } from '../../content/model/contentType.ts'
import { isoDate, reviewFields, sample, shortText, text, year } from '../../content/model/fields.ts'

const claim = {
  statement: text(
    'What the firm states, as a whole sentence that can be true or false. Visitors don’t see it.',
  ),
  value: text('What pages show, exactly: the figure, the award’s text, the quotation.').meta({
    examples: ['25+'],
  }),
  asOf: isoDate('The date on which somebody last confirmed the statement, such as 2025-06-20.'),
  evidence: text(
    'What supports the statement and where it is kept, for example: counted from the docketing system by A. Person.',
  ).optional(),
  owner: reviewFields.owner.unwrap(),
  reviewBy: isoDate('The date by which somebody confirms the statement again, such as 2030-06-20.'),
  sample,
}
const kind = <Kind extends string, Fields extends z.core.$ZodLooseShape>(
  name: Kind,
  meaning: string,
  fields: Fields,
) => z.strictObject({ kind: z.literal(name).describe(`${name} = ${meaning}`), ...claim, ...fields })

const claimSchema = z.discriminatedUnion('kind', [
  kind('figure', 'a number: years, people, transactions, satisfaction.', {}),
  kind('comparison', 'wording that compares the firm with others or praises it, such as “leading”.', {}),
  kind('ranking', 'an award, a rating or a ranking by somebody else.', {
    givenBy: shortText(80, 'Who gave it: the publisher, the association, the court.'),
    year: year('The year for which it was given.'),
    area: shortText(80, 'The field of law and the region for which it was given, or “Firm-wide”.'),
  }),
  kind('result', 'the outcome of matters: cases won, amounts recovered.', {}),
  kind('testimonial', 'what a client said.', {
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
