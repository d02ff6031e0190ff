import { describe, expect, it } from 'vitest'
import { compareRendered } from '../../../src/compliance/rendered/compareRendered.ts'
import {
  changedByCode,
  codeMarkdown,
  codeSentences,
  codeSummary,
  type CodeReview,
} from '../../../src/compliance/rendered/codeReview.ts'
import { differentPages } from '../../../src/compliance/rendered/differentPictures.ts'
import { contrastRatio } from '../../../src/compliance/rendered/contrast.ts'
import type {
  Appearance,
  RenderedBlock,
  RenderedDocument,
  RenderedPage,
  RenderState,
} from '../../../src/compliance/rendered/types.ts'
import { redlinePage } from '../../../src/compliance/redline/documents/redlinePage.ts'
import { redlineSummary } from '../../../src/compliance/redline/redlineSummary.ts'
import { changedPassages } from '../../../src/compliance/compare/changedPassages.ts'
import { shown } from '../../fixtures/redlineOf.ts'

/** What a browser saw of two sites, compared. */

const plain: Appearance = { size: 16, contrast: 12 }

/** A paragraph; in header or footer when it begins with a circumflex. */
const paragraph = (text: string, looks: Partial<Appearance> = {}): RenderedBlock => ({
  role: 'paragraph',
  isShell: text.startsWith('^'),
  parts: [{ text: text.replace('^', ''), appearance: { ...plain, ...looks } }],
})
const heading = (text: string): RenderedBlock => ({ ...paragraph(text), role: 'heading', level: 2 })
const label = (text: string): RenderedBlock => ({ role: 'hidden', isShell: false, parts: [{ text }] })

type Blocks = readonly RenderedBlock[]
const documentOf = (blocks: Blocks): RenderedDocument => ({ blocks: [...blocks], facts: [] })
/** The page with other pictures of it. @param pictures by the state, what is painted of the page’s own and of the rest */
const painted = (
  page: RenderedPage,
  pictures: Partial<Record<RenderState, readonly [main: string, shell: string]>>,
): RenderedPage => ({
  ...page,
  documents: new Map(
    [...page.documents].map(([state, document]) => {
      const [main, shell] = pictures[state] ?? ['', '']
      return [state, { ...document, pictures: { main, shell } }]
    }),
  ),
})
const pageOf = (
  path: string,
  wide: Blocks,
  others: Partial<Record<RenderState, Blocks | undefined>> = {},
): RenderedPage => {
  const states: RenderState[] = ['wide', 'narrow', '639 pixels', '1023 pixels', 'print', 'awake', 'later']
  return {
    path,
    title: path,
    documents: new Map(
      states.flatMap((state) => {
        const blocks = state in others ? others[state] : wide
        return blocks ? [[state, documentOf(blocks)] as const] : []
      }),
    ),
  }
}

const compare = (before: readonly RenderedPage[], after: readonly RenderedPage[]) =>
  compareRendered({ before, after }, { from: 'old', to: 'new' })

/** The changes of one page, as lines: changed sentences, then facts, under the address where it is not the page’s own. */
function told(before: RenderedPage, after: RenderedPage): string[] {
  const { pages, shell } = compare([before], [after])
  return [
    ...pages,
    ...(shell.sections.length + shell.facts.length > 0 ? [{ ...shell, path: 'shell' }] : []),
  ].flatMap((page) => [
    ...(page.path === '/' ? [] : [page.path]),
    ...changedPassages(page).map(({ runs }) => shown(runs)),
    ...page.facts,
  ])
}

const line = 'This line must be read.'
const seen = (looks: Partial<Appearance>) => [paragraph(line, looks)]

