import { describe, expect, it } from 'vitest'
import { pageProver } from '../../../src/content/proof/provePage.ts'
import { marked, markedLetters, unmarked } from '../../../src/content/text/marks.ts'

/** Texts of a site, each with its number as its identity. */
const site = ['Tax Law', 'Tax Law', 'Back to ', 'Ada Sample', 'J.D., Columbia', 'Never seen']
const form = (identity: number) => marked(site[identity] ?? '', identity)
const sought = site.map((_, identity) => ({ identity, letters: markedLetters(form(identity)) }))

/** What is found on a page, of which only the marked form is given. */
function proved(body: string, { published = unmarked(body), bodies = sought.slice(0, 0) } = {}) {
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
    expect(proved(body)).toEqual({ foreign: [], shown, bodies: [] })
  })

  it('has words of the code beside the content’s, each in its place', () => {
    const body = `<main><p>Profile of ${form(3)}</p><a title="Up">${form(0)} (2)</a></main>`
    expect(proved(body).foreign).toEqual([
      { words: 'Profile of', place: 'main > p' },
      { words: 'Up', place: 'main > a[title]' },
    ])
  })

  it('shows a body by its first passage, or does not', () => {
    const text = marked('It began at sea.', 77)
    const bodies = [{ identity: 77, letters: markedLetters(text) }]
    expect(proved(`<p>${text}</p><p>${marked('It went on.')}</p>`, { bodies })).toMatchObject({
      shown: [77],
      bodies: [77],
    })
    expect(proved(`<p>${form(3)}</p>`, { bodies })).toMatchObject({ shown: [3], bodies: [77] })
  })

  it('differs where code decides by letters', () => {
    const [one, other] = [marked('Ada', 1), marked('Ben', 2)]
    const { difference } = proved(`<p>${other}</p><p>${one}</p>`, { published: '<p>Ada</p><p>Ben</p>' })
    expect(difference).toEqual({ published: '<p>Ada</p><p>Ben</p>', marked: '<p>Ben</p><p>Ada</p>' })
    expect(proved(`<p>${one}</p>`, { published: '<p>Ada</p>' })).not.toHaveProperty('difference')
  })
})
