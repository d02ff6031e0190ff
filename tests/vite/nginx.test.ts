import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { deliveryServer } from '../../scripts/deliveryServer.ts'
import { hostFiles } from '../../src/vite/hosting/hostFiles.ts'
import { hostingOf } from '../../src/vite/hosting/hosting.ts'
import { debianProgram } from '../fixtures/debian.ts'
import { application, firmSite, handlerWith, listen } from '../fixtures/messages.ts'
import { startNginx } from '../fixtures/nginx.ts'

const nginx = debianProgram('usr/sbin/nginx', 'nginx')
const site: Record<string, string> = {
  'index.html': 'home',
  'about.html': 'about '.repeat(300),
  'about/firm.html': 'firm',
  '404.html': 'missing',
  _headers: 'secret',
  'people/jo.vcf': 'card '.repeat(300),
  'assets/a.js': 'script '.repeat(300),
}
let server: Awaited<ReturnType<typeof startNginx>>
const messages = deliveryServer(handlerWith())

/** Node's `fetch` would clean the path up. */
const request = (path: string) =>
  new Promise<{ status: number; headers: Record<string, string | string[] | undefined>; raw: string[] }>(
    (done, fail) => {
      const headers = { 'Accept-Encoding': 'gzip' }
      get(server.address, { path, headers, agent: false }, (response) => {
        response.resume()
        done({ status: response.statusCode ?? 0, headers: response.headers, raw: response.rawHeaders })
      }).on('error', fail)
    },
  )

// Debian's package, without apt there is none to try.
describe.skipIf(nginx === undefined)('a site on nginx', () => {
  beforeAll(async () => {
    const folder = mkdtempSync(join(tmpdir(), 'nginx-'))
    const redirects = [{ from: '/old', to: '/about#team' }]
    const hosting = hostingOf(redirects, { frames: ['https://maps.example'] })
    for (const [path, text] of [...Object.entries(site), ...hostFiles(hosting)]) {
      const file = join(folder, 'site', path)
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, text)
    }
    const port = await listen(messages)
    const [, guide = ''] =
      /```nginx\n(location[^]*?)```/.exec(readFileSync('scripts/hosting/README.md', 'utf8')) ?? []
    const snippet = join(folder, 'server.conf')
    const location = guide.replace(':8025', `:${port}`)
    writeFileSync(snippet, `include ${folder}/site/_hosting/nginx.conf;\n${location}`)
    server = await startNginx(nginx ?? '', folder, snippet)
  })
  afterAll(async () => {
    await server.stop()
    messages.close()
  })

  it.each([
    ['/', 200, undefined],
    ['/about', 200, undefined],
    ['/about/', 301, '/about'],
    ['/about/?a=/', 301, '/about?a=/'],
    ['/about.html?a=1', 301, '/about?a=1'],
    ['/about/firm/index.html', 301, '/about/firm'],
    ['/index.html', 301, '/'],
    ['/old?a=1', 301, '/about?a=1#team'],
    ['/no/such.html', 404, undefined],
    ['/404', 404, undefined],
    ['/404.html', 404, undefined],
    ['/_headers', 404, undefined],
    // Decoded, these would lead to another site or add a header.
    ['/%5Cevil.example.html', 404, undefined],
    ['/%5Cevil.example/', 404, undefined],
    ['/%09/evil.example.html', 404, undefined],
    ['/%5Cabout.html', 404, undefined],
    ['/a%0dX-Injected:1.html', 404, undefined],
    ['/a%0d%0aX-Injected:1/', 404, undefined],
    ['//evil.example/', 404, undefined],
    ['//evil.example/about.html', 404, undefined],
  ])('a visitor of %s gets %i and is led to %s', async (path, status, location) => {
    const response = await request(path)
    expect([response.status, response.headers['location']]).toEqual([status, location])
  })

  it.each([
    ['/about', 'text/html; charset=utf-8'],
    ['/people/jo.vcf', 'text/vcard; charset=utf-8'],
    ['/assets/a.js', 'text/javascript; charset=utf-8'],
  ])('a visitor gets %s compressed, as %s, with each header once', async (path, type) => {
    const { headers, raw } = await request(path)
    expect(headers).toMatchObject({ 'content-encoding': 'gzip', 'content-type': type })
    const names = raw.filter((_, at) => at % 2 === 0).map((name) => name.toLowerCase())
    expect(names.filter((name, at) => names.indexOf(name) < at)).toEqual([])
  })

  it.each([
    [4_000_000, 200, { ok: true }],
    [5_600_000, 413, { ok: false, error: 'too-large' }],
  ])('a visitor who sends %i bytes gets our answer, each header once', async (size, expected, answer) => {
    const body = application(size)
    const headers = { Origin: firmSite }
    for (let round = 0; round < 5; round++) {
      const response = await fetch(`${server.address}/message`, { method: 'POST', headers, body })
      expect([response.status, await response.json()]).toEqual([expected, answer])
      expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff')
      expect(response.headers.get('Cache-Control')).toBe('no-store')
    }
  })

  it('a host that runs nginx reads the snippet without a warning', () => {
    expect(server.log()).not.toMatch(/\[(warn|emerg|alert)\]/)
  })
})
