import { describe, expect, it } from 'vitest'
import type { ReadOptions } from '../../../src/content/readSite.ts'
import { pageCount } from '../../../src/content/publish/pageHead.ts'
import { recordAddresses, urlListFile } from '../../../src/content/publish/urlList.ts'
import { bodyRenderer } from '../../fixtures/readBody.ts'
import {
  abovePeople,
  build,
  file,
  inOneLine,
  plainPage,
  practiceArea,
  type Tree,
} from '../../fixtures/minimalSite.ts'
import { isPageOf, payloadOf } from '../../fixtures/payloadOf.ts'
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

const news = (more = '') => ({ 'pages/news.mdx': plainPage('News', more) })

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
    expect(listed([]).files.map(({ path }) => path)).toContain(urlListFile)
    expect(build({}, { urlList: list(`\uFEFF${published.join('\r\n')}\r\n`) }).problems).toEqual([])
    expect(build().problems).toEqual([])
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
    ['/a -> /b -> /about', `The address "/b -> /about" ${character}`],
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
  it.each<[edit: string, address: string, changes: Tree, expected: string]>([
    ['is gone', '/practice-areas/delta-law', {}, '/practice-areas/delta-law -> /practice-areas'],
    ['is gone from the top level', '/events', {}, 'redirect its visitors: /events -> /'],
    ['became a draft', '/news', news('draft: true'), '→ Change draft in pages/news.mdx, delete this line if'],
    ['was renamed', '/the-news', { 'pages/our-news.mdx': plainPage('News') }, '/the-news -> /our-news'],
  ])('an editor reads what to do with an address whose page %s', (_, address, changes, expected) => {
    expect(problemsOf([address], changes)).toEqual([expect.stringContaining(expected)])
    expect(problemsOf([address], changes)[0]).toContain('addresses.txt:8:1 lost-address /')
    expect(listed([address], changes).site).toBeUndefined()
  })

  it('an editor with an error in a file doesn’t also read that its address is lost', () => {
    const { problems } = listed(['/news'], news('unknown: 1'))
    expect(problems.map(({ rule }) => rule)).toEqual(['unknown-field'])
  })
})

describe('the address of a new page', () => {
  it('an editor is asked to record the address of a new page, and the site is built', () => {
    const { site, problems } = listed([], news())
    expect(problems.map(inOneLine)).toEqual([
      expect.stringContaining("addresses.txt:1:1 new-address New pages aren't in this list yet: /news."),
    ])
    expect(site).toBeDefined()
    expect(build({}, { urlList: list('') }).problems.map(({ message }) => message)).toEqual([
      "New pages aren't in this list yet: /, /about, /contact and others.",
    ])
  })

  it.each(['draft: true', 'publishOn: 2027-03-01'])('an editor can wait to list a page with %s', (field) => {
    const changes = news(field)
    expect(problemsOf([], changes)).toEqual([])
    expect(problemsOf([], changes, { includeUnpublished: true })).toEqual([])
  })
})

