import type { PictureFacts } from '../../../src/content/model/pictures.ts'
import { isPageOf, payloadOf } from '../../fixtures/payloadOf.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { detectFileType, kindInWords } from '../../../src/content/images/detectFileType.ts'
import { pictureSettings } from '../../../src/content/images/pictureSettings.ts'
import { bodyComponents, figureSizes } from '../../../src/firm/tags.tsx'
import { imageVariants, portraitCrop } from '../../../src/content/images/imageVariants.ts'
import { width } from '../../../src/firm/theme/tokens.ts'
import { bannedWords } from '../../fixtures/bannedWords.ts'
import { build, file, inOneLine, plainPage } from '../../fixtures/minimalSite.ts'

const isLeadership = isPageOf('leadership')

const photo: PictureFacts = {
  kind: 'jpeg',
  bytes: 2_000_000,
  size: { width: 3000, height: 4000 },
  isMoving: false,
  hasCameraNotes: true,
  digest: '0a1b2c3d',
}

const person = (more: string): string =>
  file(
    `group: staff\nname: Ann Person\norder: 1\nleadership:\n  role: Head\n  details: She leads.\n  order: 1\n${more}`,
  )

const leadership = file(`
template: leadership
title: Leadership
description: The leadership page of a tiny site, described in as many words as are needed.
lede: They lead.`)

/** A tiny site whose about page holds `body`, and whose files beside it and in `public/` are these. */
const siteWith = (body: string, pictures: Record<string, PictureFacts | undefined>, more = {}) =>
  build(
    { 'pages/about.mdx': plainPage('About Us', 'inMenu: header\norder: 2', `## Why\n\n${body}\n`), ...more },
    {
      publicFiles: new Set(Object.keys(pictures).filter((path) => path.startsWith('/'))),
      otherFiles: new Set(Object.keys(pictures).filter((path) => !path.startsWith('/'))),
      pictures: new Map(Object.entries(pictures).flatMap(([path, facts]) => (facts ? [[path, facts]] : []))),
    },
  )

const toldOf = (...given: Parameters<typeof siteWith>): string[] => siteWith(...given).problems.map(inOneLine)

/** The same with a person whose file says `fields`. */
const withPerson = (fields: string, pictures: Record<string, PictureFacts | undefined>) =>
  siteWith('Because.', pictures, {
    'attorneys/ann-person.mdx': person(fields),
    'pages/leadership.mdx': leadership,
  })

describe('a picture’s file that cannot be shown', () => {
  it.each<[string, Partial<PictureFacts>, string]>([
    [
      'a renamed PDF',
      { kind: 'pdf' },
      'picture-kind The file "./a.jpg" is a PDF document and no picture. → Take the picture out of it, save it as JPEG or PNG, and name that file here.',
    ],
    [
      'a HEIC of a phone',
      { kind: 'heic' },
      'picture-kind The file "./a.jpg" is a picture of the kind HEIC, which iPhones make and most browsers cannot show. → Open it in a program for pictures, export it as JPEG, and name that file here.',
    ],
    [
      'a drawing',
      { kind: 'svg' },
      'picture-kind The file "./a.jpg" is a drawing of the kind SVG. → Export it as PNG, at least 1200 pixels wide, or ask a developer to put it into the folder "public".',
    ],
    [
      'a text',
      { kind: 'text' },
      'picture-kind The file "./a.jpg" is a text and no picture. → Put the picture itself there, as a JPEG or PNG file.',
    ],
    ['an empty file', { kind: 'empty', bytes: 0 }, 'picture-kind The file "./a.jpg" is empty. →'],
    [
      'a film',
      { kind: 'video' },
      'picture-kind The file "./a.jpg" is a film and no picture. → Save one picture of it as JPEG',
    ],
    [
      'one that moves',
      { kind: 'gif', isMoving: true },
      'picture-kind The picture "./a.jpg" moves. → Use a still picture',
    ],
    [
      'one that is damaged',
      { size: undefined },
      'broken-picture The picture "./a.jpg" is damaged, or was not copied to the end. → Copy or export it again',
    ],
    [
      'a heavy one',
      { bytes: 14_300_000, size: undefined, digest: '' },
      'large-picture The picture "./a.jpg" has 14.3 MB, and the most is 10 MB. → Make it 2400 pixels wide',
    ],
    [
      'one of too many pixels',
      { size: { width: 10_000, height: 8000 } },
      'large-picture The picture "./a.jpg" has 10000 × 8000 pixels, and the most is 50 million in all. →',
    ],
    [
      'a small one',
      { size: { width: 200, height: 900 } },
      'small-picture The picture "./a.jpg" has 200 × 900 pixels, and a picture in a text needs a width of 320. →',
    ],
  ])('%s is told at its place', (_, facts, told) => {
    const found = toldOf('![A desk](./a.jpg)', { 'pages/a.jpg': { ...photo, ...facts } })
    expect(found).toHaveLength(1)
    expect(found[0]).toContain(`pages/about.mdx:11:1 ${told}`)
    expect(
      found
        .join(' ')
        .replace(/"[^"]*"/g, '')
        .match(bannedWords)?.[0],
    ).toBeUndefined()
  })

  it.each(['jpeg', 'png', 'webp', 'avif', 'gif'] as const)('none of these is a sound %s', (kind) => {
    expect(toldOf('![A desk](./a.jpg)', { 'pages/a.jpg': { ...photo, kind } })).toEqual([])
  })

  it('every kind has its words', () => {
    for (const words of Object.values(kindInWords)) expect(words).toMatch(/^(an? |no |empty)/)
  })
})

