import * as fc from 'fast-check'
import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { compareLines, type Sentence } from '../../src/compliance/compareLines.ts'
import { readFragment } from '../../src/compliance/readPage.ts'
import { redlinePage, redlineMarkdown, redlineText } from '../../src/compliance/redline/formats.ts'
import { redlineDocx } from '../../src/compliance/redline/redlineDocx.ts'
import type { PageText, SiteText } from '../../src/compliance/readPages.ts'
import { redline as redlineOf, type PageChange } from '../../src/compliance/redline/redline.ts'

type Texts = ReadonlyMap<string, readonly string[]>

/** The redline of pages whose lines are below the heading before them. */
const redline = (before: Texts, after: Texts): PageChange[] => redlineOf(siteText(before), siteText(after))

const siteText = (pages: Texts): SiteText =>
  new Map(
    [...pages].map(([address, texts]) => [
      address,
      {
        lines: texts.map((text, at) => {
          const heading = texts.slice(0, at).findLast((line) => line.startsWith('#'))
          return { text, heading: text.startsWith('#') ? undefined : heading }
        }),
      },
    ]),
  )

const terms = [
  'Title: Terms of Use | West Atlantic',
  '# Terms of Use',
  '## 1. Agreement to Terms',
  'By using the site you accept these terms. If you do not accept them, please leave the site.',
  'Nothing on it is legal advice, see Law v. Other, No. 3, 5 U.S. 137. The site may be considered attorney advertising.',
  '## 2. Prohibited Uses',
  'You may not use the site:',
  '- to break the law or to infringe the rights of another person;',
  '- to test or defeat a security measure without our written permission;',
  '- to burden the site so that others cannot use it.',
  'We may refuse access to anyone who breaks these terms.',
  '| Filing | $1,500.00 | 1.5 percent',
  '> The client decides what the matter is for. We say what each course would cost.',
  '日本語の文章です。 Ünïcode 👩‍⚖️ and "quotes".',
]

/** What changed, both wordings, and the redline in the terminal; slashes separate lines. */
const changes = `
a changed word => We may refuse. => We must refuse. => We [-may-] {+must+} refuse.
an added negation => You may copy it. => You may not copy it. => You may {+not+} copy it.
a comma => Fees, costs and taxes. => Fees, costs, and taxes. => Fees, costs{+,+} and taxes.
a decimal point => Interest is 1.5 percent. => Interest is 15 percent. => Interest is [-1.5-] {+15+} percent.
an amount => A fee of $1,000.00 is due. => A fee of $10,000.00 is due. => A fee of [-$1,000.00-] {+$10,000.00+} is due.
a minus sign => The rate is 5%. => The rate is −5%. => The rate is [-5%-] {+−5%+}.
a figure with a plus => 25+ years of practice => 26+ years of practice => [-25+-] {+26++} years of practice
a new sentence => We agree. => We agree. You agree. => {+You agree.+}
a removed paragraph => We agree. / You pay. => We agree. => [-You pay.-]
a new first sentence of a paragraph => Keep this. => Note well. Keep this. => {+Note well.+}
a replaced sentence => Cats purr. => The clerk dates it. => [-Cats purr.-] / {+The clerk dates it.+}
a split paragraph => We agree. You pay. => We agree. / You pay. => {+¶+} You pay.
joined paragraphs => We agree. / You pay. => We agree. You pay. => [-¶-] You pay.
a paragraph that became an item => Fees are due. => - Fees are due. => {+-+} Fees are due.
a deeper heading => ## Fees => ### Fees => [-##-] {+###+} Fees
a renumbered item => 1. Pay. => 1. Read. / 2. Pay. => {+1. Read.+} / [-1-] {+2+}. Pay.
a changed link => See the Disclaimer (/a). => See the Disclaimer (/b). => See the Disclaimer ([-/a-] {+/b+}).
a changed cell => | Filing | $50 => | Filing | $60 => | Filing | [-$50-] {+$60+}
a title => Title: Terms | Firm => Title: Our Terms | Firm => Title: {+Our+} Terms | Firm
an abbreviation => See U.S. Code No. 5 today. => See U.S. Code No. 6 today. => See U.S. Code No. [-5-] {+6+} today.
bold text => We *must* act. => We **must** act. => We [-*-] {+**+}must[-*-] {+**+} act.
a changed id => ## 2. Fees {#fees} => ## 2. Fees {#rates} => ## 2. Fees {[-#fees-] {+#rates+}}
a word in a sentence that moved => We may refuse access to you. / ## Fees => ## Fees / We may not refuse access to you. => [moved from here: We may refuse access to you.] / ## Fees / [moved to here: We may {+not+} refuse access to you.]
a replaced file => Fees (/fees.pdf) [file 3f9a12c4] apply. => Fees (/fees.pdf) [file 9d01e7aa] apply. => Fees (/fees.pdf) [file [-3f9a12c4-] {+9d01e7aa+}] apply.
a change in Chinese => 我们可以拒绝访问。 => 我们必须拒绝访问。 => 我们[-可以-] {+必须+}拒绝访问。
`
  .trim()
  .split('\n')
  .map((row) => row.split(' => '))

