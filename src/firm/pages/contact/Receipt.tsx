import styled from 'styled-components'
import { textFields } from '../../../message/fields.ts'
import { ButtonLink, PhoneLink, Text } from '../../components/text.tsx'
import { FactItem, FactList } from '../../components/lists.tsx'
import { doubleBorder, space, surface, tone, type } from '../../theme/theme.ts'
import type { PayloadOf, TemplateProps } from '../kinds.ts'
import { labelsOf } from './draft.ts'

/** A page with the form, and whom the message is to. */
export interface Sending extends Pick<TemplateProps<'contact'>, 'payload' | 'firm'> {
  recipients: PayloadOf<'contact'>['facts']['recipients']
}

/** A message as it was sent, and the link that opens it in the visitor's mail program. */
export function writeLetter(message: FormData, { payload, firm, recipients }: Sending) {
  const { page, options } = payload.facts
  const { receipt } = page.form
  const typed = (name: string) => String(message.get(name) ?? '')
  const file = message.get('attachment')
  const isMail = firm.delivery === 'mailto'
  const now = new Date().toLocaleString('en-US', { dateStyle: 'long', timeStyle: 'short' })
  const labels: Readonly<Record<string, string>> = labelsOf(page.form)
  /** What visitors read for a value that is a file or a file's name. */
  const chosen: Readonly<Record<string, string | undefined>> = {
    to: firm.legalName,
    ...Object.fromEntries(recipients.map(({ kind, name }) => [kind, name])),
    practiceArea: options.find(({ value }) => value === typed('practiceArea'))?.label,
    attachment: file instanceof File ? file.name : '',
  }
  const facts = [
    // Nobody knows when the visitor's mail program sends it.
    [receipt.date, isMail ? '' : now] as const,
    ...[...Object.keys(textFields), 'attachment']
      .filter((name) => name !== 'message')
      .map((name) => [labels[name] ?? name, chosen[name] ?? typed(name)] as const),
  ].filter(([, fact]) => fact !== '')
  const to = recipients.find(({ kind }) => kind === 'to')
  const { name, phone = firm.phone, email: address = firm.email } = to ?? firm
  // RFC 6068.
  const lines = [...facts.map((fact) => fact.join(': ')), '', typed('message')]
  const body = encodeURIComponent(lines.join('\n').replace(/\r?\n/g, '\r\n'))
  const link = `mailto:${address}?subject=${encodeURIComponent(receipt.mailSubject)}&body=${body}`
  return { facts, text: typed('message'), isMail, link, address, name, phone }
}

export type Letter = ReturnType<typeof writeLetter>

interface ReceiptProps {
  title: string
  note: string
  caution?: string
  another: string
  letter: Letter
  onAnother: () => void
}

/** A letter in place of the form. */
export const Receipt = ({ title, note, caution, another, letter, onAnother }: ReceiptProps) => (
  <Paper>
    {/* It gets the focus, so that screen readers read the letter and the header doesn't cover it. */}
    <Title ref={(heading) => heading?.focus()} tabIndex={-1}>
      {title}
    </Title>
    <Text $tone="quiet" $above={space.tiny} $below={space.large}>
      {note} {letter.isMail && <a href={letter.link}>{letter.address}</a>}
      {caution && <PhoneLink number={letter.phone} />}
    </Text>
    <FactList>
      {letter.facts.map(([label, fact]) => (
        <FactItem key={label} label={label} facts={[fact]} />
      ))}
    </FactList>
    <Words>{letter.text}</Words>
    <Text $below={space.medium}>{caution}</Text>
    <ButtonLink as="button" type="button" onClick={onAnother}>
      {another}
    </ButtonLink>
  </Paper>
)

const Paper = styled.section`
  ${surface.paper}
  ${doubleBorder}
  padding: clamp(${space.base}, 5vw, ${space.wide});
  overflow-wrap: anywhere;
`

const Title = styled.h3`
  ${type.third}
  /* The letter moves to the top of the window. */
  scroll-margin: ${space.wide} 0 70vh;
  &:focus {
    outline: none;
  }
`

const Words = styled.blockquote`
  ${type.lede}
  margin-block: ${space.base} ${space.large};
  padding-top: ${space.medium};
  border-top: 1px solid ${tone.line};
  white-space: pre-wrap;
`
