import type { Firm } from '../../collections/firm.ts'
import type { ContactFormText } from './page.ts'

/** A message as it was sent, for the receipt and the visitor's mail program. */
export interface Letter {
  /** Who it is from and to, with labels. */
  facts: readonly { label: string; fact: string }[]
  message: string
  sentAt: Date
}

interface Around {
  text: ContactFormText
  firm: Pick<Firm, 'legalName'>
  options: readonly { value: string; label: string }[]
  to: string | undefined
  role: string | undefined
}

export function letterOf(message: FormData, { text, firm, options, to, role }: Around): Letter {
  const typed = (name: string) => String(message.get(name) ?? '')
  const file = message.get('attachment')
  const facts = [
    [text.recipient?.to, to ?? firm.legalName],
    [text.recipient?.role, role],
    [text.receipt?.from, `${typed('name')}, ${typed('email')}`],
    [text.area, options.find(({ value }) => value === typed('practiceArea'))?.label],
    [text.attachment?.label, file instanceof File ? file.name : undefined],
  ].flatMap(([label, fact]) => (label && fact ? [{ label, fact }] : []))
  return { facts, message: typed('message'), sentAt: new Date() }
}

/** A link that opens the mail program with the letter (RFC 6068). */
export function mailDraft(address: string, subject: string, { facts, message }: Letter): string {
  const lines = [...facts.map(({ label, fact }) => `${label}: ${fact}`), '', message]
  const body = lines.join('\n').replace(/\r?\n/g, '\r\n')
  return `mailto:${address}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`
}
