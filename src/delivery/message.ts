import { z } from 'zod'

/** Why a message wasn't delivered. The form has a sentence for each. */
export type Refusal =
  | 'invalid'
  | 'too-large'
  | 'file-type'
  | 'too-fast'
  | 'too-many'
  | 'rejected'
  | 'unavailable'

const fileLimit = 5 * 1024 * 1024
/** The file, and enough for all other fields at their longest. */
export const bodyLimit = fileLimit + 200_000

/** One line. Without control characters, it can't add a header to the mail. */
const line = z
  .string()
  .trim()
  .min(1)
  .max(200)
  .regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u)
/** The file name of a person, role or practice area. Which ones exist, only the site knows. */
const slug = z
  .string()
  .max(100)
  .regex(/^[a-z0-9-]*$/)
  .default('')

const message = z
  .object({
    name: line,
    // What browsers accept in <input type="email">.
    email: line.max(254).regex(z.regexes.html5Email),
    message: z.string().trim().min(1).max(20_000),
    practiceArea: slug,
    to: slug,
    role: slug,
    attachment: z.file().max(fileLimit).refine(isDocument, 'file-type').optional(),
  })
  .refine(({ role, attachment }) => role !== '' || !attachment, { path: ['attachment'] })

export type Message = z.output<typeof message>

/** The message in a form, or what is wrong with its fields. */
export async function readMessage(
  form: FormData,
): Promise<{ message?: Message; fields: Record<string, Refusal> }> {
  const typed = Object.keys(message.shape).map((name) => {
    // For a file field that wasn't used, browsers send a file without a name.
    const values = form.getAll(name).filter((value) => (value instanceof File ? value.name : value) !== '')
    return [name, values.length > 1 ? values : values[0]] as const
  })
  const { success, data, error } = await message.safeParseAsync(Object.fromEntries(typed))
  if (success) return { message: data, fields: {} }
  const fields = error.issues.map(({ code, path, message: text }): [string, Refusal] => [
    String(path[0]),
    code === 'too_big' ? 'too-large' : text === 'file-type' ? 'file-type' : 'invalid',
  ])
  return { fields: Object.fromEntries(fields.reverse()) }
}

/** The types of file that the firm reads. */
export const documentTypes: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
}

export const extensionOf = (fileName: string): string => fileName.split('.').at(-1)?.toLowerCase() ?? ''

/** Whether a file is what its name says. Browsers take its declared type from the name, so that proves nothing. */
async function isDocument(file: File): Promise<boolean> {
  const bytes = Buffer.from(await file.arrayBuffer())
  if (extensionOf(file.name) === 'pdf') return bytes.subarray(0, 1024).includes('%PDF-')
  // A Word file is a ZIP archive, whose file names aren't compressed.
  return (
    extensionOf(file.name) === 'docx' &&
    bytes.subarray(0, 4).equals(Buffer.from('PK\x03\x04')) &&
    bytes.includes('word/document.xml') &&
    !bytes.includes('vbaProject.bin')
  )
}
