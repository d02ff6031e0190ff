import { createServer, type IncomingMessage, type Server } from 'node:http'
import { uploadTime } from '../src/message/contract.ts'
import { mostInMessage } from '../src/message/fields.ts'
import type { Handler } from '../src/delivery/handler.ts'

/** A server for the handler of messages. */
export const deliveryServer = (handler: Handler): Server =>
  createServer({ requestTimeout: uploadTime(mostInMessage) }, async (incoming, outgoing) => {
    try {
      const response = await handler(requestFrom(incoming), addressOf(incoming))
      outgoing.writeHead(response.status, [...response.headers].flat()).end(await response.text())
    } catch {
      // No browser sends such a path or method, or the connection broke.
      outgoing.writeHead(400).end()
    }
  })

function requestFrom(incoming: IncomingMessage): Request {
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
  const init = { method, headers, duplex: 'half', ...(method === 'POST' && { body }) }
  return new Request(new URL(url, 'http://localhost'), init)
}

/** The visitor's network address: only a proxy on this computer can connect, and it adds the address at the end. */
const addressOf = ({ headers, socket }: IncomingMessage): string =>
  String(headers['x-forwarded-for'] ?? socket.remoteAddress)
    .split(',')
    .at(-1)
    ?.trim() ?? ''
