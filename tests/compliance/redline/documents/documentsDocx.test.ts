import { assert, asyncProperty } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { redlineDocx } from '../../../../src/compliance/redline/documents/redlineDocx.ts'
import { redline as madeRedline } from '../../../../src/compliance/redline/redline.ts'
import type { BlockChange, SectionChange } from '../../../../src/compliance/compare/types.ts'
import type { Redline } from '../../../../src/compliance/redline/types.ts'
import { editedPolicy } from './editedPolicy.ts'
import { randomPages } from './randomPages.ts'
import { readingLines } from './readingLines.ts'
import { DOMParser } from '../../../fixtures/dom.ts'
import { readDocx, wordTexts } from './readDocx.ts'
import { naiveRedline } from './naiveRedline.ts'
import { changedPage, redlineOf, section } from './tinyRedline.ts'
import { times } from '../../../sample.ts'

/** The redline as a Word document: what is left when its changes are accepted, and when they are rejected. */

const signature = { author: 'Jane "J." Counsel & Co', site: 'West Atlantic', date: '2026-03-01' }

const policy = editedPolicy()

const aboutDocument = ['Title', 'Sides', 'About', 'AboutHeading', 'AboutItem', 'Fact', 'Ending']
const wording = (bytes: Uint8Array, answer: 'accept' | 'reject') =>
  readDocx(bytes, answer).filter(([style]) => !aboutDocument.includes(style))

/** Those pages that the redline shows, as they are read. */
const shown = (pages: Parameters<typeof naiveRedline>[0], redline: Redline) =>
  pages.filter(({ path }) => redline.pages.some((page) => page.path === path)).flatMap(readingLines)

describe('a redline as a Word document', () => {
  it('of the privacy policy, edited in many ways: accepting all gives the new text, rejecting all the old', async () => {
    const { before, after } = policy
    const redline = naiveRedline(before.pages, after.pages)
    const bytes = redlineDocx(redline, signature)
    expect(redline.pages.map(({ path, status }) => `${status} ${path}`)).toEqual([
      'removed /disclaimer',
      'changed /privacy-policy',
      'added /terms-of-delivery',
    ])
    expect(wording(bytes, 'reject')).toEqual(shown(before.pages, redline))
    expect(wording(bytes, 'accept')).toEqual(shown(after.pages, redline))
  })

  it('of any two versions of any pages: accepting all gives the new text, rejecting all the old', async () => {
    await assert(
      asyncProperty(randomPages, async ({ before, after }) => {
        const redline = naiveRedline(before, after)
        const bytes = redlineDocx(redline, signature)
        expect(wording(bytes, 'reject')).toEqual(shown(before, redline))
        expect(wording(bytes, 'accept')).toEqual(shown(after, redline))
      }),
      { numRuns: times(15, 100) },
    )
  })
})

describe('what the engine makes of them, as a Word document', () => {
  const texts = (lines: readonly [string, string][]) => lines.map(([, text]) => text)

  it('accepting all gives the new text, rejecting all the old', async () => {
    await assert(
      asyncProperty(randomPages, async (pages) => {
        const site = (side: 'before' | 'after') => ({
          shell: { sections: [], facts: [] },
          pages: pages[side],
          menu: [],
          redirects: [],
        })
        const redline = madeRedline(site('before'), site('after'), { from: 'before', to: 'after' })
        const bytes = redlineDocx(redline, signature)
        const isShown = ({ path }: { path: string }, side: 'path' | 'pathBefore') =>
          redline.pages.some(
            (page) => (side === 'pathBefore' ? (page.pathBefore ?? page.path) : page.path) === path,
          )
        // A page with another address stands where the new one does, so the old pages may stand in another order.
        const sorted = (lines: string[]) => lines.sort()
        expect(sorted(texts(wording(bytes, 'reject')))).toEqual(
          sorted(texts(pages.before.filter((page) => isShown(page, 'pathBefore')).flatMap(readingLines))),
        )
        expect(texts(wording(bytes, 'accept'))).toEqual(
          texts(pages.after.filter((page) => isShown(page, 'path')).flatMap(readingLines)),
        )
      }),
      { numRuns: times(15, 100) },
    )
  })
})

