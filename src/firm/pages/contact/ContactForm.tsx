import { useEffect, useRef, useState, useSyncExternalStore, type InputEvent, type SubmitEvent } from 'react'
import { flushSync } from 'react-dom'
import type { Firm } from '../../collections/firm.ts'
import { MailLink, PhoneLink } from '../../components/links.tsx'
import { FactItem } from '../../components/lists.tsx'
import { useToast } from '../../components/Toasts.tsx'
import type { Labels } from '../../labels.ts'
import { Form } from './formStyle.ts'
import type { ContactFormText } from './page.ts'
import { Receipt, type Letter } from './Receipt.tsx'
import { reasonFor, sendMessage, wait, type Answer } from './sendMessage.ts'
import { deleteDraft, fillIn, mistakesIn, outbox, saveDraft, sentencesFor } from './typedMessage.ts'
import { useRecipient } from './useRecipient.ts'

interface ContactFormProps {
  /** The page's address. */
  path: string
  text: ContactFormText
  labels: Pick<Labels, 'optional'>
  /** The practice areas. `?area=VALUE` in the address selects one. */
  options: readonly { value: string; label: string }[]
  firm: Pick<Firm, 'delivery' | 'deliveryAddress' | 'email' | 'legalName' | 'phone'>
}

const now = () => new Date().toLocaleString('en-US', { dateStyle: 'long', timeStyle: 'short' })

/**
 * The contact form. Its fields are uncontrolled, so that text typed before hydration stays. Until then, the button is
 * disabled, and method `dialog` keeps messages out of URLs.
 */
