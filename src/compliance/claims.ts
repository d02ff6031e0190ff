import { z } from 'zod'
import { entriesOf } from '../content/model/content.ts'
import { defineCollection } from '../content/model/contentType.ts'
import { diagnostic, type Diagnostic, type RuleMessage } from '../content/model/diagnostic.ts'
import type { Entry } from '../content/model/entry.ts'
import { isoDate, reviewFields, sample, shortText, text, year } from '../content/model/fields.ts'
import type { Site } from '../content/model/site.ts'
import { formatDate } from '../content/text/formatDate.ts'
import { counted } from '../content/text/plural.ts'
import { normalizeText } from './readPage.ts'
import type { SiteLines } from './readSite.ts'

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

/** One statement about the firm, with what supports it. */
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

type Claim = z.output<typeof claimSchema>

/** `content/claims/NAME.mdx`. A claim has no page of its own. */
export const claims = defineCollection({
  name: 'claims',
  title: 'Claim',
  noun: 'a record of a claim',
  schema: claimSchema,
  isRecord: true,
})

/** Records of claims that lack support, are overdue for review or aren't on any page. */
export const claimProblems = (site: Site, pages: SiteLines, today: string): Diagnostic[] =>
  entriesOf(site, claims).flatMap((entry) => {
    const { value, asOf, reviewBy, evidence, owner } = entry.data
    const unsupported: RuleMessage = [
      'unsupported-claim',
      `The claim "${value}" is on record without anything that supports it.`,
      `Ask ${owner} to add a line such as evidence: Counted from the docketing system on ${asOf}. Or take the claim off the pages.`,
    ]
    const expired: RuleMessage = [
      'expired-claim',
      `The claim "${value}" was due for review by ${formatDate(reviewBy)}.`,
      `Ask ${owner} to make sure that it is still true; then write today's date in asOf and the next date in reviewBy.`,
    ]
    const unused: RuleMessage = [
      'unused-claim',
      'No page shows this claim.',
      'Show it with the Claim tag, or delete this file.',
    ]
    const report = (field: string, message: RuleMessage) =>
      diagnostic(entry.file, entry.placeOf([field]), message)
    return [
      evidence === undefined ? report('value', unsupported) : [],
      reviewBy < today ? report('reviewBy', expired) : [],
      claimPages(entry, site, pages).length === 0 ? report('value', unused) : [],
    ].flat()
  })

/** The pages whose files use a claim. For a file without a page, such as a lawyer's: the pages that show the claim's words. */
function claimPages({ slug, data }: Entry<Claim>, { claimUses, routes }: Site, pages: SiteLines): string[] {
  const files = claimUses.filter(({ claim }) => claim === slug).map(({ file }) => file)
  const own = routes.filter(({ file }) => files.includes(file))
  const isElsewhere = files.some((used) => own.every(({ file }) => file !== used))
  const value = normalizeText(data.value)
  const shows = ([address, lines]: readonly [string, readonly string[]]) =>
    own.some(({ path }) => path === address) || (isElsewhere && lines.some((line) => line.includes(value)))
  return [...pages]
    .filter(shows)
    .map(([address]) => address)
    .sort()
}

/** Every claim with its file, value, source, review date and pages, for `check --claims`. */
export function claimList(site: Site, pages: SiteLines): string {
  const described = entriesOf(site, claims).map((entry) => {
    const { value, statement, asOf, evidence, owner, reviewBy, sample } = entry.data
    return `${entry.file}${sample ? ' (sample)' : ''}
  Shown as:   ${value}
  States:     ${statement}
  Source:     ${evidence ?? 'none'} (${owner}, ${formatDate(asOf)})
  Review by:  ${formatDate(reviewBy)}
  Pages:      ${claimPages(entry, site, pages).join(', ') || 'none'}`
  })
  return [...described, `${counted(described.length, 'claim')}.`].join('\n\n')
}
