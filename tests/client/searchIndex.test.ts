import { describe, expect, it } from 'vitest'
import { createSearchIndex } from '../../src/client/searchIndex.ts'
import type { SearchDocument } from '../../src/content/model/search.ts'
import type { Piece } from '../../src/content/text/marks.ts'

const words = 'Each matter has a budget by stage, which is revised when facts change. '
const section = (heading: string, lines: string[], id = '') => ({ id, heading, lines })
const documents: SearchDocument[] = [
  {
    path: '/attorneys/renee-o-neil',
    group: 'people',
    title: 'Renée O’Neil',
    note: 'Partner, Employment Law',
    sections: [
      section('Renée O’Neil', [
        'She drafts the non-compete clauses that hold, as a partner. ' + words.repeat(4),
        '+1 212 555 0142',
      ]),
    ],
  },
  {
    path: '/practice-areas/maritime',
    group: 'practices',
    title: 'Maritime Law',
    searchWords: 'boats, sailor',
    sections: [
      section('Maritime Law', ['Ships, ports and the law of New York.', 'Work in New York.']),
      section(
        'Salvage and Towage',
        ['Claims by salvors.', 'An arrest of a ship in New York takes a day.'],
        'salvage',
      ),
      section('Charters', ['Demurrage is counted by the hour.']),
      section('Bottomry', [], 'bottomry'),
    ],
  },
  {
    path: '/news',
    group: 'pages',
    title: 'News',
    sections: [
      section('News', [
        `${words.repeat(4)}A ship was arrested. ${words.repeat(4)}`,
        '纽约律师事务所',
        `${'律师'.repeat(150)}，工人${'律师'.repeat(150)}`,
        'It may rain.',
        `${words.slice(-70)}Anchors hold. ${words.repeat(4)}`,
        `${words.repeat(2)}Tugs${' tow'.repeat(35)}`,
        `${words.repeat(3)}${'Piers rest. '.repeat(6)}`.slice(0, 280),
      ]),
    ],
  },
]
const index = createSearchIndex()
await index.add(documents)

const shown = (pieces: readonly Piece[]): string =>
  pieces.map(({ text, isMatch }) => (isMatch ? `[${text}]` : text)).join('')
const search = (query: string) => index.search(query).pages.map(({ show }) => show())
const addressesFor = (query: string): string[] => search(query).map(({ address }) => address)
const first = (query: string) => search(query)[0]

describe('a visitor finds', () => {
  it.each([
    ['a person without accents', 'renee', '/attorneys/renee-o-neil'],
    ['a person without the apostrophe', 'ONEIL', '/attorneys/renee-o-neil'],
    ['a person whose name has a letter too few', 'rene oneil', '/attorneys/renee-o-neil'],
    ['a person whose name has swapped letters', 'reene', '/attorneys/renee-o-neil'],
    ['a word while typing it', 'demur', '/practice-areas/maritime'],
    ['a word that the page writes with a hyphen', 'noncompete', '/attorneys/renee-o-neil'],
    ['a plural that pages have in the singular', 'demurrages', '/practice-areas/maritime'],
    ['a question in whole sentences', 'Who can help me with demurrage?', '/practice-areas/maritime'],
    ['the section that answers, if links can lead there', 'arrest', '/practice-areas/maritime#salvage'],
    ['the page, if its title is the answer', 'maritime law', '/practice-areas/maritime'],
    ['a page by a word that its editor gave it', 'boats', '/practice-areas/maritime'],
    ['a heading without a text', 'bottomry', '/practice-areas/maritime#bottomry'],
    ['another form of a verb', 'salvaging', '/practice-areas/maritime#salvage'],
    ['a telephone number, however it is typed', '(212) 555-0142', '/attorneys/renee-o-neil'],
    ['a telephone number without its area', '5550142', '/attorneys/renee-o-neil'],
    ['a word with a hyphen that doesn’t break', 'non\u2011compete', '/attorneys/renee-o-neil'],
    ['words of a script without spaces', '律师事务', '/news'],
    ['a word that says little, if nothing else is typed', 'may', '/news'],
  ])('%s', (_, query, address) => {
    expect(addressesFor(query)[0]).toBe(address)
  })

  it.each(['', '  ', '?!', 'xylophone zebra', 'shap'])('nothing with “%s”', (query) => {
    expect(addressesFor(query)).toEqual([])
  })

  it('only pages with most of the words, if there are any', () => {
    expect(addressesFor('ship')).toHaveLength(2)
    expect(addressesFor('salvage ship port hour')).toEqual(['/practice-areas/maritime'])
    expect(addressesFor('arrest ship New York')[0]).toBe('/practice-areas/maritime#salvage')
  })
})

it.each([
  ['demurage', [['demurage', 'demurrage']]],
  ['ship demurage', [['demurage', 'demurrage']]],
  ['shipping', []],
  ['parking', []],
])('a visitor who types %j reads which words were searched instead', (query, similar) =>
  expect(index.search(query).similar).toEqual(similar),
)

describe('a visitor reads', () => {
  it('the line with the rarest of the words, and its heading', () => {
    const { heading = [], excerpt = [] } = first('salvors New York') ?? {}
    expect(shown(heading)).toBe('Salvage and Towage')
    expect(shown(excerpt)).toBe('Claims by [salvors].')
  })

  it.each([
    ['ship', /^… .{40,80} A \[ship\] was arrested\. .{100,} …$/],
    // No more in a text without spaces.
    ['工人', /^… .{69}，\[工人.{138}\] …$/],
    // The end of the line, which has just the length that there is room for, and a whole line of that length.
    ['tugs', /^… matter .* \[Tugs\](?: tow){35}$/],
    ['piers', /^Each .* \[Piers\] r?e?$/],
    // It begins after the 70 characters that there is room for.
    ['anchors', /^ach matter has .{55}\[Anchors\] hold\. .{100,} …$/],
  ])('the words around %j in a long text', (query, expected) => {
    const excerpt = search(query).find(({ address }) => address === '/news')?.excerpt ?? []
    expect(shown(excerpt)).toMatch(expected)
  })

  it('which words matched, in names with accents too', () => {
    expect(shown(first('renee employment')?.title ?? [])).toBe('[Renée] O’Neil')
    expect(shown(first('renee employment')?.note ?? [])).toBe('Partner, [Employment] Law')
    // The name says enough.
    expect(first('employment partner')?.excerpt).toEqual([])
    expect(shown(first('news')?.excerpt ?? [])).toMatch(/^Each matter .* …$/)
    expect(shown(first('noncompete')?.excerpt ?? [])).toContain('the [non-compete] clauses')
  })
})

it('a visitor gets no page twice if a file of the index is loaded again', async () => {
  await index.add(documents)
  expect(addressesFor('demurrage')).toHaveLength(1)
})
