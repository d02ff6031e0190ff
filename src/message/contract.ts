/** What the contact form and the endpoint agree on, besides the fields. */

/** The end of the endpoint's address. */
export const messagePath = '/message'

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
  slow: 8_000, // The browser, before it says that sending takes long.
} as const
/** How long a slow connection needs for an upload, in milliseconds. It manages 20 kB a second. */
export const uploadTime = (bytes: number): number => bytes / 20

export const refusals = [
  'invalid',
  'too-large',
  'file-type',
  'file-unreadable',
  'too-fast',
  'too-many',
  'busy',
  'rejected',
  'unavailable',
  'timeout',
] as const
/** Why a message wasn't delivered, or what is wrong with a field; `timeout`: nobody knows whether the message arrived. */
export type Refusal = (typeof refusals)[number]

export type Answer = { ok: true } | { ok: false; error: Refusal; fields?: Readonly<Record<string, Refusal>> }