const sentence = fc.constantFrom(
  ...terms.flatMap((line) => line.split(/(?<=[.;]) /)),
  'We shall not.',
  '1. 2. 3.',
  '¶ - + [x]',
)
const edit = fc.record({
  kind: fc.constantFrom('delete', 'insert', 'replace', 'move', 'split', 'join', 'word'),
  at: fc.nat(30),
  to: fc.nat(30),
  text: sentence,
})

function apply(
  lines: readonly string[],
  { kind, at, to, text }: typeof edit extends fc.Arbitrary<infer T> ? T : never,
) {
  const result = [...lines]
  const index = at % Math.max(1, result.length)
  const line = result[index] ?? ''
  const words = line.split(' ')
  const cut = to % Math.max(1, words.length)
  const joined = (from: number, end?: number) => words.slice(from, end).join(' ')
  if (kind === 'delete') result.splice(index, 1)
  if (kind === 'insert') result.splice(index, 0, text)
  if (kind === 'replace') result[index] = text
  if (kind === 'move') result.splice(to % Math.max(1, result.length), 0, ...result.splice(index, 1))
  if (kind === 'split') result.splice(index, 1, joined(0, cut), joined(cut))
  if (kind === 'join') result.splice(index, 2, `${line} ${result[index + 1] ?? ''}`.trim())
  if (kind === 'word') result[index] = [...words.slice(0, cut), text, ...words.slice(cut + 1)].join(' ')
  return result.filter((one) => one !== '')
}

/** The lines of one side of a redline. */
function linesOfSide(sentences: readonly Sentence[], side: 'deleted' | 'inserted'): string[] {
  const lines: string[] = []
  let starts = false
  for (const one of sentences) {
    starts ||= one.starts === 'same' || one.starts === side
    const text = one.runs.map((run) => (run.kind === 'same' || run.kind === side ? run.text : '')).join('')
    if (text === '') continue
    lines.push(starts ? text : `${lines.pop() ?? ''}${text}`)
    starts = false
  }
  return lines
}

describe('a redline', () => {
  it('a lawyer who accepts a redline gets the new text, and who rejects it the old one, after any edits', () => {
    fc.assert(
      fc.property(fc.array(edit, { minLength: 1, maxLength: 12 }), (edits) => {
        const after = edits.reduce(apply, terms)
        for (const [old, now] of [
          [terms, after],
          [after, terms],
        ] as const) {
          const [oldLines, newLines] = [old, now].map((lines) => lines.map((text) => ({ text })))
          const sentences = compareLines(oldLines ?? [], newLines ?? [])
          expect(linesOfSide(sentences, 'deleted').join('\n')).toBe(old.join('\n'))
          expect(linesOfSide(sentences, 'inserted').join('\n')).toBe(now.join('\n'))
        }
      }),
      { numRuns: 200 },
    )
  })

  it.each(changes)('a lawyer’s redline shows %s', (_, before = '', after = '', shown = '') => {
    const page = (text: string) => new Map([['/terms', text.split(' / ')]])
    const [, ...lines] = redlineText(redline(page(before), page(after))).split('\n')
    expect(lines.slice(0, -2).map((line) => line.trim())).toEqual(shown.split(' / '))
  })
})

