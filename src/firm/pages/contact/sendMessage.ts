import {
  elapsedName,
  leastElapsed,
  limits,
  refusals,
  uploadTime,
  type Refusal,
} from '../../../message/contract.ts'
import { isRecord } from './isRecord.ts'

/** A refusal of the endpoint, or what only the browser knows. */
export type Failure = Refusal | 'offline'
export type Outcome = { ok: true } | { ok: false; error: Failure; fields?: Readonly<Record<string, string>> }

export interface SendOptions {
  /** When the visitor began to write, by `performance.now()`. */
  startedAt: number
  /** Called after some seconds. */
  onSlow: () => void
  /** Called when the endpoint has all of the message. */
  onUploaded: () => void
}

export const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** Posts a message to the endpoint. Until the answer, the browser asks before the window closes. */
export async function sendMessage(
  address: string,
  message: FormData,
  options: SendOptions,
): Promise<Outcome> {
  const elapsed = () => Math.round(performance.now() - options.startedAt)
  const ask = (event: BeforeUnloadEvent) => event.preventDefault()
  addEventListener('beforeunload', ask)
  // The endpoint refuses faster messages. A private window's clock may be a little off.
  while (elapsed() < leastElapsed) await wait(leastElapsed - elapsed())
  message.set(elapsedName, String(elapsed()))
  const timer = setTimeout(options.onSlow, limits.slow)
  const outcome = await post(address, message, options.onUploaded)
  clearTimeout(timer)
  removeEventListener('beforeunload', ask)
  return outcome
}

/** `fetch` doesn't tell whether the endpoint may have the message when no answer comes. */
function post(address: string, message: FormData, onUploaded: () => void): Promise<Outcome> {
  const file = message.get('attachment')
  return new Promise((resolve) => {
    const request = new XMLHttpRequest()
    let isUploaded = false
    request.upload.addEventListener('load', () => {
      isUploaded = true
      onUploaded()
    })
    const fail = () => {
      const error = navigator.onLine ? 'unavailable' : 'offline'
      resolve({ ok: false, error: isUploaded ? 'timeout' : error })
    }
    request.addEventListener('load', () => resolve(readAnswer(request.responseText, request.status)))
    for (const event of ['error', 'abort', 'timeout']) request.addEventListener(event, fail)
    request.timeout = limits.answer + uploadTime(file instanceof File ? file.size : 0)
    request.open('POST', address)
    request.send(message)
  })
}

/** The endpoint's answer, or what the status of another server's answer means. */
function readAnswer(text: string, status: number): Outcome {
  const answer = parse(text)
  if (isRecord(answer) && answer['ok'] === true) return { ok: true }
  const refusal = isRecord(answer) && refusals.find((one) => one === answer['error'])
  if (!isRecord(answer) || !refusal) return { ok: false, error: refusalOf(status) }
  const fields = isRecord(answer['fields']) ? Object.entries(answer['fields']) : []
  return {
    ok: false,
    error: refusal,
    fields: Object.fromEntries(fields.map(([name, one]) => [name, String(one)])),
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Servers between browser and endpoint answer in HTML. At 502 or 504, the endpoint may have had the message. */
function refusalOf(status: number): Refusal {
  if (status === 413) return 'too-large'
  if (status === 429) return 'too-many'
  if (status >= 500 && status !== 503) return 'timeout'
  return status >= 400 && ![404, 405, 408].includes(status) && status < 500 ? 'rejected' : 'unavailable'
}
