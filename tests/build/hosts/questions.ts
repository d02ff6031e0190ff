import type { Reply, Question } from './ask.ts'

const page = '/privacy-policy'
const picture = '/og.png'

/** Old addresses that the site is given for these tests; the real one has none yet. */
export const oldAddresses = [
  { from: '/people', to: '/attorneys' },
  { from: '/people.html', to: '/attorneys/partners' },
  { from: '/old/contact.php', to: '/contact?area=tax-law' },
  { from: '/terms', to: '/terms-of-use#governing-law-and-jurisdiction' },
  { from: '/blog', to: 'https://blog.westatlantic.example/a%20b?x={y}$z"q' },
]

const encodings = [
  'gzip',
  'br',
  'gzip, br',
  'br;q=0',
  'gzip;q=0, br;q=0',
  'br;q=0, gzip;q=0.1',
  'gzip;q=0.5, br;q=0.1',
  '*',
  'identity',
  'deflate',
  '',
]

const ranges = [
  'bytes=0-99',
  'bytes=100-',
  'bytes=-500',
  'bytes=0-0',
  'bytes=-1',
  'bytes=0-99999999',
  'bytes=99999999-',
  'bytes=5-2',
  'bytes=-0',
  'bytes=a-b',
  'bytes=',
  'bytes=1',
  'bits=0-9',
  'bytes=0-9,20-29',
  'bytes=0-9, 5-14',
]

const attacks = [
  '/../etc/passwd',
  '/../../../../../../etc/passwd',
  '/about/../../etc/passwd',
  '/about/../contact',
  '/about/./firm',
  '/..%2f..%2fetc/passwd',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/%2e%2e%2f%2e%2e%2fetc%2fpasswd',
  '/assets/../../package.json',
  '/assets/..%2f..%2fpackage.json',
  '/art/%2e%2e/%2e%2e/package.json',
  '/..%5c..%5cpackage.json',
  '/..\\..\\package.json',
  '/\\evil.example/',
  '/\\evil.example',
  '//evil.example',
  '//evil.example/',
  '///evil.example//',
  '//evil.example/%2e%2e/',
  '/about//',
  '//about',
  '/a//b/',
  '/about/?next=//evil.example',
  '/about/%0d%0aset-cookie:%20a=b/',
  '/%0d%0alocation:%20https://evil.example',
  '/%00',
  '/about%00.html',
  '/%',
  '/%zz',
  '/%c0%ae%c0%ae/etc/passwd',
  '/_headers',
  '/_redirects',
  '/_hosting/policy.json',
  '/_hosting/nginx.conf',
  '/_hosting/',
  '/vercel.json',
  '/staticwebapp.config.json',
  '/.nojekyll',
  '/.git/config',
  '/.env',
  '/about/.hidden',
  '/.well-known/',
  '/.well-known/.hidden',
  '/about.html.br',
  '/about.html.gz',
  '/assets/',
  '/assets',
  '/art',
  '/art/band/',
  '/404',
  '/404.html',
  '/404/',
  '/index',
  '/index.html',
  '/index.html?a=b',
  '/about/index.html',
  '/about/index.html?a=b',
  '/about.html?a=b',
  '/nowhere',
  '/nowhere/',
  '/nowhere.html',
  '/nowhere/index.html',
  '/assets/nothing.js',
  '/art/nothing.svg',
  '/About',
  '/about%2Ffirm',
  '/%61bout',
  '/about;x=y',
  '/about?',
  '/about?x=../../etc/passwd',
  `/${'a'.repeat(300)}`,
]

/**
 * What every server is asked. @param paths of pages; @param files the addresses of all other files
 */
export function questionsFor(paths: readonly string[], files: readonly string[]): Question[] {
  return [
    ...paths.map((path) => ({ path })),
    ...paths.map((path) => ({ path, headers: { 'accept-encoding': 'gzip' } })),
    ...paths
      .filter((path) => path !== '/')
      .flatMap((path) => [{ path: `${path}/` }, { path: `${path}.html` }]),
    ...files.map((path) => ({ path, headers: { 'accept-encoding': 'gzip' } })),
    ...oldAddresses.flatMap(({ from }) => [{ path: from }, { path: `${from}?a=b` }, { path: `${from}/` }]),
    ...[page, picture, '/favicon.svg'].flatMap((path) =>
      encodings.map((encoding) => ({ path, headers: { 'accept-encoding': encoding } })),
    ),
    ...['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PROPFIND'].flatMap((method) =>
      [page, '/nowhere', '/about/'].map((path) => ({ method, path })),
    ),
    ...[page, picture, '/nowhere', '/about/', '/people'].map((path) => ({ method: 'HEAD', path })),
    ...[picture, page].flatMap((path) => ranges.map((range) => ({ path, headers: { range } }))),
    { path: page, headers: { range: 'bytes=0-99', 'accept-encoding': 'gzip' } },
    { path: '/nowhere', headers: { range: 'bytes=0-99' } },
    ...attacks.map((path) => ({ path })),
  ]
}

/** Requests with conditions, for a page and for a picture. */
export const conditions: readonly (readonly [
  words: string,
  headers: (first: Reply) => Record<string, string>,
])[] = [
  ['its own tag', (first) => ({ 'if-none-match': tagOf(first) })],
  ['its own tag, weak', (first) => ({ 'if-none-match': `W/${tagOf(first)}` })],
  ['its own tag in a list', (first) => ({ 'if-none-match': `"other", W/"more", ${tagOf(first)}` })],
  ['any tag', () => ({ 'if-none-match': '*' })],
  ['another tag', () => ({ 'if-none-match': '"other"' })],
  [
    'another tag, and its own day',
    (first) => ({ 'if-none-match': '"other"', 'if-modified-since': dayOf(first) }),
  ],
  ['its own day', (first) => ({ 'if-modified-since': dayOf(first) })],
  ['an earlier day', () => ({ 'if-modified-since': 'Sat, 01 Jan 2000 00:00:00 GMT' })],
  ['no day', () => ({ 'if-modified-since': 'yesterday' })],
  ['only its own tag', (first) => ({ 'if-match': tagOf(first) })],
  ['only another tag', () => ({ 'if-match': '"other"' })],
  ['only when unchanged since long ago', () => ({ 'if-unmodified-since': 'Sat, 01 Jan 2000 00:00:00 GMT' })],
  ['a part, if its tag is still the same', (first) => ({ range: 'bytes=0-9', 'if-range': tagOf(first) })],
  ['a part, if the tag is another', () => ({ range: 'bytes=0-9', 'if-range': '"other"' })],
  ['a part, if a weak tag is the same', (first) => ({ range: 'bytes=0-9', 'if-range': `W/${tagOf(first)}` })],
  ['a part, if it is of its day', (first) => ({ range: 'bytes=0-9', 'if-range': dayOf(first) })],
]

export const conditionalPaths = [page, picture]

const tagOf = ({ headers }: Reply): string => headers.etag ?? ''
const dayOf = ({ headers }: Reply): string => headers['last-modified'] ?? ''
