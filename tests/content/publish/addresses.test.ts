import { describe, expect, it } from 'vitest'
import type { ReadOptions } from '../../../src/content/readSite.ts'
import { pageCount } from '../../../src/content/publish/pageHead.ts'
import { recordAddresses, urlListFile } from '../../../src/content/publish/urlList.ts'
import { build, inOneLine, plainPage, type Tree } from '../../fixtures/minimalSite.ts'
import { withTimeout } from '../../fixtures/withTimeout.ts'

/** The addresses of the minimal site. */
const published = [
  '/',
  '/about',
  '/contact',
  '/practice-areas',
  '/practice-areas/alpha-law',
  '/practice-areas/beta-law',
  '/practice-areas/gamma-law',
]

const list = (text: string) => ({ path: urlListFile, text })

/** The minimal site with its own list of addresses and more lines, starting with line 8. */
const listed = (lines: readonly string[], changes: Tree = {}, more: Partial<ReadOptions> = {}) =>
  build(changes, { urlList: list([...published, ...lines].join('\n')), today: '2027-02-28', ...more })

const problemsOf = (...args: Parameters<typeof listed>) => listed(...args).problems.map(inOneLine)

describe('the list of published addresses', () => {
  it('a visitor of an old address is sent to the new one', () => {
    const { site, problems } = listed([
      '',
      '# Notes begin like this.',
      '/people -> /about',
      '/old.html->/about#why',
      '  /Uber-uns.aspx  ->  https://www.example.org/team?x=1  ',
      '/brochure -> /og.png',
      '/ask -> /contact?area=alpha-law#form',
    ])
    expect(problems).toEqual([])
    expect(site?.redirects).toEqual([
      { from: '/people', to: '/about' },
      { from: '/old.html', to: '/about#why' },
      { from: '/Uber-uns.aspx', to: 'https://www.example.org/team?x=1' },
      { from: '/brochure', to: '/og.png' },
      { from: '/ask', to: '/contact?area=alpha-law#form' },
    ])
  })

  it('an editor can save the list with Windows line endings and a byte-order mark, or not at all', () => {
    expect(build({}, { urlList: list(`\uFEFF${published.join('\r\n')}\r\n`) }).problems).toEqual([])
    expect(build().problems).toEqual([])
  })

  it('an editor sees the list quoted like other files', () => {
    expect(listed([]).files.map(({ path }) => path)).toContain(urlListFile)
  })
})

describe('mistakes in the list', () => {
  const character = "has a character that addresses can't have."
  const file = 'is a file, not a page.'
  it.each([
    ['about', 'The address "about" doesn\'t start with a slash. → Write /about'],
    ['/about/', 'The address "/about/" ends with a slash. → Write /about'],
    ['/a -> /about/', 'The address "/about/" ends with a slash. → Write /about'],
    ['/a /about', `The address "/a /about" ${character} → Write one address, such as /about/firm, or two`],
    ['/a → /about', character],
    ['/a > /about', character],
    ['/a --> /about', character],
    ['/über', character],
    ['/a ->', 'The address "" is empty. → Write one address'],
    ['-> /about', 'The address "" is empty.'],
    ['/a -> /b -> /about', 'This line has more than one arrow.'],
    ['https://tiny.example/a', '→ Write /a'],
    ['/a?page=2', '→ Write /a'],
    ['/a//b', 'The address "/a//b" has an empty part between slashes.'],
    ['/../a', 'The address "/../a" has an empty part between slashes.'],
    ['/about/index.html -> /about', file],
    ['/old.html/more -> /about', file],
    ['/sitemap.xml -> /about', "is reserved for the site's own files."],
    ['/a -> http://www.example.org', "isn't a complete https:// address."],
    ['/a -> javascript:alert(1)', "isn't a complete https:// address."],
  ])('an editor who types %j into the list reads %j', (typed, expected) => {
    expect(problemsOf([typed])).toEqual([expect.stringContaining(expected)])
    expect(problemsOf([typed])[0]).toContain('addresses.txt:8:1 address-line ')
  })

  it.each([' ', '\t', '-', '=', '?', ':', '/', '.', '>', '/a -', '/a?'])(
    'an editor gets a quick answer to a line with 400,000 times %j',
    (repeated) => {
      const run = repeated.repeat(400_000)
      const read = () => problemsOf([`${run}/a`, `/b ${run}x`, `/c -> ${run} x`, `/d -> https://${run} x`])
      expect(() => withTimeout(read)).not.toThrow()
    },
  )

  it('an editor reads about Git’s conflict marks in the list, and that the list isn’t UTF-8', () => {
    for (const typed of ['<<<<<<< HEAD', '=======', '>>>>>>> main'])
      expect(problemsOf([typed]).join()).toContain('addresses.txt:8:1 merge-mark')
    const decodeError = { place: { line: 2, column: 3 }, message: ['file-encoding', 'A.', 'B.'] } as const
    const { problems } = build({}, { urlList: { ...list(''), decodeError } })
    expect(problems.map(({ line, rule }) => `${line} ${rule}`)).toContain('2 file-encoding')
  })
})

