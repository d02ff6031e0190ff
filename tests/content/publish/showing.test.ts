import { payloadOf } from '../../fixtures/payloadOf.ts'
import { describe, expect, it } from 'vitest'
import {
  describeUnpublished,
  getUnpublishedReason,
  visibilityChangeDates,
  draftBannerText,
} from '../../../src/content/publish/publishState.ts'
import { isError } from '../../../src/content/model/diagnostic.ts'
import type { ReadOptions } from '../../../src/content/readSite.ts'
import { build, file, inOneLine, plainPage, practiceArea, minimalTree } from '../../fixtures/minimalSite.ts'

const today = '2027-02-28'

describe('an entry', () => {
  it.each([
    ['says nothing', {}, undefined],
    ['is a draft', { draft: true }, 'is a draft'],
    ['is a draft, whatever its days', { draft: true, publishOn: '2020-01-01' }, 'is a draft'],
    ['appears tomorrow', { publishOn: '2027-03-01' }, 'appears on March 1, 2027'],
    ['appears today', { publishOn: '2027-02-28' }, undefined],
    ['appeared yesterday', { publishOn: '2027-02-27' }, undefined],
    ['leaves tomorrow', { expiresOn: '2027-03-01' }, undefined],
    ['has its last day today', { expiresOn: '2027-02-28' }, undefined],
    ['had its last day yesterday', { expiresOn: '2027-02-27' }, 'left the site after February 27, 2027'],
    ['is there for this one day', { publishOn: today, expiresOn: today }, undefined],
    ['says that it is no draft', { draft: false }, undefined],
  ])('that %s', (_, showing, words) => {
    const absence = getUnpublishedReason(showing, today)
    expect(absence && describeUnpublished(absence)).toBe(words)
  })

  it('is absent for its days only when there is a day', () => {
    expect(
      getUnpublishedReason({ publishOn: '2099-01-01', expiresOn: '1999-01-01' }, undefined),
    ).toBeUndefined()
    expect(getUnpublishedReason({ draft: true }, undefined)).toEqual({ why: 'draft' })
  })

  it.each([
    [{ why: 'draft' } as const, 'Draft: not on the site yet'],
    [{ why: 'early', day: '2027-03-01' } as const, 'Appears on March 1, 2027'],
    [{ why: 'over', day: '2027-02-27' } as const, 'Left the site after February 27, 2027'],
  ])('%o has the ribbon "%s"', (absence, text) => {
    expect(draftBannerText(absence)).toBe(text)
  })

  it.each([
    [{ publishOn: '2027-03-01', expiresOn: '2027-12-31' }, ['2027-03-01', '2028-01-01']],
    [{ expiresOn: '2028-02-28' }, ['2028-02-29']],
    [{ expiresOn: today }, ['2027-03-01']],
    [{ publishOn: today, expiresOn: '2027-02-27' }, []],
    [{ draft: true, publishOn: '2027-03-01' }, []],
  ])('with %o changes the site on %j', (showing, days) => {
    expect(visibilityChangeDates(showing, today)).toEqual(days)
  })
})

const maritime = (more: string) => practiceArea('Maritime', 4).replace('order: 4', `order: 4\n${more}`)
const associate = (more: string) =>
  file(`
group: associate
name: Jo Doe
title: Associate
specialization: Alpha
practiceAreas: [alpha-law]
experience: 5 years
education: [A school]
keyFocusAreas: [A field]
order: 1
${more}`)
const associates = file(`
template: associates
title: Associates
description: The page of the associates of a tiny site, in as many words as are needed.
lede: All of them.`)

/** The tiny site on a day, with further files. */
const on = (day: string, changes: Parameters<typeof build>[0], more: Partial<ReadOptions> = {}) =>
  build(changes, { today: day, ...more })

describe.each([
  ['a draft', 'draft: true'],
  ['a practice area that appears tomorrow', 'publishOn: 2027-03-01'],
  ['a practice area whose last day was yesterday', 'expiresOn: 2027-02-27'],
])('%s', (_, field) => {
  const tree = { 'practice-areas/maritime-law.mdx': maritime(field) }

  it('does not exist in a build: no route, no menu entry, no card, no option of the form', () => {
    const { site, problems } = on(today, tree)
    expect(problems).toEqual([])
    const { site: without } = on(today, {})
    // What the site is made of may name anything.
    const inWords = (one: typeof site) =>
      JSON.stringify(one, (key, value: unknown) =>
        /^(?:registry|type|collection)$/.test(key) ? undefined : value,
      )
    expect(inWords(site)).toBe(inWords(without))
    expect(inWords(site)).not.toContain('Maritime')
  })

  it('exists in development, where its page says why it is not on the site', () => {
    const { site, problems } = on(today, tree, { includeUnpublished: true })
    expect(problems).toEqual([])
    const route = site?.routes.find(({ path }) => path === '/practice-areas/maritime-law')
    const payload = site && route && payloadOf(site, route)
    expect(payload?.ribbon).toMatch(/^(Draft: not on the site yet|Appears on M|Left the site after F)/)
    expect(site && JSON.stringify(site.menu)).toContain('Maritime')
  })
})

