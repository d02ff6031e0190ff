import { describe, expect, it } from 'vitest'
import {
  build,
  buildWith,
  file,
  inOneLine,
  plainPage,
  practiceArea,
  minimalTree,
} from '../../fixtures/minimalSite.ts'

const about = 'pages/about.mdx'

/** What is told of a body in pages/about.mdx, one line each; the body begins on line 10. */
const toldOf = (body: string): string[] =>
  build({
    [about]: plainPage('About Us', 'inMenu: header\norder: 2', `## Why\n\n${body}\n`),
    'attorneys/office.jpg': undefined,
  }).problems.map(inOneLine)

describe('headings', () => {
  it.each([
    ['## One\n\n### Two\n\n#### Three\n\n## Four', []],
    [
      '#### Four',
      [
        'pages/about.mdx:11:1 heading-skip This heading has ####, and the one before it ##. → Write ### instead.',
      ],
    ],
    ['### Three\n\n##### Five', ['pages/about.mdx:13:1 heading-skip This heading has #####']],
  ])('%j', (body, told) => {
    const found = toldOf(body)
    expect(found).toHaveLength(told.length)
    told.forEach((start, index) => expect(found[index]).toContain(start))
  })

  it('begin with the second level', () => {
    const { problems } = build({ 'practice-areas/beta-law.mdx': `${practiceArea('Beta', 2)}\n\n### Deep\n` })
    expect(problems.map(inOneLine)).toEqual([
      'practice-areas/beta-law.mdx:25:1 heading-skip This heading has ###, and the one before it is the page’s title. → Write ## instead.',
    ])
  })

  it('that skip a level do not keep the site from being built', () => {
    expect(
      build({ 'practice-areas/beta-law.mdx': `${practiceArea('Beta', 2)}\n\n### Deep\n` }).site,
    ).toBeDefined()
  })
})

describe('mail and phone links', () => {
  it.each([
    '[us](mailto:info@tiny.example)',
    '[us](mailto:info@tiny.example?subject=Hello%20you)',
    '[us](mailto:a@tiny.example,b@tiny.example)',
    '<info@tiny.example>',
    'info@tiny.example',
    '[us](tel:+12125550142)',
    '[us](tel:+1-212-555-0142)',
    '[us](tel:+1.212.555.0142)',
    '[us](TEL:+12125550142)',
  ])('%s is fine', (body) => {
    expect(toldOf(body)).toEqual([])
  })

  it.each([
    ['[us](mailto:info@tiny)', 'mail-link The mail link "mailto:info@tiny" has no valid e-mail address.'],
    ['[us](mailto:)', 'mail-link The mail link "mailto:" has no valid'],
    ['[us](mailto:?subject=x)', 'mail-link The mail link "mailto:" has no valid'],
    ['[us](mailto:a@tiny.example,b)', 'mail-link The mail link "mailto:a@tiny.example,b"'],
    ['[us](<mailto:info @tiny.example>)', 'mail-link The mail link "mailto:info @tiny.example"'],
    ['[us](mailto:%FF@x)', 'mail-link The mail link "mailto:%FF@x"'],
    ['[us](tel:2125550142)', 'phone-link The phone link "tel:2125550142" has no number with its country'],
    ['[us](tel:212-555-0142)', 'phone-link'],
    ['[us](<tel:+1 212 555 0142>)', 'phone-link The phone link "tel:+1 212 555 0142"'],
    ['[us](tel:+1)', 'phone-link'],
    ['[us](tel:)', 'phone-link'],
    ['[us](tel:+1212555CALL)', 'phone-link'],
  ])('%s is told', (body, told) => {
    const found = toldOf(body)
    expect(found.join('\n')).toContain(`pages/about.mdx:11:1 ${told}`)
    expect(found).toHaveLength(1)
  })
})

describe('pictures', () => {
  const withPicture = (src: string, path = about) =>
    build(
      {
        [about]: plainPage('About Us', 'inMenu: header\norder: 2', '## Why\n'),
        [path]:
          (path === about
            ? plainPage('About Us', 'inMenu: header\norder: 2', '## Why\n')
            : minimalTree[path]) + `\n![x](${src})\n`,
      },
      {
        publicFiles: new Set(['/og.png', '/a room.jpg']),
        otherFiles: new Set(['pages/office.jpg', 'practice-areas/desk.jpg']),
      },
    )
      // That the other pictures are not shown is another matter: see pictures.test.ts.
      .problems.filter(({ rule }) => rule !== 'unused-picture')
      .map(inOneLine)

  it.each([
    '/og.png',
    './office.jpg',
    'office.jpg',
    '../practice-areas/desk.jpg',
    '/a%20room.jpg',
    '</a room.jpg>',
  ])('%s is there', (src) => {
    expect(withPicture(src)).toEqual([])
  })

  it.each([
    ['/og.jpg', 'missing-picture There is no picture /og.jpg. → Did you mean "/og.png"?'],
    [
      './Office.jpg',
      'missing-picture There is no picture "./Office.jpg", but there is "./office.jpg": capitals and accents count. → Write ./office.jpg here, exactly so.',
    ],
    ['desk.jpg', 'missing-picture There is no picture "desk.jpg" beside this file.'],
    ['../practice-areas/dsk.jpg', '→ Did you mean "../practice-areas/desk.jpg"?'],
    ['../../office.jpg', 'missing-picture'],
    ['', 'missing-picture This picture has no file.'],
    ['data:image/png;base64,AAAA', 'unsafe-link The address "data:image/png;base64,AAAA" of this picture'],
    ['javascript:alert(1)', 'unsafe-link'],
    [
      'https://example.com/x.png',
      'unsafe-link The picture "https://example.com/x.png" stands on another website',
    ],
    ['%E0%A4%A.png', 'missing-picture'],
  ])('%s is not', (src, told) => {
    const found = withPicture(src)
    expect(found.join('\n')).toContain(told)
    expect(found).toHaveLength(1)
  })

  it('stand beside their own file', () => {
    expect(withPicture('./desk.jpg', 'practice-areas/alpha-law.mdx')).toEqual([])
  })
})

