import { z } from 'zod'
import { defineFile } from '../../../content/model.ts'
import * as f from '../../../content/model/fields.ts'
import { messagePath } from '../../../message/contract.ts'
import { everyPage } from '../../../content/publish/addresses.ts'

/** The page kinds that a lawyer may have to approve: all but the search and the page for missing addresses. */
export const approvableKinds = [
  ...(['legal', 'practice-area', 'home', 'about', 'firm', 'leadership', 'why-choose', 'diversity'] as const),
  ...(['practice-areas', 'attorneys', 'partners', 'associates', 'awards', 'person'] as const),
  ...(['careers', 'join', 'development', 'role', 'contact', 'insights', 'insight', 'plain'] as const),
] as const

const { isoDate, listOf, phone, shortText, text } = f

const office = {
  address: z
    .strictObject({
      street: shortText(80, 'The number and the street.'),
      floor: shortText(40, 'The floor or suite.').optional(),
      city: shortText(40, 'The city.'),
      region: shortText(20, 'The state, as two capital letters, for example NY.'),
      postalCode: shortText(12, 'The ZIP code.'),
    })
    .describe('The street address of the office.'),
  phone: phone('The general phone number with its country code, for example +1 212 555 0142.'),
  hours: shortText(80, 'The business hours, as the pages show them.'),
  closingDays: listOf(
    z.strictObject({ date: isoDate('The date, such as 2026-12-25.'), text: shortText(60, 'The reason.') }),
    'Dates on which the office is closed. The Contact page shows those to come.',
  ).optional(),
}

/** `content/firm.mdx`: facts about the firm that many pages show. */
const firmSchema = z.strictObject({
  name: shortText(40, 'The firm’s short name, as the header shows it.'),
  legalName: shortText(80, 'The registered name, as the copyright line shows it.'),
  description: text('Two sentences about the firm, for the footer.'),
  site: z
    .url({ protocol: /^https$/, error: 'must be an address like https://www.example.com' })
    .regex(/[^/]$/, 'ends with a slash')
    .meta({ description: 'The website, without a slash at the end.', examples: ['https://www.example.com'] }),
  founded: f.year('The year the firm was founded.'),
  picture: shortText(200, 'What public/og.png, the picture of shared links, shows.').optional(),
  ...office,
  latitude: f.degrees('The latitude of the office in degrees, for example 40.7028.'),
  longitude: f.degrees('The longitude, for example -74.0125: a minus sign is west of Greenwich.'),
  email: f.email('The general e-mail address.'),
  otherOffices: listOf(z.strictObject(office), 'Further offices, below the first.').optional(),
  banner: z
    .strictObject({
      text: shortText(160, 'One sentence.'),
      link: f.address('The page that says more, for example /contact.').optional(),
      expiresOn: f.publishFields.expiresOn.unwrap(),
    })
    .describe('An announcement on every page.')
    .optional(),
  timeZone: z.literal('America/New_York').describe('The time zone of dates on the site.'),
  advertising: text('The notice that New York’s rules require at the bottom of every page.'),
  delivery: z
    .enum(['simulated', 'endpoint', 'mailto'])
    .describe('endpoint = the form sends to deliveryAddress, mailto = opens a mail, simulated = neither.')
    .optional(),
  deliveryAddress: z
    .url({ error: 'must be an address like https://messages.example.com/message' })
    .regex(
      /^(?:https:\/\/[\w.-]+|http:\/\/(?:localhost|127\.0\.0\.1))(?::\d+)?(?:\/[^\s#]*)?$/,
      'must start with https://, or with http://localhost for a trial',
    )
    .regex(
      new RegExp(`${messagePath}/?$`),
      `must end with ${messagePath}, like the address that npm run deliver prints`,
    )
    .describe('The address that npm run deliver prints, to which the contact form sends messages.')
    .optional(),
  launch: z.literal('demo').describe('demo = a release may have invented facts and send nothing.').optional(),
  callToAction: z
    .strictObject({ title: shortText(80, 'Its heading.'), description: text('Its sentence.') })
    .describe('The closing block on pages without their own.'),
  footer: listOf(
    z.strictObject({
      id: shortText(20, 'A short name for the column, for the field footer of pages.'),
      title: shortText(40, 'The heading of the column.'),
      limit: f.wholeNumber('How many links it shows at most, the first by order.').optional(),
    }),
    'The columns of the footer, from left to right.',
  ),
  ownershipFiles: z
    .array(z.string().regex(/^[\w.-]+\.html?$/, 'must be the name of a file in public/, like google12.html'))
    .describe('Files in public/ that prove to a search engine whose site it is, like google1a2b.html.')
    .optional(),
  approvals: z
    .array(z.enum([...approvableKinds, everyPage]).describe('"every page" is the header and footer.'))
    .describe('The kinds of page that somebody approves first. If left out: legal, and "every page".')
    .optional(),
  sample: f.sample,
})

export const firmFile = defineFile({
  name: 'firm',
  title: 'The firm',
  path: 'firm.mdx',
  isRequired: true,
  schema: firmSchema.refine((firm) => firm.delivery !== 'endpoint' || firm.deliveryAddress !== undefined, {
    message: 'is missing, so the form can’t send',
    path: ['deliveryAddress'],
  }),
})

export type Firm = z.output<typeof firmFile.schema>
