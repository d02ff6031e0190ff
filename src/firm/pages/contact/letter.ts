import type { FieldName } from '../../../message/fields.ts'
import type { Firm } from '../../collections/firm/schema.ts'
import type { PayloadOf } from '../kinds.ts'
import type { ContactFormText } from './page.ts'

type Facts = PayloadOf<'contact'>['facts']

/** Whom a message is to, and the role that it's about. */
export type Recipients = Facts['recipients']

/** A message as it was sent. */
export interface Letter {
  /** Who it is from and to, with labels. */
  facts: readonly (readonly [label: string, fact: string])[]
  text: string
  /** The link that opens it in the visitor's mail program, and its address. */
  draft: { link: string; address: string }
}

interface LetterProps {
  text: Pick<ContactFormText, 'area' | 'attachment' | 'receipt' | 'recipient'>
  options: Facts['options']
  recipients: Recipients
  firm: Pick<Firm, 'legalName' | 'email'>
  /** Whether it has the date and time, which nobody knows if the visitor's mail program sends it. */
  isDated: boolean
}

export function writeLetter(
  message: FormData,
  { text, options, recipients, firm, isDated }: LetterProps,
): Letter {
  const typed = (name: FieldName) => String(message.get(name) ?? '')
  const [to, role] = (['to', 'role'] as const).map((kind) => recipients.find((one) => one.kind === kind))
  const file = message.get('attachment')
  const facts = [
    [text.receipt.date, isDated ? now() : ''],
    [text.recipient.to, to?.name ?? firm.legalName],
    [text.recipient.role, role?.name ?? ''],
    [text.receipt.from, `${typed('name')}, ${typed('email')}`],
    [text.area, options.find(({ value }) => value === typed('practiceArea'))?.label ?? ''],
    [text.attachment.label, file instanceof File ? file.name : ''],
  ] as const
  const address = to?.email ?? firm.email
  // RFC 6068.
  const shown = facts.filter(([, fact]) => fact !== '')
  const lines = [...shown.map((fact) => fact.join(': ')), '', typed('message')]
  const body = encodeURIComponent(lines.join('\n').replace(/\r?\n/g, '\r\n'))
  const link = `mailto:${address}?subject=${encodeURIComponent(text.receipt.mailSubject)}&body=${body}`
  return { facts: shown, text: typed('message'), draft: { link, address } }
}

const now = () => new Date().toLocaleString('en-US', { dateStyle: 'long', timeStyle: 'short' })