describe('what happened to a page', () => {
  const long = terms.slice(0, 8)
  it.each([
    [
      'changed, but its date did not',
      new Map([['/terms', ['Last Updated June 20, 2025', 'We may.']]]),
      new Map([['/terms', ['Last Updated June 20, 2025', 'We must.']]]),
      '/terms (changed, but not its date: Last Updated June 20, 2025)',
    ],
    ['is new', new Map(), new Map([['/fees', long]]), '/fees (new)'],
    ['was removed', new Map([['/fees', long]]), new Map(), '/fees (removed)'],
    [
      'moved and redirects from its old address',
      new Map([['/fees', long]]),
      new Map([
        ['/rates', long],
        ['/fees', ['Leads to /rates']],
      ]),
      '/rates (moved from /fees)',
    ],
  ])('a lawyer reads that a page %s', (_, before, after, title) =>
    expect(redline(before, after).map((page) => page.title)).toEqual([title]),
  )

  it('a lawyer reads nothing about files when one revision has no digests of them', () => {
    const old = new Map([['/', ['- Ann', 'See the fees (/fees.pdf).']]])
    const now = new Map([['/', ['[file 3f9a12c4]', '- Ann', 'See the fees (/fees.pdf) [file 9d01e7aa].']]])
    expect([redline(old, now), redline(now, old)]).toEqual([[], []])
  })

  it('a lawyer gets no redline when only look-alike characters changed', () => {
    const [before, after] = ['“It’s” well-known.', '"It\'s" well\u2011known.'].map(
      (text) => new Map([['/a', readFragment(text)]]),
    )
    expect(before && after && redlineText(redline(before, after))).toBe(
      'Nothing that visitors read has changed.',
    )
  })
})

describe('a redline to the end', () => {
  const page = (lines: string[], facts: Partial<PageText> = {}): PageText => ({
    lines: lines.map((text) => ({ text, heading: text.startsWith('#') ? undefined : lines[0] })),
    ...facts,
  })
  const titles = (before: [string, PageText][], after: [string, PageText][]) =>
    redlineOf(new Map(before), new Map(after)).map(({ title }) => title)

  it('a lawyer reads legal pages first, then changed pages, then pages that repeat a change, then archives', () => {
    const pages = (text: string): [string, PageText][] => [
      ['/a', page([text], { own: 'a' })],
      ['/b', page([text], { own: text })],
      ['/c', page([text], { kind: 'legal', own: 'c' })],
      ['/d', page([text], { kind: 'legal', own: text })],
      ['/d/2025-06-20', page([text], { kind: 'archive', own: 'e' })],
      ['every page', page([text])],
    ]
    const order = ['/d', '/c', 'every page', '/b', '/a', '/d/2025-06-20']
    expect(titles(pages('We may.'), pages('We must.'))).toEqual(order)
  })

  it('a lawyer reads a change once, and where else it is, unless its few words are about somebody else', () => {
    const changed = (title: string): [string, PageText][] => [
      ['/ann', page(['# Ann', `${title} Partner`])],
      ['/bo', page(['# Bo', `${title} Partner`])],
      ['/team', page(['## Ann (/ann)', `- ${title} Partner`, `We have a ${title} partner, Ann.`])],
      ['/z', page(['# News', `We have a ${title} partner, Ann.`])],
    ]
    const [before, after] = [new Map(changed('Junior')), new Map(changed('Senior'))]
    expect(redlineText(redlineOf(before, after)).split('\n')).toEqual([
      '/ann',
      '  # Ann',
      '  [-Junior-] {+Senior+} Partner (also on 1 page)',
      '',
      '/bo',
      '  # Bo',
      '  [-Junior-] {+Senior+} Partner',
      '',
      '/team',
      '  ## Ann (/ann)',
      '  We have a [-Junior-] {+Senior+} partner, Ann. (also on 1 page)',
      '',
      'The same changes, and no others: /z',
      '',
      '3 words deleted, 3 words inserted, on 4 pages.',
    ])
  })

  it.each<[what: string, now: PageText, until: PageText, title: string]>([
    [
      'that an archived text is the one until now',
      page(['Title: Terms, version of June 20, 2025', 'We may.'], { kind: 'archive', wording: 'We may.' }),
      page(['Title: Terms', 'We may.'], { kind: 'legal', own: '1', wording: 'We may.' }),
      '/terms/2025-06-20 (new: the text until now, word for word)',
    ],
    [
      'that an archived text isn’t the one until now',
      page(['We could.'], { kind: 'archive', wording: 'We could.' }),
      page(['We may.'], { kind: 'legal', own: '1', wording: 'We may.' }),
      '/terms/2025-06-20 (new: the text until now, with changes)',
    ],
  ])('a lawyer reads %s', (_, now, until, title) => {
    const after: [string, PageText][] = [
      ['/terms', until],
      ['/terms/2025-06-20', now],
    ]
    expect(titles([['/terms', until]], after)).toEqual([title])
  })

  it('a lawyer reads what a date changes on its day, and not again what has changed today', () => {
    const site = (first: string, second: string) =>
      new Map([
        ['/a', page(['# A', first])],
        ['/b', page(['# B', second])],
      ])
    const coming = [
      { day: '2027-01-01', before: site('We may act.', 'Yes.'), after: site('We must act.', 'No.') },
      { day: '2027-02-01', before: site('We may act.', 'Yes.'), after: site('We must act.', 'No.') },
    ]
    const shown = (after: ReturnType<typeof site>) =>
      redlineText(redlineOf(site('We may act.', 'Yes.'), after, coming)).split('\n')
    const later = ['On January 1, 2027: /b', '  # B', '  [-Yes.-]', '  {+No.+}', '']
    expect(shown(site('We must act.', 'Yes.'))).toEqual([
      '/a',
      '  # A',
      '  We [-may-] {+must+} act.',
      '',
      ...later,
      '2 words deleted, 2 words inserted, on 2 pages.',
    ])
    expect(shown(site('We may act.', 'Yes.'))).toContain('On January 1, 2027: /a')
  })

  it('a lawyer need not date a page whose label changed, but reads that an archived text changed', () => {
    const dated = 'Last Updated June 20, 2025'
    const pages = (text: string, own: string): [string, PageText][] => [
      ['/terms', page([dated, text], { kind: 'legal', own })],
      ['/terms/2024-03-11', page([dated, text], { kind: 'archive', own })],
    ]
    expect(titles(pages('Print this page', ''), pages('Print this text', ''))).toEqual([
      '/terms',
      '/terms/2024-03-11',
    ])
    expect(titles(pages('We may.', ''), pages('We must.', 'new'))).toEqual([
      `/terms (changed, but not its date: ${dated})`,
      '/terms/2024-03-11 (changed, although earlier versions stay as they were)',
    ])
  })
})

