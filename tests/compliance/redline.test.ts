import * as fc from 'fast-check'
import { strFromU8, unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { compareLines, type Sentence } from '../../src/compliance/compareLines.ts'
import { readFragment } from '../../src/compliance/readPage.ts'
import { redlinePage, redlineMarkdown, redlineText } from '../../src/compliance/redline/formats.ts'
import { redlineDocx } from '../../src/compliance/redline/redlineDocx.ts'
import type { SiteText } from '../../src/compliance/readPages.ts'
import { redline } from '../../src/compliance/redline/redline.ts'

/**
 * Pages as `/a: line / line || /b [legal 1]: line`. In brackets are what the page is and what its own file says. Each line is
 * below the heading before it, and the last is what an archived version keeps.
 */
const site = (pages: string): SiteText =>
  new Map(
    pages.split(' || ').flatMap((typed) => {
      const [, address, kind, own, text = ''] = /^(.+?)(?: \[(\w+) (\w+)\])?: (.*)$/.exec(typed) ?? []
      if (address === undefined) return []
      const texts = text.split(' / ')
      const lines = texts.map((line, at) => {
        const heading = texts.slice(0, at).findLast((one) => one.startsWith('#'))
        return { text: line, heading: line.startsWith('#') ? undefined : heading }
      })
      const facts = { wording: texts.at(-1) ?? '', ...(own !== undefined && { own }) }
      return [[address, { lines, ...facts, kind: kind === 'legal' || kind === 'archive' ? kind : undefined }]]
    }),
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
a new sentence after a company => It owes Acme Inc. a fee. => We act for Acme Corp. The fee is due. It owes Acme Inc. a fee. => {+We act for Acme Corp.+} / {+The fee is due.+}
bold text => We *must* act. => We **must** act. => We [-*-] {+**+}must[-*-] {+**+} act.
an opening bracket => We must act. => We (all) must act. => We {+(all)+} must act.
bold text that was plain => We must act. => We **must** act. => We {+**+}must{+**+} act.
plain text that was bold => We **must** act. => We must act. => We [-**-] must[-**-] act.
a changed id => ## 2. Fees {#fees} => ## 2. Fees {#rates} => ## 2. Fees {[-#fees-] {+#rates+}}
a word in a sentence that moved => We may refuse access to you. / ## Fees => ## Fees / We may not refuse access to you. => [moved from here: We may refuse access to you.] / ## Fees / [moved to here: We may {+not+} refuse access to you.]
a word in a sentence of four words that moved => The fee is due. / ## Fees => ## Fees / The fee is small. => [moved from here: The fee is [-due-].] / ## Fees / [moved to here: The fee is {+small+}.]
a new number of a heading that moved => ## 1. Fees for All of Us / We act. => We act. / ## 2. Fees for All of Us => ## [moved from here: [-1-]. Fees for All of Us] / ## [moved to here: {+2+}. Fees for All of Us]
a replaced file => Fees (/fees.pdf) [file 3f9a12c4] apply. => Fees (/fees.pdf) [file 9d01e7aa] apply. => Fees (/fees.pdf) [file [-3f9a12c4-] {+9d01e7aa+}] apply.
a change in Chinese => 我们可以拒绝访问。 => 我们必须拒绝访问。 => 我们[-可以-] {+必须+}拒绝访问。
`
  .trim()
  .split('\n')
  .map((row) => row.split(' => '))

/** What a lawyer reads about pages, the pages before and after, and their titles in the redline. */
const titles = `
that a page changed, but its date did not => /terms: Last Updated June 20, 2025 / We may. => /terms: Last Updated June 20, 2025 / We must. => /terms (changed, but not its date: Last Updated June 20, 2025)
that a page is new =>  => /fees: We bill. => /fees (new)
that a page was removed => /fees: We bill. =>  => /fees (removed)
that a page moved and redirects from its old address => /fees: We bill. => /rates: We bill. || /fees: Leads to /rates => /rates (moved from /fees)
that an archived text is the one until now => /terms [legal 1]: We may. => /terms [legal 1]: We may. || /terms/2025-06-20 [archive 1]: Version / We may. => /terms/2025-06-20 (new: the text until now, word for word)
that an archived text isn’t the one until now => /terms [legal 1]: We may. => /terms [legal 1]: We may. || /terms/2025-06-20 [archive 1]: We could. => /terms/2025-06-20 (new: the text until now, with changes)
that an archived text changed => /terms/2024-03-11 [archive 1]: We may. => /terms/2024-03-11 [archive 2]: We must. => /terms/2024-03-11 (changed, although earlier versions stay as they were)
nothing of the date when a label changed => /terms [legal 1]: Last Updated June 20, 2025 / Print => /terms [legal 1]: Last Updated June 20, 2025 / Copy => /terms
nothing about files when the revision before has no digests of them => /: - Ann / Fees (/fees.pdf). => /: [file 3f9a12c4] / - Ann / Fees (/fees.pdf) [file 9d01e7aa]. =>
nothing about files when the revision after has no digests of them => /: [file 3f9a12c4] / - Ann / Fees (/fees.pdf) [file 9d01e7aa]. => /: - Ann / Fees (/fees.pdf). =>
legal pages first, then changed pages, pages that repeat a change, archives => /a [page 1]: Yes. || /b [page 1]: Yes. || /c [legal 1]: Yes. || /d [legal 1]: Yes. || /d/2025-06-20 [archive 1]: Yes. || every page: Yes. => /a [page 1]: No. || /b [page 2]: No. || /c [legal 1]: No. || /d [legal 2]: No. || /d/2025-06-20 [archive 1]: No. || every page: No. => /d || /c || every page || /b || /a || /d/2025-06-20
`
  .trim()
  .split('\n')
  .map((row) => row.split(/ => ?/))

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

const shownFor = (before = '', after = ''): string[] =>
  redlineText(redline(site(before), site(after))).split('\n')

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
    const [, ...lines] = shownFor(`/terms: ${before}`, `/terms: ${after}`)
    expect(lines.slice(0, -2).map((line) => line.trim())).toEqual(shown.split(' / '))
  })

  it.each(titles)('a lawyer reads %s', (_, before = '', after = '', shown = '') => {
    const found = redline(site(before), site(after)).map(({ title }) => title)
    expect(found.join(' || ')).toBe(shown.trim())
  })

  it('a lawyer reads the one changed word, and the one sentence that moved, of 500 that were rewritten', () => {
    const many = (typed: string) => Array.from({ length: 499 }, (_, at) => `${typed} ${at}`).join(' / ')
    const changed = shownFor(
      `/a: We may refuse it. / ${many('# A')}`,
      `/a: We must refuse it. / ${many('B')}`,
    )
    expect(changed[1]).toBe('  We [-may-] {+must+} refuse it.')
    const moved = shownFor(`/a: We refuse it. / ${many('A')} / # C`, `/a: # C / ${many('B')} / We refuse it.`)
    expect(moved[1]).toBe('  [moved from here: We refuse it.]')
  })

  it('a lawyer reads a change once, and where else it is, unless its few words are about somebody else', () => {
    const pages = (title: string) => `
      /ann: # Ann / ${title} Partner || /bo: # Bo / ${title} Partner ||
      /team: ## Ann (/ann) / - ${title} Partner / We have a ${title} partner, Ann. ||
      /z: # News / We have a ${title} partner, Ann.`
    const inOneLine = (text: string) => text.trim().replace(/\s+/g, ' ')
    expect(shownFor(inOneLine(pages('Junior')), inOneLine(pages('Senior')))).toEqual([
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

  it('a lawyer reads how often a page has one change', () => {
    const page = (whom: string) => `/a: Please call ${whom} today. / # Fees / Please call ${whom} today.`
    expect(shownFor(page('us'), page('me'))[1]).toBe('  Please call [-us-] {+me+} today. (2 times)')
  })

  it('a lawyer reads what a date changes on its day, and not again what has changed today', () => {
    const before = '/a: # A / We may act. || /b: # B / Yes.'
    const after = '/a: # A / We must act. || /b: # B / No.'
    const gone = '/gone: It left today. || /old: It moved today.'
    const sites = { before: site(`${before} || ${gone}`), after: site(after) }
    const coming = ['2027-01-01', '2027-02-01'].map((day) => ({ day, ...sites }))
    const today = after.replace('No.', 'Yes.')
    const moved = ' || /old: Leads to /a'
    expect(redlineText(redline(site(before + moved), site(today + moved), coming)).split('\n')).toEqual([
      '/a',
      '  # A',
      '  We [-may-] {+must+} act.',
      '',
      'On January 1, 2027: /b',
      '  # B',
      '  [-Yes.-]',
      '  {+No.+}',
      '',
      '2 words deleted, 2 words inserted, on 2 pages.',
    ])
    expect(redline(site(before), site(before), coming)[0]?.title).toBe('On January 1, 2027: /a')
  })

  it('a lawyer gets no redline when only look-alike characters changed', () => {
    const [before, after] = ['“It’s” well-known.', '"It\'s" well\u2011known.'].map(
      (html) => `/a: ${readFragment(html).join()}`,
    )
    expect(shownFor(before, after)).toEqual(['Nothing that visitors read has changed.'])
  })
})

describe('a redline file', () => {
  const changes = (before: string, after: string) => redline(site(`/a_b: ${before}`), site(`/a_b: ${after}`))

  it('a lawyer’s redline in Markdown shows tags, mentions and links as text', () => {
    expect(redlineMarkdown(changes('You may ask @jane.', 'You may ask <b>*us*</b>.'))).toBe(
      '1 word deleted, 3 words inserted, on 1 page.\n\n- /a\\_b\n\n### /a\\_b\n\nYou may ask <del>&#64;jane</del> <ins>&#60;b&#62;\\*us\\*&#60;/b&#62;</ins>\\.',
    )
  })

  it('a reviewer opens each changed page from the redline’s list, but not a page that is gone', () => {
    const before = site('/fees: We bill. || /old: Gone. || every page: Call us.')
    const after = site('/fees: We bill monthly. || every page: Call.')
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
    expect(redlinePage(changes('## Fees / Pay.', 'Costs are due. Pay.'), 'Changes')).toMatch(
      /<del>Fees<\/del>[^]*<ins>Costs are due\.<\/ins>/,
    )
  })

  it('a lawyer’s redline for Word has tracked changes with an author, and tracked paragraph ends', async () => {
    const pages = changes('# Fees / We may. / Go.', '# Fees / We must. Go.')
    const file = unzipSync(
      await redlineDocx(pages, { title: 'Changes', author: 'Jane Sample', day: '2026-01-31' }),
    )
    const xml = strFromU8(file['word/document.xml'] ?? new Uint8Array())
    expect(xml).toMatch(/<w:del w:id="\d+" w:author="Jane Sample"[^>]*><w:r><w:delText[^>]*> may</)
    expect(xml).toMatch(/<w:ins w:id="\d+" w:author="Jane Sample"[^>]*><w:r><w:t[^>]*> must</)
    expect(xml).toMatch(/<w:pPr><w:rPr><w:del /)
    expect(xml.match(/"Heading\d"/g)).toEqual(['"Heading1"', '"Heading2"'])
  })
})
