import { once } from 'node:events'
import { WebSocket } from 'ws'

/** A session of WebDriver BiDi. What is sent and answered is as the standard says: https://www.w3.org/TR/webdriver-bidi/. */
export interface BidiSession {
  /** Gives a command. Out: its result. Fails with the browser's own words when it cannot be done. */
  send: (method: string, params: object) => Promise<ReturnType<typeof JSON.parse>>
  /** Has each event of a kind handled, given its parameters. */
  on: (event: string, handle: (params: ReturnType<typeof JSON.parse>) => void) => void
}

/** Connects to a browser that listens for BiDi at an address. */
export async function connectBidi(address: string): Promise<BidiSession> {
  const socket = new WebSocket(address)
  await once(socket, 'open')
  const handlers = new Map<string, Parameters<BidiSession['on']>[1]>()
  const waiting = new Map<number, (answer: ReturnType<typeof JSON.parse>) => void>()
  socket.on('message', (data) => {
    const message = JSON.parse(String(data))
    if (message.type === 'event') handlers.get(message.method)?.(message.params)
    else waiting.get(message.id)?.(message)
  })
  let last = 0
  return {
    on: (event, handle) => void handlers.set(event, handle),
    send: (method, params) =>
      new Promise((resolve, reject) => {
        const id = (last += 1)
        waiting.set(id, ({ type, error, message, result }) => {
          waiting.delete(id)
          if (type === 'success') resolve(result)
          else reject(new Error(`${error}: ${message} (${method})`))
        })
        socket.send(JSON.stringify({ id, method, params }))
      }),
  }
}
