import type { Firm } from '../../collections/firm/schema.ts'
import type { ContactFormText } from './page.ts'
import { sendMessage, wait, type Outcome, type SendOptions } from './sendMessage.ts'

interface Sending extends SendOptions {
  message: FormData
  /** The endpoint's address. */
  address: string
  /** The link that opens the visitor's mail program. */
  draftLink: string
}

/** One of the ways in which a message leaves the form. */
export interface Delivery {
  /** Whether the visitor's mail program sends the message. */
  isMail?: boolean
  /** The title and the note of the receipt. */
  title: (text: ContactFormText) => string
  note: (text: ContactFormText) => string
  send: (sending: Sending) => Promise<Outcome>
}

export const deliveries: Readonly<Record<NonNullable<Firm['delivery']>, Delivery>> = {
  endpoint: {
    title: ({ sentTitle }) => sentTitle,
    note: ({ receipt }) => receipt.answer,
    send: ({ address, message, ...options }) => sendMessage(address, message, options),
  },
  mailto: {
    isMail: true,
    title: ({ receipt }) => receipt.mailTitle,
    note: ({ receipt }) => receipt.mailText,
    send: async ({ draftLink }) => {
      location.assign(draftLink)
      return { ok: true }
    },
  },
  simulated: {
    title: ({ receipt }) => receipt.demoTitle,
    note: ({ receipt }) => receipt.demoText,
    send: async () => {
      await wait(1500)
      return { ok: true }
    },
  },
}
