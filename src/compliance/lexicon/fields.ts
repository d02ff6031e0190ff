import { z } from 'zod'
import { singleOf } from '../../content/model/content.ts'
import type { Entry } from '../../content/model/entry.ts'
import type { Site } from '../../content/model/site.ts'
import { defineFile } from '../../content/model/contentType.ts'
import { isoDate, listOf, sample, shortText, text } from '../../content/model/fields.ts'

const decision = {
  because: text('Why, in a sentence that a grievance committee could read.'),
  by: shortText(60, 'The name of the lawyer who decided it.'),
}

const words = (sentence: string) => listOf(text('A word or a phrase, in small letters.'), sentence).optional()

const picture = z.strictObject({
  file: shortText(
    200,
    'The picture’s file inside the content folder, for example attorneys/jane-sample.jpg.',
  ),
  kind: z
    .enum(['photograph', 'drawing', 'dramatized', 'generated'])
    .describe(
      'What it is: a real photograph, a drawing, a scene with actors (dramatized), or made by a program (generated).',
    ),
  by: text('Who made it and when.'),
  consent: text('Who agreed to its use, and how: the people shown, the photographer.'),
  label: text(
    'For what is dramatized or generated: the words that stand on the page with it, for example Dramatization.',
  ).optional(),
})

const advertisingSchema = (rules: RuleNames) =>
  z.strictObject({
    off: listOf(
      z.strictObject({
        rule: z.enum(rules).describe('The name of the rule that is not looked at.'),
        ...decision,
      }),
      'Rules that are not looked at at all, each with the reason and a name.',
    ).optional(),
    words: z
      .strictObject({
        praise: words('Further words of praise that need support, for example celebrated.'),
        promises: words('Further words that promise a result, for example you cannot lose.'),
        specialist: words('Further words that call somebody a specialist, for example guru.'),
        harmless: words('Words that are never looked at, for example the name of a client: Best Foods.'),
      })
      .optional()
      .describe('The firm’s own additions to the lists of words.'),
    allowed: listOf(
      z.strictObject({
        rule: z.enum(rules).describe('The name of the rule, as the message tells it.'),
        text: text('The words that are allowed, as the page shows them, without marks.'),
        page: shortText(
          120,
          'The address of the page on which they are allowed, for example /about. Left out, they are allowed on every page.',
        ).optional(),
        ...decision,
        until: isoDate('The last day of the permission, as 2030-06-20. Left out, it has no end.').optional(),
      }),
      'Words that a lawyer has allowed although a rule speaks against them, each with the reason and a name.',
    ).optional(),
    pictures: listOf(
      picture,
      'Where the pictures of people and scenes come from, one entry for each.',
    ).optional(),
    sample,
  })

/** The rules that may be switched off or allowed, by name. */
type RuleNames = readonly [string, ...string[]]

/** Its path inside the content folder. */
export const advertisingPath = 'advertising.mdx'

/** `content/advertising.mdx`: how a site applies some rules on advertising. The file may be missing. */
export const defineAdvertisingFile = (rules: RuleNames) =>
  defineFile({
    name: 'advertising',
    title: 'Rules of advertising',
    path: advertisingPath,
    isUnshown: true,
    schema: advertisingSchema(rules),
  })

export type AdvertisingFile = ReturnType<typeof defineAdvertisingFile>
export type Advertising = z.output<AdvertisingFile['schema']>

/** What the site's file says; undefined when it has none. */
export const advertisingEntry = (
  site: Pick<Site, 'singles'>,
  file: AdvertisingFile | undefined,
): Entry<Advertising> | undefined => file && singleOf(site, file)
