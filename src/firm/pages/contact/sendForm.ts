import { createElement, type Dispatch, type ReactNode, type SetStateAction } from 'react'
import { flushSync } from 'react-dom'
import type { Firm } from '../../collections/firm/schema.ts'
import type { useToast } from '../../components/Toasts.tsx'
import type { PayloadOf } from '../kinds.ts'
import { deliveries } from './deliveries.ts'
import { outbox } from './draft.ts'
import { clear, keepForRetry, removeDraft } from './draftSent.ts'
import { writeLetter, type Recipients } from './letter.ts'
import { mistakesIn, type Mistakes } from './mistakes.ts'
import type { ContactFormText } from './page.ts'
import { Receipt } from './Receipt.tsx'
import type { Failure } from './sendMessage.ts'
import type { SendStatus } from './SendPanel.tsx'

export interface SendingProps {
  text: ContactFormText
  options: PayloadOf<'contact'>['facts']['options']
  firm: Pick<Firm, 'delivery' | 'deliveryAddress' | 'email' | 'legalName'>
  recipients: Recipients
}

interface SendFormProps extends SendingProps {
  typed: HTMLFormElement
  /** When the visitor began to write, by `performance.now()`. */
  startedAt: number
  setBusy: (isBusy: boolean) => void
  setStatus: (status: SendStatus | undefined) => void
  setMistakes: (mistakes: Mistakes) => void
  setReceipt: Dispatch<SetStateAction<ReactNode>>
  showFailure: (typed: HTMLFormElement, failure: Failure) => void
  toast: ReturnType<typeof useToast>
}

/** Checks what is typed, sends it, and shows what became of it. */
export async function sendForm({
  typed,
  text,
  options,
  firm,
  recipients,
  startedAt,
  ...show
}: SendFormProps) {
  const { setBusy, setStatus, setMistakes, setReceipt, showFailure, toast } = show
  const { problems } = text
  /** Shows what is wrong with the fields, and takes the visitor to the first. @returns whether anything is */
  function showMistakes(found: Mistakes): boolean {
    flushSync(() => setMistakes(found))
    typed.querySelector<HTMLElement>('[aria-invalid]')?.focus()
    return Object.keys(found).length > 0
  }

  if (showMistakes(mistakesIn(typed, problems))) return
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
    startedAt,
    onSlow: () => setStatus({ text: problems.slow }),
    onUploaded: removeDraft,
  })
  outbox.delete(message)
  if (!answer.ok) keepForRetry(typed)
  else if (!delivery.isMail) clear(typed)
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
    if (!showMistakes(mistakesIn(typed, problems, answer.fields ?? {}))) showFailure(typed, answer.error)
  } else if (firm.delivery === 'simulated' || !typed.isConnected)
    toast({ title: text.sentTitle, text: text.sentText })
  // In some browsers, a disabled button loses the focus. Restore it unless the visitor has moved it.
  if (document.activeElement === document.body && hadFocus instanceof HTMLElement)
    hadFocus.focus({ preventScroll: true })
}
