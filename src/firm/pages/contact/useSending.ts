import { useEffect, useRef, useState, type ReactNode, type SubmitEvent } from 'react'
import { useToast } from '../../components/Toasts.tsx'
import { fillIn, saveDraft } from './draft.ts'
import type { Mistakes } from './mistakes.ts'
import type { Failure } from './sendMessage.ts'
import type { SendingProps } from './sendForm.ts'
import type { SendStatus } from './SendPanel.tsx'

/** Browsers load this with the first letter typed. */
const loadSending = () => import('./sendForm.ts')

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
  /** When the visitor began to write, by `performance.now()`. What was there before was written before. */
  const startedAt = useRef<number>(undefined)
  useEffect(() => {
    if (form.current) fillIn(form.current)
  }, [])

  function showFailure(typed: HTMLFormElement, failure: Failure) {
    const advice = failure === 'timeout' ? problems.unsure : problems.kept
    setStatus({ text: problems[failure], advice })
    // The visitor may be on another page by now.
    if (!typed.isConnected) toast({ title: problems[failure], text: `${advice} ${firm.email}` })
  }

  async function send(typed: HTMLFormElement) {
    const code = await loadSending().catch(() => undefined)
    if (!code) return showFailure(typed, navigator.onLine ? 'unavailable' : 'offline')
    await code.sendForm({
      typed,
      text,
      options,
      firm,
      recipients,
      startedAt: startedAt.current ?? 0,
      setBusy,
      setStatus,
      setMistakes,
      setReceipt,
      showFailure,
      toast,
    })
  }

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSending.current) return
    isSending.current = true
    void send(event.currentTarget).finally(() => (isSending.current = false))
  }

  function onInput({ currentTarget, target }: { currentTarget: HTMLFormElement; target: EventTarget }) {
    startedAt.current ??= performance.now()
    if (!isBusy) saveDraft(currentTarget)
    if ('name' in target) setMistakes({ ...mistakes, [String(target.name)]: undefined })
    // If it can't be loaded, sending tries again.
    loadSending().catch(() => undefined)
  }

  return { form, isBusy, status, mistakes, receipt, onSubmit, onInput }
}