describe('how words look', () => {
  it.each<[string, Partial<Appearance>, Partial<Appearance>, string[]]>([
    ['hidden', {}, { hidden: 'display: none' }, ['cannot be seen any more: display: none']],
    ['shown', { hidden: 'opacity: 0' }, {}, ['can be seen now; before, it could not: opacity: 0']],
    ['hidden in another way', { hidden: 'opacity: 0' }, { hidden: 'it is cut off' }, []],
    ['smaller than twelve pixels', { size: 12 }, { size: 11 }, ['is 11 pixels high instead of 12']],
    ['smaller by more than a quarter', { size: 40 }, { size: 29 }, ['is 29 pixels high instead of 40']],
    ['smaller by a quarter', { size: 40 }, { size: 30 }, []],
    ['larger', { size: 8 }, { size: 10 }, []],
    ['small, as it was', { size: 11.04 }, { size: 11 }, []],
    [
      'below the contrast that is asked',
      { contrast: 4.6 },
      { contrast: 4 },
      ['has a contrast of 4 to 1 instead of 4.6 to 1'],
    ],
    [
      'of less contrast by more than a quarter',
      { contrast: 20 },
      { contrast: 14 },
      ['has a contrast of 14 to 1 instead of 20 to 1'],
    ],
    ['of a little less contrast', { contrast: 20 }, { contrast: 16 }, []],
    ['of no measured contrast', { contrast: 20 }, { contrast: undefined }, []],
    ['not read out', {}, { isUnheard: true }, ['is passed over by screen readers now']],
    ['read out', { isUnheard: true }, {}, ['is read out by screen readers now; before, it was not']],
    ['not clickable', {}, { isUnclickable: true }, ['cannot be clicked any more']],
    ['not read out, as it was', { isUnheard: true }, { isUnheard: true }, []],
    [
      'before what it follows',
      {},
      { isBeforeItsPredecessor: true },
      ['stands above or left of the text that it follows for those who listen'],
    ],
    [
      'small and pale',
      {},
      { size: 8, contrast: 2 },
      ['is 8 pixels high instead of 16, and has a contrast of 2 to 1 instead of 12 to 1'],
    ],
  ])('%s', (_, before, after, sentences) => {
    expect(told(pageOf('/', seen(before)), pageOf('/', seen(after)))).toEqual(
      sentences.map((sentence) => `“${line}” ${sentence}.`),
    )
  })

  it.each<[string, Partial<Record<RenderState, Blocks>>, string]>([
    ['in one window', { narrow: seen({ size: 8 }) }, ' (in a window 390 pixels wide)'],
    [
      'in windows up to a width',
      { '639 pixels': seen({ size: 8 }), narrow: seen({ size: 8 }) },
      ' (in windows 390 and 639 pixels wide)',
    ],
    ['a minute later', { later: seen({ size: 8 }) }, ' (a minute after the page’s scripts have started)'],
    [
      'on paper and with scripts',
      { print: seen({ size: 8 }), awake: seen({ size: 8 }) },
      ' (on paper; once the page’s scripts run)',
    ],
  ])('%s alone', (_, others, where) => {
    expect(told(pageOf('/', seen({})), pageOf('/', seen({}), others))).toEqual([
      `“${line}” is 8 pixels high instead of 16${where}.`,
    ])
  })

  it('in all pictures alone is told without a place: in other widths, none was taken', () => {
    const lost = seen({ hidden: 'it is painted over' })
    const others = { '639 pixels': seen({}), '1023 pixels': seen({}) }
    expect(told(pageOf('/', seen({})), pageOf('/', lost, others))).toEqual([
      `“${line}” cannot be seen any more: it is painted over.`,
    ])
  })

  it('of a part of a sentence alone is told with that part', () => {
    const parted = (looks: Partial<Appearance>): RenderedBlock => ({
      ...paragraph(''),
      parts: [
        { text: 'You may ', appearance: plain },
        { text: 'not', appearance: { ...plain, ...looks } },
        { text: ' go.', appearance: plain },
      ],
    })
    expect(told(pageOf('/', [parted({})]), pageOf('/', [parted({ hidden: 'display: none' })]))).toEqual([
      '“not” cannot be seen any more: display: none.',
    ])
  })

  it('of a text that came or moved is told when it cannot be seen or read well', () => {
    const before = pageOf('/', [paragraph('One stays here.')])
    const after = (looks: Partial<Appearance>) =>
      told(before, pageOf('/', [paragraph('One stays here.'), paragraph('Two.', looks)])).slice(1)
    expect(after({})).toEqual([])
    expect(after({ hidden: 'it is cut off' })).toEqual([
      '“Two.” did not stand here before, and cannot be seen: it is cut off.',
    ])
    expect(after({ size: 8 })).toEqual(['“Two.” did not stand here before, and is 8 pixels high.'])
    expect(after({ contrast: 2 })).toEqual([
      '“Two.” did not stand here before, and has a contrast of 2 to 1.',
    ])
  })

  it('of a long text is told with its beginning and its count of words', () => {
    const long = Array.from({ length: 90 }, (_, at) => `word${at}`).join(' ')
    const [sentence] = told(
      pageOf('/', [paragraph(long)]),
      pageOf('/', [paragraph(long, { hidden: 'opacity: 0' })]),
    )
    expect(sentence).toMatch(/^“word0 word1 .*… \(90 words\)” cannot be seen any more: opacity: 0\.$/)
  })
})

