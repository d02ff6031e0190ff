/** What the contact form sends and the endpoint answers. Both import this; it imports nothing. */

/** The end of the endpoint's address. */
export const messagePath = '/message'

export interface TextField {
  /** One line, an e-mail address, a text of many lines, or the file name of a person, role or practice area. */
  kind: 'line' | 'email' | 'text' | 'slug'
  isRequired?: boolean
  /** The longest text, in characters. */
  most: number
  /** The label in the firm's mail. */
  inMail?: string
}

export type TextFieldName = 'name' | 'email' | 'to' | 'role' | 'practiceArea' | 'message'
export type FieldName = TextFieldName | 'attachment'

/** A message's texts, in the order of the mail to the firm. */
export const textFields: Readonly<Record<TextFieldName, TextField>> = {
  name: { kind: 'line', isRequired: true, most: 200, inMail: 'Name' },
  email: { kind: 'email', isRequired: true, most: 254, inMail: 'Email' },
  to: { kind: 'slug', most: 100, inMail: 'For' },
  role: { kind: 'slug', most: 100, inMail: 'Role' },
  practiceArea: { kind: 'slug', most: 100, inMail: 'Practice area' },
  message: { kind: 'text', isRequired: true, most: 20_000 },
}

/** An address needs a dot in its domain, which browsers don't demand. */
export const emailPattern = '.+@.+[.].+'

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
/** How long the visitor wrote since the first letter, in milliseconds, and how long people need at least. */
export const elapsedName = 'elapsed'
export const leastElapsed = 4_000

/** How long to wait, in milliseconds. The inner limit always ends first, so that its answer arrives. */
export const limits = {
  /** The endpoint for the mail server, unless DELIVERY_SECONDS says less. */
  mailServer: 25_000,
  /** An endpoint that is shut down, for messages on their way. */
  shutdown: 30_000,
  /** The browser for an answer, without the upload. */
  answer: 35_000,
  /** The browser, before it says that sending takes long. */
  slow: 8_000,
} as const
/** How long a slow connection needs for an upload, in milliseconds. It manages 20 kB a second. */
export const uploadTime = (bytes: number): number => bytes / 20

/** Why a message wasn't delivered, or what is wrong with a field. The form has a sentence for each; `timeout` is "nobody knows". */
export const refusals = [
  'invalid',
  'too-large',
  'file-type',
  'file-unreadable',
  'too-fast',
  'too-many',
  'rejected',
  'unavailable',
  'timeout',
] as const
export type Refusal = (typeof refusals)[number]

export type Answer = { ok: true } | { ok: false; error: Refusal; fields?: Readonly<Record<string, Refusal>> }
