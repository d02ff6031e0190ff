import {
  elapsedName,
  leastElapsed,
  messagePath,
  uploadTime,
  type Answer,
  type Refusal,
} from '../message/contract.ts'
import { mostInMessage, trapName } from '../message/fields.ts'
import { composeMail, explainFailure, type Send } from './mail.ts'
import { readMessage } from './message.ts'
import type { Settings } from './settings.ts'

/** Bytes in memory, received by all messages together. Those without a file have room of their own. */
const [mostBytes, mostInSmall, roomForSmall] = [60_000_000, 64_000, 10_000_000]
/** How long a body may be slower than 20 kB a second, and how long it may take at all, in ms. */
const [slowTime, longestTime] = [5_000, 300_000]

/** Parts of a form. Ours has fewer, and millions of them would keep the process busy. */
const mostParts = 20

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
  const memory = { bytes: 0 }
  const receive = async (request: Request, address: string): Promise<Outcome> => {
    if (request.headers.get('Origin') !== ALLOWED_ORIGIN) return { refusal: 'rejected', detail: 'other site' }
    if (!(await isAllowed(address))) return { refusal: 'too-many' }
    const body: Body = { counted: 0, chunks: [] }
    try {
      return (
        (await readBody(request, body, memory)) ??
        (await deliver(request, Buffer.concat(body.chunks), delivery))
      )
    } finally {
      memory.bytes -= body.counted
    }
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
    const again = status === 503 && { 'Retry-After': '5' }
    return Response.json(answer, { status, headers: { ...headers, ...again } })
  }
}

async function deliver(
  request: Request,
  body: Buffer<ArrayBuffer>,
  { send, now, ...settings }: Delivery,
): Promise<Outcome> {
  const bytes = body.byteLength
  const headers = { 'Content-Type': request.headers.get('Content-Type') ?? '' }
  // The form sends nothing else, and other forms may have millions of fields.
  if (!headers['Content-Type'].startsWith('multipart/form-data')) return { refusal: 'invalid', bytes }
  const boundary = /boundary="?([^";]+)/i.exec(headers['Content-Type'])?.[1] ?? ''
  if (countUpTo(body, `--${boundary}`, mostParts + 2) > mostParts + 1) return { refusal: 'invalid', bytes }
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

/**
 * Reads a body, and counts it in the memory of all: at first as large as it says it is, so that bodies that arrive at the same
 * time don't stop each other, and after some seconds what has arrived, so that a slow one blocks nobody.
 * @returns why it's refused, if it is: too large, too slow, no memory left, or the server stops
 */
async function readBody(
  { headers, body: stream, signal }: Request,
  body: Body,
  memory: { bytes: number },
): Promise<Outcome | undefined> {
  const declared = Math.max(0, Number(headers.get('Content-Length')) || 0)
  let size = 0
  /** Whether there is memory for so many bytes of this body. */
  const count = (bytes: number): boolean => {
    const all = memory.bytes + bytes - body.counted
    if (bytes > body.counted && all > mostBytes - (bytes > mostInSmall ? roomForSmall : 0)) return false
    memory.bytes = all
    body.counted = bytes
    return true
  }
  if (declared > mostInMessage) return { refusal: 'too-large' }
  if (!count(declared)) return busy
  const reader = stream?.getReader()
  let stopped = ''
  const stop = (why: string) => {
    stopped = why
    void reader?.cancel()
  }
  signal.addEventListener('abort', () => stop('stopping'))
  const started = Date.now()
  const settling = setTimeout(() => count(size), slowTime)
  let tooSlow = setTimeout(stop, slowTime, 'slow')
  try {
    for (;;) {
      const { done = true, value } = (await reader?.read()) ?? {}
      if (stopped) return { refusal: 'unavailable', detail: stopped }
      if (done || !value) return undefined
      size += value.byteLength
      if (size > mostInMessage || (size > body.counted && !count(size))) {
        await reader?.cancel()
        return size > mostInMessage ? { refusal: 'too-large' } : busy
      }
      body.chunks.push(value)
      clearTimeout(tooSlow)
      const end = started + Math.min(slowTime + uploadTime(size), longestTime)
      tooSlow = setTimeout(stop, end - Date.now(), 'slow')
    }
  } finally {
    clearTimeout(settling)
    clearTimeout(tooSlow)
  }
}

/** What has arrived of a message, and the bytes that count for it. */
interface Body {
  counted: number
  chunks: Uint8Array[]
}

const busy: Outcome = { refusal: 'unavailable', detail: 'busy' }

/** How often a body has a text, or `most` if it's more often. */
function countUpTo(body: Uint8Array<ArrayBuffer>, text: string, most: number): number {
  const bytes = Buffer.from(body.buffer, body.byteOffset, body.byteLength)
  let count = 0
  for (let at = bytes.indexOf(text); at >= 0 && count < most; at = bytes.indexOf(text, at + text.length))
    count += 1
  return count
}
