import { z } from 'zod'
import { defineFile } from '../../content/model/contentType.ts'
import {
  degrees,
  email,
  listOf,
  phone,
  sample,
  shortText,
  text,
  wholeNumber,
  year,
} from '../../content/model/fields.ts'
import { everyPage } from '../../content/publish/addresses.ts'
import { pages } from '../pages.ts'

const approvableKinds = Object.values(pages)
  .filter(({ isApprovable }) => isApprovable !== false)
  .map(({ name }) => name)

/** `content/firm.mdx`: facts about the firm that many pages show. */
export const firmFile = defineFile({
  name: 'firm',
  title: 'The firm',
  path: 'firm.mdx',
  isRequired: true,
  schema: z
    .strictObject({
      name: shortText(40, 'The firm’s short name, as the header shows it.'),
      legalName: shortText(80, 'The registered name, as the copyright line shows it.'),
      description: text('Two sentences about the firm, for the footer.'),
      site: z
        .url({ protocol: /^https$/, error: 'must be an address like https://www.example.com' })
        .regex(/[^/]$/, 'ends with a slash')
        .meta({
          description: 'The address of the website, without a slash at the end.',
          examples: ['https://www.example.com'],
        }),
      founded: year('The year the firm was founded.'),
      picture: shortText(
        200,
        'What public/og.png shows, the picture of shared links, for people who can’t see it.',
      ).optional(),
      address: z
        .strictObject({
          street: shortText(80, 'The number and the street.'),
          floor: shortText(40, 'The floor or suite.').optional(),
          city: shortText(40, 'The city.'),
          region: shortText(20, 'The state, as two capital letters, for example NY.'),
          postalCode: shortText(12, 'The ZIP code.'),
        })
        .describe('The street address of the office.'),
      latitude: degrees(
        40.7028,
        'The latitude of the office in degrees, for example 40.7028. The map is centered on it.',
      ),
      longitude: degrees(
        -74.0125,
        'The longitude of the office in degrees, for example -74.0125. West of Greenwich, it starts with a minus sign.',
      ),
      phone: phone('The general phone number with its country code, for example +1 212 555 0142.'),
      email: email('The general e-mail address.'),
      hours: shortText(80, 'The business hours, as the pages show them.'),
      timeZone: z.literal('America/New_York').describe('The time zone of dates on the site.'),
      advertising: text(
        'The attorney advertising notice that New York’s rules require, at the bottom of every page.',
      ),
      delivery: z
        .enum(['simulated', 'endpoint', 'mailto'])
        .describe(
          'simulated (if left out) = the form sends nothing, endpoint = to deliveryAddress, mailto = by the visitor’s mail program.',
        )
        .optional(),
      deliveryAddress: z
        .url({ error: 'must be an address like https://messages.example.com/message' })
        .regex(
          /^(?:https:\/\/[\w.-]+|http:\/\/(?:localhost|127\.0\.0\.1))(?::\d+)?(?:\/[^\s#]*)?$/,
          'must start with https://, or with http://localhost for a trial',
        )
        .meta({
          description: 'The address that npm run deliver prints, to which the contact form sends messages.',
          examples: ['https://messages.example.com/message'],
        })
        .optional(),
      launch: z
        .literal('demo')
        .describe('demo = this site is a demonstration: a release may have invented facts and send nothing.')
        .optional(),
      callToAction: z
        .strictObject({
          title: shortText(80, 'The heading of the closing block on pages without their own.'),
          description: text('The sentence of the closing block on pages without their own.'),
        })
        .describe('The text of the closing block on pages without their own.'),
      footer: listOf(
        z.strictObject({
          id: shortText(20, 'A short name for the column, for the field footer of pages.'),
          title: shortText(40, 'The heading of the column.'),
          limit: wholeNumber('How many links the column shows at most, the first by order.').optional(),
        }),
        'The columns of the footer, from left to right.',
      ),
      approvals: z
        .array(
          z
            .enum([...approvableKinds, everyPage])
            .describe(
              'A kind of page, such as legal, practice-area or home; "every page" is the header and footer.',
            ),
        )
        .describe(
          'The kinds of page that must be approved before they are published. If left out: legal pages, and "every page".',
        )
        .optional(),
      sample,
    })
    .refine(({ delivery, deliveryAddress }) => delivery !== 'endpoint' || deliveryAddress !== undefined, {
      message: 'is missing, so the form can’t send',
      path: ['deliveryAddress'],
    }),
})

export type Firm = z.output<typeof firmFile.schema>
