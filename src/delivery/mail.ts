import { createHash } from 'node:crypto'
import { createTransport, type SendMailOptions } from 'nodemailer'
import { z } from 'zod'
import type { Refusal } from '../message/contract.ts'
import { extensionOf, fileTypes, textFields } from '../message/fields.ts'
import type { Message } from './message.ts'
import type { Settings } from './settings.ts'

/** Why a mail wasn't sent, as far as we know. `detail` is for the log, without the visitor's data. */
type Failure = { refusal: Refusal; detail: string }

export type Send = (mail: SendMailOptions) => Promise<Failure | void>

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
  const content = attachment && Buffer.from(await attachment.arrayBuffer())
  const origin = `Sent with the form on ${ALLOWED_ORIGIN}. A reply goes to ${email}.`
  return {
    // The firm's own address: its mail server may refuse to send for others.
    from: { name: 'Website', address: DELIVER_TO },
    to: DELIVER_TO,
    replyTo: { name, address: email },
    subject: role ? `Application from ${name}: ${role}` : `Message from ${name}`,
    text: `${head.join('')}\n${message}\n\n--\n${origin}\n`,
    attachments: attachment && [{ filename, content, contentType: fileTypes[extensionOf(attachment.name)] }],
    messageId: `<${digestOf(JSON.stringify(texts), attachment?.name, content)}@${DELIVER_TO.split('@').at(-1)}>`,
    date,
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

/** The same for the same message, so that mailboxes show one if a visitor sends it twice. */
function digestOf(texts: string, fileName = '', content: Uint8Array = new Uint8Array()): string {
  const hash = createHash('sha256')
  for (const part of [texts, fileName, content]) hash.update(createHash('sha256').update(part).digest())
  return hash.digest('hex').slice(0, 32)
}

/** Hands mails to a mail server, each within `timeout` milliseconds. */
export function smtpSender(url: string, timeout: number): Send {
  const isLocal = /^(localhost|127\.0\.0\.1)$/.test(new URL(url).hostname)
  return async (mail) => {
    let isHandedOver = false
    try {
      // Without encryption, others could read the password and the messages on the way.
      const transport = createTransport({ url, requireTLS: !isLocal })
      transport.use('stream', ({ message }, done) => {
        // The connection reads it to its end once the server has asked for the data.
        message.processFunc((stream) => stream.once('end', () => (isHandedOver = true)))
        done()
      })
      await transport.sendMail({ ...mail, signal: AbortSignal.timeout(timeout) })
    } catch (error) {
      return explainFailure(error, isHandedOver)
    }
  }
}

const smtpError = z.object({
  code: z.string().optional().catch(undefined),
  response: z.string().optional().catch(undefined),
  responseCode: z.number().optional().catch(undefined),
})

/** @param isHandedOver whether the mail server had all of the mail, and may have taken it */
function explainFailure(error: unknown, isHandedOver: boolean): Failure {
  const { code, response = '', responseCode = 0 } = smtpError.safeParse(error).data ?? {}
  const detail = `${code ?? 'error'}${responseCode ? ` ${responseCode}` : ''}`
  if (isHandedOver && responseCode === 0) return { refusal: 'timeout', detail }
  if (isTooLarge(responseCode, response)) return { refusal: 'too-large', detail }
  // Answers from 400 to 499 are temporary, and only these two are about the message: not a greeting or a password.
  const isAboutMessage = code === 'EENVELOPE' || code === 'EMESSAGE'
  return { refusal: responseCode >= 500 && isAboutMessage ? 'rejected' : 'unavailable', detail }
}

/** RFC 3463: X.2.3 and X.3.4 are sizes. 552 without such a code is one, too; with X.2.2, the mailbox is full. */
function isTooLarge(responseCode: number, response: string): boolean {
  const status = /^\d{3}[ -]([245]\.\d+\.\d+)/.exec(response)?.[1]
  return status === undefined ? responseCode === 552 : /^5\.(?:2\.3|3\.4)$/.test(status)
}