describe('words', () => {
  it('that changed in all states alike are told once', () => {
    expect(told(pageOf('/', [paragraph('You may go.')]), pageOf('/', [paragraph('You must go.')]))).toEqual([
      'You [-may-]{+must+} go.',
    ])
  })

  it('that changed in one state alone are told with it', () => {
    const before = pageOf('/', [paragraph('You may go.')])
    const after = pageOf('/', [paragraph('You may go.')], { awake: [paragraph('You must go.')] })
    expect(told(before, after)).toEqual(['/ (once the page’s scripts run)', 'You [-may-]{+must+} go.'])
  })

  it('that are heard and not seen are words', () => {
    expect(told(pageOf('/', [label('Main menu')]), pageOf('/', [label('Best menu')]))).toEqual([
      '[-Main-]{+Best+} menu',
    ])
  })

  it('that moved are told as moved', () => {
    const [one, two] = [paragraph('The first notice is this.'), paragraph('A second one stands there.')]
    expect(
      told(pageOf('/', [heading('Notes'), one, two]), pageOf('/', [heading('Notes'), two, one])),
    ).toContainEqual(expect.stringMatching(/moved within “Notes”, and none of them changed/))
  })

  it('of a page whose scripts do not start any more are told', () => {
    const [one] = [[paragraph(line)]]
    expect(told(pageOf('/', one), pageOf('/', one, { awake: undefined, later: undefined }))).toEqual([
      'The page’s scripts do not start any more; before, they did.',
    ])
  })
})

describe('pictures that differ', () => {
  const plainPage = pageOf('/', seen({}))
  const [before, own] = [painted(plainPage, {}), ['struck', ''] as const]

  it.each<[string, RenderedPage, string[]]>([
    [
      'everywhere',
      painted(plainPage, { wide: own, narrow: own, print: own, awake: own, later: own }),
      ['Looks different; only pictures show how.'],
    ],
    [
      'in one window and on paper',
      painted(plainPage, { wide: own, print: own }),
      ['Looks different (in a window 1440 pixels wide; on paper); only pictures show how.'],
    ],
    [
      'in header or footer',
      painted(plainPage, { wide: ['', 'struck'] }),
      ['shell', 'Looks different (in a window 1440 pixels wide); only pictures show how.'],
    ],
    [
      'in header or footer, which the page’s own part may have moved,',
      painted(plainPage, { wide: ['struck', 'moved'] }),
      ['Looks different (in a window 1440 pixels wide); only pictures show how.'],
    ],
    [
      'because of what is told',
      painted(pageOf('/', seen({}), { wide: seen({ size: 8 }) }), { wide: ['small', 'moved'] }),
      [`“${line}” is 8 pixels high instead of 16 (in a window 1440 pixels wide).`],
    ],
    [
      'in a state of which nothing is told',
      painted(pageOf('/', seen({}), { wide: seen({ size: 8 }) }), { wide: ['small', 'moved'], print: own }),
      [
        `“${line}” is 8 pixels high instead of 16 (in a window 1440 pixels wide).`,
        'Looks different (on paper); only pictures show how.',
      ],
    ],
  ])('%s are told, unless something else says why', (_, after, sentences) => {
    expect(told(before, after)).toEqual(sentences)
    expect(differentPages({ before: [before], after: [after] })).toEqual(['/'])
  })

  it('are told of the page’s own part beside a change of the footer', () => {
    const footer = (text: string) => pageOf('/', [paragraph(line), paragraph(text)])
    const after = painted(footer('^Best law.'), { wide: ['struck', 'best'] })
    expect(told(painted(footer('^Good law.'), {}), after)).toEqual([
      'Looks different (in a window 1440 pixels wide); only pictures show how.',
      'shell',
      '[-Good-]{+Best+} law.',
    ])
  })

  it('are those of pages that are on both sides', () => {
    const pages = [before, painted(pageOf('/new', seen({})), { wide: own })]
    expect(differentPages({ before: [before], after: pages })).toEqual([])
  })
})

describe('header and footer', () => {
  const [old, now] = [paragraph('^You may go.'), paragraph('^You must go.')]

  it('that changed on every page are told once', () => {
    const { shell, pages } = compare(
      [pageOf('/a', [old]), pageOf('/b', [paragraph('Own.'), old])],
      [pageOf('/a', [now]), pageOf('/b', [paragraph('Own.'), now])],
    )
    expect(changedPassages(shell).map(({ runs }) => shown(runs))).toEqual(['You [-may-]{+must+} go.'])
    expect(pages).toEqual([])
  })

  it('that changed on some pages are told with those', () => {
    const { shell, pages } = compare(
      [pageOf('/a', [old]), pageOf('/b', [old]), pageOf('/c', [old])],
      [pageOf('/a', [now]), pageOf('/b', [old]), pageOf('/c', [now])],
    )
    expect(shell).toEqual({ sections: [], facts: [] })
    expect(pages.map(({ title, path }) => [title, path])).toEqual([
      ['Header and footer of 2 pages', '/a, /c, header and footer'],
    ])
  })

  it('are no part of a page that came or went', () => {
    const { pages } = compare(
      [pageOf('/a', [old])],
      [pageOf('/a', [old]), pageOf('/b', [paragraph('Own.'), old])],
    )
    expect(pages.map(({ path, status, inserted }) => [path, status, inserted])).toEqual([['/b', 'added', 1]])
  })
})

