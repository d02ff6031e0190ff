import { describe, expect, it } from 'vitest'
import { isError } from '../../../src/content/model/diagnostic.ts'
import type { ReadOptions } from '../../../src/content/readSite.ts'
import {
  abovePeople,
  build,
  file,
  inOneLine,
  minimalTree,
  plainPage,
  practiceArea,
} from '../../fixtures/minimalSite.ts'
import { payloadOf } from '../../fixtures/payloadOf.ts'

const today = '2027-02-28'
const area = 'practice-areas/maritime-law.mdx'
const maritime = (more: string) => practiceArea('Maritime', 4).replace('order: 4', `order: 4\n${more}`)

const associate = file(
  'group: associate\nname: Jo Doe\ntitle: Associate\nspecialization: Alpha\npracticeAreas: [alpha-law]\n' +
    'experience: 5 years\neducation: [A school]\nkeyFocusAreas: [A field]\norder: 1\npublishOn: 2027-03-01',
)
const associates = file(
  'template: associates\ntitle: Associates\nlede: All of them.\n' +
    'description: The page of the associates of a tiny site, in as many words as are needed.',
)

/** The third practice area and the page for missing addresses, with another field. */
const gamma = (field: string) => ({
  'practice-areas/gamma-law.mdx': practiceArea('Gamma', 3).replace('order: 3', `order: 3\n${field}`),
})
const notFound = (field: string) => ({
  'pages/not-found.mdx': (minimalTree['pages/not-found.mdx'] ?? '').replace('title:', `${field}\ntitle:`),
})

/** The minimal site with more files on a date. */
const on = (day: string, changes: Parameters<typeof build>[0], more: Partial<ReadOptions> = {}) =>
  build(changes, { today: day, ...more })

describe('a practice area that is not always on the site', () => {
  it.each([
    ['draft: true', today, false],
    ['draft: true\npublishOn: 2020-01-01', today, false],
    ['draft: false', today, true],
    ['publishOn: 2027-03-01', today, false],
    ['publishOn: 2027-02-28\nexpiresOn: 2027-02-28', today, true],
    ['expiresOn: 2027-02-27', today, false],
    ['publishOn: 2027-03-01\nexpiresOn: 2027-03-31', '2027-03-31', true],
    ['publishOn: 2027-03-01\nexpiresOn: 2027-03-31', '2027-04-01', false],
  ])('a visitor sees a practice area with %j on %s: %s', (fields, day, expected) => {
    const { site, problems } = on(day, { [area]: maritime(fields) })
    expect(problems).toEqual([])
    expect(site?.routes.some(({ file: path }) => path === area)).toBe(expected)
  })

  it.each(['draft: true', 'publishOn: 2027-03-01'])(
    'a visitor finds no page, menu entry, card or form option of a practice area with %s',
    (fields) => {
      // The registry and the collections name everything.
      const inWords = (site: unknown) =>
        JSON.stringify(site, (key, value: unknown) =>
          /^(?:registry|type|collection)$/.test(key) ? undefined : value,
        )
      const site = inWords(on(today, { [area]: maritime(fields) }).site)
      expect(site).toBe(inWords(on(today, {}).site))
      expect(site).not.toContain('Maritime')
    },
  )

  it.each([
    ['draft: true', 'This page is a draft'],
    ['publishOn: 2027-03-01', 'This page appears on March 1, 2027'],
    ['expiresOn: 2027-02-27', 'This page left the site after February 27, 2027'],
    ['order: 4', undefined],
  ])('an editor in development sees a practice area with %s under the ribbon %s', (fields, ribbon) => {
    const text = maritime(fields).replace('order: 4\norder: 4', 'order: 4')
    const { site, problems } = on(today, { [area]: text }, { includeUnpublished: true })
    expect(problems).toEqual([])
    const route = site?.routes.find(({ path }) => path === '/practice-areas/maritime-law')
    expect(site && route && payloadOf(site, route).ribbon).toBe(ribbon)
    expect(site && JSON.stringify(site.menu)).toContain('Maritime')
  })
})

