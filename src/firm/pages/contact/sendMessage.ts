import { elapsedName, leastElapsed, refusals, type Answer } from '../../../message/contract.ts'
import { isRecord } from './isRecord.ts'

/** A refusal of the endpoint, or what only the browser knows. */
export type Failure = Exclude<Answer, { ok: true }>['error'] | 'offline'
export type Outcome = { ok: true } | { ok: false; error: Failure; fields?: Readonly<Record<string, string>> }

const slowAfter = 8000
const longest = 30_000
/** A slow connection uploads so many bytes a millisecond. */
const slowUpload = 50

export const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** Posts a message to the endpoint. @param shownAt when the form was shown @param onSlow called after some seconds */
export async function sendMessage(
  address: string,
  message: FormData,
  shownAt: number,
  onSlow: () => void,
): Promise<Outcome> {
  const elapsed = () => Math.round(performance.now() - shownAt)
  const file = message.get('attachment')
  const size = file instanceof File ? file.size : 0
  const controller = new AbortController()
  const timers: ReturnType<typeof setTimeout>[] = []
  try {
    if (!navigator.onLine) return { ok: false, error: 'offline' }
    // The endpoint refuses faster messages. A private window's clock may be a little off.
    while (elapsed() < leastElapsed) await wait(leastElapsed - elapsed())
    message.set(elapsedName, String(elapsed()))
    timers.push(setTimeout(onSlow, slowAfter))
    timers.push(setTimeout(() => controller.abort(), longest + size / slowUpload))
    const request = { method: 'POST', body: message, signal: controller.signal, credentials: 'omit' } as const
    const response = await fetch(address, request)
    return readAnswer(await response.json())
  } catch {
    if (controller.signal.aborted) return { ok: false, error: 'timeout' }
    return { ok: false, error: navigator.onLine ? 'unavailable' : 'offline' }
  } finally {
    for (const timer of timers) clearTimeout(timer)
  }
}

/** The endpoint's answer. Another server may have answered anything. */
function readAnswer(answer: unknown): Outcome {
  if (!isRecord(answer)) return { ok: false, error: 'rejected' }
  if (answer['ok'] === true) return { ok: true }
  const error = refusals.find((refusal) => refusal === answer['error']) ?? 'rejected'
  const fields = isRecord(answer['fields']) ? Object.entries(answer['fields']) : []
  return { ok: false, error, fields: Object.fromEntries(fields.map(([name, code]) => [name, String(code)])) }
}
