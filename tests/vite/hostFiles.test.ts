import { expect, it } from 'vitest'
import { hostFiles, withQuery } from '../../src/vite/hosting/hostFiles.ts'
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
  expect(files.get('_redirects')).toBe(
    '/people /attorneys 301\n/old(1).html /contact?area=tax#form 301\n/über /a%E2%80%93b 301\n',
  )
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
