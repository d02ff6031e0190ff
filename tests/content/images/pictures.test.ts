import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { imageVariants, portraitCrop } from '../../../src/content/images/variants.ts'
import type { PictureFacts } from '../../../src/content/model/pictures.ts'
import { bodyComponents, figureSizes } from '../../../src/firm/app/tags.tsx'
import { width } from '../../../src/firm/theme/tokens.ts'
import { legalPage } from '../../fixtures/legalSite.ts'
import { bodyRenderer } from '../../fixtures/readBody.ts'
import { abovePeople, build, file, inOneLine, plainPage } from '../../fixtures/minimalSite.ts'
import { photo } from '../../fixtures/photo.ts'
import { isPageOf, payloadOf } from '../../fixtures/payloadOf.ts'

type Files = Record<string, Partial<PictureFacts> | undefined>

/** The minimal site with `body` on line 11 of its about page, and with these files. */
const siteWith = (body: string, files: Files, more = {}) => {
  const paths = Object.keys(files)
  return build(
    { 'pages/about.mdx': plainPage('About Us', 'inMenu: header\norder: 2', `## Why\n\n${body}\n`), ...more },
    {
      publicFiles: new Set(paths.filter((path) => path.startsWith('/'))),
      otherFiles: new Set(paths.filter((path) => !path.startsWith('/'))),
      pictures: new Map(paths.map((path) => [path, { ...photo, ...files[path] }])),
    },
  )
}

const person = (fields: string) =>
  file(
    `group: staff\nname: Ann Person\norder: 1\nleadership:\n  role: Head\n  details: She leads.\n  order: 1\n${fields}`,
  )

const leadership = file(`
template: leadership
title: Leadership
description: The leadership page of a tiny site, described in as many words as are needed.
lede: They lead.`)

const withPerson = (fields: string, files: Files) =>
  siteWith('Because.', files, {
    ...abovePeople,
    'attorneys/ann-person.mdx': person(fields),
    'pages/leadership.mdx': leadership,
  })

describe('pictures in a text', () => {
  const next = (facts: Partial<PictureFacts>): Files => ({ 'pages/a.jpg': facts })
  it.each<[picture: string, files: Files, expected: string]>([
    ['is a PDF', next({ kind: 'pdf' }), 'picture-kind The file "./a.jpg" isn\'t a still picture'],
    ['is a drawing', next({ kind: 'svg' }), 'picture-kind'],
    ['moves', next({ kind: 'gif', isMoving: true }), 'picture-kind'],
    ['is damaged', next({ size: undefined }), 'broken-picture The picture "./a.jpg" is damaged'],
    ['is heavy', next({ bytes: 10_000_001 }), 'large-picture The picture "./a.jpg" has more than 10 MB'],
    ['has too many pixels', next({ size: { width: 10_000, height: 5001 } }), 'large-picture'],
    ['is small', next({ size: { width: 319, height: 900 } }), 'is too small: 319 × 900'],
    ['has capitals in its name', { 'pages/A.JPG': {} }, '"./a.jpg" doesn\'t exist. → Did you mean ./A.JPG?'],
    ['is in another folder', { 'images/a.jpg': {} }, '→ Did you mean ../images/a.jpg?'],
    ['is missing', {}, 'missing-picture The picture "./a.jpg" doesn\'t exist. → Save it next to'],
  ])('an editor reads, at its line, what is wrong with a picture that %s', (_, files, expected) => {
    const found = siteWith('![A desk](./a.jpg)', files).problems.map(inOneLine)
    expect(found).toEqual([expect.stringContaining(expected)])
    expect(found[0]).toContain('pages/about.mdx:11:1 ')
  })

  it.each([
    ['data:image/png;base64,AAAA', 'unsafe-link'],
    ['javascript:alert(1)', 'unsafe-link'],
    ['../../office.jpg', 'missing-picture'],
    ['', 'missing-picture'],
    ['%E0%A4%A.png', 'missing-picture'],
    ['/og.jpg', 'missing-picture The picture "/og.jpg" doesn\'t exist. → Did you mean /og.png?'],
  ])('an editor reads what is wrong with the picture %j', (src, expected) => {
    const { problems } = siteWith(`![A desk](${src})`, { '/og.png': {} })
    expect(problems.map(inOneLine)).toEqual([expect.stringContaining(expected)])
  })

  it.each(['./a.jpg', 'a.jpg', '../pages/a.jpg', '/a%20room.jpg', '</a room.jpg>'])(
    'an editor can show a picture as %s',
    (src) => {
      const largest = { bytes: 10_000_000, size: { width: 320, height: 156_250 } }
      const files = { 'pages/a.jpg': largest, '/a room.jpg': { bytes: 1_000_000 } }
      expect(siteWith(`![A desk](${src})`, files).problems).toEqual([])
    },
  )

  it('an editor can put a small picture or a drawing into public/, but not a heavy picture', () => {
    const rules = (facts: Partial<PictureFacts>) =>
      siteWith('![Desk](/a.jpg)', { '/a.jpg': { bytes: 400_000, ...facts } }).problems.map(({ rule }) => rule)
    expect(rules({ size: { width: 20, height: 20 } })).toEqual([])
    expect(rules({ kind: 'svg', size: undefined })).toEqual([])
    expect(rules({ bytes: 1_000_001 })).toEqual(['large-picture'])
  })
})

