/** The answer to a message: `ok`, or why not, with the codes of fields. The browser's own codes are offline and timeout. */
export interface Answer {
  ok: boolean
  error?: string
  fields?: Readonly<Record<string, string>>
}

const reasons = ['offline', 'timeout', 'tooLarge', 'tooMany', 'unavailable'] as const

/** Names the text for a code: `too-many` → `tooMany`. For other reasons, the server rejected the message. */
export const reasonFor = (code = '') =>
  reasons.find((reason) => reason.toLowerCase() === code.replace('-', '')) ?? 'rejected'

/** Servers refuse messages that were written faster than people write, so a quick visitor waits this long, in ms. */
const shortest = 4000
const slowAfter = 8000
const longest = 30_000
/** A slow connection uploads so many bytes a millisecond. */
const slowUpload = 50

export const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/** Posts a message to the server. @param shownAt when the form was shown @param onSlow called after some seconds */
export async function sendMessage(
  address: string,
  message: FormData,
  shownAt: number,
  onSlow: () => void,
): Promise<Answer> {
  const elapsed = () => Math.round(performance.now() - shownAt)
  const file = message.get('attachment')
  const size = file instanceof File ? file.size : 0
  const controller = new AbortController()
  const timers: ReturnType<typeof setTimeout>[] = []
  try {
    if (!navigator.onLine) return { ok: false, error: 'offline' }
    // A private window's clock may be a little off.
    while (elapsed() < shortest) await wait(shortest - elapsed())
    message.set('elapsed', String(elapsed()))
    timers.push(setTimeout(onSlow, slowAfter))
    timers.push(setTimeout(() => controller.abort(), longest + size / slowUpload))
    const request = { method: 'POST', body: message, signal: controller.signal, credentials: 'omit' } as const
    const response = await fetch(address, request)
    // Any other server may answer anything.
    return { ...(await response.json()) }
  } catch {
    if (controller.signal.aborted) return { ok: false, error: 'timeout' }
    return { ok: false, error: navigator.onLine ? 'unavailable' : 'offline' }
  } finally {
    for (const timer of timers) clearTimeout(timer)
  }
}