describe('published addresses', () => {
  const news = (more: string) => ({ 'pages/news.mdx': plainPage('News', more) })
  it.each<[edit: string, address: string, changes: Tree, expected: string]>([
    ['is gone', '/practice-areas/delta-law', {}, '/practice-areas/delta-law -> /practice-areas'],
    ['is gone from the top level', '/events', {}, 'redirect its visitors: /events -> /'],
    ['became a draft', '/news', news('draft: true'), '→ Change draft in pages/news.mdx, delete this line if'],
    ['expired', '/news', news('expiresOn: 2027-02-27'), 'its page left the site after February 27, 2027.'],
    [
      'was renamed',
      '/the-news',
      { 'pages/our-news.mdx': plainPage('News') },
      'visitors: /the-news -> /our-news',
    ],
  ])('an editor reads what to do with an address whose page %s', (_, address, changes, expected) => {
    expect(problemsOf([address], changes)).toEqual([expect.stringContaining(expected)])
    expect(problemsOf([address], changes)[0]).toContain('addresses.txt:8:1 lost-address /')
    expect(listed([address], changes).site).toBeUndefined()
  })

  it('an editor with an error in a file doesn’t also read that its address is lost', () => {
    const { problems } = listed(['/news'], { 'pages/news.mdx': plainPage('News', 'unknown: 1') })
    expect(problems.map(({ rule }) => rule)).toEqual(['unknown-field'])
  })
})

describe('the address of a new page', () => {
  it('an editor is asked to record the address of a new page, and the site is built', () => {
    const { site, problems } = listed([], { 'pages/news.mdx': plainPage('News') })
    expect(problems.map(inOneLine)).toEqual([
      expect.stringContaining("addresses.txt:1:1 new-address New pages aren't in this list yet: /news."),
    ])
    expect(site).toBeDefined()
    expect(build({}, { urlList: list('') }).problems.map(({ message }) => message)).toEqual([
      "New pages aren't in this list yet: /, /about, /contact and others.",
    ])
  })

  it.each(['draft: true', 'publishOn: 2027-03-01'])('an editor can wait to list a page with %s', (field) => {
    const changes = { 'pages/news.mdx': plainPage('News', field) }
    expect(problemsOf([], changes)).toEqual([])
    expect(problemsOf([], changes, { includeUnpublished: true })).toEqual([])
  })
})

describe('an old address', () => {
  const news = (more: string) => ({ 'pages/news.mdx': plainPage('News', more) })
  it.each<[edit: string, lines: string[], changes: Tree, expected: string[]]>([
    [
      'that leads nowhere',
      ['/a -> /abuot'],
      {},
      ['redirect-target The page /abuot doesn\'t exist. → Did you mean "/about"?'],
    ],
    ['that leads to the 404 page', ['/a -> /404'], {}, ["redirect-target The page /404 doesn't exist."]],
    [
      'that leads to a draft',
      ['/a -> /news'],
      news('draft: true'),
      ['redirects to /news, which is a draft.'],
    ],
    [
      'that leads on',
      ['/a -> /b', '/b -> /about'],
      {},
      ['which redirects to /about. → Write the last address'],
    ],
    ['that leads to itself', ['/a -> /a'], {}, ['→ Write the last address']],
    ['in a circle', ['/a -> /b', '/b -> /a'], {}, ['redirect-chain', '→ Write the last address']],
    ['that a page still has', ['/news -> /about'], news(''), ['npm run retire -- /news --to /about']],
    ['that a file has', ['/og.png -> /about'], {}, ['redirect-page /og.png still exists']],
    ['that is listed twice', ['/a -> /about', '/a'], {}, ['address-twice /a is already in line 8.']],
  ])('an editor reads about an old address %s', (_, lines, changes, expected) => {
    expect(problemsOf(lines, changes)).toEqual(expected.map((one) => expect.stringContaining(one)))
  })

  it('an editor who links to an old address reads the new one', () => {
    const changes = { 'pages/news.mdx': plainPage('News', '', 'See [it](/a).\n') }
    expect(problemsOf(['/news', '/a -> /about'], changes)).toEqual([
      'pages/news.mdx:7:5 broken-link The link "/a" leads to an old address. → Write /about',
    ])
  })
})

it('an editor is asked in advance where visitors of an expiring page go, and the redirect starts on time', () => {
  const changes = { 'pages/news.mdx': plainPage('News', 'expiresOn: 2027-03-31') }
  expect(
    listed(['/news'], changes).problems.map(({ severity, message }) => `${severity}: ${message}`),
  ).toEqual([
    'warning: Starting April 1, 2027: /news was published, but its page left the site after March 31, 2027.',
  ])
  const [before, after] = [{}, { today: '2027-04-01' }].map((day) =>
    listed(['/news -> /about'], changes, day),
  )
  expect([before?.problems, after?.problems]).toEqual([[], []])
  expect([before?.site?.redirects, after?.site?.redirects]).toEqual([[], [{ from: '/news', to: '/about' }]])
})

describe('check --fix', () => {
  it('an editor has check --fix add each address in order and change nothing else', () => {
    const before = '# Notes\n/\n/b -> /a\n\n# About d\n/d\n'
    expect(recordAddresses(list(before), ['/', '/a', '/c', '/e', '/b'])).toEqual({
      text: '# Notes\n/\n/a\n/b -> /a\n\n# About d\n/c\n/d\n/e\n',
      added: ['/a', '/c', '/e'],
    })
  })

  it('an editor has check --fix start a valid list, and a second run changes nothing', () => {
    const { text } = recordAddresses(undefined, published)
    expect(text).toMatch(/^# /)
    expect(build({}, { urlList: list(text) }).problems).toEqual([])
    expect(recordAddresses(list(text), published)).toEqual({ text, added: [] })
  })
})

it('an editor reads how many pages visitors can reach, and how many earlier versions', () => {
  const [page, missing] = [{ listed: true }, { listed: false }]
  expect(pageCount([page, missing])).toBe('1 page')
  expect(pageCount([page, page, { listed: false, supersededBy: '/terms' }])).toBe(
    '2 pages and 1 earlier version',
  )
})
