import { describe, expect, it } from 'vitest'
import type { ReadOptions } from '../../../src/content/readSite.ts'
import { urlListFile } from '../../../src/content/publish/urls/parseUrlList.ts'
import { recordAddresses } from '../../../src/content/publish/urls/recordAddresses.ts'
import { build, inOneLine, plainPage } from '../../fixtures/minimalSite.ts'
import { withTimeout } from '../../fixtures/withTimeout.ts'

/** The addresses of the tiny site. */
const published = [
  '/',
  '/about',
  '/contact',
  '/practice-areas',
  '/practice-areas/alpha-law',
  '/practice-areas/beta-law',
  '/practice-areas/gamma-law',
]

/** The tiny site with a list of published addresses: its own, then further lines, of which the first is line 8. */
const listed = (
  lines: readonly string[],
  changes: Parameters<typeof build>[0] = {},
  more: Partial<ReadOptions> = {},
) => build(changes, { urlList: ledger([...published, ...lines].join('\n')), today: '2027-02-28', ...more })

const ledger = (text: string) => ({ path: urlListFile, text })

const told = (...given: Parameters<typeof listed>) => listed(...given).problems.map(inOneLine)

describe('a list of published addresses', () => {
  it('that names every page, and old addresses that lead to pages, is fine', () => {
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

  it('may have Windows’ line ends and a byte-order mark', () => {
    const { problems } = build({}, { urlList: ledger(`\uFEFF${published.join('\r\n')}\r\n`) })
    expect(problems).toEqual([])
  })

  it('is quoted with the other files', () => {
    expect(listed([]).files.map(({ path }) => path)).toContain(urlListFile)
  })

  it('that nobody keeps is not missed', () => {
    expect(build().problems).toEqual([])
    expect(build().site?.redirects).toEqual([])
  })
})

describe('a line that is not written as one', () => {
  const line = '8'
  it.each([
    ['about', '1', 'The address "about" does not begin with a slash. → Write /about'],
    ['/about/', '1', 'The address "/about/" ends with a slash. → Write /about'],
    ['/a -> /about/', '7', 'The address "/about/" ends with a slash. → Write /about'],
    [
      '/a /about',
      '1',
      'The line "/a /about" holds more than one address, and no arrow. → Write each address on a line of its own, or an arrow between the old and the new one: /a -> /about',
    ],
    [
      '/a → /about',
      '4',
      'The arrow is written as "→". → Write a hyphen and a “greater than” sign: /a -> /about',
    ],
    [
      '/a ->',
      '6',
      'Behind the arrow stands no address. → Write the address where visitors should go instead.',
    ],
    ['-> /about', '1', 'Before the arrow stands no address. → Write the old address before it.'],
    [
      '/a -> /b -> /about',
      '10',
      'The line has more than one arrow. → Write the old address, one arrow, and the address where its visitors go in the end.',
    ],
    [
      'https://tiny.example/a',
      '1',
      'The address "https://tiny.example/a" begins with the name of a website. → Write only what stands behind it: /a',
    ],
    [
      '/a?page=2',
      '1',
      'The address "/a?page=2" has a part that begins with ? or #, which no page has of its own. → Write the address without it: /a',
    ],
    [
      '  /über',
      '3',
      'The address "/über" holds "ü", which no address may. → Addresses have letters without accents, digits, hyphens and slashes.',
    ],
    [
      '/a//b',
      '1',
      'The address "/a//b" has an empty part, or one of dots only. → Write the address as a browser shows it.',
    ],
    [
      '/../a',
      '1',
      'The address "/../a" has an empty part, or one of dots only. → Write the address as a browser shows it.',
    ],
    ...[
      ['/a > /about', '>'],
      ['/a --> /about', '-->'],
      ['/a &gt; /about', '&gt;'],
      ['/a - /about', '-'],
      ['/a - > /about', '- >'],
      ['/a to /about', 'to'],
    ].map(([typed, arrow]): [string, string, string] => [
      typed ?? '',
      '4',
      `The arrow is written as "${arrow}". → Write a hyphen and a “greater than” sign: /a -> /about`,
    ]),
    [
      '> /about',
      '1',
      'The arrow is written as ">". → Write a hyphen and a “greater than” sign: /old -> /new',
    ],
    ['- /about', '1', 'Before the address stands "-". → Write /about'],
    [
      '/about/index.html -> /about',
      '1',
      'The address "/about/index.html" ends with the name of a file. → Write the address of the page: /about',
    ],
    [
      '/sitemap.xml -> /about',
      '1',
      'The address "/sitemap.xml" belongs to the site’s own files. → Delete this line.',
    ],
    [
      '/old.html/more -> /about',
      '1',
      'The address "/old.html/more" belongs to the site’s own files. → Delete this line.',
    ],
    [
      '/a -> http://www.example.org',
      '7',
      'Behind the arrow stands "http://www.example.org", which is neither a page of this site nor a whole address of another one. → Write an address that begins with / or https://.',
    ],
    [
      '/a -> javascript:alert(1)',
      '7',
      'Behind the arrow stands "javascript:alert(1)", which is neither a page of this site nor a whole address of another one. → Write an address that begins with / or https://.',
    ],
  ])('%s', (typed, column, words) => {
    expect(told([typed])).toEqual([`addresses.txt:${line}:${column} address-line ${words}`])
  })

  it.each([' ', '\t', '\u00A0', '-', '- ', '=', '?', ':', '/', '.', '>', '/a -', '/a?'])(
    'with a line of nothing but "%s", is read to its end',
    (sign) => {
      // So long that whatever compares each sign with all the others would take minutes.
      const long = sign.repeat(400_000)
      const read = () => told([`${long}/a`, `/b ${long}x`, `/c -> ${long} x`, `/d -> https://${long} x`])
      expect(() => withTimeout(read)).not.toThrow()
    },
  )

  it.each(['<<<<<<< HEAD', '=======', '>>>>>>> main'])('is told of what Git left there: %s', (typed) => {
    expect(told([typed]).map((problem) => problem.split(' ', 2).join(' '))).toEqual([
      `addresses.txt:${line}:1 merge-mark`,
    ])
  })

  it('is told of a list that is no UTF-8', () => {
    const decodeError = { place: { line: 2, column: 3 }, told: ['file-encoding', 'A.', 'B.'] } as const
    const { problems } = build({}, { urlList: { ...ledger(''), decodeError } })
    expect(problems.map(({ line: at, rule }) => `${at} ${rule}`)).toContain('2 file-encoding')
  })
})

describe('an address that was published', () => {
  it.each([
    [
      'and is gone, names the page above',
      ['/practice-areas/delta-law'],
      {},
      'addresses.txt:8:1 lost-address The address /practice-areas/delta-law was published, and no page stands there any more. → To bring practice-areas/delta-law.mdx back, open its folder on GitHub, press History and copy the text from the change that deleted it, or run git restore content/practice-areas/delta-law.mdx. Or, if the page is to stay away, write in this line where its visitors go instead, for example: /practice-areas/delta-law -> /practice-areas',
    ],
    [
      'and is gone at the top, names the front page',
      ['/events'],
      {},
      'addresses.txt:8:1 lost-address The address /events was published, and no page stands there any more. → To bring pages/events.mdx back, open its folder on GitHub, press History and copy the text from the change that deleted it, or run git restore content/pages/events.mdx. Or, if the page is to stay away, write in this line where its visitors go instead, for example: /events -> /',
    ],
    [
      'and has become a draft',
      ['/news'],
      { 'pages/news.mdx': plainPage('News', 'draft: true') },
      'addresses.txt:8:1 lost-address The address /news stands in the list of those that were published, and its page is a draft. → If it was never on the site, delete this line; the check asks for it when the page appears. If it was, take the line "draft: true" out of pages/news.mdx; or, if the page is to stay away for now, write in this line where its visitors go meanwhile, for example: /news -> /',
    ],
    [
      'and whose page had its last day',
      ['/news'],
      { 'pages/news.mdx': plainPage('News', 'expiresOn: 2027-02-27') },
      'addresses.txt:8:1 lost-address The address /news was published, and its page left the site after February 27, 2027. → Write a later day into "expiresOn" in pages/news.mdx. Or, if the page is to stay away, write in this line where its visitors go instead, for example: /news -> /',
    ],
  ])('%s', (_, lines, changes, words) => {
    expect(told(lines, changes)).toEqual([words])
    expect(listed(lines, changes).site).toBeUndefined()
  })

  it('and was renamed, names the new one', () => {
    const changes = { 'pages/our-news.mdx': plainPage('News') }
    expect(told(['/the-news'], changes).join('\n')).toContain(
      'If the page was renamed, write /the-news -> /our-news in this line, and /our-news on a line of its own',
    )
    expect(listed(['/the-news -> /our-news', '/our-news'], changes).problems).toEqual([])
  })

  it('and that a text still links to, was no slip in the list', () => {
    const changes = {
      'pages/our-news.mdx': plainPage('News'),
      'pages/more.mdx': plainPage('More', '', '\nSee [the news](/the-news).\n'),
    }
    const [lost] = told(['/more', '/the-news'], changes).filter((line) => line.includes('lost-address'))
    expect(lost).toContain('Was its page renamed? Then write /the-news -> /our-news in this line')
    expect(lost).not.toContain('only this line')
  })

  it('is not missed while its file has an error of its own', () => {
    const { problems } = listed(['/news'], { 'pages/news.mdx': plainPage('News', 'unknown: 1') })
    expect(problems.map(({ rule }) => rule)).toEqual(['unknown-field'])
  })
})

describe('the address of a new page', () => {
  it('is a warning with the way to add it', () => {
    const { site, problems } = listed([], { 'pages/news.mdx': plainPage('News') })
    expect(problems.map(inOneLine)).toEqual([
      'addresses.txt:4:1 new-address The address of the page /news is not in this list yet. → Write /news on a line of its own above this one, or let npm run check -- --fix do it.',
    ])
    expect(site).toBeDefined()
  })

  it('is one warning together with others', () => {
    const { problems } = build({}, { urlList: ledger('') })
    expect(problems.map(({ message }) => message)).toEqual([
      'The addresses of 7 pages are not in this list yet: /, /about, /contact and others.',
    ])
  })

  it.each(['draft: true', 'publishOn: 2027-03-01'])('is not asked for yet with %s', (field) => {
    expect(listed([], { 'pages/news.mdx': plainPage('News', field) }).problems).toEqual([])
    expect(
      listed([], { 'pages/news.mdx': plainPage('News', field) }, { includeUnpublished: true }).problems,
    ).toEqual([])
  })
})

describe('an old address', () => {
  it.each([
    [
      'that leads to a page that never was',
      ['/a -> /abuot'],
      {},
      [
        '8:7 redirect-target The address /a leads to /abuot, and there is no such page. → Did you mean /about?',
      ],
    ],
    [
      'that leads to the page for missing addresses',
      ['/a -> /404'],
      {},
      [
        '8:7 redirect-target The address /a leads to /404, and there is no such page. → Write the address of a page, or one that begins with https://.',
      ],
    ],
    [
      'that leads to a place that its page does not have',
      ['/a -> /about#wy'],
      {},
      ['8:7 redirect-target The page /about has no place called #wy. → Did you mean /about#why?'],
    ],
    [
      'that leads to a draft',
      ['/a -> /news'],
      { 'pages/news.mdx': plainPage('News', 'draft: true') },
      [
        '8:7 redirect-target The address /a leads to /news, and that page is a draft. → Write the address of a page that is on the site today.',
      ],
    ],
    [
      'that leads to another old address',
      ['/a -> /b', '/b -> /c', '/c -> /about'],
      {},
      [
        '8:7 redirect-chain The address /a leads to /b, and /b leads on to /about. → Write the last address straight away: /a -> /about',
        '9:7 redirect-chain The address /b leads to /c, and /c leads on to /about. → Write the last address straight away: /b -> /about',
      ],
    ],
    [
      'that leads to itself',
      ['/a -> /a'],
      {},
      [
        '8:7 redirect-chain The address /a leads to itself. → Behind the arrow, write the address of a page that exists.',
      ],
    ],
    [
      'that leads round in a circle',
      ['/a -> /b', '/b -> /a'],
      {},
      [
        '8:7 redirect-chain The address /a leads round in a circle: /a -> /b -> /a. → Behind the arrow, write the address of a page that exists.',
        '9:7 redirect-chain The address /b leads round in a circle: /b -> /a -> /b. → Behind the arrow, write the address of a page that exists.',
      ],
    ],
    [
      'that leads into a circle',
      ['/a -> /b', '/b -> /b'],
      {},
      [
        '8:7 redirect-chain The address /a leads round in a circle: /a -> /b -> /b. → Behind the arrow, write the address of a page that exists.',
        '9:7 redirect-chain The address /b leads to itself. → Behind the arrow, write the address of a page that exists.',
      ],
    ],
    [
      'at which a page stands',
      ['/news -> /about'],
      { 'pages/news.mdx': plainPage('News') },
      [
        '8:1 redirect-page This line leads the visitors of /news on to /about, but the page still stands there, and is shown to them. → Write only /news in this line. If you want to take the page off the site, then type npm run retire -- /news --to /about (the command writes the arrow itself).',
      ],
    ],
    [
      'at which a file stands',
      ['/og.png -> /about'],
      {},
      [
        '8:1 redirect-page This line leads the visitors of /og.png on to /about, but a file still stands there, and is shown to them. → Write only /og.png in this line. Or, if its visitors are to be led there, delete the file og.png in the folder "public".',
      ],
    ],
    [
      'that is a page’s in other capitals',
      ['/About -> /contact'],
      {},
      [
        '8:1 redirect-page The address /About differs from the page /about only in capitals. → Delete this line; many servers take both for the same address.',
      ],
    ],
    [
      'that stands there twice',
      ['/a -> /about', '/a -> /contact', '/about', '/a', '/about -> /a'],
      {},
      [
        '9:1 address-twice The address /a stands in line 8 already. → Keep the line that leads to the right page, and delete the other one.',
        '10:1 address-twice The address /about stands in line 2 already. → Delete this line.',
        '11:1 address-twice The address /a stands in line 8 already. → Delete this line.',
        '12:1 address-twice The address /about stands in line 2 already. → Delete this line.',
      ],
    ],
  ])('%s', (_, lines, changes, words) => {
    expect(told(lines, changes)).toEqual(words.map((line) => `addresses.txt:${line}`))
  })

  it('that a link names is told with the new one', () => {
    const changes = {
      'pages/news.mdx': plainPage('News', '', 'See [it](/a).\n'),
    }
    expect(told(['/news', '/a -> /about'], changes)).toEqual([
      'pages/news.mdx:7:5 broken-link The link "/a" leads to an old address. → Write /about',
    ])
  })
})

describe('a page with a last day', () => {
  const changes = { 'pages/news.mdx': plainPage('News', 'expiresOn: 2027-03-31') }

  it('is told in advance that its address must lead somewhere', () => {
    const { site, problems } = listed(['/news'], changes)
    expect(site).toBeDefined()
    expect(problems.map(({ severity, message }) => `${severity}: ${message}`)).toEqual([
      'warning: From April 1, 2027 on: The address /news was published, and its page left the site after March 31, 2027.',
    ])
  })

  it('may say in advance where, which works from the next day on', () => {
    const before = listed(['/news -> /about'], changes)
    expect(before.problems).toEqual([])
    expect(before.site?.redirects).toEqual([])
    const after = listed(['/news -> /about'], changes, { today: '2027-04-01' })
    expect(after.problems).toEqual([])
    expect(after.site?.redirects).toEqual([{ from: '/news', to: '/about' }])
  })
})

describe('npm run check -- --fix', () => {
  it('adds each address at its place, and leaves all else as it was', () => {
    const before = '# Notes\n/\n/b -> /a\n\n# About d\n/d\n'
    expect(recordAddresses(ledger(before), ['/', '/a', '/c', '/e', '/b'])).toEqual({
      text: '# Notes\n/\n/a\n/b -> /a\n\n# About d\n/c\n/d\n/e\n',
      added: ['/a', '/c', '/e'],
      removed: [],
    })
  })

  it('changes nothing the second time', () => {
    const { text } = recordAddresses(undefined, published)
    expect(recordAddresses(ledger(text), published)).toEqual({ text, added: [], removed: [] })
  })

  it('begins a list that the check takes', () => {
    const { text } = recordAddresses(undefined, published)
    expect(text).toMatch(/^# /)
    expect(build({}, { urlList: ledger(text) }).problems).toEqual([])
  })
})
