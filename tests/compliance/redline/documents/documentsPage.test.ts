import axe, { type AxeResults } from 'axe-core'
import { JSDOM } from 'jsdom'
import { beforeAll, describe, expect, it } from 'vitest'
import { labelGroups } from '../../../../src/firm/labels/groups.ts'
import { changedPassagesHtml } from '../../../../src/compliance/redline/documents/changedPassagesHtml.ts'
import { redlinePage } from '../../../../src/compliance/redline/documents/redlinePage.ts'
import { redline as madeRedline } from '../../../../src/compliance/redline/redline.ts'
import type { BlockChange, Change, SectionChange } from '../../../../src/compliance/compare/types.ts'
import type { PageChange, Redline } from '../../../../src/compliance/redline/types.ts'
import { DOMParser, Element } from '../../../fixtures/dom.ts'
import { editedPolicy } from './editedPolicy.ts'
import { changedPage, redlineOf, section } from './tinyRedline.ts'

/** The redline as one HTML file, as those see it who open it, print it or have it read to them. */

const block = (runs: Change[], more: Partial<BlockChange> = {}): BlockChange => ({
  status: 'changed',
  role: 'paragraph',
  runs,
  ...more,
})
const same = (text: string): BlockChange => block([{ kind: 'same', text }], { status: 'same' })
const mayToMust = block([
  { kind: 'same', text: 'You ' },
  { kind: 'deleted', text: 'may ' },
  { kind: 'inserted', text: 'must ' },
  { kind: 'same', text: 'use it.' },
])
const long =
  'These are words that nobody touched, and there are more than thirty of them in this one paragraph, so that it is worth a fold of its own when nothing near to it has changed at all.'

const opened = (redline: Redline): Document =>
  new DOMParser().parseFromString(redlinePage(redline), 'text/html')
const openedPage = (page: Partial<PageChange>): Document => opened(redlineOf(changedPage(page)))
const openedSections = (...sections: SectionChange[]): Document => openedPage({ sections })
const texts = (root: ParentNode, selector: string): string[] =>
  [...root.querySelectorAll(selector)].map((element) => element.textContent.replace(/\s+/g, ' ').trim())

/** The words of an element on one side, without what only screen readers say. */
function sideOf(element: Element | null, side: 'before' | 'after'): string {
  const copy = element?.cloneNode(true)
  if (!(copy instanceof Element)) return ''
  for (const other of copy.querySelectorAll(`.redline-said, ${side === 'before' ? 'ins' : 'del'}`))
    other.remove()
  return copy.textContent.replace(/\s+/g, ' ').trim()
}