describe('a PDF and a video', () => {
  const shown = (body: string, files: Files) => {
    const { site } = siteWith(body, { 'pages/a.jpg': {}, ...files })
    const route = site?.routes.find(({ path }) => path === '/about')
    return site && route ? payloadOf(site, route, bodyRenderer(site)).body : ''
  }

  it.each([
    [999_499, 'PDF, 999\u00A0kB'],
    [999_500, 'PDF, 1.0\u00A0MB'],
    [90, 'PDF, 1\u00A0kB'],
    [1_449_000, 'PDF, 1.4\u00A0MB'],
  ])('a visitor reads the size of a PDF of %i bytes', (bytes, size) => {
    const body = shown('[our guide](/our%20guide.pdf#page=2).', { '/our guide.pdf': { kind: 'pdf', bytes } })
    expect(body).toContain(`>our guide (${size})</a>.`)
  })

  it.each<[string, Files, string]>([
    ['is a renamed Word file', { '/a.pdf': { kind: 'other' } }, 'not-a-pdf The file "/a.pdf" isn\'t a PDF.'],
    ['is missing', {}, 'broken-link The link "/a.pdf" leads to a file that doesn\'t exist.'],
    ['has another name', { '/b.pdf': { kind: 'pdf' } }, 'Did you mean /b.pdf?'],
  ])('an editor reads that a PDF %s', (_, files, expected) => {
    const found = siteWith('See [our guide](/a.pdf).', files).problems.map(inOneLine)
    expect(found).toEqual([expect.stringContaining(expected)])
  })

  it.each([
    'https://www.youtube.com/watch?v=a1',
    'https://youtu.be/a1',
    'https://vimeo.com/1',
    '/closing.mp4',
  ])('a visitor sees that a picture leads to the video %s, which loads only then', (address) => {
    const body = shown(`[![A closing](./a.jpg "In *two* minutes")](${address})`, { '/closing.mp4': {} })
    expect(body).toContain(`<a href="${address}" class="video"><span><svg `)
    expect(body).toMatch(/<figure class="picture"><a .*<\/a><figcaption>In \*two\* minutes<\/figcaption>/)
    expect(body).not.toMatch(/<(?:iframe|video)|src="http/)
    // A picture that leads to a page has no mark.
    expect(shown('[![A desk](./a.jpg)](/contact)', {})).toContain('<a href="/contact"><picture>')
  })

  it('an editor reads that a frame is no way to show a video, and what is', () => {
    const [problem] = siteWith('<iframe src="https://www.youtube.com/embed/a1"></iframe>', {}).problems
    expect(problem?.fix).toContain('Write a picture that links to it: [![its words](./picture.jpg)]')
  })
})

it('an editor reads that a picture needs a description, and a captioned one its own line', () => {
  const problemsOf = (body: string) => siteWith(body, { 'pages/a.jpg': {} }).problems.map(inOneLine).join()
  expect(problemsOf('![](./a.jpg)')).toContain('11:1 picture-text')
  expect(problemsOf('See ![A desk](./a.jpg "Old.") here.')).toContain(
    '11:5 picture-caption Visitors don\'t see the caption "Old."',
  )
  for (const alone of ['![A desk](./a.jpg "Old.")', '[![A desk](./a.jpg "Old.")](/contact)'])
    expect(problemsOf(alone)).not.toContain('picture-caption')
})

describe('a portrait', () => {
  const portrait = (fields: string, facts: Partial<PictureFacts> = {}) =>
    withPerson(fields, { 'attorneys/ann-person.jpg': facts }).problems.map(inOneLine)

  it.each<[fields: string, facts: Partial<PictureFacts>, expected: string]>([
    ['portrait: ./ann-person.jpg', { size: { width: 3000, height: 700 } }, '600 pixels wide and 750'],
    ['portrait: ./ann-persn.jpg', {}, '9:11 missing-picture The picture "./ann-persn.jpg" doesn\'t exist.'],
    ['portrait: https://example.com/ann.jpg', {}, '9:11 wrong-value'],
  ])('an editor reads what is wrong with %s', (fields, facts, expected) => {
    const found = portrait(fields, facts)
    expect(found).toHaveLength(1)
    expect(found[0]).toContain(expected)
  })

  it.each([
    ['portrait: ./ann-person.jpg', 'Portrait of Ann Person'],
    ['portrait: ./ann-person.jpg\nportraitAlt: Ann Person at the helm', 'Ann Person at the helm'],
  ])('a visitor sees %j in two sizes, described as %j', (fields, alt) => {
    const { site, problems } = withPerson(fields, {
      'attorneys/ann-person.jpg': { size: { width: 2000, height: 2500 } },
    })
    expect(problems).toEqual([])
    const route = site?.routes.find(({ kind }) => kind === 'leadership')
    const payload = site && route && payloadOf(site, route)
    expect(payload && isPageOf('leadership')(payload) && payload.facts.leaders[0]?.portrait).toEqual({
      alt,
      src: '/assets/0a1b2c3d-p400.jpg',
      width: 800,
      height: 1000,
      sources: ['avif', 'webp'].map((kind) => ({
        type: `image/${kind}`,
        srcSet: `/assets/0a1b2c3d-p400.${kind} 400w, /assets/0a1b2c3d-p800.${kind} 800w`,
      })),
    })
    expect(site?.pictures.wanted.map(({ path }) => path)).toEqual(['attorneys/ann-person.jpg'])
  })

  it.each([
    [3000, 2000, 700, 0, 1600, 2000],
    [2000, 3000, 0, 125, 2000, 2500],
    [1, 1, 0, 0, 1, 1],
  ])('a visitor sees the middle of a portrait of %i × %i, and more of its top', (...numbers) => {
    const [from, high, left, top, width, height] = numbers
    expect(portraitCrop({ width: from, height: high })).toEqual({ left, top, width, height })
  })
})

it('a visitor of an earlier version of a legal page sees the pictures next to the page', () => {
  const legal = (body: string) => legalPage(`## Use {#use}\n\n${body}`, '2025-06-20')
  const more = {
    'legal/terms.mdx': legal('Use it.'),
    'legal/versions/terms/2025-06-20.mdx': legal('![A chart of uses](./chart.png)'),
  }
  const { site } = siteWith('Because.', { 'legal/chart.png': {} }, more)
  expect(site?.pictures.wanted.map(({ path }) => path)).toEqual(['legal/chart.png'])
  expect(siteWith('Because.', {}, more).problems.map(({ rule }) => rule)).toEqual(['missing-picture'])
})

describe('pictures for visitors', () => {
  const shown = (src: string, files: Files) => {
    const { site } = siteWith('Because.', files)
    if (!site) throw new Error('The site has errors.')
    return renderToStaticMarkup(bodyComponents(site, 'pages/about.mdx').img({ src, alt: 'A desk' }))
  }

  it('a visitor gets a picture in the size and format that suits their browser', () => {
    const srcSet = (kind: string) =>
      [480, 800, 1216].map((w) => `/assets/0a1b2c3d-${w}.${kind} ${w}w`).join(', ')
    const sources = ['avif', 'webp'].map(
      (kind) => `<source type="image/${kind}" srcSet="${srcSet(kind)}" sizes="${figureSizes}"/>`,
    )
    expect(shown('./a%20desk.jpg', { 'pages/a desk.jpg': {} })).toBe(
      `<picture>${sources.join('')}<img src="/assets/0a1b2c3d-800.jpg" width="1216" height="1621" alt="A desk" loading="lazy" decoding="async"/></picture>`,
    )
    expect(figureSizes).toContain(` ${width.measure},`)
    // From public/ it comes unchanged.
    expect(shown('/a.jpg', { '/a.jpg': {} })).toBe(
      '<img src="/a.jpg" width="3000" height="4000" alt="A desk" loading="lazy" decoding="async"/>',
    )
  })

  it('a visitor never gets a picture larger than its file, and always a format their browser knows', () => {
    const made = (facts: Partial<PictureFacts>) =>
      imageVariants({ ...photo, ...facts }, 'figure').map(
        ({ kind, width: w, height }) => `${kind} ${w} ${height}`,
      )
    expect(made({ size: { width: 800, height: 400 } })).toEqual([
      'avif 480 240',
      'avif 800 400',
      'webp 480 240',
      'webp 800 400',
      'jpeg 480 240',
    ])
    expect(made({ kind: 'webp', size: { width: 330, height: 90 } })).toEqual(['avif 330 90', 'webp 330 90'])
    expect(made({ kind: 'gif' }).at(-1)).toMatch(/^png /)
    expect([made({ kind: 'other' }), made({ size: undefined })]).toEqual([[], []])
  })
})
