import { createElement, useEffect, useRef, useState, type ReactNode, type SubmitEvent } from 'react'
import { flushSync } from 'react-dom'
import type { Firm } from '../../collections/firm/schema.ts'
import { useToast } from '../../components/Toasts.tsx'
import type { PayloadOf } from '../kinds.ts'
import { clear, fillIn, outbox, saveDraft } from './draft.ts'
import type { Recipients } from './letter.ts'
import type { Mistakes } from './mistakes.ts'
import type { ContactFormText } from './page.ts'
import type { Failure } from './sendMessage.ts'
import type { SendStatus } from './SendPanel.tsx'

const loadSending = () => import('./sending.ts')

interface SendingProps {
  text: ContactFormText
  options: PayloadOf<'contact'>['facts']['options']
  firm: Pick<Firm, 'delivery' | 'deliveryAddress' | 'email' | 'legalName'>
  recipients: Recipients
}

/** Keeps, checks and sends what is in the form. */
export function useSending({ text, options, firm, recipients }: SendingProps) {
  const { problems } = text
  const toast = useToast()
  const form = useRef<HTMLFormElement>(null)
  const isSending = useRef(false)
  const [isBusy, setBusy] = useState(false)
  const [status, setStatus] = useState<SendStatus>()
  const [mistakes, setMistakes] = useState<Mistakes>({})
  const [receipt, setReceipt] = useState<ReactNode>()
  const [shownAt] = useState(() => performance.now())
  useEffect(() => {
    if (form.current) fillIn(form.current)
  }, [])

  /** Shows what is wrong with the fields, and takes the visitor to the first. @returns whether anything is */
  function showMistakes(typed: HTMLFormElement, found: Mistakes): boolean {
    flushSync(() => setMistakes(found))
    typed.querySelector<HTMLElement>('[aria-invalid]')?.focus()
    return Object.keys(found).length > 0
  }

  function showFailure(typed: HTMLFormElement, failure: Failure) {
    setStatus({ text: problems[failure], advice: problems.kept })
    // The visitor may be on another page by now.
    if (!typed.isConnected) toast({ title: problems[failure], text: `${problems.kept} ${firm.email}` })
  }

  async function send(typed: HTMLFormElement) {
    const code = await loadSending().catch(() => undefined)
    if (!code) return showFailure(typed, navigator.onLine ? 'unavailable' : 'offline')
    const { deliveries, mistakesIn, Receipt, writeLetter } = code
    if (showMistakes(typed, mistakesIn(typed, problems))) return
    const delivery = deliveries[firm.delivery ?? 'simulated']
    const hadFocus = document.activeElement
    const message = new FormData(typed)
    for (const { kind, slug } of recipients) message.set(kind, slug)
    const letter = writeLetter(message, { text, options, recipients, firm, isDated: !delivery.isMail })
    setStatus(undefined)
    setBusy(true)
    outbox.add(message)
    const answer = await delivery.send({
      message,
      address: firm.deliveryAddress ?? '',
      draftLink: letter.draft.link,
      shownAt,
      onSlow: () => setStatus({ text: problems.slow }),
    })
    outbox.delete(message)
    if (answer.ok && !delivery.isMail) clear(typed)
    /** Back to the form. */
    const onAnother = () => {
      if (delivery.isMail) clear(typed)
      flushSync(() => setReceipt(undefined))
      typed.querySelector<HTMLElement>('[required]')?.focus()
    }
    flushSync(() => {
      setBusy(false)
      setStatus(undefined)
      if (answer.ok)
        setReceipt(createElement(Receipt, { key: performance.now(), delivery, letter, text, onAnother }))
    })
    if (!answer.ok) {
      if (!showMistakes(typed, mistakesIn(typed, problems, answer.fields ?? {})))
        showFailure(typed, answer.error)
    } else if (firm.delivery === 'simulated' || !typed.isConnected)
      toast({ title: text.sentTitle, text: text.sentText })
    // In some browsers, a disabled button loses the focus. Restore it unless the visitor has moved it.
    if (document.activeElement === document.body && hadFocus instanceof HTMLElement)
      hadFocus.focus({ preventScroll: true })
  }

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSending.current) return
    isSending.current = true
    void send(event.currentTarget).finally(() => (isSending.current = false))
  }

  function onInput({ currentTarget, target }: { currentTarget: HTMLFormElement; target: EventTarget }) {
    saveDraft(currentTarget)
    if ('name' in target) setMistakes({ ...mistakes, [String(target.name)]: undefined })
    // If it can't be loaded, sending tries again.
    loadSending().catch(() => undefined)
  }

  return { form, isBusy, status, mistakes, receipt, onSubmit, onInput }
}
