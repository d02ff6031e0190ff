import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseAllHeaders } from '@netlify/headers-parser'
import { parseAllRedirects } from '@netlify/redirect-parser'
import { getTransformedRoutes } from '@vercel/routing-utils'
import { afterAll, describe, expect, it } from 'vitest'
import { hostFiles, hostFrom, withQuery, type Host } from '../../src/vite/hosting/hostFiles.ts'
import { hostingOf } from '../../src/vite/hosting/hosting.ts'

const hosting = hostingOf(
  [
    { from: '/people', to: '/attorneys' },
    { from: '/old(1).html', to: '/contact?area=tax#form' },
    { from: '/über', to: '/a–b' },
  ],
  { frames: ['https://maps.example'], messages: 'https://messages.example' },
)
const files = new Map(hostFiles(hosting))

const policy =
  "script-src 'self';img-src 'self';font-src 'self';connect-src 'self' https://maps.example https://messages.example;manifest-src 'self';frame-src https://maps.example;" +
  "object-src 'none';base-uri 'none';form-action 'none';require-trusted-types-for 'script';trusted-types prose;frame-ancestors 'none'"

it('a host such as Netlify or Cloudflare gets headers, and a redirect for each old address', () => {
  const headers = files.get('_headers')
  expect(
    headers?.startsWith(`/*\n  Content-Security-Policy: ${policy}\n  X-Content-Type-Options: nosniff\n`),
  ).toBe(true)
  for (const block of [
    '  Strict-Transport-Security: max-age=31536000\n',
    '/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n',
    '/art/*\n  Cache-Control: public, max-age=86400, stale-while-revalidate=604800\n',
    '/favicon.ico\n  Cache-Control: public, max-age=86400\n',
  ])
    expect(headers).toContain(block)
  expect(files.get('_redirects')).toMatch(
    /^\/people \/attorneys 301\n\/old\(1\)\.html \/contact\?area=tax#form 301\n\/über \/a%E2%80%93b 301\n/,
  )
})

it.each([
  [{ NETLIFY: 'true' }, 'netlify'],
  [{ CF_PAGES: '1' }, 'cloudflare'],
  [{ VERCEL: '1' }, 'vercel'],
  [{ NETLIFY: '', PATH: '/bin' }, undefined],
] as const)('a build with the variables %o is for %s', (variables, host) => {
  expect(hostFrom(variables)).toBe(host)
})

describe('in the hosts’ own parsers', () => {
  const folder = mkdtempSync(join(tmpdir(), 'hosts-'))
  const write = (name: string, host?: Host) => {
    const file = join(folder, `${name}-${host}`)
    writeFileSync(file, new Map(hostFiles(hosting, host)).get(name) ?? '')
    return file
  }
  afterAll(() => rmSync(folder, { recursive: true }))
  const settings = { configRedirects: [], configHeaders: [], minimal: false }

  it('Netlify redirects old addresses although files may have their names, and refuses files for hosts', async () => {
    const redirectsFiles = [write('_redirects', 'netlify')]
    const { redirects, errors } = await parseAllRedirects({ ...settings, redirectsFiles })
    const moved = { status: 301, force: true }
    const missing = { to: '/404.html', status: 404, force: true }
    expect([errors, redirects]).toMatchObject([
      [],
      [
        { path: '/people', to: '/attorneys', ...moved },
        { path: '/old(1).html', to: '/contact?area=tax#form', ...moved },
        { path: expect.stringMatching(/^\/(ü|%C3%BC)ber$/), to: '/a%E2%80%93b', ...moved },
        { path: '/404', ...missing },
        { path: '/.build-manifest.json', ...missing },
        { path: '/vercel.json', ...missing },
        { path: '/_hosting/*', ...missing },
      ],
    ])
  })

  it('Netlify reads the file for an unknown host, and all headers, without an error', async () => {
    const redirects = await parseAllRedirects({ ...settings, redirectsFiles: [write('_redirects')] })
    const headers = await parseAllHeaders({ ...settings, headersFiles: [write('_headers')] })
    expect([redirects.errors, headers.errors]).toEqual([[], []])
    expect(headers.headers).toHaveLength(hosting.paths.length + 1)
    const all = headers.headers.find((header) => 'for' in header && header.for === '/*')
    expect(all).toMatchObject({ values: Object.fromEntries(hosting.headers) })
  })

  it.each([
    ['/people', 301, '/attorneys'],
    // Its clean addresses come first.
    ['/old(1).html', 308, '/old(1)'],
    ['/about/', 308, '/about'],
    ['/about.html', 308, '/about'],
    ['/about', undefined, undefined],
  ])('Vercel answers %s with %s and %s', (path, status, location) => {
    const { routes, error } = getTransformedRoutes(JSON.parse(files.get('vercel.json') ?? ''))
    expect(error).toBe(null)
    const [found] = (routes ?? []).flatMap((route) => {
      if ('handle' in route || route.status === undefined) return []
      const match = new RegExp(route.src).exec(path)
      const target = match && (route.headers?.['Location'] ?? '').replace('$1', match[1] ?? '')
      return match ? [[route.status, target]] : []
    })
    expect(found).toEqual(status && [status, location])
  })
})

it('a host such as Vercel gets the same, with pattern characters in addresses escaped', () => {
  const { redirects, headers } = JSON.parse(files.get('vercel.json') ?? '')
  expect(redirects.slice(0, 2)).toEqual([
    { source: '/people', destination: '/attorneys', statusCode: 301 },
    { source: '/old\\(1\\)\\.html', destination: '/contact?area=tax#form', statusCode: 301 },
  ])
  expect(headers[0].source).toBe('/(.*)')
  expect(headers[0].headers).toContainEqual({ key: 'Content-Security-Policy', value: policy })
  expect(headers[0].headers).toContainEqual({ key: 'Cache-Control', value: 'no-cache' })
  expect(headers[1]).toEqual({
    source: '/assets/(.*)',
    headers: [{ key: 'Cache-Control', value: 'public, max-age=31536000, immutable' }],
  })
})

it('a host that runs nginx sends the same headers, and redirects that keep the query', () => {
  const lines = files.get('_hosting/nginx.conf')?.split('\n')
  expect(lines).toContain(`add_header Content-Security-Policy "${policy}" always;`)
  expect(lines).toContain('add_header Speculation-Rules "\\"/prerender.speculationrules\\"" always;')
  expect(lines).toContain('location = "/people" { return 301 "/attorneys$is_args$args"; }')
  expect(lines).toContain(
    'location ^~ /assets/ { set $site_caching "public, max-age=31536000, immutable"; try_files $uri =404; }',
  )
})

it('a host gets no policy that would block the styles, whose hashes are in each page', () => {
  for (const text of files.values()) expect(text).not.toMatch(/default-src|style-src/)
})

it.each([
  ['/about', '?a=1', '/about?a=1'],
  ['/about#team', '?a=1', '/about?a=1#team'],
  ['/about?b=2', '?a=1', '/about?b=2'],
])('a visitor redirected to %s with the query %s arrives at %s', (to, query, location) => {
  expect(withQuery(to, query)).toBe(location)
})