describe('a redline file', () => {
  const changes = (before: string, after: string) =>
    redline(new Map([['/a_b', [before]]]), new Map([['/a_b', [after]]]))

  it('a lawyer’s redline in Markdown shows tags, mentions and links as text', () => {
    expect(redlineMarkdown(changes('You may ask @jane.', 'You may ask <b>*us*</b>.'))).toBe(
      '1 word deleted, 3 words inserted, on 1 page.\n\n- /a\\_b\n\n### /a\\_b\n\nYou may ask <del>&#64;jane</del> <ins>&#60;b&#62;\\*us\\*&#60;/b&#62;</ins>\\.',
    )
  })

  it('a reviewer opens each changed page from the redline’s list, but not a page that is gone', () => {
    const before = new Map([
      ['/fees', ['We bill.']],
      ['/old', ['Gone.']],
      ['every page', ['Call us.']],
    ])
    const after = new Map([
      ['/fees', ['We bill monthly.']],
      ['every page', ['Call.']],
    ])
    const [, list] = redlineMarkdown(redline(before, after), 'https://pr-7.firm.example').split('\n\n')
    expect(list?.split('\n')).toEqual([
      '- [every page](https://pr-7.firm.example/)',
      '- [/fees](https://pr-7.firm.example/fees)',
      '- /old \\(removed\\)',
    ])
  })

  it('a lawyer’s redline in HTML loads nothing and runs nothing', () => {
    const html = redlinePage(changes('We <may>.', 'We must.'), 'Changes')
    expect(html).toContain('We <del>&lt;may&gt;</del> <ins>must</ins>.')
    expect(html).not.toMatch(/<script|<link|src=|url\(/)
  })

  it('a lawyer’s redline in HTML loses nothing when text replaces a heading', () => {
    const pages = redline(new Map([['/a', ['## Fees', 'Pay.']]]), new Map([['/a', ['Costs are due. Pay.']]]))
    expect(redlinePage(pages, 'Changes')).toMatch(/<del>Fees<\/del>[^]*<ins>Costs are due\.<\/ins>/)
  })

  it('a lawyer’s redline for Word has tracked changes with an author, and tracked paragraph ends', async () => {
    const pages = redline(new Map([['/a', ['We may.', 'Go.']]]), new Map([['/a', ['We must. Go.']]]))
    const file = unzipSync(
      await redlineDocx(pages, { title: 'Changes', author: 'Jane Sample', day: '2026-01-31' }),
    )
    const xml = strFromU8(file['word/document.xml'] ?? new Uint8Array())
    expect(xml).toMatch(/<w:del w:id="\d+" w:author="Jane Sample"[^>]*><w:r><w:delText[^>]*> may</)
    expect(xml).toMatch(/<w:ins w:id="\d+" w:author="Jane Sample"[^>]*><w:r><w:t[^>]*> must</)
    expect(xml).toMatch(/<w:pPr><w:rPr><w:del /)
  })
})