it.each([
  ['2027-02-27', []],
  [today, ['broken-link']],
])('an editor whose page left the site after %s reads about its link to nowhere: %j', (lastDay, rules) => {
  const old = plainPage('Old', `expiresOn: ${lastDay}`, 'See [it](/nowhere).\n')
  expect(on(today, { 'pages/old.mdx': old }).problems.map(({ rule }) => rule)).toEqual(rules)
})

it.each([
  ['publishOn: 2027-03-01\nexpiresOn: 2027-12-31', ['2027-03-01', '2028-01-01']],
  ['expiresOn: 2028-02-28', ['2028-02-29']],
  [`expiresOn: ${today}`, ['2027-03-01']],
  [`publishOn: ${today}\nexpiresOn: 2027-02-27`, []],
  ['draft: true\npublishOn: 2027-03-01', []],
])('an editor has the site checked for the dates on which %j changes it: %j', (fields, dates) => {
  const { comingDays, laterDays } = on(today, { [area]: maritime(fields) })
  expect([...comingDays, ...laterDays]).toEqual(dates)
})

describe('references to what is not on the site', () => {
  const about = (link: string) => ({
    'pages/about.mdx': plainPage('About Us', 'inMenu: header\norder: 2', `See [it](${link}).\n\n## Why\n`),
  })
  const news = (more: string) => ({ ...about('/news'), 'pages/news.mdx': plainPage('News', more) })
  it.each<[what: string, changes: Record<string, string>, position: string, message: string, fix: string]>([
    [
      'a link to a draft',
      news('draft: true'),
      'pages/about.mdx:9:5',
      'The link "/news" leads to pages/news.mdx, which is a draft.',
      'Remove the link, or change draft in pages/news.mdx.',
    ],
    [
      'a link to a scheduled person',
      {
        ...about('/associates#jo-doe'),
        ...abovePeople,
        'pages/associates.mdx': associates,
        'attorneys/jo-doe.mdx': associate,
        'attorneys/ann-roe.mdx': associate
          .replace('Jo Doe', 'Ann Roe')
          .replace('order: 1\npublishOn: 2027-03-01', 'order: 2'),
      },
      'pages/about.mdx:9:5',
      'The link "/associates#jo-doe" leads to attorneys/jo-doe.mdx, which appears on March 1, 2027.',
      'Remove the link, or change publishOn in attorneys/jo-doe.mdx.',
    ],
    [
      'a field that names a draft',
      gamma('draft: true'),
      'pages/home.mdx:25:32',
      'Item 3 of expertise.areas names "gamma-law", which is a draft.',
      'Remove it, or change draft in practice-areas/gamma-law.mdx.',
    ],
    [
      'a page below a draft',
      { 'pages/news.mdx': plainPage('News', 'draft: true'), 'pages/news/autumn.mdx': plainPage('Autumn') },
      'pages/news/autumn.mdx:1:1',
      'The page /news/autumn is below /news, which is a draft.',
      'Write the same field into this file, or change draft in pages/news.mdx.',
    ],
    [
      'a required page that is a draft',
      notFound('draft: true'),
      'pages/not-found.mdx:1:1',
      'The site needs its page with the template "not-found", which is a draft.',
      'Add another page with that template, or change draft in pages/not-found.mdx.',
    ],
  ])('an editor reads about %s', (_, changes, position, message, fix) => {
    const { site, problems } = on(today, changes)
    expect(problems.map(inOneLine)).toEqual([`${position} not-on-site ${message} → ${fix}`])
    expect(site).toBeUndefined()
    expect(on(today, changes, { includeUnpublished: true }).problems).toEqual(problems)
  })

  it('an editor can link from one draft to another', () => {
    const changes = {
      'pages/news.mdx': plainPage('News', 'draft: true', 'See [more](/more).\n'),
      'pages/more.mdx': plainPage('More', 'draft: true'),
    }
    expect(on(today, changes).problems).toEqual([])
    expect(on(today, changes, { includeUnpublished: true }).problems).toEqual([])
  })
})

