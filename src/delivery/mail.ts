import { createTransport, type SendMailOptions } from 'nodemailer'
import { z } from 'zod'
import { extensionOf, fileTypes, textFields, type Refusal } from '../message/contract.ts'
import type { Message } from './message.ts'
import type { Settings } from './settings.ts'

export type Send = (mail: SendMailOptions) => Promise<unknown>

/** The mail to the firm. Only DELIVER_TO gets it: the firm forwards it to the person in `to`. */
export async function composeMail(
  { texts, attachment }: Message,
  { DELIVER_TO, ALLOWED_ORIGIN }: Pick<Settings, 'DELIVER_TO' | 'ALLOWED_ORIGIN'>,
  date: Date,
): Promise<SendMailOptions> {
  // Such as "cv\u202Efdp.docx", which reads as a PDF.
  const filename = attachment?.name.replace(/[^\p{L}\p{M}\p{N} .()_-]/gu, '_').slice(-100)
  const { name = '', email = '', role = '', message = '' } = texts
  const head = Object.entries(textFields)
    .map(([field, { inMail }]) => [inMail, texts[field]])
    .concat([['Attachment', filename]])
    .filter(([label, value]) => label && value)
    .map((line) => `${line.join(': ')}\n`)
  const origin = `Sent with the form on ${ALLOWED_ORIGIN}. A reply goes to ${email}.`
  return {
    // The firm's own address: its mail server may refuse to send for others.
    from: { name: 'Website', address: DELIVER_TO },
    to: DELIVER_TO,
    replyTo: { name, address: email },
    subject: role ? `Application from ${name}: ${role}` : `Message from ${name}`,
    text: `${head.join('')}\n${message}\n\n--\n${origin}\n`,
    attachments: attachment && [
      {
        filename,
        content: Buffer.from(await attachment.arrayBuffer()),
        contentType: fileTypes[extensionOf(attachment.name)],
      },
    ],
    date,
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

/** Hands mails to a mail server, each within `timeout` milliseconds. */
export function smtpSender(url: string, timeout: number): Send {
  const isLocal = /^(localhost|127\.0\.0\.1)$/.test(new URL(url).hostname)
  // Without encryption, others could read the password and the messages on the way.
  const transport = createTransport({ url, requireTLS: !isLocal })
  return (mail) => transport.sendMail({ ...mail, signal: AbortSignal.timeout(timeout) })
}

const smtpError = z.object({
  code: z.string().optional().catch(undefined),
  responseCode: z.number().optional().catch(undefined),
})

/** Whether the mail server rejected a mail or couldn't be used. `detail` is for the log, without the visitor's data. */
export function explainFailure(error: unknown): { refusal: Refusal; detail: string } {
  const { code, responseCode = 0 } = smtpError.safeParse(error).data ?? {}
  const detail = `${code ?? 'error'}${responseCode ? ` ${responseCode}` : ''}`
  // Answers from 400 to 499 are temporary, and a wrong password isn't the visitor's fault.
  return { refusal: responseCode >= 500 && code !== 'EAUTH' ? 'rejected' : 'unavailable', detail }
}
