import { useEffect, useRef, useState, useSyncExternalStore, type SubmitEvent } from 'react'
import { flushSync } from 'react-dom'
import type { Firm } from '../../collections/firm.ts'
import { MailLink, PhoneLink } from '../../components/links.tsx'
import { useToast } from '../../components/Toasts.tsx'
import type { Labels } from '../../labels.ts'
import { Form } from './formStyle.ts'
import type { ContactFormText } from './page.ts'
import { preselectArea } from './preselectArea.ts'

interface ContactFormProps {
  text: ContactFormText
  labels: Pick<Labels, 'optional'>
  /** The practice areas. `?area=VALUE` in the address selects one. */
  options: readonly { value: string; label: string }[]
  firm: Pick<Firm, 'delivery' | 'email' | 'phone'>
}

/** By `delivery` in `content/firm.mdx`. `simulated` waits and discards the message. */
const submitMessage: Record<Firm['delivery'], (message: FormData) => Promise<void>> = {
  simulated: () => new Promise((resolve) => setTimeout(resolve, 1500)),
}

/**
 * The contact form. Its fields are uncontrolled, so that text typed before hydration stays. Until then, the button is
 * disabled, and method `dialog` keeps messages out of URLs.
 */
export function ContactForm({ text, labels, options, firm: { delivery, email, phone } }: ContactFormProps) {
  const toast = useToast()
  // False in the prerendered HTML and during hydration.
  const isHydrated = useSyncExternalStore(never, yes, no)
  const [sending, setSending] = useState(false)
  const area = useRef<HTMLSelectElement>(null)
  useEffect(() => preselectArea(area.current), [])

  async function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (sending) return
    const form = event.currentTarget
    const hadFocus = document.activeElement
    setSending(true)
    await submitMessage[delivery](new FormData(form))
    form.reset()
    flushSync(() => setSending(false))
    // In some browsers, a disabled button loses the focus. Restore it unless the visitor has moved it.
    if (document.activeElement === document.body && hadFocus instanceof HTMLElement)
      hadFocus.focus({ preventScroll: true })
    toast({ title: text.sentTitle, text: text.sentText })
  }

  const mail = <MailLink address={email} />
  return (
    <>
      <Form method="dialog" onSubmit={send}>
        <noscript>
          <p>
            {text.withoutScripts} {mail} <PhoneLink number={phone} />
          </p>
        </noscript>
        <div>
          <div>
            <label htmlFor="sender">{text.name}</label>
            <input id="sender" name="name" autoComplete="name" required />
          </div>
          <div>
            <label htmlFor="reply-to">{text.email}</label>
            <input id="reply-to" name="email" type="email" autoComplete="email" required />
          </div>
          <div>
            <label htmlFor="area">{text.area}</label>
            <i aria-hidden="true">{labels.optional}</i>
            <select id="area" name="practiceArea" ref={area}>
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
            <textarea id="message" name="message" required />
          </div>
          <p id="notice">{text.notice}</p>
          <div>
            <p>{mail}</p>
            <button
              disabled={!isHydrated || sending}
              data-sending={sending || undefined}
              aria-describedby="notice"
            >
              {sending ? text.sending : text.send}
            </button>
          </div>
        </div>
      </Form>
      <output>{sending && text.sending}</output>
    </>
  )
}

const [never, yes, no] = [() => () => {}, () => true, () => false]
