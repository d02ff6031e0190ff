import type { ReactNode } from 'react'
import { Actions, SendButton, Status } from './formStyle.ts'
import type { ContactFormText } from './page.ts'

/** What visitors read above the button. */
export interface SendStatus {
  text: string
  /** What to do after a failure. The firm's e-mail address follows. */
  advice?: string
}

interface SendPanelProps {
  text: Pick<ContactFormText, 'send' | 'sending'>
  isBusy: boolean
  isDisabled: boolean
  status: SendStatus | undefined
  mail: ReactNode
}

/** The end of the form: what became of the message, and the button. */
export const SendPanel = ({ text, isBusy, isDisabled, status, mail }: SendPanelProps) => (
  <>
    {/* A form resets an `output` in it. */}
    {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role */}
    <Status role="status" data-shown={status && ''}>
      {status?.text ?? (isBusy && text.sending)}
      {status?.advice !== undefined && (
        <>
          {' '}
          {status.advice} {mail}
        </>
      )}
    </Status>
    <Actions>
      <p>{mail}</p>
      <SendButton disabled={isDisabled} data-sending={isBusy || undefined} aria-describedby="notice">
        {isBusy ? text.sending : text.send}
      </SendButton>
    </Actions>
  </>
)
