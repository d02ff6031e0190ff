import { useSyncExternalStore } from 'react'
import { trapName } from '../../../message/fields.ts'
import { useQuery } from '../../../client/useQuery.ts'
import type { Firm } from '../../collections/firm/schema.ts'
import { MailLink, PhoneLink } from '../../components/links.tsx'
import { FactItem } from '../../components/lists.tsx'
import type { Labels } from '../../labels.ts'
import type { PayloadOf } from '../kinds.ts'
import { Fields } from './Fields.tsx'
import { FieldGrid, Form, Notice, Notification, RecipientList, Trap } from './formStyle.ts'
import type { ContactFormText } from './page.ts'
import { SendPanel } from './SendPanel.tsx'
import { useSending } from './useSending.ts'

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
  // False in the prerendered HTML and during hydration.
  const isHydrated = useSyncExternalStore(never, yes, no)
  const slugs = { to: useQuery('to'), role: useQuery('role') }
  const recipients = facts.recipients.filter(({ kind, slug }) => slug === slugs[kind])
  const { delivery = 'simulated' } = firm
  const { form, isBusy, status, mistakes, receipt, onSubmit, onInput } = useSending({
    text,
    options: facts.options,
    firm,
    recipients,
  })
  const toFirm = <a href={`${path}#form`}>{text.recipient.remove}</a>
  const mail = <MailLink address={firm.email} />
  const hasRole = recipients.some(({ kind }) => kind === 'role')
  return (
    <>
      {receipt}
      <Form
        ref={form}
        method="dialog"
        noValidate={isHydrated}
        // A demonstration's form is ready for another message at once.
        hidden={receipt !== undefined && delivery !== 'simulated'}
        data-below={receipt && ''}
        onSubmit={onSubmit}
        onInput={onInput}
      >
        <noscript>
          <Notification>
            {text.withoutScripts} {mail} <PhoneLink number={firm.phone} />
          </Notification>
        </noscript>
        {recipients.length > 0 && (
          <RecipientList>
            {recipients.map(({ kind, name }) => (
              <FactItem key={kind} label={text.recipient[kind]} facts={[name, toFirm]} />
            ))}
          </RecipientList>
        )}
        {isHydrated && delivery === 'endpoint' && (
          <Trap name={trapName} tabIndex={-1} autoComplete="off" aria-hidden="true" />
        )}
        <FieldGrid>
          <Fields
            text={text}
            options={facts.options}
            labels={labels}
            file={hasRole ? (delivery === 'mailto' ? 'mail' : 'form') : undefined}
            mistakes={mistakes}
            isBusy={isBusy}
          />
          <Notice id="notice">{text.notice}</Notice>
          <SendPanel
            text={text}
            isDisabled={!isHydrated || isBusy}
            isBusy={isBusy}
            status={status}
            mail={mail}
          />
        </FieldGrid>
      </Form>
    </>
  )
}

const [never, yes, no] = [() => () => {}, () => true, () => false]
