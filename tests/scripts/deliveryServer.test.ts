import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Server } from 'node:http'
import { connect, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, expect, it } from 'vitest'
import { deliveryServer } from '../../scripts/deliveryServer.ts'
import { makeHandler } from '../../src/delivery/handler.ts'
import { startMailServer } from '../fixtures/mailServer.ts'

const site = 'https://www.firm.example'
const servers: Server[] = []
afterAll(() => {
  for (const server of servers) server.close()
})

/** A server whose messages go nowhere, with the network addresses that it counted. */
async function open() {
  const addresses: string[] = []
  const server = deliveryServer(
    makeHandler({
      DELIVER_TO: 'info@firm.example',
      ALLOWED_ORIGIN: site,
      send: () => Promise.resolve(),
      isAllowed: async (address) => addresses.push(address) > 0,
      now: () => new Date(0),
      log: () => {},
    }),
  ).listen(0, '127.0.0.1')
  await once(server, 'listening')
  servers.push(server)
  return { addresses, port: (server.address() as AddressInfo).port }
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

it('a developer starts the server, sends a message and stops it with Ctrl-C', async () => {
  const mailServer = await startMailServer('accepts')
  const env = { SMTP_URL: mailServer.url, DELIVER_TO: 'info@firm.example', ALLOWED_ORIGIN: site, PORT: '0' }
  const root = join(import.meta.dirname, '../..')
  const child = spawn(process.execPath, ['scripts/cli.mjs', 'deliver'], {
    cwd: root,
    env: { ...process.env, ...env },
  })
  const output = text(child.stdout)
  const [first] = await once(child.stdout, 'data')
  const url = /http:\/\/localhost:\d+\/message/.exec(String(first))?.[0] ?? ''
  expect((await post(url, message())).status).toBe(200)
  child.kill('SIGINT')
  const [status] = await once(child, 'exit')
  expect(status).toBe(0)
  expect(await output).toMatch(/\nPress Ctrl-C to stop\.\n\S+ sent \d+ bytes\n$/)
  expect(mailServer.mails.map(({ mail }) => mail.subject)).toEqual(['Application from Ada: clerk'])
  await mailServer.close()
})
