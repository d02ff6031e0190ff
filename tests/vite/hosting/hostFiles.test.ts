import { describe, expect, it } from 'vitest'
import { hostFiles } from '../../../src/vite/hosting/hostFiles.ts'
import { hostingPolicy } from '../../../src/vite/hosting/hostingPolicy.ts'
import { maxListLength } from '../../../src/vite/hosting/pageStyles.ts'
import { securityTxt, securityTxtExpiry } from '../../../src/vite/hosting/securityTxt.ts'
import { redirectFiles } from '../../../src/vite/redirectFiles.ts'

/** As many hashes as one list may have. */
const hash = `sha256-${'x'.repeat(43)}=`
const hashes = Array.from({ length: Math.floor(maxListLength / (hash.length + 3)) }, () => hash)
const redirects = [
  { from: '/old', to: '/about' },
  { from: '/odd', to: 'https://other.example/${x}?a="b"\\#c d' },
]
const files = new Map(hostFiles(hostingPolicy(redirects, { hashes, sheets: false })))
const textOf = (path: string) => files.get(path) ?? ''

describe('_headers', () => {
  it('keeps to what Cloudflare reads, with the longest list of hashes that there may be', () => {
    const lines = textOf('_headers').split('\n')
    expect(Math.max(...lines.map(({ length }) => length))).toBeLessThan(2000)
    expect(lines.filter((line) => line.startsWith('/')).length).toBeLessThan(100)
  })

  it('names no header twice for one path, since hosts would add them up', () => {
    const blocks = textOf('_headers').trim().split('\n\n')
    const named = blocks.map((block) => [...block.matchAll(/^ {2}([\w-]+):/gm)].map(([, name]) => name))
    const everywhere = new Set(named[0])
    expect(everywhere.size).toBeGreaterThan(7)
    expect(
      named
        .slice(1)
        .flat()
        .filter((name) => everywhere.has(name)),
    ).toEqual([])
  })
})

it('no address can say more than where it leads, in any host’s language', () => {
  const target = 'https://other.example/%24%7Bx%7D?a=%22b%22%5C#c%20d'
  expect(textOf('_redirects')).toBe(`/old /about 301\n/odd ${target} 301\n`)
  for (const path of ['_hosting/nginx.conf', '_hosting/Caddyfile', 'vercel.json', 'staticwebapp.config.json'])
    expect(textOf(path)).toContain(target)
})

describe('the rules for prerendering', () => {
  it.each([
    '_headers',
    '_hosting/nginx.conf',
    '_hosting/Caddyfile',
    'vercel.json',
    'staticwebapp.config.json',
  ])('are named by a header in %s, which also says their type', (path) => {
    const text = textOf(path)
    expect(text).toContain('Speculation-Rules')
    expect(text).toContain('application/speculationrules+json')
  })
})

describe('the page of an old address', () => {
  const site = (addresses: readonly string[], paths: readonly string[] = []) => {
    const route = {
      kind: 'plain',
      file: '',
      title: '',
      description: '',
      label: '',
      order: 0,
      inHeader: false,
      footer: undefined,
      listed: true,
    } as const
    return {
      redirects: addresses.map((from) => ({ from, to: '/' })),
      routes: paths.map((path) => ({ ...route, path })),
    }
  }
  it.each([
    ['/old', [], ['old.html']],
    ['/old.html', [], ['old.html']],
    ['/a/b.php', [], ['a/b.php.html']],
    // The page stands there itself.
    ['/about.html', ['/about'], []],
  ])('%s, beside the pages %j, stands in %j', (address, paths, expected) => {
    expect([...redirectFiles(site([address], paths)).keys()]).toEqual(expected)
  })

  it('gives way to one with the name of its file', () => {
    const found = redirectFiles(site(['/old', '/old.html']))
    expect([...found].map(([file, { from }]) => [file, from])).toEqual([
      ['old.html', '/old.html'],
      ['old/index.html', '/old'],
    ])
  })
})

describe('security.txt', () => {
  const whom = { site: 'https://firm.example', email: 'a@firm.example', contact: '/contact' }
  const text = securityTxt(whom, '2026-01-31')
  it('says what RFC 9116 asks for, and for less than a year', () => {
    expect(text).toContain('Contact: mailto:a@firm.example\n')
    expect(text).toContain('Canonical: https://firm.example/.well-known/security.txt\n')
    const days = ((securityTxtExpiry(text)?.getTime() ?? 0) - Date.parse('2026-01-31')) / 86_400_000
    expect(days).toBeGreaterThan(30)
    expect(days).toBeLessThan(365)
  })

  it('is the same for the same day', () => {
    expect(securityTxt(whom, '2026-01-31')).toBe(text)
  })
})