describe('a portrait', () => {
  const portrait = (facts: Partial<PictureFacts>, fields = 'portrait: ./ann-person.jpg') =>
    withPerson(fields, { 'attorneys/ann-person.jpg': { ...photo, ...facts } }).problems.map(inOneLine)

  it('that is large enough is fine', () => {
    expect(portrait({})).toEqual([])
    expect(portrait({ size: { width: 600, height: 750 } })).toEqual([])
  })

  it.each([
    [
      { width: 3000, height: 700 },
      'has 3000 × 700 pixels, of which 560 × 700 are left when it is cut to the shape of the page, and needs 600 × 750. → Use a larger file of the same photograph, as it came from the camera, or an upright one: 750 pixels in height are needed.',
    ],
    [
      { width: 640, height: 700 },
      'has 640 × 700 pixels, of which 560 × 700 are left when it is cut to the shape of the page, and needs 600 × 750. → Use a larger file of the same photograph, as it came from the camera.',
    ],
    [{ width: 400, height: 500 }, 'has 400 × 500 pixels, and needs 600 × 750.'],
    [
      { width: 1000, height: 700 },
      'has 1000 × 700 pixels, of which 560 × 700 are left when it is cut to the shape of the page, and needs',
    ],
  ])('of %j is too small', (size, told) => {
    const found = portrait({ size })
    expect(found).toHaveLength(1)
    expect(found[0]).toContain(
      `attorneys/ann-person.mdx:9:11 small-picture The portrait "./ann-person.jpg" ${told}`,
    )
  })

  it.each([
    [
      'portrait: ./Ann-Person.jpg',
      '9:11 missing-picture There is no picture "./Ann-Person.jpg", but there is "./ann-person.jpg": capitals',
    ],
    [
      'portrait: ./ann-persn.jpg',
      '9:11 missing-picture There is no picture "./ann-persn.jpg" beside this file. → Did you mean "./ann-person.jpg"?',
    ],
    [
      'portrait: ./photographs/nobody-at-all.png',
      '9:11 missing-picture There is no picture "./photographs/nobody-at-all.png" beside this file. → Put the picture’s file there',
    ],
    [
      'portrait: /ann-person.jpg',
      '9:11 wrong-value The field "portrait": this is not the name of a picture beside this file, such as ./jane-sample.jpg.',
    ],
    ['portrait: https://example.com/ann.jpg', '9:11 wrong-value'],
    ['portrait: .\\ann-person.jpg', '9:11 wrong-value'],
    [
      'portraitAlt: Ann at her desk',
      '9:14 missing-picture This field describes a photograph, and the file names none.',
    ],
    [
      'portrait: ./ann-person.jpg\nportraitAlt: Photo of Ann',
      '10:14 picture-words The picture’s text begins with "Photo of"',
    ],
  ])('%s is told', (fields, told) => {
    expect(
      portrait({}, fields)
        .filter((line) => !line.includes('unused-picture'))
        .join('\n'),
    ).toContain(told)
  })

  it('stands in a folder as well as beside the file', () => {
    const { problems } = withPerson('portrait: portraits/ann.jpg', { 'attorneys/portraits/ann.jpg': photo })
    expect(problems).toEqual([])
  })

  it.each([
    ['portrait: ./ann-person.jpg', 'Portrait of Ann Person'],
    ['portrait: ./ann-person.jpg\nportraitAlt: Ann Person at the helm', 'Ann Person at the helm'],
  ])('has words: %j', (fields, alt) => {
    const { site } = withPerson(fields, { 'attorneys/ann-person.jpg': photo })
    const route = site?.routes.find(({ kind }) => kind === 'leadership')
    const payload = site && route && payloadOf(site, route)
    expect(payload && isLeadership(payload) && payload.facts.leaders[0]?.portrait).toEqual({
      alt,
      src: '/assets/0a1b2c3d-p400.jpg',
      width: 800,
      height: 1000,
      sources: ['avif', 'webp'].map((kind) => ({
        type: `image/${kind}`,
        srcSet: `/assets/0a1b2c3d-p400.${kind} 400w, /assets/0a1b2c3d-p800.${kind} 800w`,
      })),
    })
  })

  it('of somebody who is not on the site yet is made for nobody', () => {
    const pictures = { 'attorneys/ann-person.jpg': photo, 'attorneys/bea.jpg': photo }
    const more = {
      'attorneys/bea.mdx': person('portrait: ./bea.jpg\ndraft: true')
        .replace('Ann', 'Bea')
        .replaceAll('order: 1', 'order: 2'),
    }
    const { site, problems } = siteWith('Because.', pictures, {
      ...more,
      'attorneys/ann-person.mdx': person('portrait: ./ann-person.jpg'),
      'pages/leadership.mdx': leadership,
    })
    expect(problems).toEqual([])
    expect(site?.pictures.wanted.map(({ path }) => path)).toEqual(['attorneys/ann-person.jpg'])
  })
})

