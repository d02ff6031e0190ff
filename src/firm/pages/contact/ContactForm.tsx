import { useEffect, useRef, useState, useSyncExternalStore, type ReactNode, type SubmitEvent } from 'react'
import { flushSync } from 'react-dom'
import { useQuery } from '../../../client/useQuery.ts'
import type { Firm } from '../../collections/firm/schema.ts'
import { MailLink, PhoneLink } from '../../components/links.tsx'
import { FactItem, FactList } from '../../components/lists.tsx'
import { useToast } from '../../components/Toasts.tsx'
import type { Labels } from '../../labels.ts'
import { Form, Letter } from './formStyle.ts'
import type { PayloadOf } from '../kinds.ts'
import type { ContactFormText } from './page.ts'
import { reasonFor, sendMessage, wait, type Answer } from './sendMessage.ts'
import { clear, fillIn, outbox, saveDraft, sentencesFor } from './typedMessage.ts'

/** A message as it was sent: who it is from and to, with labels, and its text. */
interface Message {
  facts: readonly (readonly [label: string, fact: string | undefined])[]
  text: string
}

interface ContactFormProps {
  path: string
  text: ContactFormText
  facts: Omit<PayloadOf<'contact'>['facts'], 'page'>
  labels: Pick<Labels, 'contact'>
  firm: Pick<Firm, 'delivery' | 'deliveryAddress' | 'email' | 'legalName' | 'phone'>
}

/**
 * The contact form. Its fields are uncontrolled, so that text typed before hydration stays. Until then, the button is
 * disabled, and method `dialog` keeps messages out of URLs.
 */