it.each([
  ['publishOn: 2027-03-01\nexpiresOn: 2027-02-01', 'pages/news.mdx:7:12 showing-order expiresOn (2027-02-01'],
  ['expiresOn: 2027-02-30', 'pages/news.mdx:6:12 wrong-value expiresOn must be a date'],
  ['draft: yes', 'pages/news.mdx:6:8 unknown-value draft can\'t be "yes"'],
])('an editor reads in advance that %j makes no sense', (fields, expected) => {
  for (const day of ['2026-01-01', today]) {
    const lines = on(day, { 'pages/news.mdx': plainPage('News', fields) }).problems.map(inOneLine)
    expect(lines).toEqual([expect.stringContaining(expected)])
  }
})

describe('the mistakes of a draft', () => {
  const changes = {
    'pages/news.mdx': plainPage('News', 'draft: true', 'See [nothing](/nothing).\n'),
    'pages/more.mdx': plainPage('More', 'draft: true\nunknown: 1'),
  }
  const problemsOf = (more: Partial<ReadOptions>) =>
    on(today, changes, more).problems.map(({ file: path, rule, severity }) => `${path} ${rule} ${severity}`)

  it('an editor reads the mistakes of a draft as warnings, in development, too, which shows the other pages', () => {
    const found = ['pages/more.mdx unknown-field', 'pages/news.mdx broken-link']
    expect(problemsOf({})).toEqual(found.map((problem) => `${problem} warning`))
    expect(problemsOf({ includeUnpublished: true })).toEqual(found.map((problem) => `${problem} warning`))
    expect(on(today, changes, { includeUnpublished: true }).site?.routes).toHaveLength(9)
    expect(on(today, changes).site?.routes).toHaveLength(8)
  })

  it('an editor with mistakes in a draft still reads that a page links to it', () => {
    const { problems } = on(today, {
      'pages/news.mdx': plainPage('News', 'draft: true\nunknown: 1'),
      'pages/about.mdx': plainPage('About Us', 'inMenu: header\norder: 2', 'See [it](/news).\n\n## Why\n'),
    })
    expect(problems.filter(isError).map(({ rule }) => rule)).toEqual(['not-on-site'])
  })
})

describe('what will be wrong on a later date', () => {
  const problemsOf = (more: string, body: string) =>
    on(today, {
      'pages/news.mdx': plainPage('News', more, body),
      'pages/more.mdx': plainPage('More', 'publishOn: 2027-03-05'),
    }).problems.map(({ severity, rule, message }) => `${severity} ${rule}: ${message}`)

  it.each<[what: string, changes: Record<string, string>, expected: string]>([
    [
      'the page above another leaves',
      {
        'pages/news.mdx': plainPage('News', 'expiresOn: 2027-03-01'),
        'pages/news/autumn.mdx': plainPage('A'),
      },
      'not-on-site: Starting March 2, 2027: The page /news/autumn is below /news, which left the site after',
    ],
    [
      'a required page leaves',
      notFound('expiresOn: 2040-03-01'),
      'not-on-site: Starting March 2, 2040: The site needs its page with the template "not-found", which left',
    ],
    [
      'the only one of a list leaves',
      {
        ...abovePeople,
        'pages/associates.mdx': associates,
        'attorneys/jo-doe.mdx': associate.replace('publishOn', 'expiresOn'),
      },
      'empty-list: Starting March 2, 2027: The page /associates is empty, because no file in attorneys has group',
    ],
    [
      'one of three practice areas leaves the front page and no other is there',
      gamma('expiresOn: 2027-03-01'),
      'not-on-site: Starting March 2, 2027: Item 3 of expertise.areas names "gamma-law", which left the site after',
    ],
  ])('an editor gets an error on the day on which they write that %s', (_, changes, expected) => {
    expect(
      on(today, changes).problems.map(({ severity, rule, message }) => `${severity} ${rule}: ${message}`),
    ).toEqual([expect.stringContaining(`error ${expected}`)])
  })

  it('an editor reads about mistakes in a scheduled page, and about a link to a later one', () => {
    const scheduled = 'publishOn: 2027-03-01'
    expect(problemsOf(scheduled, 'See [nothing](/nothing).\n')).toEqual([
      expect.stringMatching(/^error broken-link: Starting March 1, 2027: The/),
    ])
    expect(problemsOf(scheduled, 'See [more](/more).\n')).toEqual([
      expect.stringMatching(/^error not-on-site: Starting March 1, 2027: .* appears on March 5, 2027\.$/),
    ])
  })
})
