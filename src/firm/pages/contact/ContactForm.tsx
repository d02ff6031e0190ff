import { useEffect, useRef, useState, useSyncExternalStore, type SubmitEvent } from 'react'
import styled from 'styled-components'
import type { Firm } from '../../collections/firm/schema.ts'
import type { Labels } from '../../labels/groups.ts'
import { tone } from '../../theme/tone.ts'
import { space, width } from '../../theme/tokens.ts'
import { type } from '../../theme/type.ts'
import { CannotSend } from './CannotSend.tsx'
import type { ContactFormWords } from './schema.ts'
import { preselectArea } from './preselectArea.ts'
import { readMessage, submitMessage } from './contactMessage.ts'
import { Choice, Field, FieldGrid, Submission, SubmitButton } from './formStyle.ts'
import { VisuallyHidden } from '../../components/VisuallyHidden.tsx'
import { useToast } from '../../components/Toasts.tsx'

interface ContactFormProps {
  words: ContactFormWords
  labels: Labels['form']
  /** The areas of inquiry. A visitor who comes with `?area=VALUE` finds that one chosen. */
  options: readonly { value: string; label: string }[]
  firm: Firm
}

/**
 * The message form. Its fields are uncontrolled, so what was typed before hydration stays. Until hydration it
 * cannot send: the button is disabled, and submitting a form of method `dialog` outside a dialog does
 * nothing, so that no message can end up in an address.
 */
export function ContactForm({ words, labels, options, firm }: ContactFormProps) {
  const toast = useToast()
  const isHydrated = useHydrated()
  const [sending, setSending] = useState(false)
  const area = useRef<HTMLSelectElement>(null)
  useEffect(() => preselectArea(area.current), [])
  const [button, noteFocus] = useReturningFocus(sending)

  async function send(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (sending) return
    const form = event.currentTarget
    noteFocus()
    setSending(true)
    await submitMessage[firm.delivery](readMessage(form))
    form.reset()
    setSending(false)
    toast({ title: words.sentTitle, text: words.sentText })
  }

  return (
    <>
      <form method="dialog" onSubmit={send}>
        {!isHydrated && <CannotSend above="fields" words={words.withoutScripts} firm={firm} />}
        <FieldGrid>
          <Field>
            <label htmlFor="sender">{words.name}</label>
            <input id="sender" name="name" autoComplete="name" required />
          </Field>
          <Field>
            <label htmlFor="reply-to">{words.email}</label>
            <input id="reply-to" name="email" type="email" autoComplete="email" required />
          </Field>
          <Choice>
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
          </Choice>
          <Field>
            <label htmlFor="message">{words.message}</label>
            <textarea id="message" name="message" required />
          </Field>
          <Notice id="notice">{words.notice}</Notice>
          <Submission>
            {!isHydrated && <CannotSend above="button" words={words.withoutScripts} firm={firm} />}
            <SubmitButton
              ref={button}
              disabled={!isHydrated || sending}
              data-sending={sending || undefined}
              aria-describedby="notice"
            >
              {sending ? words.sending : words.send}
            </SubmitButton>
          </Submission>
        </FieldGrid>
      </form>
      <VisuallyHidden as="output">{sending && words.sending}</VisuallyHidden>
    </>
  )
}

/** Whether React runs this page: false in the prerendered HTML and while React takes it over, true from then on. */
const useHydrated = (): boolean =>
  useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  )

/**
 * Returns the focus to a button that lost it by being disabled, unless the visitor has moved it elsewhere.
 * @returns a ref for the button, and a function to call just before it is disabled
 */
function useReturningFocus(disabled: boolean) {
  const button = useRef<HTMLButtonElement>(null)
  const owed = useRef(false)
  useEffect(() => {
    if (disabled || !owed.current) return
    owed.current = false
    const { activeElement, body } = document
    // When the focused element is disabled, some browsers move the focus to the body, others leave it there.
    if (activeElement === body || activeElement === button.current)
      button.current?.focus({ preventScroll: true })
  }, [disabled])
  const note = () => {
    owed.current = document.activeElement === button.current
  }
  return [button, note] as const
}

const Notice = styled.p`
  ${type.small}
  max-width: ${width.measure};
  padding-left: ${space.base};
  border-left: 1px solid ${tone.brass};
  color: ${tone.quiet};
`