it('pages that are on the site have no ribbon, in development neither', () => {
  const { site } = on(today, {}, { includeUnpublished: true })
  for (const route of site?.routes ?? []) expect(site && payloadOf(site, route)).not.toHaveProperty('ribbon')
})

describe('a practice area between its days', () => {
  const tree = { 'practice-areas/maritime-law.mdx': maritime('publishOn: 2027-03-01\nexpiresOn: 2027-03-31') }
  it.each([
    ['2027-02-28', false],
    ['2027-03-01', true],
    ['2027-03-31', true],
    ['2027-04-01', false],
  ])('on %s is on the site: %s', (day, isThere) => {
    const { site } = on(day, tree)
    expect(site?.entries.some(({ slug }) => slug === 'maritime-law')).toBe(isThere)
  })
})

describe('what leads to something that is not on the site', () => {
  const about = (link: string) => ({
    'pages/about.mdx': plainPage('About Us', 'inMenu: header\norder: 2', `See [it](${link}).\n\n## Why\n`),
  })
  it.each([
    [
      'a link to a draft',
      { ...about('/news'), 'pages/news.mdx': plainPage('News', 'draft: true') },
      'pages/about.mdx:9:5 not-on-site The link "/news" leads to pages/news.mdx, which is a draft. → Take it out, or change the field "draft" in pages/news.mdx.',
    ],
    [
      'a link to a page that is to come',
      { ...about('/news'), 'pages/news.mdx': plainPage('News', 'publishOn: 2027-03-01') },
      'pages/about.mdx:9:5 not-on-site The link "/news" leads to pages/news.mdx, which appears on March 1, 2027. → Take it out, or change the field "publishOn" in pages/news.mdx.',
    ],
    [
      'a link to a page that has left',
      { ...about('/news'), 'pages/news.mdx': plainPage('News', 'expiresOn: 2027-01-31') },
      'pages/about.mdx:9:5 not-on-site The link "/news" leads to pages/news.mdx, which left the site after January 31, 2027. → Take it out, or change the field "expiresOn" in pages/news.mdx.',
    ],
    [
      'a link to a person who is to come',
      {
        ...about('/associates#jo-doe'),
        'pages/associates.mdx': associates,
        'attorneys/jo-doe.mdx': associate('publishOn: 2027-03-01'),
      },
      'pages/about.mdx:9:5 not-on-site The link "/associates#jo-doe" leads to attorneys/jo-doe.mdx, which appears on March 1, 2027. → Take it out, or change the field "publishOn" in attorneys/jo-doe.mdx.',
    ],
    [
      'a field that names a draft',
      {
        'practice-areas/gamma-law.mdx': practiceArea('Gamma', 3).replace('order: 3', 'order: 3\ndraft: true'),
      },
      'pages/home.mdx:25:32 not-on-site The 3rd entry of "areas" of "expertise" names "gamma-law", which is a draft. → Take it out, or change the field "draft" in practice-areas/gamma-law.mdx.',
    ],
    [
      'a page below a draft',
      {
        'pages/news.mdx': plainPage('News', 'draft: true'),
        'pages/news/autumn.mdx': plainPage('Autumn'),
      },
      'pages/news/autumn.mdx:1:1 not-on-site The page /news/autumn is below /news, which is a draft. → Do the same in this file, or change the field "draft" in pages/news.mdx.',
    ],
    [
      'a draft that the site cannot do without',
      { 'pages/not-found.mdx': minimalTree['pages/not-found.mdx']?.replace('title:', 'draft: true\ntitle:') },
      'pages/not-found.mdx:1:1 not-on-site The site needs its page with the template "not-found", which is a draft. → Put another page in its place, or change the field "draft" in pages/not-found.mdx.',
    ],
  ])('%s is told as that', (_, changes, told) => {
    const { site, problems } = on(today, changes)
    expect(problems.map(inOneLine)).toEqual([told])
    expect(site).toBeUndefined()
  })

  it('is told in development in the same words', () => {
    const changes = { ...about('/news'), 'pages/news.mdx': plainPage('News', 'draft: true') }
    expect(on(today, changes, { includeUnpublished: true }).problems).toEqual(on(today, changes).problems)
  })

  it('may itself be a draft', () => {
    const changes = {
      'pages/news.mdx': plainPage('News', 'draft: true', 'See [more](/more).\n'),
      'pages/more.mdx': plainPage('More', 'draft: true'),
    }
    expect(on(today, changes).problems).toEqual([])
    expect(on(today, changes, { includeUnpublished: true }).problems).toEqual([])
  })
})

