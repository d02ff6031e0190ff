/** What a message from the contact form consists of. */
export interface TextField {
  /** One line, an e-mail address, a text of many lines, or the file name of a person, role or practice area. */
  kind: 'line' | 'email' | 'text' | 'slug'
  isRequired?: boolean
  /** The longest text, in characters. */
  most: number
  /** The label in the firm's mail. */
  inMail?: string
}

/** A message's texts, in the order of the receipt and the mail to the firm. */
const texts = {
  name: { kind: 'line', isRequired: true, most: 200, inMail: 'Name' },
  email: { kind: 'email', isRequired: true, most: 254, inMail: 'Email' },
  to: { kind: 'slug', most: 100, inMail: 'For' },
  role: { kind: 'slug', most: 100, inMail: 'Role' },
  practiceArea: { kind: 'slug', most: 100, inMail: 'Practice area' },
  message: { kind: 'text', isRequired: true, most: 20_000 },
} satisfies Record<string, TextField>

export type TextFieldName = keyof typeof texts
export type FieldName = TextFieldName | 'attachment'
export const textFields: Readonly<Record<TextFieldName, TextField>> = texts

/** An address needs a dot in its domain, which browsers don't demand. */
export const emailPattern = '[^@]+@[^@.]+[.][^@]+'

/** The types of file that applicants may attach, by the ends of their names. */
export const fileTypes: Readonly<Record<string, string>> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
}
export const extensionOf = (fileName: string): string => fileName.split('.').at(-1)?.toLowerCase() ?? ''

/** The largest file, in bytes. The texts say 5 MB. */
export const mostInFile = 5 * 1024 * 1024
/** The largest message, in bytes: the file, and all other fields at their longest. */
export const mostInMessage = mostInFile + 200_000

/** People can't see this field, so a text in it is from a robot, or from a browser that fills in everything. */
export const trapName = 'website'