describe('a picture in public/', () => {
  const served = { ...photo, bytes: 400_000, hasCameraNotes: false }
  it.each<[string, Partial<PictureFacts>, string[]]>([
    ['is served as it is', {}, []],
    ['may be a drawing', { kind: 'svg', size: undefined }, []],
    ['may be small', { size: { width: 20, height: 20 } }, []],
    ['must be one that browsers show', { kind: 'heic' }, ['picture-kind']],
    ['must not be heavy', { bytes: 1_400_000 }, ['large-picture']],
    ['must be whole', { size: undefined }, ['broken-picture']],
    ['should not tell where it was taken', { hasCameraNotes: true }, ['camera-notes']],
  ])('%s', (_, facts, rules) => {
    const { problems } = siteWith('![A desk](/a.jpg)', { '/a.jpg': { ...served, ...facts } })
    expect(problems.map(({ rule }) => rule)).toEqual(rules)
  })

  it('needs words as every other', () => {
    expect(toldOf('![](/a.jpg)', { '/a.jpg': served }).join()).toContain('11:1 picture-text')
  })
})

describe('the words for those who cannot see a picture', () => {
  it.each([
    ['IMG_2041', 'is the name of a file'],
    ['IMG_2041.JPG', 'is the name of a file'],
    ['office-desk-2.png', 'is the name of a file'],
    ['office-desk-2', 'is the name of a file'],
    ['Screenshot 2026-01-03 at 10.21', 'is the name of a file'],
    [
      'Image of a desk',
      'begins with "Image of", which is said aloud anyway. → Begin with what it shows: "A desk".',
    ],
    ['a picture of our office', 'begins with "a picture of"'],
    ['Photograph showing the lobby', 'begins with "Photograph showing"'],
    ['photo', 'does not say what the picture shows'],
    ['Logo', 'does not say what the picture shows'],
    ['x '.repeat(130), 'has 259 characters, which are read aloud without a pause'],
  ])('%j', (alt, told) => {
    const found = toldOf(`![${alt}](./office-desk-2.jpg)`, { 'pages/office-desk-2.jpg': photo })
    expect(found).toHaveLength(1)
    expect(found[0]).toContain('pages/about.mdx:11:1 picture-words')
    expect(found[0]).toContain(told)
  })

  it.each([
    'The desk',
    'Pictures of ships hang in the lobby',
    'Lobby',
    'Chart of deposits, 2020 to 2024',
    'Imaging of a heart',
  ])('%j is fine', (alt) => {
    expect(toldOf(`![${alt}](./lobby.jpg)`, { 'pages/lobby.jpg': photo })).toEqual([])
  })
})

