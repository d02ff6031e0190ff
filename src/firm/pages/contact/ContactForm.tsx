import { useEffect, useRef, useState, useSyncExternalStore, type SubmitEvent } from 'react'
import { flushSync } from 'react-dom'
import type { Firm } from '../../collections/firm.ts'
import { MailLink, PhoneLink } from '../../components/links.tsx'
import { useToast } from '../../components/Toasts.tsx'
import type { Labels } from '../../labels.ts'
import { Form } from './formStyle.ts'
import type { ContactFormWords } from './page.ts'
import { preselectArea } from './preselectArea.ts'

interface ContactFormProps {
  words: ContactFormWords
  labels: Pick<Labels, 'optional'>
  /** The areas of inquiry. A visitor who comes with `?area=VALUE` finds that one chosen. */
  options: readonly { value: string; label: string }[]
  firm: Pick<Firm, 'delivery' | 'email' | 'phone'>
}

/** By `delivery` in `content/firm.mdx`. `simulated` takes as long as sending might, and drops the message. */
const submitMessage: Record<Firm['delivery'], (message: FormData) => Promise<void>> = {
  simulated: () => new Promise((resolve) => setTimeout(resolve, 1500)),
}

/**
 * The message form. Its fields are uncontrolled, so text typed before hydration stays. Until then it cannot send: the
 * button is disabled, and with method `dialog` no message can end up in an address.
 */
export function ContactForm({ words, labels, options, firm: { delivery, email, phone } }: ContactFormProps) {
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
    // A disabled button loses the focus in some browsers. The visitor may have moved it meanwhile.
    if (document.activeElement === document.body && hadFocus instanceof HTMLElement)
      hadFocus.focus({ preventScroll: true })
    toast({ title: words.sentTitle, text: words.sentText })
  }

  const mail = <MailLink address={email} />
  return (
    <>
      <Form method="dialog" onSubmit={send}>
        <noscript>
          <p>
            {words.withoutScripts} {mail} <PhoneLink number={phone} />
          </p>
        </noscript>
        <div>
          <div>
            <label htmlFor="sender">{words.name}</label>
            <input id="sender" name="name" autoComplete="name" required />
          </div>
          <div>
            <label htmlFor="reply-to">{words.email}</label>
            <input id="reply-to" name="email" type="email" autoComplete="email" required />
          </div>
          <div>
            <label htmlFor="area">{words.area}</label>
            <i aria-hidden="true">{labels.optional}</i>
            <select id="area" name="practiceArea" ref={area}>
              <option value="">{words.noArea}</option>
              {options.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          </div>
          <div>
            <label htmlFor="message">{words.message}</label>
            <textarea id="message" name="message" required />
          </div>
          <p id="notice">{words.notice}</p>
          <div>
            <p>{mail}</p>
            <button
              disabled={!isHydrated || sending}
              data-sending={sending || undefined}
              aria-describedby="notice"
            >
              {sending ? words.sending : words.send}
            </button>
          </div>
        </div>
      </Form>
      <output>{sending && words.sending}</output>
    </>
  )
}

const [never, yes, no] = [() => () => {}, () => true, () => false]
