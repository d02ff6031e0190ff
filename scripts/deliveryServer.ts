import { createServer, type IncomingMessage, type Server } from 'node:http'
import { finished } from 'node:stream/promises'
import { setTimeout } from 'node:timers/promises'
import { bodyLimits } from '../src/delivery/bodyReader.ts'
import { limits } from '../src/message/contract.ts'
import type { Handler } from '../src/delivery/handler.ts'

/** A server for messages. Once `stopping` is aborted, it ends within 30 s: what has arrived is delivered, the rest refused. */
export function deliveryServer(handler: Handler, stopping = new AbortController().signal): Server {
  /** What has no answer yet, and how to stop its upload. */
  const running = new Map<Promise<void>, () => void>()
  const server = createServer({ requestTimeout: bodyLimits.longest }, (incoming, outgoing) => {
    const upload = new AbortController()
    const answer = async () => {
      try {
        const response = await handler(requestFrom(incoming, upload.signal), addressOf(incoming))
        outgoing.writeHead(response.status, [...response.headers].flat()).end(await response.text())
      } catch {
        // No browser sends such a path or method, or the connection broke.
        outgoing.writeHead(400).end()
      }
      // It may break, too.
      await finished(outgoing).catch(() => {})
    }
    const answered = answer().finally(() => running.delete(answered))
    running.set(answered, () => incoming.complete || upload.abort())
  })
  stopping.addEventListener('abort', async () => {
    server.close()
    for (const stopUpload of running.values()) stopUpload()
    await Promise.race([Promise.all(running.keys()), setTimeout(limits.shutdown, undefined, { ref: false })])
    // Such as those that have sent half a request.
    server.closeAllConnections()
  })
  return server
}

function requestFrom(incoming: IncomingMessage, signal: AbortSignal): Request {
  const { method = '', url = '', rawHeaders } = incoming
  // A visitor whose file is too large can only read so if the connection stays open.
  const chunks = incoming.iterator({ destroyOnReturn: false })
  const body = new ReadableStream(
    {
      pull: async (stream) => {
        const { done, value } = await chunks.next()
        if (done) stream.close()
        else stream.enqueue(value)
      },
      cancel: () => void chunks.return?.(),
    },
    { highWaterMark: 0 },
  )
  const headers = new Headers()
  for (let at = 0; at < rawHeaders.length; at += 2)
    headers.append(rawHeaders[at] ?? '', rawHeaders[at + 1] ?? '')
  const init = { method, headers, signal, duplex: 'half', ...(method === 'POST' && { body }) }
  return new Request(new URL(url, 'http://localhost'), init)
}

/** The visitor's network address: only a proxy on this computer can connect, and it adds the address at the end. */
const addressOf = ({ headers, socket }: IncomingMessage): string =>
  String(headers['x-forwarded-for'] ?? socket.remoteAddress)
    .split(',')
    .at(-1)
    ?.trim() ?? ''