describe('pictures that nobody shows', () => {
  const unused = (body: string, ...paths: string[]) =>
    siteWith(body, Object.fromEntries(paths.map((path) => [path, photo])))
      .problems.filter(({ rule }) => rule === 'unused-picture')
      .map(({ file: path, severity }) => `${path} ${severity}`)

  it('are told, and keep no site from being built', () => {
    expect(unused('![A desk](./a.jpg)', 'pages/a.jpg', 'pages/b.jpg', 'jobs/c.png')).toEqual([
      'jobs/c.png warning',
      'pages/b.jpg warning',
    ])
  })

  it('are not told while a name is misspelt: it may mean one of them', () => {
    expect(unused('![A desk](./aa.jpg)', 'pages/a.jpg')).toEqual([])
  })

  it('are not told outside the folders of pages and people', () => {
    expect(unused('Because.', 'help/overlay.png', '/b.jpg', 'overlay.png')).toEqual([])
  })
})

describe('a kept version of a legal page', () => {
  const legal = (body: string) =>
    file(
      `title: Terms\ndescription: The terms of a tiny site, described in as many words as are needed.\nlede: Read.\norder: 1\nlastUpdated: 2025-06-20\nsections: 1`,
      `## Use {#use}\n\n${body}\n`,
    )
  const withVersion = (pictures: Record<string, PictureFacts>) =>
    siteWith('Because.', pictures, {
      'legal/terms.mdx': legal('Use it.'),
      'legal/versions/terms/2025-06-20.mdx': legal('![A chart of uses](./chart.png)'),
    })

  it('shows the pictures that stood beside its page', () => {
    const { site, problems } = withVersion({ 'legal/chart.png': photo })
    expect(problems.filter(({ rule }) => rule.includes('picture'))).toEqual([])
    expect(site?.pictures.wanted.map(({ path }) => path)).toEqual(['legal/chart.png'])
  })

  it('keeps them on the site', () => {
    expect(withVersion({}).problems.map(inOneLine).join('\n')).toContain(
      'missing-picture This kept version shows the picture legal/chart.png, and its file is gone. → Put the file back',
    )
  })
})

describe('a caption', () => {
  it('within a paragraph is told', () => {
    expect(toldOf('See ![A desk](./a.jpg "Old.") here.', { 'pages/a.jpg': photo }).join()).toContain(
      '11:5 picture-caption The caption "Old." is not shown',
    )
  })
})

describe('a picture in a text', () => {
  const shown = (src: string, pictures: Record<string, PictureFacts>) => {
    const { site } = siteWith('Because.', pictures)
    if (!site) throw new Error('The site has errors.')
    return renderToStaticMarkup(bodyComponents(site, 'pages/about.mdx').img({ src, alt: 'A desk' }))
  }

  it('is shown with its size and every file that is made of it', () => {
    const html = shown('./a%20desk.jpg', { 'pages/a desk.jpg': photo })
    const srcSet = (kind: string) =>
      [480, 800, 1216].map((w) => `/assets/0a1b2c3d-${w}.${kind} ${w}w`).join(', ')
    const sources = ['avif', 'webp'].map(
      (kind) => `<source type="image/${kind}" srcSet="${srcSet(kind)}" sizes="${figureSizes}"/>`,
    )
    expect(html).toBe(
      `<picture>${sources.join('')}<img src="/assets/0a1b2c3d-800.jpg" width="1216" height="1621" alt="A desk" loading="lazy" decoding="async"/></picture>`,
    )
  })

  it('is shown as it is when it lies in public/', () => {
    expect(shown('/a.jpg', { '/a.jpg': photo })).toBe(
      '<img src="/a.jpg" width="3000" height="4000" alt="A desk" loading="lazy" decoding="async"/>',
    )
  })

  it('is as wide as the theme says', () => {
    expect(figureSizes).toContain(` ${width.measure},`)
  })
})

