import { z } from 'zod'
import { isNewYorkTime } from '../text/newYorkTime.ts'
import { smartQuotes } from '../text/smartQuotes.ts'

/**
 * The kinds of field. Every value arrives as the text that the editor typed. Each kind takes the sentence that explains
 * the field to an editor: messages, FIELDS.md and the help in VS Code quote it.
 */

// Compiling a function for each schema takes longer than checking thirty files without.
z.config({ jitless: true })

/** A collection whose file must exist, or `address` for a link. */
export interface FieldLink {
  pointsAt: string
  /** Whether a name with a space may be written instead. */
  orName?: true
  /** Whether the file may be one that is still to come. Until then, the field is left out. */
  canWait?: true
}

export const fieldLinks = z.registry<FieldLink>()

/** The checks of every text, shared because each method of a schema makes another schema. */
const textChecks = [z.trim(), z.minLength(1, 'is empty'), z.overwrite(smartQuotes)]

const textOf = (sentence: string, ...further: z.core.$ZodCheck<string>[]) =>
  z
    .string()
    .check(...textChecks, ...further)
    .register(z.globalRegistry, { description: sentence })

export const text = (sentence: string) => textOf(sentence)

export const shortText = (limit: number, sentence: string) =>
  textOf(sentence, z.maxLength(limit, `must have at most ${limit} characters`))

const formOf = (form: RegExp, message: string, sentence: string) =>
  z.string().regex(form, message).describe(sentence)

const numberOf = (form: RegExp, message: string, sentence: string) =>
  formOf(form, message, sentence).transform(Number).describe(sentence)

export const wholeNumber = (sentence: string) => numberOf(/^\d+$/, 'must be a whole number', sentence)

export const degrees = (sentence: string) => numberOf(/^-?\d+(\.\d+)?$/, 'must be a number', sentence)

export const year = (sentence: string) => formOf(/^\d{4}$/, 'must be a year like 1999', sentence)

export const flag = (sentence: string) =>
  z
    .enum(['true', 'false'])
    .transform((typed) => typed === 'true')
    .describe(sentence)

/** A date as text, so that no time zone can shift it. */
export const isoDate = (sentence: string) =>
  z.iso.date('must be a date like 2025-06-20').meta({ description: sentence, examples: ['2025-06-20'] })

/** A date and time in New York, as text. */
export const newYorkTime = (sentence: string) =>
  text(sentence)
    .refine(isNewYorkTime, 'must be a time in New York like 2026-12-03 18:00')
    .meta({ description: sentence, examples: ['2026-12-03 18:00'] })

/** The file name, without its ending, of an entry of a collection. */
export const entryName = (
  { name }: { readonly name: string },
  example: string,
  sentence: string,
  further: Omit<FieldLink, 'pointsAt'> = {},
) =>
  text(sentence)
    .meta({ examples: [example] })
    .register(fieldLinks, { pointsAt: name, ...further })

/** The target of a link: a path on this site that starts with `/`, or a full address. */
export const address = (sentence: string) =>
  formOf(/^(\/|https:\/\/)\S*$/, 'must be an address that starts with / or https://', sentence)
    .meta({ examples: ['/contact'] })
    .register(fieldLinks, { pointsAt: 'address' })

export const phone = (sentence: string) =>
  formOf(/^\+1 \d{3} \d{3} \d{4}$/, 'must be a phone number like +1 212 555 0142', sentence).meta({
    examples: ['+1 212 555 0142'],
  })

export const email = (sentence: string) =>
  z.email('must be an e-mail address').meta({ description: sentence, examples: ['info@example.com'] })

/** The name of a picture next to the content file; `checks/pictures.ts` checks it. */
export const picture = (sentence: string) =>
  formOf(
    /^(?![/.]*\/\/|\/|[A-Za-z][A-Za-z0-9+.-]+:)[^\\]*[^\\/]$/,
    'must be the name of a picture next to this file, like ./jane-sample.jpg',
    sentence,
  ).meta({ examples: ['./jane-sample.jpg'] })

export const exactLength = <T extends z.ZodType>(count: number, item: T, sentence: string) =>
  z.array(item).length(count, `must have exactly ${count} items`).describe(sentence)

export const listOf = <T extends z.ZodType>(item: T, sentence: string) =>
  z.array(item).min(1, 'is empty').describe(sentence)

/** Review fields, which visitors don't see; `checks/days.ts` reports overdue reviews. */
export const reviewFields = {
  owner: shortText(60, 'Who is responsible for this text. Visitors don’t see it.').optional(),
  reviewBy: isoDate('The date of the next review, such as 2030-06-20. The check reminds you.').optional(),
}

/** When a file is on the site. */
export const publishFields = {
  draft: flag('true = not on the site yet, only in development. Delete the line to publish.').optional(),
  publishOn: isoDate('The first day on the site, in New York, such as 2025-06-20.').optional(),
  expiresOn: isoDate('The last day on the site, in New York, such as 2025-06-20.').optional(),
}

/** What visitors may type in the search instead of the words on the page. */
export const searchWords = text('What visitors search for that the page doesn’t say: laid off.').optional()

/** Marks invented facts, which must be replaced before the site goes live. */
export const sample = flag('true = invented facts. Delete this once the firm has put in its own.').optional()

/** What files with a page of their own say of themselves, besides what the page shows. */
export const fileFields = { searchWords, ...reviewFields, ...publishFields, sample }
