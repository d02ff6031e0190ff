import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import type { Server } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { deliveryServer } from '../../scripts/deliveryServer.ts'
import { deliveryProgram } from '../../src/vite/hosting/hostFiles.ts'
import bundleProgram from '../../src/vite/bundleProgram.mjs'
import { debianProgram } from '../fixtures/debian.ts'
import { startMailServer } from '../fixtures/mailServer.ts'
import { application, firmSite, freePort, handlerWith, listen } from '../fixtures/messages.ts'

const servers: Server[] = []
afterAll(() => {
  for (const server of servers) server.close()
})

/** A server whose messages go nowhere, with the network addresses that it counted. */
async function open(send: () => Promise<void> = () => Promise.resolve(), stopping?: AbortSignal) {
  const addresses: string[] = []
  const isAllowed = async (address: string) => addresses.push(address) > 0
  const server = deliveryServer(handlerWith({ send, isAllowed }), stopping)
  const port = await listen(server)
  servers.push(server)
  return { addresses, server, port }
}

const post = (url: string, body: FormData, headers: Record<string, string> = {}) =>
  fetch(url, { method: 'POST', headers: { Origin: firmSite, ...headers }, body })

it('a visitor whose file is far too large reads so, and can send again on the same connection', async () => {
  const { port } = await open()
  const url = `http://127.0.0.1:${port}/message`
  const refused = await post(url, application(30_000_000))
  expect([refused.status, await refused.json()]).toEqual([413, { ok: false, error: 'too-large' }])
  const sent = await post(url, application(4_000_000))
  expect([sent.status, await sent.json()]).toEqual([200, { ok: true }])
  expect(sent.headers.get('Access-Control-Allow-Origin')).toBe(firmSite)
})

it('a visitor with a false X-Forwarded-For is counted by the address that the proxy added', async () => {
  const { addresses, port } = await open()
  const url = `http://127.0.0.1:${port}/message`
  await post(url, application())
  await post(url, application(), { 'X-Forwarded-For': '192.0.2.1, 198.51.100.7' })
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

const root = join(import.meta.dirname, '../..')
const built = mkdtempSync(join(tmpdir(), 'deliver-'))
beforeAll(async () => {
  mkdirSync(join(built, '_hosting'))
  const code = await bundleProgram('scripts/deliver.ts', 'deliver')
  writeFileSync(join(built, deliveryProgram), code)
})
afterAll(() => rmSync(built, { recursive: true }))

/** Starts a program that listens for messages. */
async function start(program: string, words: readonly string[], cwd: string, settings: NodeJS.ProcessEnv) {
  const sender = { DELIVER_TO: 'info@firm.example', ALLOWED_ORIGIN: firmSite, PORT: '0' }
  const child = spawn(program, words, { cwd, env: { ...process.env, ...sender, ...settings } })
  const output = text(child.stdout)
  const url = await new Promise<string>((found) =>
    child.stdout.on('data', (part) => {
      const address = /http:\/\/localhost:\d+\/message/.exec(String(part))
      if (address) found(address[0])
    }),
  )
  return { child, output, url }
}

it.each([
  ['Ctrl-C, without a build', 'SIGINT', 'node', ['scripts/cli.mjs', 'deliver'], root],
  ['a signal to npm, which passes none on', 'SIGTERM', 'npm', ['run', 'deliver'], root],
  ['a signal from systemd, with only what the build wrote', 'SIGTERM', 'node', [deliveryProgram], built],
] as const)(
  'a developer starts the server, sends a message and stops it with %s',
  async (_, signal, program, words, cwd) => {
    const mailServer = await startMailServer('accepts')
    const settings = { SMTP_URL: mailServer.url, OUT_DIR: join(built, 'none') }
    const { child, output, url } = await start(program, words, cwd, settings)
    expect((await post(url, application())).status).toBe(200)
    child.kill(signal)
    expect(await output).toMatch(/\nPress Ctrl-C to stop\.\n\S+ sent \d+ bytes\n$/)
    await expect(fetch(url)).rejects.toThrow('fetch failed')
    expect(mailServer.mails.map(({ mail }) => mail.subject)).toEqual(['Application from Ada: clerk'])
    await mailServer.close()
  },
)

const redis = debianProgram('usr/bin/redis-server', 'redis-server', 'redis-tools')
// Debian's package, without apt there is none to try.
it.skipIf(redis === undefined)(
  'a firm with two machines counts once with Redis, and twice without',
  async () => {
    const port = String(await freePort())
    const libraries = join(redis ?? '', '../../lib')
    const own = readdirSync(libraries).find((name) => name.endsWith('-gnu')) ?? ''
    const env = { LD_LIBRARY_PATH: join(libraries, own) }
    const server = spawn(redis ?? '', ['--port', port, '--save', ''], { cwd: built, env })
    await new Promise<void>((ready) => server.stdout.on('data', (part) => /Ready/.test(part) && ready()))
    const mailServer = await startMailServer('accepts')
    const shared = { LIMITER_URL: `redis://127.0.0.1:${port}`, LIMITER_KEY: 'k'.repeat(32) }
    const settings = { SMTP_URL: mailServer.url, MAILS_PER_HOUR: '1', ...shared }
    const machines = await Promise.all([0, 1].map(() => start('node', [deliveryProgram], built, settings)))
    const atBoth = async (address: string, elapsed?: string) => {
      const headers = { 'X-Forwarded-For': address }
      const answers = machines.map(({ url }) => post(url, application(10, elapsed), headers))
      return (await Promise.all(answers)).map(({ status }) => status).sort()
    }
    // Too fast, which counts as well.
    for (let nth = 0; nth < 5; nth += 1) expect(await atBoth('203.0.113.7', '0')).toEqual([422, 422])
    expect(await atBoth('203.0.113.7')).toEqual([429, 429])
    expect(await atBoth('198.51.100.7')).toEqual([200, 503])
    server.kill('SIGKILL')
    await once(server, 'exit')
    expect(await atBoth('203.0.113.7')).toEqual([200, 200])
    for (const { child } of machines) child.kill('SIGTERM')
    for (const { output } of machines) expect((await output).match(/^LIMITER_URL is away /gm)).toHaveLength(1)
    await mailServer.close()
  },
)

it('when the server stops, a visitor whose message has arrived is answered, and nobody else keeps it open', async () => {
  const stopping = new AbortController()
  let release: (() => void) | undefined
  const send = () => new Promise<void>((done) => (release = done))
  const { addresses, port, server } = await open(send, stopping.signal)
  const url = `http://127.0.0.1:${port}/message`
  const sent = post(url, application())
  const start = `POST /message HTTP/1.1\r\nHost: localhost\r\nOrigin: ${firmSite}\r\n`
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