describe('what is made of a picture', () => {
  it('has the kind of the original for browsers that know neither AVIF nor WebP', () => {
    const kinds = (['jpeg', 'png', 'gif', 'webp', 'avif'] as const).map(
      (kind) => imageVariants({ ...photo, kind }, 'figure').at(-1)?.kind,
    )
    expect(kinds).toEqual(['jpeg', 'png', 'png', 'webp', 'webp'])
  })

  it('is never larger than the picture', () => {
    const widths = imageVariants({ ...photo, size: { width: 700, height: 350 } }, 'figure').map(
      ({ width: w, height }) => [w, height],
    )
    expect(widths).toEqual([
      [480, 240],
      [700, 350],
      [480, 240],
      [700, 350],
      [480, 240],
    ])
  })

  it('has that kind also when it is as small as can be', () => {
    const made = imageVariants({ ...photo, size: { width: 330, height: 200 } }, 'figure')
    expect(made.map(({ kind, width: w }) => `${kind} ${w}`)).toEqual(['avif 330', 'webp 330', 'jpeg 330'])
  })

  it('is nothing for what is no picture', () => {
    expect(imageVariants({ ...photo, kind: 'pdf' }, 'figure')).toEqual([])
    expect(imageVariants({ ...photo, size: undefined }, 'portrait')).toEqual([])
  })
})

describe('a portrait’s cut', () => {
  it.each([
    [
      { width: 1600, height: 2000 },
      { left: 0, top: 0, width: 1600, height: 2000 },
    ],
    [
      { width: 3000, height: 2000 },
      { left: 700, top: 0, width: 1600, height: 2000 },
    ],
    [
      { width: 2000, height: 3000 },
      { left: 0, top: 125, width: 2000, height: 2500 },
    ],
    [
      { width: 1, height: 1 },
      { left: 0, top: 0, width: 1, height: 1 },
    ],
  ])('of %j', (size, crop) => {
    expect(portraitCrop(size)).toEqual(crop)
  })

  it('is large enough for the widest place at the least width', () => {
    expect(pictureSettings.portrait.least).toBeGreaterThan(450)
  })
})

describe('the kind of a file, by its content', () => {
  const bytes = (text: string) => Buffer.from(text, 'latin1')
  it.each([
    ['', 'empty'],
    ['\xff\xd8\xff\xe0', 'jpeg'],
    ['\x89PNG\r\n\x1a\n', 'png'],
    ['GIF89a', 'gif'],
    ['RIFF\0\0\0\0WEBPVP8 ', 'webp'],
    ['RIFF\0\0\0\0AVI LIST', 'video'],
    ['\0\0\0\x20ftypavif', 'avif'],
    ['\0\0\0\x1cftypmif1\0\0\0\0mif1avifmiaf', 'avif'],
    ['\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'heic'],
    ['\0\0\0\x18ftypmif1\0\0\0\0mif1heic', 'heic'],
    ['\0\0\0\x14ftypqt  ', 'video'],
    ['\0\0\0\x14ftypisom', 'video'],
    ['II*\0', 'tiff'],
    ['8BPS', 'photoshop'],
    ['%PDF-1.7', 'pdf'],
    ['PK\x03\x04', 'archive'],
    ['<svg xmlns="http://www.w3.org/2000/svg">', 'svg'],
    ['<?xml version="1.0"?>\n<!-- drawn -->\n<svg>', 'svg'],
    ['version https://git-lfs.github.com/spec/v1', 'text'],
    ['<!doctype html>', 'text'],
    ['\0\0\0\0', 'unknown'],
  ])('%j is %s', (beginning, kind) => {
    expect(detectFileType(bytes(beginning))).toBe(kind)
  })
})
