import { elapsedName, leastElapsed, messagePath, type Answer, type Refusal } from '../message/contract.ts'
import { trapName } from '../message/fields.ts'
import { bodyLimits, bodyReader } from './bodyReader.ts'
import { composeMail, type Send } from './mail.ts'
import { readMessage } from './message.ts'
import type { Settings } from './settings.ts'

/** Parts of a form. Ours has fewer, and millions of them would keep the process busy. */
const mostParts = 20

interface Delivery extends Pick<Settings, 'DELIVER_TO' | 'ALLOWED_ORIGIN'> {
  send: Send
  /** Whether a network address may send another message now. */
  isAllowed: (address: string) => Promise<boolean>
  /** In how many seconds another mail may be sent. */
  secondsToNext: () => Promise<number>
  now: () => Date
  log: (line: string) => void
}

export type Handler = (request: Request, address: string) => Promise<Response>

interface Outcome {
  refusal?: Refusal
  fields?: Record<string, Refusal>
  bytes?: number
  /** When to send it again, in seconds. */
  again?: number
  /** For the log. */
  detail?: string
}

/** Others are 422. A mail server's failure isn't 502, whose text proxies replace. */
const statuses: Partial<Record<Refusal, number>> = {
  'too-large': 413,
  'too-many': 429,
  busy: 503,
  unavailable: 503,
  timeout: 504,
}

/** Answers requests. A message from the site's form goes to the firm as a mail, and nothing of it is kept. */
export function makeHandler(delivery: Delivery, limits = bodyLimits): Handler {
  const { ALLOWED_ORIGIN, isAllowed, now, log } = delivery
  const read = bodyReader(limits)
  const receive = async (request: Request, address: string): Promise<Outcome> => {
    if (request.headers.get('Origin') !== ALLOWED_ORIGIN) return { refusal: 'rejected', detail: 'other site' }
    if (!(await isAllowed(address))) return { refusal: 'too-many' }
    return read(request, (body) => deliver(request, body, delivery))
  }
  return async (request, address) => {
    const headers = {
      'Access-Control-Allow-Origin': ALLOWED_ORIGIN,
      'Access-Control-Allow-Methods': 'POST',
      'Access-Control-Allow-Headers': 'Content-Type',
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
    }
    const path = new URL(request.url).pathname.replace(/(?<!\/)\/+$/, '')
    if (path !== messagePath) return new Response(null, { status: 404, headers })
    if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers })
    if (request.method !== 'POST') {
      const [status, text] = request.method === 'GET' ? [200, 'accepts'] : [405, 'only accepts']
      return new Response(`This address ${text} messages from the form on ${ALLOWED_ORIGIN}.\n`, {
        status,
        headers: { ...headers, Allow: 'GET, OPTIONS, POST' },
      })
    }
    const { refusal, fields, bytes = 0, again = 5, detail = '' } = await receive(request, address)
    log(`${now().toISOString()} ${refusal ?? 'sent'} ${bytes} bytes ${detail}`.trimEnd())
    const answer: Answer = refusal ? { ok: false, error: refusal, ...(fields && { fields }) } : { ok: true }
    const status = refusal ? (statuses[refusal] ?? 422) : 200
    const retry = status === 503 && { 'Retry-After': String(again) }
    return Response.json(answer, { status, headers: { ...headers, ...retry } })
  }
}

async function deliver(
  request: Request,
  body: Buffer<ArrayBuffer>,
  { send, secondsToNext, now, ...settings }: Delivery,
): Promise<Outcome> {
  const bytes = body.byteLength
  const headers = { 'Content-Type': request.headers.get('Content-Type') ?? '' }
  // The form sends nothing else, and other forms may have millions of fields.
  const [, boundary] = /^multipart\/form-data; *boundary=([\w-]+)$/.exec(headers['Content-Type']) ?? []
  if (boundary === undefined) return { refusal: 'invalid', bytes }
  let parts = 0
  for (let at = body.indexOf(`--${boundary}`); at >= 0; at = body.indexOf(`--${boundary}`, at + 1))
    if ((parts += 1) > mostParts + 1) return { refusal: 'invalid', bytes }
  const form = await new Response(body, { headers }).formData().catch(() => undefined)
  if (!form) return { refusal: 'invalid', bytes }
  // Visitors can't see this field. A browser may have filled it in for one, so the answer is honest.
  if (form.get(trapName)) return { refusal: 'rejected', bytes, detail: 'trap' }
  if (!(Number(form.get(elapsedName)) >= leastElapsed)) return { refusal: 'too-fast', bytes }
  const { message, fields } = await readMessage(form)
  if (!message) {
    const [refusal = 'invalid', ...others] = new Set(Object.values(fields))
    return { refusal: others.length === 0 ? refusal : 'invalid', fields, bytes }
  }
  const again = await secondsToNext()
  if (again > 0) return { refusal: 'busy', again, bytes, detail: 'mails an hour' }
  const failure = await send(await composeMail(message, settings, now()))
  return failure ? { ...failure, bytes } : { bytes }
}
