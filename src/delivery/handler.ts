import { elapsedName, leastElapsed, messagePath, type Answer, type Refusal } from '../message/contract.ts'
import { mostInMessage, trapName } from '../message/fields.ts'
import { composeMail, explainFailure, type Send } from './mail.ts'
import { readMessage } from './message.ts'
import type { Settings } from './settings.ts'

/** Messages in memory at the same time. */
const mostAtOnce = 20

interface Delivery extends Pick<Settings, 'DELIVER_TO' | 'ALLOWED_ORIGIN'> {
  send: Send
  /** Whether a network address may send another message now. */
  isAllowed: (address: string) => Promise<boolean>
  now: () => Date
  log: (line: string) => void
}

export type Handler = (request: Request, address: string) => Promise<Response>

interface Outcome {
  refusal?: Refusal
  fields?: Record<string, Refusal>
  bytes?: number
  /** For the log. */
  detail?: string
}

/** Others are 422. A mail server's failure isn't 502, whose text proxies replace. */
const statuses: Partial<Record<Refusal, number>> = {
  'too-large': 413,
  'too-many': 429,
  unavailable: 503,
  timeout: 504,
}

/** Answers requests. A message from the site's form goes to the firm as a mail, and nothing of it is kept. */
export function makeHandler(delivery: Delivery): Handler {
  const { ALLOWED_ORIGIN, isAllowed, now, log } = delivery
  let running = 0
  const receive = async (request: Request, address: string): Promise<Outcome> => {
    if (request.headers.get('Origin') !== ALLOWED_ORIGIN) return { refusal: 'rejected', detail: 'other site' }
    if (!(await isAllowed(address))) return { refusal: 'too-many' }
    if (running >= mostAtOnce) return { refusal: 'unavailable', detail: 'busy' }
    running += 1
    return deliver(request, delivery).finally(() => (running -= 1))
  }
  return async (request, address) => {
    const headers = {
      'Access-Control-Allow-Origin': ALLOWED_ORIGIN,
      'Access-Control-Allow-Methods': 'POST',
      'Access-Control-Allow-Headers': 'Content-Type',
      'Cache-Control': 'no-store',
      'X-Content-Type-Options': 'nosniff',
    }
    const path = new URL(request.url).pathname.replace(/\/+$/, '')
    if (path !== messagePath) return new Response(null, { status: 404, headers })
    if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers })
    if (request.method !== 'POST') {
      const [status, text] = request.method === 'GET' ? [200, 'accepts'] : [405, 'only accepts']
      return new Response(`This address ${text} messages from the form on ${ALLOWED_ORIGIN}.\n`, {
        status,
        headers: { ...headers, Allow: 'GET, OPTIONS, POST' },
      })
    }
    const { refusal, fields, bytes = 0, detail = '' } = await receive(request, address)
    log(`${now().toISOString()} ${refusal ?? 'sent'} ${bytes} bytes ${detail}`.trimEnd())
    const answer: Answer = refusal ? { ok: false, error: refusal, ...(fields && { fields }) } : { ok: true }
    const status = refusal ? (statuses[refusal] ?? 422) : 200
    return Response.json(answer, { status, headers })
  }
}

async function deliver(request: Request, { send, now, ...settings }: Delivery): Promise<Outcome> {
  const body = await readBody(request)
  if (!(body instanceof Uint8Array)) return body
  const bytes = body.byteLength
  const headers = { 'Content-Type': request.headers.get('Content-Type') ?? '' }
  // The form sends nothing else, and other forms may have millions of fields.
  if (!headers['Content-Type'].startsWith('multipart/form-data')) return { refusal: 'invalid', bytes }
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
  try {
    await send(await composeMail(message, settings, now()))
    return { bytes }
  } catch (error) {
    return { ...explainFailure(error), bytes }
  }
}

/** The body, unless it's too large, or the server stops. */
async function readBody({ headers, body, signal }: Request): Promise<Uint8Array<ArrayBuffer> | Outcome> {
  if (Number(headers.get('Content-Length')) > mostInMessage) return { refusal: 'too-large' }
  const reader = body?.getReader()
  signal.addEventListener('abort', () => void reader?.cancel())
  const chunks: Uint8Array[] = []
  let size = 0
  for (;;) {
    const { done = true, value } = (await reader?.read()) ?? {}
    if (signal.aborted) return { refusal: 'unavailable', detail: 'stopping' }
    if (done || !value) return Buffer.concat(chunks)
    size += value.byteLength
    if (size > mostInMessage) {
      await reader?.cancel()
      return { refusal: 'too-large' }
    }
    chunks.push(value)
  }
}