export function ContactForm({ path, text, labels, options, firm }: ContactFormProps) {
  const { delivery = 'simulated', deliveryAddress = '', email } = firm
  const { recipient, attachment, problems, receipt } = text
  const toast = useToast()
  // False in the prerendered HTML and during hydration.
  const isHydrated = useSyncExternalStore(never, yes, no)
  const [stage, setStage] = useState<'idle' | 'sending' | 'slow'>('idle')
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const [failure, setFailure] = useState<string>()
  const [sent, setSent] = useState<Letter>()
  const to = useRecipient('to', recipient !== undefined)
  const role = useRecipient('role', recipient !== undefined)
  const form = useRef<HTMLFormElement>(null)
  const shownAt = useRef(0)
  useEffect(() => {
    shownAt.current = performance.now()
    if (form.current) fillIn(form.current)
  }, [])

  /** Shows what is wrong with the fields, and takes the visitor to the first. @returns whether anything is */
  function showErrors(typed: HTMLFormElement, codes: Readonly<Record<string, string>>): boolean {
    const found = problems ? sentencesFor(typed, codes, problems) : {}
    flushSync(() => setErrors(found))
    typed.querySelector<HTMLElement>('[aria-invalid]')?.focus()
    return Object.keys(found).length > 0
  }

  function letterOf(message: FormData): Letter {
    const typed = (name: string) => String(message.get(name) ?? '')
    const file = message.get('attachment')
    const facts = [
      [delivery === 'mailto' ? '' : receipt?.date, now()],
      [recipient?.to, to?.name ?? firm.legalName],
      [recipient?.role, role?.name],
      [receipt?.from, `${typed('name')}, ${typed('email')}`],
      [text.area, options.find(({ value }) => value === typed('practiceArea'))?.label],
      [attachment?.label, file instanceof File ? file.name : undefined],
    ].flatMap(([label, fact]) => (label && fact ? [{ label, fact }] : []))
    return { facts, message: typed('message') }
  }

  const address = to?.email ?? email
  /** A link that opens the visitor's mail program (RFC 6068). */
  function draftOf({ facts, message }: Letter): string {
    const lines = [...facts.map(({ label, fact }) => `${label}: ${fact}`), '', message]
    const body = encodeURIComponent(lines.join('\n').replace(/\r?\n/g, '\r\n'))
    return `mailto:${address}?subject=${encodeURIComponent(receipt?.mailSubject ?? text.title)}&body=${body}`
  }

  async function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = event.currentTarget
    if (stage !== 'idle' || showErrors(typed, mistakesIn(typed))) return
    const hadFocus = document.activeElement
    const message = new FormData(typed)
    const letter = letterOf(message)
    setFailure(undefined)
    setStage('sending')
    outbox.isSending = true
    if (delivery === 'simulated') await wait(1500)
    const onSlow = () => setStage('slow')
    const { ok, error, fields }: Answer =
      delivery === 'endpoint'
        ? await sendMessage(deliveryAddress, message, { shownAt: shownAt.current, onSlow })
        : { ok: true }
    outbox.isSending = false
    if (ok && delivery === 'mailto') location.assign(draftOf(letter))
    else if (ok) clear(typed)
    flushSync(() => {
      setStage('idle')
      if (ok) setSent(letter)
    })
    // The visitor may be on another page by now.
    const isHere = typed.isConnected
    const notice = { title: text.sentTitle, text: text.sentText }
    if (ok && (delivery === 'simulated' || !receipt || !isHere)) toast(notice)
    if (!ok && !showErrors(typed, fields ?? {})) {
      const title = problems?.[reasonFor(error)] ?? text.withoutScripts
      setFailure(title)
      if (!isHere) toast({ title, text: `${problems?.kept ?? ''} ${email}` })
    }
    // In some browsers, a disabled button loses the focus. Restore it unless the visitor has moved it.
    if (document.activeElement === document.body && hadFocus instanceof HTMLElement)
      hadFocus.focus({ preventScroll: true })
  }

  function onInput({ currentTarget, target }: InputEvent<HTMLFormElement>) {
    saveDraft(currentTarget)
    const name = target instanceof Element ? (target.getAttribute('name') ?? '') : ''
    const { [name]: _, ...others } = errors
    setErrors(others)
  }

  function writeAnother() {
    if (form.current && delivery === 'mailto') clear(form.current)
    flushSync(() => setSent(undefined))
    document.getElementById('sender')?.focus()
  }

  const toFirm = <a href={`${path}#form`}>{recipient?.remove}</a>
  const mail = <MailLink address={email} />
  const isBusy = stage !== 'idle'
  /** The attributes of a field, and what is wrong with it. */
  const field = (name: string, id: string) => ({
    id,
    name,
    readOnly: isBusy,
    'aria-invalid': name in errors || undefined,
    'aria-describedby': name in errors ? `${id}-error` : undefined,
  })
  const errorOf = (name: string, id: string) => name in errors && <b id={`${id}-error`}>{errors[name]}</b>
  return (
    <>
      {sent && receipt && (
        <Receipt
          key={JSON.stringify(sent)}
          letter={sent}
          {...(delivery === 'simulated'
            ? { title: receipt.demoTitle, text: receipt.demoText }
            : delivery === 'endpoint'
              ? { title: text.sentTitle, text: receipt.answer }
              : { title: receipt.mailTitle, text: receipt.mailText })}
          link={delivery === 'mailto' && <a href={draftOf(sent)}>{address}</a>}
          another={receipt.another}
          onClose={writeAnother}
        />
      )}
      <Form
        ref={form}
        method="dialog"
        noValidate={isHydrated && problems !== undefined}
        // A demonstration's form is ready for another message at once.
        hidden={sent !== undefined && receipt !== undefined && delivery !== 'simulated'}
        onSubmit={send}
        onInput={onInput}
      >
        <noscript>
          <p>
            {text.withoutScripts} {mail} <PhoneLink number={firm.phone} />
          </p>
        </noscript>
        {recipient && (to?.name ?? role?.name) && (
          <dl>
            {to?.name && <FactItem label={recipient.to} facts={[to.name, toFirm]} />}
            {role?.name && <FactItem label={recipient.role} facts={[role.name, toFirm]} />}
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
          <div>
            <label htmlFor="sender">{text.name}</label>
            <input {...field('name', 'sender')} autoComplete="name" required />
            {errorOf('name', 'sender')}
          </div>
          <div>
            <label htmlFor="reply-to">{text.email}</label>
            <input {...field('email', 'reply-to')} type="email" autoComplete="email" required />
            {errorOf('email', 'reply-to')}
          </div>
          <div>
            <label htmlFor="area">{text.area}</label>
            <i aria-hidden="true">{labels.optional}</i>
            <select id="area" name="practiceArea">
              <option value="">{text.noArea}</option>
              {options.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          </div>
          <div>
            <label htmlFor="message">{text.message}</label>
            <textarea {...field('message', 'message')} required />
            {errorOf('message', 'message')}
          </div>
          {attachment && role && delivery === 'mailto' && <p>{attachment.byMail}</p>}
          {attachment && role && delivery !== 'mailto' && (
            <div>
              <label htmlFor="attachment">{attachment.label}</label>
              <i aria-hidden="true">{labels.optional}</i>
              <input
                {...field('attachment', 'attachment')}
                aria-describedby={errors['attachment'] === undefined ? 'hint' : 'attachment-error'}
                type="file"
                accept=".pdf,.docx"
              />
              {errorOf('attachment', 'attachment') || <small id="hint">{attachment.hint}</small>}
            </div>
          )}
          <p id="notice">{text.notice}</p>
          {/* A form resets an `output` in it. */}
          {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role */}
          <div role="status" data-shown={stage === 'slow' || failure !== undefined || undefined}>
            {stage === 'slow' ? (problems?.slow ?? text.sending) : isBusy && text.sending}
            {failure && (
              <>
                {failure} {problems?.kept} {mail}
              </>
            )}
          </div>
          <div>
            {failure === undefined && <p>{mail}</p>}
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

function clear(form: HTMLFormElement): void {
  form.reset()
  deleteDraft()
}

const [never, yes, no] = [() => () => {}, () => true, () => false]
