import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import type { Server } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { siteServer } from '../../scripts/siteServer.ts'
import { openOutput } from '../../src/node/output.ts'
import { hostFiles } from '../../src/vite/hosting/hostFiles.ts'
import { hostingOf } from '../../src/vite/hosting/hosting.ts'
import { listen } from '../fixtures/messages.ts'

const root = mkdtempSync(join(tmpdir(), 'server-'))
const out = join(root, 'dist')
let server: Server
let port = 0

beforeAll(async () => {
  const output = openOutput(root, { content: join(root, 'content'), public: join(root, 'public'), out })
  const write = (path: string, content: string) => writeFileSync(join(output.site, path), content)
  mkdirSync(join(output.site, '_hosting'))
  for (const [path, content] of [
    ...hostFiles(hostingOf([{ from: '/old', to: '/about#team' }], { frames: [] })),
    ['index.html', 'home'],
    ['about.html', 'about us'],
    ['404.html', 'not here'],
    ['a&b c.txt', 'odd name'],
  ] as const)
    write(path, content)
  output.publish()
  output.remove()
  writeFileSync(join(root, 'secret.txt'), 'secret')
  server = siteServer(out)
  port = await listen(server)
})
afterAll(() => {
  server.close()
  rmSync(root, { recursive: true, force: true })
})

/** Sends a raw request, and returns the raw response. */
async function ask(target: string, method = 'GET', headers = ''): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  socket.write(`${method} ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n${headers}\r\n`)
  return text(socket)
}
const statusOf = (answer: string) => Number(answer.split(' ')[1])

it.each([
  ['/', 200, 'home'],
  ['/about?from=mail', 200, 'about us'],
  ['http://localhost/about', 200, 'about us'],
  ['/a&b%20c.txt', 200, 'odd name'],
  ['/about/', 301, 'Location: /about\r'],
  ['/about.html?a=1', 301, 'Location: /about?a=1\r'],
  ['/index.html', 301, 'Location: /\r'],
  ['/old?a=1', 301, 'Location: /about?a=1#team\r'],
  ['/nowhere', 404, 'not here'],
  ['/404', 404, 'not here'],
  ['//example.com/%2e%2e', 404, 'not here'],
  ['/../secret.txt', 404, 'not here'],
  ['/%2e%2e/secret.txt', 404, 'not here'],
  ['/..%2fsecret.txt', 404, 'not here'],
  ['/%00', 404, 'not here'],
  ['/\\..\\secret.txt', 404, 'not here'],
  ['/.build-manifest.json', 404, 'not here'],
  ['/_headers', 404, 'not here'],
  ['/vercel.json', 404, 'not here'],
  ['/%E9', 400, '400'],
  ['*', 400, '400'],
  ['ftp://localhost/about', 400, '400'],
])('an editor who asks the preview for %s gets status %i', async (target, status, part) => {
  const answer = await ask(target)
  expect(statusOf(answer)).toBe(status)
  expect(answer).toContain(part)
  expect(answer).not.toContain('secret')
  expect(answer).toContain('X-Content-Type-Options: nosniff')
})

it('an editor can only read from the preview', async () => {
  for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS', 'TRACE'])
    expect(await ask('/about', method)).toMatch(/^HTTP\/1\.1 405 [^]*Allow: GET, HEAD/)
  expect(await ask('/about', 'HEAD')).toMatch(/^HTTP\/1\.1 200 [^]*Content-Length: 8\r\n[^]*\r\n\r\n$/)
  expect(await ask('localhost:1', 'CONNECT')).toBe('')
})

it('an editor’s browser can ask the preview for ranges, but not for impossible ones', async () => {
  const range = (value: string) => ask('/about', 'GET', `Range: bytes=${value}\r\n`)
  expect(await range('0-4')).toMatch(/^HTTP\/1\.1 206 [^]*\r\n\r\nabout$/)
  expect(await range('-2')).toMatch(/^HTTP\/1\.1 206 [^]*\r\n\r\nus$/)
  expect(statusOf(await range('99-'))).toBe(416)
  expect(statusOf(await range('5-1'))).toBeLessThan(500)
})

it('an editor’s browser reads that nothing changed, even after another sent an invalid request', async () => {
  const tag = /ETag: (.*)\r/.exec(await ask('/about'))?.[1]
  expect(statusOf(await ask('/about', 'GET', `If-None-Match: ${tag}\r\n`))).toBe(304)
  const socket = connect(port, '127.0.0.1')
  socket.write('\x16\x03\x01 no request\r\n\r\n')
  await text(socket)
  expect(statusOf(await ask('/about'))).toBe(200)
})
