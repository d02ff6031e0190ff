import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import type { ComponentProps, ElementType, SubmitEvent } from 'react'
import { useQuery } from '../../../client/useQuery.ts'
import { emailPattern, fileTypes, textFields, trapName, type FieldName } from '../../../message/fields.ts'
import { Columns, Row } from '../../components/layout.tsx'
import { FieldLabel, Framed, MailLink, PhoneLink, Text } from '../../components/text.tsx'
import { SectionLayout } from '../../components/SectionLayout.tsx'
import { useToast } from '../../components/Toasts.tsx'
import { space } from '../../theme/theme.ts'
import type { TemplateProps } from '../kinds.ts'
import { fillIn, labelsOf, saveDraft } from './draft.ts'
import type { Sending } from './Receipt.tsx'
import type { Shown } from './sendForm.tsx'
import type { Failure } from './sendMessage.ts'
import * as Part from './style.ts'

/** Browsers load this with the first letter typed. */
const loadSending = () => import('./sendForm.tsx')

const [never, yes, no] = [() => () => {}, () => true, () => false]
const fileEnds = `.${Object.keys(fileTypes).join(',.')}`

/** Its fields are uncontrolled, so that text typed before hydration stays. Until then, method `dialog` keeps it out of URLs. */
export function ContactForm({ payload, firm, labels }: TemplateProps<'contact'>) {
  const { page, options, recipients: all } = payload.facts
  const text = page.form
  const { delivery = 'simulated' } = firm
  // False in the prerendered HTML and during hydration.
  const isHydrated = useSyncExternalStore(never, yes, no)
  const slugs = { to: useQuery('to'), role: useQuery('role') }
  const recipients = all.filter(({ kind, slug }) => slug === slugs[kind])
  const hasRole = recipients.some(({ kind }) => kind === 'role')
  const { isBusy, status, mistakes, receipt, ...handlers } = useSending({ payload, firm, recipients })
  const mail = <MailLink address={firm.email} />
  const field = (name: FieldName) => ({
    name,
    label: labelsOf(text)[name],
    optional: labels.contact.optional,
    mistake: mistakes[name],
    // Lists can't be read-only.
    readOnly: isBusy && name !== 'practiceArea',
  })
  return (
    <SectionLayout id="form" title={text.title} surface="shoal">
      {recipients.map(({ kind, name, note, phone }) => (
        <Part.Asked key={kind} $gap={space.tiny}>
          <Text as="h3" $type="first">
            <i>{kind === 'to' ? labels.people.writeTo : text.recipient.role}</i> {name}
          </Text>
          {note}
          {phone !== undefined && <PhoneLink number={phone} />}
          <a href={`${payload.path}#form`}>{text.recipient.remove}</a>
        </Part.Asked>
      ))}
      {receipt}
      <form
        method="dialog"
        noValidate={isHydrated}
        // A demonstration's form is ready for another message at once.
        hidden={Boolean(receipt) && delivery !== 'simulated'}
        {...handlers}
      >
        <Columns $medium={1} $gap={space.large}>
          <noscript>
            <Framed>
              {text.withoutScripts} {mail} <PhoneLink number={firm.phone} />
            </Framed>
          </noscript>
          {isHydrated && delivery === 'endpoint' && (
            <Part.Trap name={trapName} tabIndex={-1} autoComplete="off" aria-hidden="true" />
          )}
          <Columns $medium={2} $gap={space.large}>
            <Field {...field('name')} autoComplete="name" />
            <Field {...field('email')} autoComplete="email" type="email" pattern={emailPattern} />
          </Columns>
          {!hasRole && (
            <Field {...field('practiceArea')} control={Part.Choice}>
              <option value="">{text.noArea}</option>
              {options.map(({ value, label }) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </Field>
          )}
          <Field {...field('message')} control={Part.TextArea} />
          {hasRole && delivery === 'mailto' && <p>{text.attachment.byMail}</p>}
          {hasRole && delivery !== 'mailto' && (
            <Field {...field('attachment')} hint={text.attachment.hint} type="file" accept={fileEnds} />
          )}
          <Part.Notice id="notice">{text.notice}</Part.Notice>
          {delivery === 'simulated' && <p>{text.receipt.demoBefore}</p>}
          {/* A form resets an `output` in it. */}
          {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role */}
          <Part.Status role="status" data-shown={status && ''}>
            <Text $type="third">{status?.text ?? (isBusy && text.sending)}</Text> {status?.advice}
            {status?.advice && (
              <Row $gap={`0 ${space.medium}`}>
                <PhoneLink number={recipients[0]?.phone ?? firm.phone} /> {mail}
              </Row>
            )}
          </Part.Status>
          <Part.Actions>
            <p>{mail}</p>
            <Part.SendButton
              disabled={!isHydrated || isBusy}
              data-sending={isBusy || undefined}
              aria-describedby="notice"
            >
              {isBusy ? text.sending : text.send}
            </Part.SendButton>
          </Part.Actions>
        </Columns>
      </form>
    </SectionLayout>
  )
}

interface FieldProps extends ComponentProps<'input'> {
  control?: ElementType
  name: FieldName
  label: string
  /** The word next to the label of a field that visitors may leave empty. */
  optional: string
  hint?: string
  mistake: string | undefined
}

/** A field with its label, and what is wrong with it or what it takes. */
function Field({ control: Control = Part.Line, label, optional, hint, mistake, ...props }: FieldProps) {
  const { name } = props
  const required = name !== 'attachment' && textFields[name].isRequired
  const id = `your-${name}`
  const note = mistake || hint
  const noteId = note && `${id}-note`
  const Note = mistake ? Part.Mistake : Part.Hint
  return (
    <Part.Cell>
      <FieldLabel htmlFor={id}>{label}</FieldLabel>
      {!required && <Part.Optional aria-hidden="true">{optional}</Part.Optional>}
      <Control
        {...props}
        id={id}
        required={required}
        aria-describedby={noteId}
        aria-invalid={mistake ? true : undefined}
      />
      {note && <Note id={noteId}>{note}</Note>}
    </Part.Cell>
  )
}

/** Keeps, checks and sends what is in the form. */
function useSending({ payload, firm, recipients }: Sending) {
  const area = recipients[0]?.area
  const { problems } = payload.facts.page.form
  const toast = useToast()
  const ref = useRef<HTMLFormElement>(null)
  const isSending = useRef(false)
  const [shown, setShown] = useState<Shown>({ isBusy: false, mistakes: {} })
  const show = (change: Partial<Shown>) => setShown((before) => ({ ...before, ...change }))
  /** When the visitor began to write, by `performance.now()`. What was there before was written before. */
  const startedAt = useRef<number>(undefined)
  useEffect(() => {
    if (ref.current) fillIn(ref.current, area)
  }, [area])

  async function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const form = event.currentTarget
    if (isSending.current) return
    isSending.current = true
    const time = new Date().toLocaleTimeString('en-US', { timeStyle: 'short' })
    const failure = await loadSending()
      .then(
        ({ sendForm }) =>
          sendForm({ form, payload, firm, recipients, startedAt: startedAt.current ?? 0, show, toast }),
        (): Failure => (navigator.onLine ? 'unavailable' : 'offline'),
      )
      .finally(() => (isSending.current = false))
    if (!failure) return
    const unsure = problems.unsure.replace('{time}', time)
    const advices: Partial<Record<Failure, string>> = { timeout: unsure, offline: problems.reconnect }
    const advice = advices[failure] ?? problems.kept
    show({ status: { text: problems[failure], advice } })
    // The visitor may be on another page by now.
    if (!form.isConnected) toast({ title: problems[failure], text: `${advice} ${firm.email}`, stays: true })
  }

  function onInput({ currentTarget, target }: { currentTarget: HTMLFormElement; target: EventTarget }) {
    startedAt.current ??= performance.now()
    if (!shown.isBusy) saveDraft(currentTarget)
    if ('name' in target) show({ mistakes: { ...shown.mistakes, [String(target.name)]: undefined } })
    // If it can't be loaded, sending tries again.
    loadSending().catch(() => undefined)
  }

  return { ...shown, ref, onSubmit, onInput }
}
