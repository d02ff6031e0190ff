import { request } from 'node:http'
import { afterAll, describe, expect, it } from 'vitest'
import { ask } from './ask.ts'
import { attack, sendRaw } from './hostileRequests.ts'
import { times } from '../../sample.ts'
import { startPreviewProcess } from './previewUnderAttack.ts'

/** `npm run preview` as a process: what it says, what cannot end it, and how it ends. All go on with one. */
describe('the preview', { timeout: 60_000 }, async () => {
  const preview = await startPreviewProcess()
  afterAll(() => preview.end('SIGKILL'))

  it('says where it is and what it listens on, which is this computer alone', () => {
    expect(preview.said()).toContain(`The site is at http://localhost:${preview.port}\n`)
    expect(preview.said()).toContain(`It listens on 127.0.0.1, port ${preview.port}.`)
  })

  it.each(['//', '///', '//[', '//%00', '/%', 'http://[', '*', '', '/\\evil.example', '/../x'])(
    'answers 400 or leads to a page of its own for %j, and goes on',
    async (target) => {
      const reply = await sendRaw(
        preview.port,
        `GET ${target} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`,
      )
      expect(reply).toMatch(/^HTTP\/1\.1 (400|301) /)
      expect(reply).toMatch(/\r\nContent-Security-Policy: default-src 'none'/)
      expect(/\r\nLocation: (.*)\r\n/.exec(reply)?.[1] ?? '/').toMatch(/^\/(?![/\\])/)
      expect(preview.isRunning()).toBe(true)
    },
  )

  it.each([
    ['bytes=5-2', 416, 'bytes */2000'],
    ['bytes=2000-', 416, 'bytes */2000'],
    ['bytes=-500', 206, 'bytes 1500-1999/2000'],
    ['bytes=0-0', 206, 'bytes 0-0/2000'],
    ['bytes=1990-9999', 206, 'bytes 1990-1999/2000'],
    ['bytes=0-0,5-9', 200, undefined],
    ['lines=1-2', 200, undefined],
  ] as const)('answers the range %s with %i', async (range, status, part) => {
    const reply = await ask(preview.port, { path: '/', headers: { range } })
    expect([reply.status, reply.headers['content-range']]).toEqual([status, part])
    if (part !== undefined && status === 206) {
      const [, from, to] = (/ (\d+)-(\d+)/.exec(part) ?? []).map(Number)
      expect(reply.body.length).toBe((to ?? 0) - (from ?? 0) + 1)
    }
  })

  it.each([
    ['br', 'br'],
    ['br;q=0', undefined],
    ['br;q=0, gzip', 'gzip'],
    ['gzip, br', 'br'],
    ['gzip, br;q=0.5', 'gzip'],
    ['*;q=0', undefined],
    ['', undefined],
  ])('sends to who accepts %j the form %s, and says what it varies with', async (accepted, encoding) => {
    const { headers } = await ask(preview.port, { path: '/about', headers: { 'accept-encoding': accepted } })
    expect([headers['content-encoding'], headers['vary']]).toEqual([encoding, 'Accept-Encoding'])
  })

  it('sends a part of the page itself, never of its compressed form', async () => {
    const whole = await ask(preview.port, { path: '/about' })
    const part = await ask(preview.port, {
      path: '/about',
      headers: { range: 'bytes=0-9', 'accept-encoding': 'br' },
    })
    expect([part.status, part.headers['content-encoding']]).toEqual([206, undefined])
    expect(part.body).toEqual(whole.body.subarray(0, 10))
  })

  it('sends nothing again that the browser has', async () => {
    const first = await ask(preview.port, { path: '/' })
    const tag = first.headers.etag ?? ''
    expect(tag).toMatch(/^"/)
    const known: Record<string, string>[] = [
      { 'if-none-match': `"other", W/${tag}` },
      { 'if-none-match': '*' },
      { 'if-modified-since': first.headers['last-modified'] ?? '' },
    ]
    for (const headers of known) expect((await ask(preview.port, { path: '/', headers })).status).toBe(304)
  })

  it.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PROPFIND'])('knows no %s', async (method) => {
    const { status, headers } = await ask(preview.port, { method, path: '/' })
    expect([status, headers.allow]).toEqual([405, 'GET, HEAD'])
    expect(headers['x-content-type-options']).toBe('nosniff')
  })

  it('opens no tunnel', async () => {
    const reply = await sendRaw(preview.port, 'CONNECT a:443 HTTP/1.1\r\nHost: a\r\n\r\n')
    expect(reply).toMatch(/^HTTP\/1\.1 405 [^]*\r\nAllow: GET, HEAD\r\n/)
  })

  it('gives no file that begins with a dot, or to which a link leads out of the site', async () => {
    for (const path of [
      '/.git/config',
      '/link.txt',
      '/linked/secret.txt',
      '/_hosting/policy.json',
      '/about.html.br',
    ])
      expect((await ask(preview.port, { path })).status).toBe(404)
  })

  it('survives hundreds of hostile requests, answers none with 5xx and each with its headers', async () => {
    const { wrong, statuses } = await attack(preview.port, { ...preview, count: times(500, 2_000), seed: 12 })
    expect(wrong).toEqual([])
    expect(Object.keys(statuses)).toEqual(expect.arrayContaining(['200', '301', '400', '404', '405']))
    expect(preview.isRunning()).toBe(true)
  })

  it('ends at once on SIGTERM, though a browser keeps a connection', async () => {
    const socket = request({
      port: preview.port,
      host: '127.0.0.1',
      path: '/',
      headers: { connection: 'keep-alive' },
    })
    socket.end()
    await new Promise((resolve) => socket.on('response', (response) => response.resume().on('end', resolve)))
    expect(await preview.end('SIGTERM')).toBe(0)
  })
})

describe('the preview that cannot listen', { timeout: 60_000 }, () => {
  it.each([
    [{ PORT: 'eighty' }, 'PORT is "eighty"; write a number between 0 and 65535.\n'],
    [{ HOST: '203.0.113.7' }, 'HOST is "203.0.113.7", and this computer has no such address.'],
  ])('says why in one sentence: %o', async (env, words) => {
    await expect(startPreviewProcess(env)).rejects.toThrow(words)
  })
})
