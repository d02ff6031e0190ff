import { describe, expect, it } from 'vitest'
import { pageProver, type PageProof } from '../../../src/content/proof/provePage.ts'
import type { SoughtBody } from '../../../src/content/proof/markSite.ts'
import { marked, markedLetters, unmarked } from '../../../src/content/text/marks.ts'

/** Texts of a site, each with its number as its identity. */
const site = ['Tax Law', 'Tax Law', 'Back to ', 'Ada Sample', 'J.D., Columbia', 'Never seen']
const form = (identity: number) => marked(site[identity] ?? '', identity)
const sought = site.map((_, identity) => ({ identity, letters: markedLetters(form(identity)) }))

const noBodies: SoughtBody[] = []

/** What is found on a page, of which only the marked form is given. */
function proved(body: string, { published = unmarked(body), bodies = noBodies } = {}) {
  const forms = { published: { html: published, styles: [] }, marked: { html: body, styles: [] } }
  return pageProver(sought)(forms, bodies)
}

describe('a page', () => {
  it.each<[string, string, number[]]>([
    ['texts as they are', `<h1>${form(0)}</h1><p>${form(3)}</p>`, [0, 3]],
    ['one of two texts of the same words', `<h1>${form(1)}</h1>`, [1]],
    ['texts that were joined', `<a>${form(2)}${form(3)}</a>`, [2, 3]],
    ['a text in pieces', `<p><b>${form(4).slice(0, 4)}</b>, <i>${form(4).slice(6)}</i></p>`, [4]],
    ['a text in an attribute', `<img alt="${form(3)}">`, [3]],
    ['a text that was cut', `<p>${form(3).slice(0, 3)}</p>`, []],
    ['words without identity', `<p>${marked('Tax Law')}</p>`, []],
  ])('shows %s', (_, body, shown) => {
    expect(proved(body)).toMatchObject({ foreign: [], shown, bodies: [] })
  })

  it('has words of the code beside the content’s, each in its place', () => {
    const body = `<main><p>Profile of ${form(3)}</p><a title="Up">${form(0)} (2)</a></main>`
    expect(proved(body).foreign).toEqual([
      { words: 'Profile of', place: 'main > p' },
      { words: 'Up', place: 'main > a[title]' },
    ])
  })

  it('has words of the code in its styles', () => {
    const body = '<i data-note="Win"></i>'
    const style = '<style data-styles>p::after{content:"Best"}i::before{content:attr(data-note)}</style>'
    const bare = '<style data-styles></style>'
    const forms = {
      published: { html: style + body, styles: [style] },
      marked: { html: bare + body, styles: [bare] },
    }
    expect(pageProver(sought)(forms).foreign).toEqual([
      { words: 'Win', place: 'i[data-note]' },
      { words: 'Best', place: 'style > p::after { content }' },
    ])
  })

  it('shows a body by its first passage, or does not', () => {
    const text = marked('It began at sea.', 77)
    const whole = `${text} ${marked('It went on.')}`
    const bodies = [{ identity: 77, letters: markedLetters(text), whole }]
    expect(proved(`<p>${text}</p><p>${marked('It went on.')}</p>`, { bodies })).toMatchObject({
      shown: [77],
      bodies: [77],
    })
    expect(proved(`<p>${form(3)}</p>`, { bodies })).toMatchObject({ shown: [3], bodies: [77], cut: [] })
    expect(proved(`<p>${text}</p><p>${form(3)}</p>`, { bodies })).toMatchObject({ shown: [3], cut: [77] })
  })

  it.each<[string, string, string[]]>([
    ['a text that was cut', `<p>${form(4).slice(0, 13)}…</p>`, ['J.D., Columbi']],
    [
      'whole texts, in one or in pieces',
      `<p>${form(2)}${form(3)}</p><b>${form(4).slice(0, 8)}</b>${form(4).slice(8)}`,
      [],
    ],
    ['a few letters', `<p>${form(3).slice(0, 3)}</p>`, []],
  ])('has fragments of %s', (_, body, expected) => {
    const { fragments } = proved(body)
    expect(fragments).toEqual(expected.map((text) => markedLetters(marked(text, 4))))
  })

  it.each<[string, string, string, PageProof['difference']]>([
    [
      'sorts',
      '<p>Ada</p><p>Tax Law</p>',
      `<p>${form(0)}</p><p>${marked('Ada', 8)}</p>`,
      { place: 'p', published: 'Ada', marked: 'Tax Law', identity: 0 },
    ],
    [
      'changes letters',
      '<main><h1>ADA SAMPLE</h1></main>',
      `<main><h1>${form(3)}</h1></main>`,
      { place: 'main > h1', published: 'ADA SAMPLE', marked: 'Ada Sample', identity: 3 },
    ],
    [
      'shows something else',
      '<p>Ada</p><p>and</p>',
      `<p>${marked('Ada', 8)}</p>`,
      { place: 'p', published: 'and', marked: '' },
    ],
    [
      'sets it otherwise',
      '<p class="now">Ada</p>',
      `<p class="then">${marked('Ada', 8)}</p>`,
      { place: 'p', published: '<p class="now">', marked: '<p class="then">' },
    ],
  ])('differs where code that compares letters %s', (_, published, body, difference) => {
    expect(proved(body, { published }).difference).toEqual(difference)
  })

  it('differs in nothing where its texts are the same', () => {
    expect(proved(`<p>${form(3)}</p>`, { published: '<p>Ada Sample</p>' })).not.toHaveProperty('difference')
  })
})

describe('a page in parts', () => {
  const bare = '<style data-styles></style>'
  const showing = '<style data-styles>p::after{content:attr(data-note)}</style>'
  const shell = `<header title="${form(0)}"><p data-note="Win">${form(3)}</p></header><main>`
  const end = `</main><footer>${form(4)}</footer></body></html>`
  const page = (around: string, own: string, style = bare) => {
    const parts = [`<html><head>${style}</head>${around}`, shell, own, end]
    return { style, parts: parts.map((html) => ({ html, isShared: html === shell || html === end })) }
  }
  const htmlOf = (parts: readonly { html: string }[]) => parts.map(({ html }) => html).join('')

  it.each<[string, ReturnType<typeof page>[]]>([
    ['of the same shell', [page('<body>', `<p>${form(1)}</p>`), page('<body>', `<p>Best ${form(2)}</p>`)]],
    ['that is hidden around the shell', [page('<body>', ''), page('<body hidden>', '')]],
    ['whose styles show more', [page('<body>', ''), page('<body>', '', showing)]],
    ['with other shells than it is published with', [page('<body>', ''), page('<body class="a">', '')]],
    ['that is not regular', [page('<body>', ''), page('<body>', '<p>1 < 2</p>')]],
    ['with an element that ends elsewhere', [page('<body>', '</main><p>a</p><main>')]],
  ])('%s is read as it is read as a whole', (_, pages) => {
    const [inParts, asWhole] = [pageProver(sought), pageProver(sought)]
    for (const { style, parts } of pages) {
      const published = parts.map((part) => ({
        ...part,
        html: unmarked(part.html).replace(' class="a"', ''),
      }))
      const forms = {
        published: { html: htmlOf(published), styles: [style] },
        marked: { html: htmlOf(parts), styles: [style] },
      }
      expect(
        inParts({
          published: { ...forms.published, parts: published },
          marked: { ...forms.marked, parts },
        }),
      ).toEqual(asWhole(forms))
    }
  })
})
