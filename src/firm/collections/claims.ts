import { z } from 'zod'
import { defineCollection } from '../../content/model/contentType.ts'
import { isoDate, reviewFields, sample, shortText, text, year } from '../../content/model/fields.ts'

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
const kind = <Kind extends string, Fields extends z.core.$ZodLooseShape>(
  name: Kind,
  meaning: string,
  fields: Fields,
) => z.strictObject({ kind: z.literal(name).describe(`${name} = ${meaning}`), ...claim, ...fields })

const claimSchema = z.discriminatedUnion('kind', [
  kind('figure', 'a number: years, people, transactions, satisfaction.', {}),
  kind('comparison', 'words that compare the firm with others or praise its quality, such as “leading”.', {}),
  kind('ranking', 'an award, a rating or a place in a list that somebody else has given.', {
    givenBy: shortText(80, 'Who gave it: the publisher, the association, the court.'),
    year: year('The year for which it was given.'),
    area: shortText(80, 'The field of law and the place that it was given for, or “Firm-wide”.'),
  }),
  kind('result', 'what came of matters: cases won, sums recovered.', {}),
  kind('testimonial', 'what a client has said.', {
    saidBy: shortText(80, 'Who said it, as the firm knows them. Visitors do not see this field.'),
    consent: text(
      'How and when the person agreed that their words are published, and whether they were paid.',
    ),
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