describe('the days themselves', () => {
  it.each([
    [
      'the wrong way round',
      'publishOn: 2027-03-01\nexpiresOn: 2027-02-01',
      'pages/news.mdx:7:12 showing-order The last day on the site, 2027-02-01, comes before the first, 2027-03-01. → Change one of the two days.',
    ],
    [
      'that are no days',
      'expiresOn: 2027-02-30',
      'pages/news.mdx:6:12 wrong-value The field "expiresOn": this is not a day of the calendar written as 2025-06-20. It says "2027-02-30".',
    ],
    [
      'other words than true and false',
      'draft: yes',
      'pages/news.mdx:6:8 unknown-value The field "draft" can’t be "yes".',
    ],
  ])('%s are told, on whatever day before', (_, fields, told) => {
    for (const day of ['2026-01-01', today]) {
      const lines = on(day, { 'pages/news.mdx': plainPage('News', fields) }).problems.map(inOneLine)
      expect(lines).toHaveLength(1)
      expect(lines[0]?.startsWith(told)).toBe(true)
    }
  })
})

describe('the mistakes of a draft', () => {
  const changes = {
    'pages/news.mdx': plainPage('News', 'draft: true', 'See [nothing](/nothing).\n'),
    'pages/more.mdx': plainPage('More', 'draft: true\nunknown: 1'),
  }
  it('are told, and keep no site from being built', () => {
    const { site, problems } = on(today, changes)
    expect(problems.map(({ file: path, rule, severity }) => `${path} ${rule} ${severity}`)).toEqual([
      'pages/more.mdx unknown-field warning',
      'pages/news.mdx broken-link warning',
    ])
    expect(site?.routes).toHaveLength(8)
  })
  it('are errors in development, where the draft is to be seen', () => {
    const { problems } = on(today, changes, { includeUnpublished: true })
    expect(problems.map(({ rule, severity }) => `${rule} ${severity}`)).toEqual([
      'unknown-field error',
      'broken-link error',
    ])
  })
  it('do not make a page above the draft one that might exist', () => {
    const { problems } = on(today, {
      'pages/news.mdx': plainPage('News', 'draft: true\nunknown: 1'),
      'pages/about.mdx': plainPage('About Us', 'inMenu: header\norder: 2', 'See [it](/news).\n\n## Why\n'),
    })
    expect(problems.filter(isError).map(({ message }) => message)).toEqual([
      'The link "/news" leads to pages/news.mdx, which is a draft.',
    ])
  })
})

describe('what will be wrong on a coming day', () => {
  it('is a warning until then, and an error from then on', () => {
    const changes = {
      'pages/about.mdx': plainPage('About Us', 'inMenu: header\norder: 2', 'See [it](/news).\n\n## Why\n'),
      'pages/news.mdx': plainPage('News', 'expiresOn: 2027-03-01'),
    }
    const [warning, ...others] = on(today, changes).problems
    expect(others).toEqual([])
    expect(warning).toMatchObject({
      severity: 'warning',
      message:
        'From March 2, 2027 on: The link "/news" leads to pages/news.mdx, which left the site after March 1, 2027.',
    })
    expect(on(today, changes).site).toBeDefined()
    expect(on('2027-03-01', changes).site).toBeDefined()
    expect(on('2027-03-02', changes).site).toBeUndefined()
  })

  it('is told of a page that is to come as of any other', () => {
    const { site, problems } = on(today, {
      'pages/news.mdx': plainPage('News', 'publishOn: 2027-03-01', 'See [nothing](/nothing).\n'),
    })
    expect(problems.map(({ rule, severity }) => `${rule} ${severity}`)).toEqual(['broken-link error'])
    expect(site).toBeUndefined()
  })

  it('is told of a page that will link to one that comes later', () => {
    const { problems } = on(today, {
      'pages/news.mdx': plainPage('News', 'publishOn: 2027-03-01', 'See [more](/more).\n'),
      'pages/more.mdx': plainPage('More', 'publishOn: 2027-03-05'),
    })
    expect(problems.map(({ severity, message }) => `${severity}: ${message}`)).toEqual([
      'warning: From March 1, 2027 on: The link "/more" leads to pages/more.mdx, which appears on March 5, 2027.',
    ])
  })
})