describe('texts that are to be looked at again', () => {
  const told = (fields: string, today?: string) =>
    build(
      { 'practice-areas/beta-law.mdx': practiceArea('Beta', 2).replace('order: 2', `order: 2\n${fields}`) },
      today === undefined ? {} : { today },
    )

  it.each([
    ['the day before', '2026-06-19', 0],
    ['on the day itself', '2026-06-20', 0],
    ['the day after', '2026-06-21', 1],
    ['many years after', '2031-01-01', 1],
  ])('%s', (_, today, count) => {
    const { site, problems } = told('reviewBy: 2026-06-20\nowner: A. Person', today)
    expect(problems).toHaveLength(count)
    expect(site).toBeDefined()
  })

  it('are told with the person who answers for them', () => {
    expect(told('reviewBy: 2020-01-31\nowner: A. Person', '2026-01-01').problems.map(inOneLine)).toEqual([
      'practice-areas/beta-law.mdx:8:11 review-due This text was to be looked at again by 2020-01-31, and that day has passed. → Ask A. Person to read it, mend what is no longer true, and write the day of the next review here.',
    ])
  })

  it('need somebody who does it', () => {
    expect(told('reviewBy: 2030-01-31', '2026-01-01').problems.map(inOneLine).join()).toContain(
      '8:11 review-owner This text is to be looked at again, and nobody is named to do it.',
    )
  })

  it('are not told when nobody says which day it is', () => {
    expect(told('reviewBy: 2020-01-31\nowner: A. Person').problems).toEqual([])
  })

  it('name a day of the calendar', () => {
    expect(told('reviewBy: 2026-02-30').problems.map(inOneLine).join()).toContain(
      'wrong-value The field "reviewBy"',
    )
  })
})

describe('other files in the content folder', () => {
  const told = (...paths: string[]) =>
    build({}, { otherFiles: new Set(paths) }).problems.map(
      ({ file: path, severity, rule }) => `${path} ${severity} ${rule}`,
    )

  it.each([
    'pages/history.md',
    'pages/about.mdx.orig',
    'attorneys/left.mdx.bak',
    'history.docx',
    'legal/read me.md',
  ])('%s is told', (path) => {
    expect(told(path)).toEqual([`${path} warning unread-file`])
  })

  it.each(['pages/history.mdx.txt', 'pages/history.MDX', 'attorneys/mina-choe.md', 'jobs/clerk.Mdx'])(
    '%s is surely meant as a file of the site',
    (path) => {
      expect(told(path)).toEqual([`${path} error file-name`])
    },
  )

  it.each([
    ['pages/about.MDX', 'pages/about.mdx'],
    ['practice-areas/alpha-law.md', 'practice-areas/alpha-law.mdx'],
    ['firm.Mdx', 'firm.mdx'],
  ])('%s in the place of %s is told once', (path, named) => {
    const urlList = { path: 'addresses.txt', text: '/about\n/practice-areas/alpha-law\n' }
    const { problems } = build({ [named]: undefined }, { otherFiles: new Set([path]), urlList })
    const errors = problems.filter(({ severity }) => severity === 'error')
    expect(errors.map(({ file: at, fix }) => `${at} ${fix}`)).toEqual([
      expect.stringContaining(`${path} Rename it to ${named}`),
    ])
  })

  it('notes, and the pictures in them, are fine', () => {
    expect(
      told(
        'README.md',
        'legal/README.md',
        'attorneys/README.md',
        'jobs/NOTES.md',
        'help/overlay.png',
        'overlay.png',
      ),
    ).toEqual([])
  })
})

describe('two files that differ in capitals only', () => {
  it.each([
    ['pages/About.mdx', 'pages/about.mdx'],
    ['Pages/about.mdx', 'pages/about.mdx'],
    ['Firm.mdx', 'firm.mdx'],
  ])('%s and %s', (path, other) => {
    const { site, problems } = build({ [path]: file('') })
    expect(site).toBeUndefined()
    expect(problems.map(inOneLine)).toEqual([
      `${path}:1:1 name-clash The name of this file differs from ${other} only in capitals. → Rename or delete one of the two: many computers can’t tell them apart.`,
    ])
  })
})

describe('a file with an error in its fields', () => {
  it('tells what is wrong in its text as well', () => {
    const { problems } = buildWith(about, 'lede: About it.', 'leed: About it.')
    expect(problems.map(({ rule }) => rule)).toEqual(['unknown-field'])
    const both = build({
      [about]: minimalTree[about]
        ?.replace('lede:', 'leed:')
        .replace('Because.', 'See [it](/abut), [that](#nothing) and ![x](/no.png).'),
    })
    expect(both.problems.map(({ rule }) => rule)).toEqual(['unknown-field', 'broken-link', 'missing-picture'])
  })
})

it('a link with an impossible escape is a problem like any other', () => {
  expect(toldOf('[x](/about#%FF)').join()).toContain('broken-anchor')
})

it.each([
  ['pages/history.docx', 'a document of a word processor'],
  ['pages/~$history.docx', 'Word keeps this file beside a document'],
  ['pages/history.md', 'its name does not end with .mdx'],
])('%s is told: %s', (path, words) => {
  const { problems } = build({}, { otherFiles: new Set([path]) })
  expect(problems.map(({ rule, message }) => `${rule} ${message}`)).toEqual([
    expect.stringMatching(new RegExp(`^unread-file .*${words}`)),
  ])
})
