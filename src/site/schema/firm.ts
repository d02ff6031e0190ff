import { z } from 'zod'
import { degrees, sample, shortText, text, wholeNumber } from './fields.ts'

/** `content/firm.mdx`: what is true of the firm as a whole and stands on many pages. */
export const firmSchema = z.strictObject({
  name: shortText(40, 'The name the firm goes by, as the header shows it.'),
  legalName: shortText(80, 'The registered name, as the copyright line shows it.'),
  description: text('Two sentences about the firm, for the footer.'),
  site: z
    .url({ protocol: /^https$/, error: 'This is not an address such as https://www.example.com.' })
    .regex(/[^/]$/, 'This address ends with a slash.')
    .describe(
      'The address of the website, without a slash at the end; canonical links and the sitemap begin with it.',
    ),
  founded: z
    .string()
    .regex(/^\d{4}$/, 'This is not a year of four digits.')
    .describe('The year the firm was founded.'),
  address: z.strictObject({
    street: shortText(80, 'Street and number.'),
    floor: shortText(40, 'Floor or suite.').optional(),
    city: shortText(40, 'City.'),
    region: shortText(20, 'State, as two capital letters.'),
    postalCode: shortText(12, 'ZIP code.'),
  }),
  latitude: degrees('The office’s latitude in degrees, north positive; the map is centred on it.'),
  longitude: degrees('The office’s longitude in degrees, east positive (New York’s is negative).'),
  phone: z
    .string()
    .regex(/^\+1 \d{3} \d{3} \d{4}$/, 'This is not a phone number written as +1 212 555 0142.')
    .describe('The general phone number with country code, for example +1 212 555 0142.'),
  email: z.email('This is not an e-mail address.').describe('The general contact e-mail address.'),
  hours: shortText(80, 'Business hours as they are shown.'),
  timeZone: z
    .literal('America/New_York', 'Only America/New_York is known here.')
    .describe('The time zone in which the firm’s days begin and end.'),
  advertising: text('The advertising line that New York’s rules ask for, at the foot of every page.'),
  delivery: z
    .literal('simulated', 'Only "simulated" is available: the form shows its notice and sends nothing.')
    .describe('What the contact form does: simulated = it shows its notice and sends nothing.'),
  callToAction: z.strictObject({
    title: shortText(80, 'The heading of the closing block on pages that give none.'),
    description: text('The sentence of the closing block on pages that give none.'),
  }),
  footer: z
    .array(
      z.strictObject({
        id: shortText(20, 'A short name that pages use in their own footer field.'),
        title: shortText(40, 'The heading of the column.'),
        limit: wholeNumber('How many links the column shows at most; the first ones by order.').optional(),
      }),
    )
    .min(1, 'This list is empty.')
    .describe('The columns of the footer, from left to right.'),
  sample,
})

export type Firm = z.output<typeof firmSchema>
