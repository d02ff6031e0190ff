import { z } from 'zod'
import { refusals, type Refusal } from '../message/contract.ts'
import { emailPattern, mostInFile, textFields, type FieldName, type TextField } from '../message/fields.ts'
import { problemWith } from './fileTypes.ts'

/**
 * Without control characters, a line can't add a header to the mail, and without invisible ones and encoded words (RFC 2047),
 * it is what it looks like. Joiners are letters of some scripts. Spreadsheets put tabs between cells.
 */
const line = z
  .string()
  .overwrite((value) => value.replace(/[\t\p{Zs}]+/gu, ' '))
  .trim()
  .regex(/^(?:(?!=\?)(?:[\u200C\u200D]|[^\p{Cc}\p{Cf}\p{Zl}\p{Zp}]))*$/u)

const kinds: Readonly<Record<TextField['kind'], z.ZodString>> = {
  line,
  // What browsers accept in <input type="email">.
  email: line.regex(z.regexes.html5Email).regex(new RegExp(`^${emailPattern}$`)),
  text: z
    .string()
    // Browsers count a line end as one character, and send two.
    .overwrite((value) => value.replace(/\r(?=\n)|(?![\t\n\r])\p{Cc}/gu, ''))
    .trim(),
  // Which people, roles and practice areas exist, only the site knows.
  slug: z.string().regex(/^[a-z0-9-]*$/),
}

const schemaOf = ({ kind, isRequired, most }: TextField) =>
  isRequired ? kinds[kind].min(1).max(most) : kinds[kind].max(most).default('')

const schema = z
  .object({
    texts: z.object(
      Object.fromEntries(Object.entries(textFields).map(([name, field]) => [name, schemaOf(field)])),
    ),
    attachment: z
      .file()
      .max(mostInFile)
      .superRefine(async (file, context) => {
        const problem = await problemWith(file)
        if (problem) context.addIssue({ code: 'custom', message: problem })
      })
      .optional(),
  })
  .refine(({ texts, attachment }) => texts['role'] !== '' || !attachment, { path: ['attachment'] })

export type Message = z.output<typeof schema>

/** The message in a form, or what is wrong with its fields. */
export async function readMessage(
  form: FormData,
): Promise<{ message?: Message; fields: Record<string, Refusal> }> {
  /** For a file field that wasn't used, browsers send a file without a name. */
  const sent = (name: string) => {
    const values = form.getAll(name).filter((value) => (value instanceof File ? value.name : value) !== '')
    return values.length > 1 ? values : values[0]
  }
  const { success, data, error } = await schema.safeParseAsync({
    texts: Object.fromEntries(Object.keys(textFields).map((name) => [name, sent(name)])),
    attachment: sent('attachment' satisfies FieldName),
  })
  if (success) return { message: data, fields: {} }
  const fields = error.issues.map(({ code, path, message: text }): [string, Refusal] => [
    String(path.at(-1)),
    code === 'too_big' ? 'too-large' : (refusals.find((refusal) => refusal === text) ?? 'invalid'),
  ])
  return { fields: Object.fromEntries(fields.reverse()) }
}
