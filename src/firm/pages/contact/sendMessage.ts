import { elapsedName, leastElapsed, limits, refusals, uploadTime } from '../../../message/contract.ts'
import type { Refusal } from '../../../message/contract.ts'
import { propertiesOf } from './draft.ts'

/** A refusal of the endpoint, or what only the browser knows. */
export type Failure = Refusal | 'offline'
/** Why a message wasn't sent, if it wasn't. */
export type Outcome = { failure?: Failure; fields?: ReadonlyMap<string, unknown> }

export const wait = (ms: number) => new Promise<Outcome>((resolve) => setTimeout(() => resolve({}), ms))

/**
 * Posts a message to the endpoint. Until the answer, the browser asks before the window closes.
 * @param options when the visitor began to write, by `performance.now()`, and what to call after some seconds and when
 * the endpoint has all of the message
 */
export async function sendMessage(
  address: string,
  message: FormData,
  options: { startedAt: number; onSlow: () => void; onUploaded: () => void },
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

// `fetch` doesn't tell whether all was uploaded. After a `timeout`, the text stays in the form, and visitors read how to ask:
// - no answer, all uploaded: `timeout`, since the endpoint may have the message; before that, `unavailable` or `offline`
// - another server's page with status 500 or more, but 503: `timeout`, since that server may have passed the message on
// - the endpoint's own `timeout`: the mail server had all of the mail, and didn't say whether it took it
function post(address: string, message: FormData, onUploaded: () => void): Promise<Outcome> {
  const file = message.get('attachment')
  return new Promise((resolve) => {
    const request = new XMLHttpRequest()
    let isUploaded = false
    request.upload.addEventListener('load', () => {
      isUploaded = true
      onUploaded()
    })
    request.addEventListener('loadend', () => {
      const { status, response } = request
      const failure = isUploaded ? 'timeout' : navigator.onLine ? 'unavailable' : 'offline'
      resolve(status === 0 ? { failure } : readAnswer(response, status))
    })
    request.responseType = 'json'
    request.timeout = limits.answer + uploadTime(file instanceof File ? file.size : 0)
    request.open('POST', address)
    request.send(message)
  })
}

/** The endpoint's answer. Servers between browser and endpoint answer in HTML, so only the status tells something. */
function readAnswer(answer: unknown, status: number): Outcome {
  const values = propertiesOf(answer)
  if (values.get('ok') === true) return {}
  const failure = refusals.find((one) => one === values.get('error'))
  return failure ? { failure, fields: propertiesOf(values.get('fields')) } : { failure: refusalOf(status) }
}

function refusalOf(status: number): Refusal {
  if (status === 413) return 'too-large'
  if (status === 429) return 'too-many'
  if (status >= 500 && status !== 503) return 'timeout'
  return status >= 400 && ![404, 405, 408, 503].includes(status) ? 'rejected' : 'unavailable'
}