export function ContactForm({ path, text, facts, labels, firm }: ContactFormProps) {
  const { delivery = 'simulated', deliveryAddress = '', email } = firm
  const { recipient, attachment, problems, receipt } = text
  const isMail = delivery === 'mailto'
  const toast = useToast()
  // False in the prerendered HTML and during hydration.
  const isHydrated = useSyncExternalStore(never, yes, no)
  const [isBusy, setBusy] = useState(false)
  const [said, setSaid] = useState<ReactNode>()
  const [errors, setErrors] = useState<Readonly<Record<string, string | undefined>>>({})
  const [sent, setSent] = useState<Message>()
  const slugs = { to: useQuery('to'), role: useQuery('role') }
  const recipients = facts.recipients.filter(({ kind, slug }) => slug === slugs[kind])
  const to = recipients.find(({ kind }) => kind === 'to')
  const role = recipients.find(({ kind }) => kind === 'role')
  const form = useRef<HTMLFormElement>(null)
  const [shownAt] = useState(() => performance.now())
  useEffect(() => {
    if (form.current) fillIn(form.current)
  }, [])

  /** Shows what is wrong with the fields, and takes the visitor to the first. @returns whether anything is */
  function showErrors(typed: HTMLFormElement, codes?: Answer['fields']): boolean {
    const found = sentencesFor(typed, problems, codes)
    flushSync(() => setErrors(found))
    typed.querySelector<HTMLElement>('[aria-invalid]')?.focus()
    return Object.keys(found).length > 0
  }

  function letterOf(message: FormData): Message {
    const typed = (name: string) => String(message.get(name) ?? '')
    const file = message.get('attachment')
    const all: Message['facts'] = [
      [receipt.date, isMail ? '' : now()],
      [recipient.to, to?.name ?? firm.legalName],
      [recipient.role, role?.name],
      [receipt.from, `${typed('name')}, ${typed('email')}`],
      [text.area, facts.options.find(({ value }) => value === typed('practiceArea'))?.label],
      [attachment.label, file instanceof File ? file.name : ''],
    ]
    return { facts: all.filter(([, fact]) => fact), text: typed('message') }
  }

  const mail = <MailLink address={email} />
  const address = to?.email ?? email
  /** A link that opens the visitor's mail program (RFC 6068). */
  function draftOf(letter: Message): string {
    const lines = [...letter.facts.map((fact) => fact.join(': ')), '', letter.text]
    const body = encodeURIComponent(lines.join('\n').replace(/\r?\n/g, '\r\n'))
    return `mailto:${address}?subject=${encodeURIComponent(receipt.mailSubject)}&body=${body}`
  }

  async function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = event.currentTarget
    if (isBusy || showErrors(typed)) return
    const hadFocus = document.activeElement
    const message = new FormData(typed)
    for (const { kind, slug } of recipients) message.set(kind, slug)
    const letter = letterOf(message)
    setSaid(undefined)
    setBusy(true)
    outbox.add(message)
    const answer: Promise<Answer> =
      delivery === 'endpoint'
        ? sendMessage(deliveryAddress, message, shownAt, () => setSaid(problems.slow))
        : wait(delivery === 'simulated' ? 1500 : 0).then(() => ({ ok: true }))
    const { ok, error, fields } = await answer
    outbox.delete(message)
    if (ok && isMail) location.assign(draftOf(letter))
    else if (ok) clear(typed)
    flushSync(() => {
      setBusy(false)
      setSaid(undefined)
      if (ok) setSent(letter)
    })
    // The visitor may be on another page by now.
    const isHere = typed.isConnected
    if (ok && (delivery === 'simulated' || !isHere)) toast({ title: text.sentTitle, text: text.sentText })
    if (!ok && !showErrors(typed, fields ?? {})) {
      const title = problems[reasonFor(error)]
      setSaid([title, ' ', problems.kept, ' ', mail])
      if (!isHere) toast({ title, text: `${problems.kept} ${email}` })
    }
    // In some browsers, a disabled button loses the focus. Restore it unless the visitor has moved it.
    if (document.activeElement === document.body && hadFocus instanceof HTMLElement)
      hadFocus.focus({ preventScroll: true })
  }

  function writeAnother() {
    if (form.current && isMail) clear(form.current)
    flushSync(() => setSent(undefined))
    form.current?.querySelector<HTMLElement>('[required]')?.focus()
  }

  const toFirm = <a href={`${path}#form`}>{recipient.remove}</a>
  /** A field with its label, and what is wrong with it or may be. */
  const field = (name: string, label: string, control: (given: object) => ReactNode) => {
    const [error, id] = [errors[name], `your-${name}`]
    const note = error ?? (name === 'attachment' ? attachment.hint : undefined)
    const described = { 'aria-describedby': note && `${id}-note`, 'aria-invalid': error && true }
    return (
      <div>
        <label htmlFor={id}>{label}</label>
        {name === 'attachment' && <i aria-hidden="true">{labels.contact.optional}</i>}
        {control({ id, name, readOnly: isBusy, ...described })}
        {note && (error ? <b id={`${id}-note`}>{note}</b> : <small id={`${id}-note`}>{note}</small>)}
      </div>
    )
  }
  return (
    <>
      {sent && (
        <Letter key={JSON.stringify(sent)}>
          {/* It gets the focus, so that screen readers read the letter and the header doesn't cover it. */}
          <h3 ref={takeFocus} tabIndex={-1}>
            {delivery === 'endpoint' ? text.sentTitle : isMail ? receipt.mailTitle : receipt.demoTitle}
          </h3>
          <p>
            {delivery === 'endpoint' ? receipt.answer : isMail ? receipt.mailText : receipt.demoText}{' '}
            {isMail && <a href={draftOf(sent)}>{address}</a>}
          </p>
          <FactList>
            {sent.facts.map(([label, fact]) => (
              <FactItem key={label} label={label} facts={[fact]} />
            ))}
          </FactList>
          <blockquote>{sent.text}</blockquote>
          <button type="button" onClick={writeAnother}>
            {receipt.another}
          </button>
        </Letter>
      )}
      <Form
        ref={form}
        method="dialog"
        noValidate={isHydrated}
        // A demonstration's form is ready for another message at once.
        hidden={sent !== undefined && delivery !== 'simulated'}
        onSubmit={send}
        onInput={({ currentTarget, target }) => {
          saveDraft(currentTarget)
          if (target instanceof Element)
            setErrors({ ...errors, [target.getAttribute('name') ?? '']: undefined })
        }}
      >
        <noscript>
          <p>
            {text.withoutScripts} {mail} <PhoneLink number={firm.phone} />
          </p>
        </noscript>
        {recipients.length > 0 && (
          <FactList>
            {recipients.map(({ kind, name }) => (
              <FactItem key={kind} label={recipient[kind]} facts={[name, toFirm]} />
            ))}
          </FactList>
        )}
        {isHydrated && delivery === 'endpoint' && (
          <div aria-hidden="true">
            <input name="website" tabIndex={-1} autoComplete="off" />
          </div>
        )}
        <div>
          {field('name', text.name, (given) => (
            <input {...given} autoComplete="name" required />
          ))}
          {field('email', text.email, (given) => (
            <input {...given} type="email" pattern=".+@.+[.].+" autoComplete="email" required />
          ))}
          <div>
            <label htmlFor="area">{text.area}</label>
            <i aria-hidden="true">{labels.contact.optional}</i>
            <select id="area" name="practiceArea">
              <option value="">{text.noArea}</option>
              {facts.options.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          </div>
          {field('message', text.message, (given) => (
            <textarea {...given} required />
          ))}
          {role && isMail && <p>{attachment.byMail}</p>}
          {role &&
            !isMail &&
            field('attachment', attachment.label, (given) => (
              <input {...given} type="file" accept=".pdf,.docx" />
            ))}
          <p id="notice">{text.notice}</p>
          {/* A form resets an `output` in it. */}
          {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role */}
          <div role="status" data-shown={said !== undefined || undefined}>
            {said ?? (isBusy && text.sending)}
          </div>
          <div>
            <p>{mail}</p>
            <button
              disabled={!isHydrated || isBusy}
              data-sending={isBusy || undefined}
              aria-describedby="notice"
            >
              {isBusy ? text.sending : text.send}
            </button>
          </div>
        </div>
      </Form>
    </>
  )
}

const now = () => new Date().toLocaleString('en-US', { dateStyle: 'long', timeStyle: 'short' })

const takeFocus = (heading: HTMLElement | null) => heading?.focus()

const [never, yes, no] = [() => () => {}, () => true, () => false]