describe('the file', () => {
  let page: Document
  let html: string
  beforeAll(() => {
    const { before, after } = editedPolicy()
    const redline = madeRedline(before, after, { from: 'main of June 20, 2025', to: 'the working copy' })
    html = redlinePage(redline)
    page = new DOMParser().parseFromString(html, 'text/html')
  })

  it('needs nothing else: no script, no picture, no font, no handler, no address outside', () => {
    expect(page.querySelectorAll('script, img, link, iframe, object, [src], [style]').length).toBe(0)
    expect(
      [...page.querySelectorAll('*')]
        .flatMap((one) => one.getAttributeNames())
        .filter((name) => name.startsWith('on')),
    ).toEqual([])
    expect(html).not.toMatch(/https?:|url\(|@import/)
    expect(page.querySelector('meta[http-equiv]')?.getAttribute('content')).toContain("default-src 'none'")
  })

  it('has a language, and both sides in its title and at the head of each printed page', () => {
    expect(page.documentElement.lang).toBe('en')
    expect(page.title).toBe('Redline: main of June 20, 2025 to the working copy')
    const style = page.querySelector('style')?.textContent
    expect(style).toContain('@top-left { content: "Before: main of June 20, 2025"')
    expect(style).toContain('@top-right { content: "After: the working copy"')
  })

  it('has every id once, and every link within it leads somewhere', () => {
    const ids = [...page.querySelectorAll('[id]')].map(({ id }) => id)
    expect(new Set(ids).size).toBe(ids.length)
    const targets = [...page.querySelectorAll('a')].map((link) => decodeURI(link.getAttribute('href') ?? ''))
    expect(targets.length).toBeGreaterThan(100)
    expect(targets.filter((target) => !ids.includes(target.slice(1)))).toEqual([])
  })

  it('gives axe nothing to find', async () => {
    const small = redlineOf(
      changedPage({
        dateMoved: false,
        facts: ['Phone: 1 → 2.'],
        sections: [
          { ...section('b', 'B', [same(long)]), status: 'moved', movedFrom: 'A', placeBefore: 1 },
          { ...section('a', 'A', [mayToMust, { ...same('Two.'), seam: 'joined' }]), placeBefore: 0 },
        ],
      }),
    )
    // The page has a window of its own, in which axe runs.
    const { window } = new JSDOM(redlinePage(small), { runScripts: 'outside-only' })
    // It draws nothing: neither what stands out from what nor whether signs are drawn as icons can be asked there.
    window.HTMLCanvasElement.prototype.getContext = () => null
    const { violations }: AxeResults = await window.eval(
      `${axe.source}\naxe.run({ resultTypes: ['violations'], preload: false, rules: { 'color-contrast': { enabled: false } } })`,
    )
    expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
  }, 30_000)
})

describe('words', () => {
  it('that went are <del>, that came are <ins>, and both say so to those who listen', () => {
    const words = openedSections(section('use', 'Use', [mayToMust])).querySelector('.inline p')
    expect(words?.innerHTML).toBe(
      'You <del><span class="redline-said">deleted: </span>may<span class="redline-said"> (end of deleted)</span></del> <ins><span class="redline-said">inserted: </span>must<span class="redline-said"> (end of inserted)</span></ins> use it.',
    )
    expect(sideOf(words ?? null, 'before')).toBe('You may use it.')
    expect(sideOf(words ?? null, 'after')).toBe('You must use it.')
  })

  it('of a sentence that only moved is marked as such, and explained', () => {
    const text = 'None is sold.'
    const page = openedSections({
      ...section('use', 'Use', [same('You may go.')]),
      status: 'changed',
      blocks: [
        { status: 'deleted', role: 'paragraph', runs: [{ kind: 'deleted', text, moved: true }] },
        same('You may go.'),
        { status: 'inserted', role: 'paragraph', runs: [{ kind: 'inserted', text, moved: true }] },
      ],
    })
    expect(page.querySelector('.inline del.redline-moved')?.textContent).toBe(
      `moved from here: ${text} (end of moved from here)`,
    )
    expect(page.querySelector('.inline ins.redline-moved')?.textContent).toBe(
      `moved to here: ${text} (end of moved to here)`,
    )
    expect(page.querySelector('.key')?.textContent).toContain('A sentence that only moved is dotted')
  })

  it('stand side by side as well, each side without the other', () => {
    const page = openedSections(section('use', 'Use', [mayToMust]))
    expect(page.querySelectorAll('input[type=radio][name=view]').length).toBe(2)
    expect(sideOf(page.querySelector('.change .before'), 'before')).toBe('You may use it.')
    expect(page.querySelector('.change .before ins')).toBeNull()
    expect(sideOf(page.querySelector('.change .after'), 'after')).toBe('You must use it.')
    expect(page.querySelector('.change .after del')).toBeNull()
  })

  it('are words, whatever they look like', () => {
    const nasty = '<script>alert(1)</script> & "quotes" </style>'
    const page = opened(
      redlineOf(
        changedPage({
          title: nasty,
          path: '/"><b>',
          facts: [nasty],
          approvalLost: nasty,
          sections: [{ ...section(nasty, nasty, [block([{ kind: 'inserted', text: nasty }])]) }],
        }),
        { from: nasty, to: `\\"} ${nasty}`, site: [nasty], notes: [nasty] },
      ),
    )
    expect(page.querySelectorAll('script, b').length).toBe(0)
    expect(page.querySelectorAll('style').length).toBe(1)
    expect(page.title).toContain(nasty)
    expect(texts(page, 'h2')).toContain(nasty)
    expect(texts(page, 'dd')[0]).toBe(nasty)
    expect(texts(page, '.note')).toContain(nasty)
    expect(sideOf(page.querySelector('.change ins'), 'after')).toBe(nasty)
  })
})

describe('changes', () => {
  it('have numbers that can be linked to, and lead to the next and the previous', () => {
    const page = openedSections(section('use', 'Use', [mayToMust, same('A.'), mayToMust]))
    const marks = [...page.querySelectorAll('.change')].map((change) => [
      change.id,
      ...[...change.querySelectorAll('.marks a')].map((link) => link.getAttribute('href')),
    ])
    expect(marks).toEqual([
      ['change-1', '#change-2', '#change-0', '#change-1'],
      ['change-2', '#change-3', '#change-1', '#change-2'],
    ])
    expect(page.getElementById('change-0')?.tagName).toBe('TABLE')
    expect(page.getElementById('change-3')?.textContent).toContain('End of the redline')
  })

  it('keep their neighbours; what is far from them folds, with its heading kept', () => {
    const page = openedSections(
      section('a', 'First', [
        same(long),
        same('Near above.'),
        mayToMust,
        same('Near below.'),
        same(long),
        same(long),
      ]),
      section('b', 'Second', [same(long)]),
    )
    expect(texts(page, 'h3')).toEqual(['First', 'Second'])
    expect(texts(page, 'summary')).toEqual([
      '1 paragraph unchanged, 37 words',
      '2 paragraphs unchanged, 74 words',
      '1 paragraph unchanged, 37 words',
    ])
    expect(texts(page, '.inline')).toContain('Near above.')
    expect(texts(page, '.inline')).toContain('Near below.')
    expect(page.querySelector('style')?.textContent).toContain(
      'details::details-content { content-visibility: visible',
    )
  })

  it('of a heading, its number and its place show at the heading', () => {
    const page = openedSections(
      {
        ...section('b', 'B', [same('Text.')]),
        status: 'moved',
        movedFrom: 'A',
        placeBefore: 1,
        numberBefore: 2,
        numberAfter: 1,
      },
      {
        ...section('a', '', [same('Text.')]),
        placeBefore: 0,
        heading: [
          { kind: 'deleted', text: 'A' },
          { kind: 'inserted', text: 'Z' },
        ],
        numberBefore: 1,
        numberAfter: 2,
      },
    )
    const headings = [...page.querySelectorAll('h3 > .inline')]
    expect(headings.map((one) => sideOf(one, 'before'))).toEqual(['2. B', '1. A'])
    expect(headings.map((one) => sideOf(one, 'after'))).toEqual(['1. B', '2. Z'])
    expect(texts(page, '.note')).toEqual([
      'Moved: it stood behind “A” before.',
      'Here stood “B”, which has moved.',
    ])
    expect(page.querySelectorAll('.change').length).toBe(2)
    const [before, after] = ['before', 'after'].map((side) =>
      [...page.querySelectorAll(`h3 > .sides > .${side}`)].map((one) =>
        sideOf(one, side === 'before' ? 'before' : 'after'),
      ),
    )
    expect([before, after]).toEqual([
      ['2. B', '1. A'],
      ['1. B', '2. Z'],
    ])
  })

  it('of a paragraph’s ends alone are told in words', () => {
    const page = openedSections(section('a', 'A', [mayToMust, { ...same('Two.'), seam: 'parted' }]))
    expect(texts(page, '.note')).toEqual(['A new paragraph begins here; the words are the same.'])
  })

  it('never make headings skip a level', () => {
    const page = openedSections(
      ...[1, 4, 2, 5, 6].map((level) => ({ ...section(`s${level}`, `Level ${level}`, []), level })),
    )
    expect([...page.querySelectorAll('article :is(h3, h4, h5, h6)')].map(({ tagName }) => tagName)).toEqual([
      'H3',
      'H4',
      'H3',
      'H4',
      'H5',
    ])
  })
})

describe('the table on top', () => {
  it('tells each page’s changes, words, date and approval', () => {
    const page = openedPage({
      inserted: 1200,
      deleted: 2,
      dateMoved: false,
      approvalLost: 'Mina Choe, July 1, 2025',
      facts: ['Last updated: June 20, 2025 → March 1, 2026.'],
      sections: [section('use', 'Use', [mayToMust])],
    })
    expect(texts(page, '.register tbody tr > *')).toEqual([
      'Terms',
      '2',
      '1,200',
      '2',
      'Not moved',
      'Lost: Mina Choe, July 1, 2025',
    ])
    expect(texts(page, '.lede')).toEqual(['2 changes on 1 page.'])
    expect(texts(page, '.contents li li')).toEqual(['Use'])
  })

  it.each([
    [{ dateMoved: true }, 'Moved', '–'],
    [{}, '–', '–'],
  ])('says of a page with %j: %s', (more, date, approval) => {
    expect(texts(openedPage(more), '.register td').slice(-2)).toEqual([date, approval])
  })
})

describe('pages', () => {
  it.each([
    ['added', 'inserted', 'This page is new.', 'The whole new text, 3 words'],
    ['removed', 'deleted', 'This page is no longer there.', 'The whole former text, 3 words'],
  ] as const)('that were %s stand there whole, folded, as one change', (status, kind, note, label) => {
    const sections = [{ ...section('a', '', [block([{ kind, text: 'All of it.' }])]), status: kind }]
    const page = openedPage({ status, sections, inserted: 3, deleted: 3 })
    expect(page.querySelectorAll('.change').length).toBe(1)
    expect(texts(page, 'details.whole > summary')).toEqual([label])
    expect(sideOf(page.querySelector('details.whole p'), status === 'added' ? 'after' : 'before')).toBe(
      'All of it.',
    )
    expect(page.querySelector('.counts')?.textContent).toContain(note)
  })

  it('that were only set anew are listed and not shown', () => {
    const page = openedPage({ status: 'reflowed' })
    expect(texts(page, '.lede')).toEqual(['The wording has not changed.'])
    expect(texts(page, '.aside p')).toEqual(['These pages were only set anew: Terms (/terms).'])
    expect(page.querySelectorAll('article, table, fieldset').length).toBe(0)
  })

  it('with another address tell the former one', () => {
    expect(texts(openedPage({ status: 'moved', pathBefore: '/use' }), '.counts')[0]).toContain(
      'This page stood at /use before.',
    )
  })

  it('share their header and footer, which come first, with their words counted', () => {
    const shell = { sections: [section('footer', 'Footer', [mayToMust])], facts: ['Phone: 1 → 2.'] }
    const page = opened(redlineOf(changedPage({}), { shell: shell, site: ['/a now leads to /b.'] }))
    expect(texts(page, 'h2')).toEqual([
      'Contents',
      'Addresses, menus and redirects',
      'On every page',
      'Terms',
    ])
    expect(texts(page, '.register tbody tr:first-child > *')).toEqual([
      'On every page',
      '2',
      '1',
      '1',
      '–',
      '–',
    ])
  })

  it('may all be unchanged', () => {
    const page = opened({ from: 'a', to: 'b', shell: { sections: [], facts: [] }, pages: [], site: [] })
    expect(texts(page, '.lede')).toEqual(['No word that was compared has changed.'])
  })
})

describe('the passages for the site’s own pages', () => {
  const words = labelGroups.changes.parse({
    deleted: 'out: {words} (out)',
    inserted: 'in: {words} (in)',
    movedAway: 'away: {words} (away)',
    movedHere: 'here: {words} (here)',
    picture: 'Seen: {words}',
    moved: 'It stood behind “{section}”.',
    movedFromTop: 'It stood at the top.',
    title: '{before} → {after}',
    arranged: 'Arranged otherwise.',
  })
  const changedPassages = (page: Parameters<typeof changedPassagesHtml>[0]) =>
    changedPassagesHtml(page, words)
  const fragment = (html: string): Document => new DOMParser().parseFromString(html, 'text/html')

  it('are the changed blocks alone, under their headings', () => {
    const html = changedPassages(
      changedPage({
        facts: ['Last updated: June 20, 2025 → March 1, 2026.'],
        sections: [
          { ...section('use', 'Use', [same('A.'), mayToMust, same('B.')]), numberBefore: 1, numberAfter: 1 },
          section('law', 'Law', [same('C.')]),
        ],
      }),
    )
    const page = fragment(html)
    expect(texts(page, '.redline-fact')).toEqual(['Last updated: June 20, 2025 → March 1, 2026.'])
    expect(texts(page, 'h3.redline-title')).toEqual(['1. Use'])
    expect(texts(page, '.redline-passage.redline-changed p').length).toBe(1)
    expect(sideOf(page.querySelector('.redline-passage p'), 'after')).toBe('You must use it.')
    expect(texts(page, '.redline-said')).toEqual(['out:', '(out)', 'in:', '(in)'])
  })

  it('have classes only', () => {
    const moved = { ...section('use', 'Use', [same('A.')]), status: 'moved', movedFrom: 'Law' } as const
    const page = fragment(changedPassages(changedPage({ sections: [moved] })))
    expect([...page.body.querySelectorAll('*')].flatMap((one) => one.getAttributeNames())).toEqual([
      'class',
      'class',
      'class',
    ])
    expect(texts(page, '.redline-moved > h3, .redline-moved > .redline-note')).toEqual([
      'Use',
      'It stood behind “Law”.',
    ])
  })

  it('leave out what only search engines show', () => {
    const hidden = { ...mayToMust, role: 'hidden' } as const
    expect(
      changedPassages(changedPage({ sections: [section('search-results', 'In search results', [hidden])] })),
    ).toBe('')
  })

  it('are nothing where nothing changed', () => {
    expect(changedPassages(changedPage({ sections: [section('a', 'A', [same('B.')])] }))).toBe('')
  })
})