describe('an old address', () => {
  it.each<[edit: string, lines: string[], changes: Tree, expected: string[]]>([
    ['that leads to the 404 page', ['/a -> /404'], {}, ["redirect-target The page /404 doesn't exist."]],
    ['that goes to a draft', ['/a -> /news'], news('draft: true'), ['redirects to /news, which is a draft.']],
    ['that leads to itself', ['/a -> /a'], {}, ['→ Write the last address']],
    ['that a page still has', ['/news -> /about'], news(), ['npm run retire -- /news --to /about']],
    ['that a file has', ['/og.png -> /about'], {}, ['redirect-page /og.png still exists']],
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

describe('a page that leaves on its date', () => {
  const leaving = (more = '') => `expiresOn: 2027-03-31\n${more}`
  const redirectsOn = (day: string, lines: string[], changes: Tree) => {
    const { site, problems } = listed(lines, changes, { today: day })
    return [
      ...problems.map(({ message }) => message),
      ...(site?.redirects ?? []).map(({ from, to }) => `${from} -> ${to}`),
    ]
  }
  const people = {
    ...abovePeople,
    'attorneys/ann-lee.mdx': file(`group: staff\nname: Ann Lee\n${leaving()}`),
    'attorneys/bo-day.mdx': file('group: staff\nname: Bo Day'),
  }
  const known = ['/attorneys', '/attorneys/bo-day']
  it.each<[where: string, lines: string[], changes: Tree, expected: string[]]>([
    ['the page above it', ['/news'], news(leaving()), ['/news -> /']],
    ['the arrow written in advance', ['/news -> /about'], news(leaving()), ['/news -> /about']],
    [
      'the first page above that stays',
      ['/news', '/news/old', '/fresh -> /news/old#a'],
      { ...news(leaving()), 'pages/news/old.mdx': plainPage('Old', leaving()) },
      ['/fresh -> /', '/news -> /', '/news/old -> /'],
    ],
    [
      'the page above, with the file for address books',
      [...known, '/attorneys/ann-lee'],
      people,
      [
        '/attorneys/ann-lee -> /attorneys',
        '/attorneys/ann-lee.vcf -> /attorneys',
        '/insights/author/ann-lee -> /',
      ],
    ],
    [
      'a colleague, with both files for address books',
      [...known, '/attorneys/ann-lee -> /attorneys/bo-day'],
      people,
      [
        '/attorneys/ann-lee -> /attorneys/bo-day',
        '/attorneys/ann-lee.vcf -> /attorneys/bo-day.vcf',
        '/insights/author/ann-lee -> /',
      ],
    ],
  ])('a visitor of a page that has left is sent to %s from the day after', (_, lines, changes, expected) => {
    const own = lines.filter((line) => !line.includes('fresh'))
    expect(redirectsOn('2027-03-31', own, changes)).toEqual([])
    expect(redirectsOn('2027-04-01', lines, changes)).toEqual(expected)
  })

  it('a visitor of a moved person, practice or event finds their file and list, and none of a note', () => {
    const talk = 'kind: event\nstarts: 2027-03-01 18:00\nends: 2027-03-01 20:00\nplace: Room 1'
    const changes = {
      ...people,
      'pages/insights.mdx': plainPage('Notices'),
      'insights/talk.mdx': file(
        `title: Talk\nnumber: 2027-1\ndate: 2027-01-04\nauthors: [Jo Doe]\npracticeAreas: [alpha-law]\nsummary: A talk of a tiny firm, in as many words as are needed here.\n${talk}`,
      ),
    }
    const lines = [
      '/attorneys/bo -> /attorneys/bo-day',
      '/practice-areas/old -> /practice-areas/alpha-law',
      '/insights/speech -> /insights/talk',
      '/insights/a -> /insights',
    ]
    for (const day of ['2027-03-01', '2028-03-01'])
      expect(redirectsOn(day, [...lines], changes)).toEqual(
        expect.arrayContaining([
          '/practice-areas/old -> /practice-areas/alpha-law',
          `/insights/practice/old -> /insights${day < '2027-03-02' ? '/practice/alpha-law' : ''}`,
          '/insights/author/bo -> /insights',
          '/attorneys/bo.vcf -> /attorneys/bo-day.vcf',
          '/insights/speech.ics -> /insights/talk.ics',
          '/insights/a.ics -> /insights',
        ]),
      )
  })
})

describe('references to what has left', () => {
  const leaving = (order: number) => `order: ${order}\nexpiresOn: 2027-02-27`
  it('a visitor reads the words of a link to a page that has left, and buttons lead to where it leads', () => {
    const { site, problems } = listed(['/news -> /contact'], {
      'pages/news.mdx': plainPage('News', 'expiresOn: 2027-02-27'),
      'pages/more.mdx': plainPage(
        'More',
        'callToAction: { primary: { text: Go, link: /news#now } }',
        'See [it](/news) now.\n',
      ),
    })
    expect(problems.map(({ rule, severity }) => `${rule} ${severity}`)).toEqual(
      expect.arrayContaining(['has-left warning', 'has-left warning']),
    )
    const more = site?.routes.find(({ path }) => path === '/more')
    const payload = site && more && payloadOf(site, more, bodyRenderer(site))
    expect(payload?.body).toContain('See it now.')
    expect(payload?.closing?.primary).toEqual({ text: 'Go', link: '/contact' })
  })

  it('a visitor finds the next practice area on the front page when one has left', () => {
    const { site } = listed([], {
      'practice-areas/beta-law.mdx': practiceArea('Beta', 2).replace('order: 2', leaving(2)),
      'practice-areas/delta-law.mdx': practiceArea('Delta', 4),
    })
    const home = site?.routes.find(({ path }) => path === '/')
    const payload = site && home && payloadOf(site, home)
    const paths = payload && isPageOf('home')(payload) && payload.facts.areas.map(({ slug }) => slug)
    expect(paths).toEqual(['alpha-law', 'gamma-law', 'delta-law'])
  })
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
  expect(pageCount([page, page, { listed: false, supersededBy: '/a' }])).toBe('2 pages and 1 earlier version')
})
