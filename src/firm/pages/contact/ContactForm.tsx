import { useEffect, useRef, useState, useSyncExternalStore, type ReactNode, type SubmitEvent } from 'react'
import { flushSync } from 'react-dom'
import { useQuery } from '../../../client/useQuery.ts'
import type { Firm } from '../../collections/firm.ts'
import { MailLink, PhoneLink } from '../../components/links.tsx'
import { FactItem } from '../../components/lists.tsx'
import { useToast } from '../../components/Toasts.tsx'
import type { Labels } from '../../labels.ts'
import { Form } from './formStyle.ts'
import type { PayloadOf } from '../../pages.ts'
import type { ContactFormText } from './page.ts'
import { Receipt, type Letter } from './Receipt.tsx'
import { reasonFor, sendMessage, wait, type Answer } from './sendMessage.ts'
import { clear, fillIn, outbox, saveDraft, sentencesFor } from './typedMessage.ts'

interface ContactFormProps {
  /** The page's address. */
  path: string
  text: ContactFormText
  facts: Omit<PayloadOf<'contact'>['facts'], 'page'>
  labels: Pick<Labels, 'optional'>
  firm: Pick<Firm, 'delivery' | 'deliveryAddress' | 'email' | 'legalName' | 'phone'>
}

/**
 * The contact form. Its fields are uncontrolled, so that text typed before hydration stays. Until then, the button is
 * disabled, and method `dialog` keeps messages out of URLs.
 */
export function ContactForm({ path, text, facts, labels, firm }: ContactFormProps) {
  const { delivery = 'simulated', deliveryAddress = '', email } = firm
  const { recipient, attachment, problems, receipt } = text
  const toast = useToast()
  // False in the prerendered HTML and during hydration.
  const isHydrated = useSyncExternalStore(never, yes, no)
  const [isBusy, setBusy] = useState(false)
  const [said, setSaid] = useState<ReactNode>()
  const [errors, setErrors] = useState<Readonly<Record<string, string | undefined>>>({})
  const [sent, setSent] = useState<Letter>()
  const recipients = [useQuery('to'), useQuery('role')]
  const to = facts.people.find(({ slug }) => slug === recipients[0])
  const role = facts.roles.find(({ slug }) => slug === recipients[1])
  const form = useRef<HTMLFormElement>(null)
  const shownAt = useRef(0)
  useEffect(() => {
    shownAt.current = performance.now()
    if (form.current) fillIn(form.current)
  }, [])

  /** Shows what is wrong with the fields, and takes the visitor to the first. @returns whether anything is */
  function showErrors(typed: HTMLFormElement, codes?: Answer['fields']): boolean {
    const found = sentencesFor(typed, problems, codes)
    flushSync(() => setErrors(found))
    typed.querySelector<HTMLElement>('[aria-invalid]')?.focus()
    return Object.keys(found).length > 0
  }

  function letterOf(message: FormData): Letter {
    const typed = (name: string) => String(message.get(name) ?? '')
    const file = message.get('attachment')
    const now = new Date().toLocaleString('en-US', { dateStyle: 'long', timeStyle: 'short' })
    const all = [
      { label: receipt.date, fact: delivery === 'mailto' ? '' : now },
      { label: recipient.to, fact: to?.name ?? firm.legalName },
      { label: recipient.role, fact: role?.name ?? '' },
      { label: receipt.from, fact: `${typed('name')}, ${typed('email')}` },
      {
        label: text.area,
        fact: facts.options.find(({ value }) => value === typed('practiceArea'))?.label ?? '',
      },
      { label: attachment.label, fact: file instanceof File ? file.name : '' },
    ]
    return { facts: all.filter(({ fact }) => fact !== ''), message: typed('message') }
  }

  const mail = <MailLink address={email} />
  const address = to?.email ?? email
  /** A link that opens the visitor's mail program (RFC 6068). */
  function draftOf({ facts, message }: Letter): string {
    const lines = [...facts.map(({ label, fact }) => `${label}: ${fact}`), '', message]
    const body = encodeURIComponent(lines.join('\n').replace(/\r?\n/g, '\r\n'))
    return `mailto:${address}?subject=${encodeURIComponent(receipt.mailSubject)}&body=${body}`
  }

  async function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = event.currentTarget
    if (isBusy || showErrors(typed)) return
    const hadFocus = document.activeElement
    const message = new FormData(typed)
    const letter = letterOf(message)
    setSaid(undefined)
    setBusy(true)
    outbox.isSending = true
    if (delivery === 'simulated') await wait(1500)
    const onSlow = () => setSaid(problems.slow)
    const { ok, error, fields }: Answer =
      delivery === 'endpoint'
        ? await sendMessage(deliveryAddress, message, { shownAt: shownAt.current, onSlow })
        : { ok: true }
    outbox.isSending = false
    if (ok && delivery === 'mailto') location.assign(draftOf(letter))
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
    if (form.current && delivery === 'mailto') clear(form.current)
    flushSync(() => setSent(undefined))
    form.current?.querySelector<HTMLElement>('[required]')?.focus()
  }

  const toFirm = <a href={`${path}#form`}>{recipient.remove}</a>
  const { title, answer } = {
    simulated: { title: receipt.demoTitle, answer: receipt.demoText },
    endpoint: { title: text.sentTitle, answer: receipt.answer },
    mailto: { title: receipt.mailTitle, answer: receipt.mailText },
  }[delivery]
  /** A field with its label, and what is wrong with it or may be. */
  const field = (name: string, label: string, control: (given: object) => ReactNode, hint?: string) => {
    const [error, id] = [errors[name], `your-${name}`]
    const noteId =
      (error ?? hint) === undefined ? undefined : `${id}-${error === undefined ? 'hint' : 'error'}`
    const given = { id, name, readOnly: isBusy, 'aria-describedby': noteId }
    return (
      <div>
        <label htmlFor={id}>{label}</label>
        {hint !== undefined && <i aria-hidden="true">{labels.optional}</i>}
        {control(error === undefined ? given : { ...given, 'aria-invalid': true })}
        {noteId && (error === undefined ? <small id={noteId}>{hint}</small> : <b id={noteId}>{error}</b>)}
      </div>
    )
  }
  return (
    <>
      {sent && (
        <Receipt
          key={JSON.stringify(sent)}
          letter={sent}
          title={title}
          text={answer}
          link={delivery === 'mailto' && <a href={draftOf(sent)}>{address}</a>}
          another={receipt.another}
          onClose={writeAnother}
        />
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
        {(to ?? role) && (
          <dl>
            {to && <FactItem label={recipient.to} facts={[to.name, toFirm]} />}
            {role && <FactItem label={recipient.role} facts={[role.name, toFirm]} />}
          </dl>
        )}
        {to && <input type="hidden" name="to" value={to.slug} />}
        {role && <input type="hidden" name="role" value={role.slug} />}
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
            <input {...given} type="email" autoComplete="email" required />
          ))}
          <div>
            <label htmlFor="area">{text.area}</label>
            <i aria-hidden="true">{labels.optional}</i>
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
          {role && delivery === 'mailto' && <p>{attachment.byMail}</p>}
          {role &&
            delivery !== 'mailto' &&
            field(
              'attachment',
              attachment.label,
              (given) => <input {...given} type="file" accept=".pdf,.docx" />,
              attachment.hint,
            )}
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

const [never, yes, no] = [() => () => {}, () => true, () => false]
