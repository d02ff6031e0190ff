import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { Server } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { afterAll, describe, expect, it } from 'vitest'
import { deliveryServer } from '../../scripts/deliveryServer.ts'
import { makeHandler } from '../../src/delivery/handler.ts'
import { deliveryProgram } from '../../src/vite/hosting/hostFiles.ts'
import { bundleProgram } from '../../src/vite/loadProgram.mjs'
import { startMailServer } from '../fixtures/mailServer.ts'

const site = 'https://www.firm.example'
const servers: Server[] = []
afterAll(() => {
  for (const server of servers) server.close()
})

/** A server whose messages go nowhere, with the network addresses that it counted. */
async function open(send: () => Promise<void> = () => Promise.resolve(), stopping?: AbortSignal) {
  const addresses: string[] = []
  const server = deliveryServer(
    makeHandler({
      DELIVER_TO: 'info@firm.example',
      ALLOWED_ORIGIN: site,
      send,
      isAllowed: async (address) => addresses.push(address) > 0,
      secondsToNext: async () => 0,
      now: () => new Date(0),
      log: () => {},
    }),
    stopping,
  ).listen(0, '127.0.0.1')
  await once(server, 'listening')
  servers.push(server)
  return { addresses, server, port: (server.address() as AddressInfo).port }
}

function message(size = 10): FormData {
  const form = new FormData()
  const fields = { name: 'Ada', email: 'ada@mail.example', message: 'Hello', role: 'clerk', elapsed: '9000' }
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  form.set('attachment', new File(['%PDF-1.7', new Uint8Array(size)], 'cv.pdf'))
  return form
}
const post = (url: string, body: FormData, headers: Record<string, string> = {}) =>
  fetch(url, { method: 'POST', headers: { Origin: site, ...headers }, body })

it('a visitor whose file is far too large reads so, and can send again on the same connection', async () => {
  const { port } = await open()
  const url = `http://127.0.0.1:${port}/message`
  const refused = await post(url, message(30_000_000))
  expect([refused.status, await refused.json()]).toEqual([413, { ok: false, error: 'too-large' }])
  const sent = await post(url, message(4_000_000))
  expect([sent.status, await sent.json()]).toEqual([200, { ok: true }])
  expect(sent.headers.get('Access-Control-Allow-Origin')).toBe(site)
})

it('a visitor with a false X-Forwarded-For is counted by the address that the proxy added', async () => {
  const { addresses, port } = await open()
  const url = `http://127.0.0.1:${port}/message`
  await post(url, message())
  await post(url, message(), { 'X-Forwarded-For': '192.0.2.1, 198.51.100.7' })
  expect(addresses).toEqual(['127.0.0.1', '198.51.100.7'])
})

it.each([
  ['GET /message', 200],
  ['HEAD /message', 405],
  ['GET /', 404],
  ['GET //', 400],
  ['TRACE /message', 400],
])('anyone who sends %s gets status %i', async (start, status) => {
  const { port } = await open()
  const socket = connect(port, '127.0.0.1')
  socket.write(`${start} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`)
  expect(await text(socket)).toMatch(new RegExp(`^HTTP/1.1 ${status} `))
})

describe.each([
  ['Ctrl-C, without a build', 'SIGINT', 'node', ['scripts/cli.mjs', 'deliver']],
  ['a signal to npm, which passes none on', 'SIGTERM', 'npm', ['run', 'deliver']],
  ['a signal from systemd, with only what the build wrote', 'SIGTERM', 'node', ['_hosting/deliver.mjs']],
] as const)('with %s', (_, signal, program, words) => {
  it('a developer starts the server, sends a message and stops it', async () => {
    const out = mkdtempSync(join(tmpdir(), 'deliver-'))
    const isBuilt = words[0].startsWith('_')
    if (isBuilt) {
      mkdirSync(join(out, '_hosting'))
      const code = await bundleProgram('scripts/deliver.ts', { command: 'deliver' })
      writeFileSync(join(out, deliveryProgram), code)
    }
    const mailServer = await startMailServer('accepts')
    const child = spawn(program, words, {
      cwd: isBuilt ? out : join(import.meta.dirname, '../..'),
      env: {
        ...process.env,
        SMTP_URL: mailServer.url,
        DELIVER_TO: 'info@firm.example',
        ALLOWED_ORIGIN: site,
        PORT: '0',
        OUT_DIR: out,
      },
    })
    const output = text(child.stdout)
    const url = await new Promise<string>((found) =>
      child.stdout.on('data', (part) => {
        const address = /http:\/\/localhost:\d+\/message/.exec(String(part))
        if (address) found(address[0])
      }),
    )
    expect((await post(url, message())).status).toBe(200)
    child.kill(signal)
    expect(await output).toMatch(/\nPress Ctrl-C to stop\.\n\S+ sent \d+ bytes\n$/)
    await expect(fetch(url)).rejects.toThrow('fetch failed')
    expect(mailServer.mails.map(({ mail }) => mail.subject)).toEqual(['Application from Ada: clerk'])
    await mailServer.close()
    rmSync(out, { recursive: true })
  })
})

it('when the server stops, a visitor whose message has arrived is answered, and nobody else keeps it open', async () => {
  const stopping = new AbortController()
  let release: (() => void) | undefined
  const send = () => new Promise<void>((done) => (release = done))
  const { addresses, port, server } = await open(send, stopping.signal)
  const url = `http://127.0.0.1:${port}/message`
  const sent = post(url, message())
  const start = `POST /message HTTP/1.1\r\nHost: localhost\r\nOrigin: ${site}\r\n`
  const ends = [
    [`${start}Content-Length: 9000\r\n\r\n--half of a body`, /^HTTP\/1.1 503 [^]*"unavailable"/],
    ['GET /message HTTP/1.1\r\nHost: localhost\r\n\r\n', /^HTTP\/1.1 200 /],
    [start, /^$/],
  ] as const
  const answers = ends.map(async ([sentence]) => {
    const socket = connect(port, '127.0.0.1')
    socket.write(sentence)
    return text(socket)
  })
  await expect.poll(() => [addresses.length, release !== undefined]).toEqual([2, true])
  await expect.poll(() => promisify(server.getConnections.bind(server))()).toBe(4)
  const closed = once(server, 'close')
  stopping.abort()
  release?.()
  expect((await sent).status).toBe(200)
  for (const [at, [, expected]] of ends.entries()) expect(await answers[at]).toMatch(expected)
  await closed
})