describe('what is said of it', () => {
  const files = ['src/a.ts']
  const compared = (
    after: Blocks,
    more: Partial<Extract<CodeReview, { outcome: 'compared' }>> = {},
  ): CodeReview => ({
    outcome: 'compared',
    files,
    pages: 1,
    redline: compare([pageOf('/', seen({}))], [pageOf('/', after)]),
    different: [],
    asleep: [],
    widths: [639],
    ...more,
  })

  it.each<[CodeReview, string[]]>([
    [{ outcome: 'untouched' }, ['The code did not change: no file outside of the content differs.']],
    [
      { outcome: 'unread', files, reason: 'It burned.' },
      ['1 file differs: src/a.ts.', 'What that does to the words of the site was not looked at. It burned.'],
    ],
    [
      { outcome: 'same', files: ['a', 'b', 'c', 'd', 'e', 'f', 'g'], pages: 30 },
      [
        '7 files differ: a, b, c, d, e, 2 more.',
        '30 pages were built with the code of both sides, and every file of the two sites is the same',
      ],
    ],
    [
      compared(seen({})),
      [
        'At other widths of a window (639 pixels)',
        '1 page was built with',
        'The words that visitors read and hear on them are the same',
        'and pictures of them, half as large as they are in a window, are the same to the pixel.',
        'was not looked at',
      ],
    ],
    [compared(seen({ size: 8 })), ['or how the pages look, changed.']],
    [compared(seen({}), { widths: [] }), ['No style asks for other widths of a window.']],
    [
      compared(seen({ size: 8 }), { different: ['/a', '/b'] }),
      ['Pictures of 2 pages differ: /a, /b. Look at them: with --out DIR, code.html shows those of windows'],
    ],
    [compared(seen({}), { asleep: ['/x'] }), ['No scripts started on: /x.']],
    [
      compared(seen({}), { redline: { ...compare([], []), notes: ['Each was built with its own.'] } }),
      ['Each was built with its own.'],
    ],
  ])('%j', (review, parts) => {
    const sentences = codeSentences(review).join('\n')
    for (const part of parts) expect(sentences).toContain(part)
    expect(codeSummary(review)).toContain(sentences)
    expect(codeMarkdown(review, 'code.html').startsWith('## What the code changed\n\n')).toBe(true)
  })

  it('counts each page once, in however many rows it stands, and those that share one', () => {
    const [old, now] = [paragraph('^You may go.'), paragraph('^You must go.')]
    const pageWith = (path: string, own: Blocks, footer: RenderedBlock, later = own) =>
      pageOf(path, [...own, footer], { later: [...later, footer] })
    const redline = compare(
      [pageWith('/a', seen({}), old), pageWith('/b', seen({}), old), pageWith('/c', seen({}), old)],
      [
        pageWith('/a', seen({ size: 8 }), now, [paragraph('Another line.')]),
        pageWith('/b', seen({}), now),
        pageWith('/c', seen({}), old),
      ],
    )
    const later = ' (a minute after the page’s scripts have started)'
    expect(redline.pages.map(({ path, title }) => [path, title])).toEqual([
      ['/a, /b, header and footer', 'Header and footer of 2 pages'],
      ['/a', '/a'],
      [`/a${later}`, `/a${later}`],
    ])
    expect(redlineSummary(redline)).toContain('3 changes on 2 pages; ')
    expect(redlinePage(redline)).toContain('3 changes on 2 pages.')
  })

  it('shows changes only where there are some', () => {
    expect(changedByCode(compared(seen({})))).toBeUndefined()
    expect(codeSummary(compared([paragraph('This line may be read.')]))).toContain(
      'This line [-must-] {+may+} be read.',
    )
    expect(codeMarkdown(compared([paragraph('This line may be read.')]), 'code.html')).toContain(
      'This line ~~must~~ **may** be read.',
    )
  })

  it('leaves room for the rest of a comment', () => {
    const many = Array.from({ length: 500 }, (_, at) =>
      paragraph(`Sentence ${at} is about something of its own, and says so in a good many words.`),
    )
    const text = codeMarkdown(compared(many), 'the file code.html')
    expect(text.length).toBeLessThan(30_000)
    expect(text).toContain('The whole stands in the file code.html')
  })
})

it.each([
  [[0, 0, 0, 1], [255, 255, 255, 1], 21],
  [[255, 255, 255, 1], [255, 255, 255, 1], 1],
  [[118, 118, 118, 1], [255, 255, 255, 1], 4.5],
  [[0, 0, 0, 0.5], [255, 255, 255, 1], 4],
] as const)('the contrast of %j to %j is %d', (letters, ground, ratio) => {
  expect(contrastRatio(letters, ground)).toBeCloseTo(ratio, 1)
})
