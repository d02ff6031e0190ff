import { connect } from 'node:net'

/**
 * Sends a request as it is written, which browsers and `fetch` would mend first. Resolves with the answer's status, if
 * it has one; fails when the server leaves the connection open for ten seconds.
 */
export const askRaw = (port: number, request: string): Promise<number | undefined> =>
  new Promise((done, fail) => {
    let answer = ''
    const socket = connect(port, 'localhost')
    socket.setTimeout(10_000, () => {
      socket.destroy()
      fail(new Error(`There is no answer to ${JSON.stringify(request)}.`))
    })
    socket.on('data', (text: Buffer) => {
      answer += text.toString('latin1')
      // The status is all that is wanted.
      if (answer.includes('\r\n')) socket.end()
    })
    // One that the server cuts off has had its answer.
    socket.on('error', (error) => 'code' in error && error.code === 'ECONNREFUSED' && fail(error))
    socket.on('close', () => {
      const status = /^HTTP\/1\.1 (\d{3}) /.exec(answer)?.[1]
      done(status === undefined ? undefined : Number(status))
    })
    socket.end(request)
  })

/** A request whose first line names `target`. */
export const getRequest = (target: string, further: readonly string[] = []): string =>
  [`GET ${target} HTTP/1.1`, 'Host: localhost', 'Connection: close', ...further, '', ''].join('\r\n')

/** A request for a socket of Vite's, which asks for an upgrade of the connection. */
export const upgradeRequest = (target: string, protocol = 'vite-hmr'): string =>
  [
    `GET ${target} HTTP/1.1`,
    'Host: localhost',
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
    `Sec-WebSocket-Protocol: ${protocol}`,
    'Origin: http://localhost',
    '',
    '',
  ].join('\r\n')