describe('the tracked changes of a Word document', () => {
  const changed: BlockChange = {
    status: 'changed',
    role: 'paragraph',
    runs: [
      { kind: 'same', text: 'You ' },
      { kind: 'deleted', text: 'may' },
      { kind: 'inserted', text: 'must' },
      { kind: 'same', text: ' use <it>.' },
    ],
  }
  const same = (text: string): BlockChange => ({
    status: 'same',
    role: 'paragraph',
    runs: [{ kind: 'same', text }],
  })
  const documentOf = async (redline: Redline) =>
    wordTexts(redlineDocx(redline, signature))['word/document.xml'] ?? ''
  const sidesOf = async (sections: SectionChange[]) => {
    const bytes = redlineDocx(redlineOf(changedPage({ sections })), signature)
    return [wording(bytes, 'reject').slice(2), wording(bytes, 'accept').slice(2)]
  }

  it('"may" to "must" is one deletion and one insertion, each signed and dated', async () => {
    const document = await documentOf(
      redlineOf(changedPage({ sections: [section('use', 'Use', [changed])] })),
    )
    const signed = 'w:author="Jane &quot;J.&quot; Counsel &amp; Co" w:date="2026-03-01T00:00:00Z"'
    expect(document.match(/<w:(?:ins|del) .*?<\/w:(?:ins|del)>/g)).toEqual([
      expect.stringContaining(`${signed}><w:r><w:delText xml:space="preserve">may</w:delText></w:r></w:del>`),
      expect.stringContaining(`${signed}><w:r><w:t xml:space="preserve">must</w:t></w:r></w:ins>`),
    ])
    expect(document).toContain(' use &lt;it&gt;.')
  })

  it('comments are signed by the website, which works them out', async () => {
    const redline = redlineOf(changedPage({ sections: [section('use', 'Use', [changed])], dateMoved: true }))
    const comments = wordTexts(redlineDocx(redline, signature))['word/comments.xml'] ?? ''
    expect(comments).toContain('Its date moved.')
    expect(comments).toContain('w:author="West Atlantic website"')
    expect(comments).not.toContain('Jane')
  })

  it('every number of a change is its own, and a comment has one of them', async () => {
    const { before, after } = policy
    const document = await documentOf(naiveRedline(before.pages, after.pages))
    const ids = [
      ...document.matchAll(
        /<w:(?:ins|del|moveFrom|moveTo|moveFromRangeStart|moveToRangeStart|commentRangeStart) w:id="(\d+)"/g,
      ),
    ]
    expect(new Set(ids.map(([, id]) => id)).size).toBe(ids.length)
    expect(ids.length).toBeGreaterThan(100)
  })

  it('a section that moved unchanged is a move from one place to the other', async () => {
    const moved = {
      ...section('b', 'B', [same('Text of B.')]),
      status: 'moved',
      movedFrom: 'C',
      placeBefore: 2,
    } as const
    const sections = [
      { ...section('a', 'A', [same('Text of A.')]), placeBefore: 0 },
      moved,
      { ...section('c', 'C', [same('Text of C.')]), placeBefore: 1 },
    ]
    const document = await documentOf(redlineOf(changedPage({ sections })))
    expect(document.match(/<w:move\w+Range(?:Start|End)/g)).toEqual([
      '<w:moveToRangeStart',
      '<w:moveToRangeEnd',
      '<w:moveFromRangeStart',
      '<w:moveFromRangeEnd',
    ])
    expect(new Set(document.match(/w:name="[^"]*"/g))).toEqual(new Set(['w:name="move1"']))
    const [old, now] = await sidesOf(sections)
    expect(old?.map(([, text]) => text)).toEqual(['A', 'Text of A.', 'C', 'Text of C.', 'B', 'Text of B.'])
    expect(now?.map(([, text]) => text)).toEqual(['A', 'Text of A.', 'B', 'Text of B.', 'C', 'Text of C.'])
  })

  it.each([
    ['parted', ['One. Two.', 'Three.'], ['One.', 'Two.', 'Three.']],
    ['joined', ['One.', 'Two.', 'Three.'], ['One. Two.', 'Three.']],
  ] as const)('a paragraph that was %s keeps its words and tracks its end', async (seam, old, now) => {
    const blocks = [same('One.'), { ...same('Two.'), seam }, same('Three.')]
    const sides = await sidesOf([section('', '', blocks)])
    expect(sides.map((lines) => lines.map(([, text]) => text))).toEqual([old, now])
  })

  it('a text that went, at whose end a paragraph did not end, has no end of its own', async () => {
    const gone: BlockChange = {
      status: 'deleted',
      role: 'paragraph',
      runs: [{ kind: 'deleted', text: 'Gone.' }],
    }
    const sides = await sidesOf([section('', '', [gone, { ...same('Stays.'), seam: 'parted' }])])
    expect(sides.map((lines) => lines.map(([, text]) => text))).toEqual([['Gone. Stays.'], ['Stays.']])
  })

  it('inserted words never end a paragraph right above an inserted paragraph, which LibreOffice would join', async () => {
    const grown: BlockChange = {
      status: 'changed',
      role: 'paragraph',
      runs: [
        { kind: 'same', text: 'It stays. ' },
        { kind: 'inserted', text: 'It grew.' },
      ],
    }
    const fresh: BlockChange = {
      status: 'inserted',
      role: 'paragraph',
      runs: [{ kind: 'inserted', text: 'New.' }],
    }
    const document = await documentOf(redlineOf(changedPage({ sections: [section('', '', [grown, fresh])] })))
    expect(document).toMatch(/<\/w:del><\/w:p>\n<w:p>.*New\./)
    const [old, now] = await sidesOf([section('', '', [grown, fresh])])
    expect(old).toEqual([['BodyText', 'It stays. ']])
    expect(now).toEqual([
      ['BodyText', 'It stays. It grew.'],
      ['BodyText', 'New.'],
    ])
  })

  it('a changed fact is tracked when it has two sides, and is a comment when it has not', async () => {
    const facts = [
      'Last updated: June 20, 2025 → March 1, 2026.',
      'No longer listed under Litigation: Imran Haidari.',
    ]
    const bytes = redlineDocx(redlineOf(changedPage({ facts })), signature)
    const fact = (answer: 'accept' | 'reject') =>
      readDocx(bytes, answer).find(([style]) => style === 'Fact')?.[1]
    expect(fact('reject')).toBe('Last updated: June 20, 2025.')
    expect(fact('accept')).toBe('Last updated: March 1, 2026.')
    expect(wordTexts(bytes)['word/comments.xml']).toContain(
      'No longer listed under Litigation: Imran Haidari.',
    )
  })

  it('the first page names both sides, the pages with their counts, and what changed around them', async () => {
    const redline = redlineOf(changedPage({ dateMoved: false, approvalLost: 'Mina Choe, July 1, 2025.' }), {
      site: ['/old now leads to /terms.'],
      notes: ['The old side has errors.'],
    })
    const lines = readDocx(redlineDocx(redline, signature), 'accept').map(([, text]) => text)
    expect(lines.slice(0, 3)).toEqual(['Redline', 'Before: main of June 20, 2025', 'After: the working copy'])
    expect(lines).toContain('The old side has errors.')
    expect(lines).toContain(
      'Terms (/terms): 1 word in, 1 word out. Its date did not move. Approval lost: Mina Choe, July 1, 2025.',
    )
    expect(lines).toContain('/old now leads to /terms.')
  })

  it('a page with another address shows both', async () => {
    const page = changedPage({ status: 'moved', pathBefore: '/use', path: '/terms' })
    const bytes = redlineDocx(redlineOf(page), signature)
    expect(wording(bytes, 'reject')).toContainEqual(['Address', '/use'])
    expect(wording(bytes, 'accept')).toContainEqual(['Address', '/terms'])
  })

  it('what stands on every page has a page of its own, and what was only set anew has none', async () => {
    const redline = redlineOf(changedPage({ title: 'Only Set Anew', status: 'reflowed' }), {
      shell: { sections: [section('footer', 'Footer', [changed])], facts: [] },
    })
    const bytes = redlineDocx(redline, signature)
    expect(readDocx(bytes, 'accept').filter(([style]) => style === 'Heading1')).toEqual([
      ['Heading1', 'On every page'],
    ])
    expect(wording(bytes, 'reject')).toContainEqual(['BodyText', 'You may use <it>.'])
    expect(readDocx(bytes, 'accept').map(([, text]) => text)).toContain(
      'Only Set Anew (/terms): No change in wording.',
    )
  })

  it('is the same bytes each time, and every part is well-formed', async () => {
    const { before, after } = policy
    const redline = naiveRedline(before.pages, after.pages)
    redline.site.push('A form feed \f and a lone \uD800 cannot stand in XML.')
    const bytes = redlineDocx(redline, signature)
    expect(redlineDocx(redline, signature)).toEqual(bytes)
    for (const [name, text] of Object.entries(wordTexts(bytes))) {
      const parsed = new DOMParser().parseFromString(text, 'application/xml')
      expect(parsed.getElementsByTagName('parsererror').length, name).toBe(0)
    }
  })

  it.each(['yesterday', '2026-3-1', '2026-03-01T10:00:00+01:00'])('refuses the date "%s"', async (date) => {
    const signature = { author: 'A', site: 'A', date }
    expect(() => redlineDocx(redlineOf(changedPage({})), signature)).toThrow(RangeError)
  })
})
