import { EventEmitter, once } from 'node:events'
import { uploadTime, type Refusal } from '../message/contract.ts'
import { mostInMessage } from '../message/fields.ts'

/** Sizes in bytes, times in ms. */
export const bodyLimits = {
  /** What all messages may take together. The process has several copies of one while it's mailed, 300 MB in all. */
  memory: 30_000_000,
  /** The part of it that only messages without a file may take, and their size. */
  memoryForSmall: 10_000_000,
  small: 64_000,
  /** How long a body keeps the memory that it says it needs, and how long one waits for memory. */
  settle: 500,
  wait: 2_500,
  /** How long it may be slower than 20 kB a second. */
  slow: 5_000,
  /** How long a body may take at all. */
  longest: 300_000,
}

export interface BodyRefusal {
  refusal: Refusal
  /** For the log. */
  detail?: string
}

/**
 * Reads bodies, and counts them in the memory of all until they are used: at first as large as they say they are, so that
 * bodies that arrive at the same time don't stop each other, and soon what has arrived, so that a slow one
 * blocks nobody. One that finds no memory isn't read on until there is some, or for a while.
 * @returns a function that gives a body to `handle`, or says why it's refused: too large, too slow, no memory, or the server stops
 */
export function bodyReader(limits = bodyLimits) {
  const memory = new EventEmitter().setMaxListeners(0)
  let taken = 0
  return async function read<Result>(
    { headers, body, signal }: Request,
    handle: (body: Buffer<ArrayBuffer>) => Promise<Result>,
  ): Promise<Result | BodyRefusal> {
    const reader = body?.getReader()
    signal.addEventListener('abort', () => memory.emit('change'))
    let own = 0
    const take = (bytes: number): boolean => {
      const most = limits.memory - (bytes > limits.small ? limits.memoryForSmall : 0)
      if (bytes > own && taken + bytes - own > most) return false
      taken += bytes - own
      own = bytes
      memory.emit('change')
      return true
    }
    const waitFor = async (bytes: number): Promise<BodyRefusal | undefined> => {
      if (take(bytes)) return undefined
      // `AbortSignal.any` can lose a timeout: https://github.com/nodejs/node/issues/57736
      const end = new AbortController()
      const timer = setTimeout(() => end.abort(), limits.wait)
      while (!take(bytes) && !signal.aborted && !end.signal.aborted)
        await once(memory, 'change', { signal: end.signal }).catch(() => end.abort())
      clearTimeout(timer)
      if (signal.aborted) return stopping
      return end.signal.aborted ? { refusal: 'busy', detail: 'memory' } : undefined
    }
    const readAll = async (chunks: Uint8Array[]): Promise<BodyRefusal | undefined> => {
      let size = 0
      let refused: BodyRefusal | undefined
      let started = Date.now()
      const stop = (why: BodyRefusal) => {
        refused = why
        void reader?.cancel()
      }
      signal.addEventListener('abort', () => stop(stopping))
      const settling = setTimeout(() => take(size), limits.settle)
      let tooSlow = setTimeout(stop, limits.slow, slow)
      try {
        for (;;) {
          const { done = true, value } = (await reader?.read()) ?? {}
          if (refused || done || !value) return refused
          size += value.byteLength
          clearTimeout(tooSlow)
          const arrived = Date.now()
          const problem = size > mostInMessage ? tooLarge : size > own && (await waitFor(size))
          if (problem) {
            await reader?.cancel()
            return problem
          }
          // Waiting for memory isn't the sender's slowness.
          started += Date.now() - arrived
          chunks.push(value)
          const time = Math.min(limits.slow + uploadTime(size), limits.longest)
          tooSlow = setTimeout(stop, started + time - Date.now(), slow)
        }
      } finally {
        clearTimeout(settling)
        clearTimeout(tooSlow)
      }
    }
    try {
      const declared = Math.max(0, Number(headers.get('Content-Length')) || 0)
      const chunks: Uint8Array[] = []
      const problem =
        declared > mostInMessage ? tooLarge : ((await waitFor(declared)) ?? (await readAll(chunks)))
      return problem ?? (await handle(Buffer.concat(chunks.splice(0))))
    } finally {
      take(0)
    }
  }
}

const tooLarge: BodyRefusal = { refusal: 'too-large' }
const slow: BodyRefusal = { refusal: 'unavailable', detail: 'slow' }
const stopping: BodyRefusal = { refusal: 'unavailable', detail: 'stopping' }
