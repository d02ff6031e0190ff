import type { Firm } from '../../collections/firm/schema.ts'

/** What the contact form collects. Phone and subject are part of a message, though the form has no field for them. */
interface ContactMessage {
  name: string
  email: string
  phone: string
  subject: string
  message: string
  /** The slug of a practice area, `general`, or nothing. */
  practiceArea: string
}

/** Reads a form's fields by their names; a field that the form lacks is empty. */
export function readMessage(form: HTMLFormElement): ContactMessage {
  const data = new FormData(form)
  const read = (field: keyof ContactMessage): string => {
    const value = data.get(field)
    return typeof value === 'string' ? value : ''
  }
  return {
    name: read('name'),
    email: read('email'),
    phone: read('phone'),
    subject: read('subject'),
    message: read('message'),
    practiceArea: read('practiceArea'),
  }
}

/** Delivers a message; resolves when it has arrived. */
type SubmitMessage = (message: ContactMessage) => Promise<void>

/** Waits for as long as sending might take, 1.5 seconds, and sends nothing: the message is dropped here. */
const simulate: SubmitMessage = () => new Promise((resolve) => setTimeout(resolve, 1500))

/** One way of delivery for each value of `delivery` in `content/firm.mdx`. */
export const submitMessage: Record<Firm['delivery'], SubmitMessage> = { simulated: simulate }
