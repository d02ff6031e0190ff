import { createHash } from 'node:crypto'
import { assert, property, string } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { summarizeChanges } from '../../../src/compliance/approvals/summarizeChanges.ts'
import { findPage } from '../../../src/compliance/approvals/findPage.ts'
import { textDigest } from '../../../src/compliance/text/textDigest.ts'
import { canonicalText } from '../../../src/compliance/approvals/canonicalText.ts'
import { extractSite } from '../../../src/compliance/text/extractSite.ts'
import { isError } from '../../../src/content/model/diagnostic.ts'
import {
  approvals,
  approve,
  edit,
  legalPage,
  legalTree,
  onlyLegal,
  readRecords,
  review,
  termsFile,
  told,
  termsBody,
} from '../../fixtures/legalSite.ts'

/** An approval is bound to the words: reflow keeps it, one changed word loses it. */

const sentence = 'You may use "the site" as it is.'
const approved = approve(approve(legalTree(legalPage(termsBody(sentence))), '/terms'), '/notice')
const textFile = 'legal/approved/terms/2026-01-10.txt'

/** The same page with another sentence, on a new day; so that only its approval is lost. */
const changed = (words: string) =>
  edit(edit(approved, termsFile, sentence, words), termsFile, '2026-01-10', '2026-01-31')

describe('an approval', () => {
  it('is missed where nobody has given one', () => {
    expect(told(review(legalTree(legalPage(termsBody(sentence)))))).toEqual([
      'warning approval-missing legal/notice.mdx:1 The page /notice must be approved, and nobody has approved it.',
      'warning approval-missing legal/terms.mdx:1 The page /terms must be approved, and nobody has approved it.',
    ])
  })

  it('given, leaves nothing to say', () => {
    expect(told(review(approved))).toEqual([])
    expect(review(approved, { release: true }).site).toBeDefined()
  })

  it.each([
    ['line ends', 'You may use\n"the site" as it is.'],
    ['other quotation marks', 'You may use “the site” as it is.'],
    ['emphasis', 'You **may** use "the *site*" as it is.'],
    ['spaces', 'You  may use "the site" as it is.   '],
    ['remarks', 'You may use "the site" as it is. <!-- as agreed -->'],
  ])('is kept when %s change', (_, words) => {
    expect(told(review(edit(approved, termsFile, sentence, words)))).toEqual([])
  })

  it('is kept when the markers of a list change', () => {
    const list = approve(legalTree(legalPage('## Use {#use}\n\n- One thing.\n- Another.')), '/terms')
    const star = edit(edit(list, termsFile, '- One', '* One'), termsFile, '- Another', '* Another')
    expect(told(review(star)).filter((line) => line.includes('/terms'))).toEqual([])
  })

  it('is lost by one changed word, for exactly that page, with the sentence in the message', () => {
    expect(told(review(changed('You must use "the site" as it is.')))).toEqual([
      'warning approval-lost legal/terms.mdx:1 The page /terms was approved by Ann Lee on January 31, 2026, and has changed since: "You may use "the site" as it is." now reads "You must use "the site" as it is."; Last updated: January 10, 2026 → January 31, 2026.',
    ])
  })

  it.each([
    ['a changed number', 'use "the site"', 'use 2 of "the site"'],
    ['a comma', 'You may use', 'You may, use'],
    ['a small letter', 'You may', 'you may'],
    ['a link’s target', 'These are our terms.', 'These are our [terms](/contact).'],
    ['a title', 'title: Terms', 'title: Terms of Use'],
    ['the words for search engines', 'The terms of a tiny', 'All terms of a tiny'],
  ])('is lost by %s', (_, from, to) => {
    const { problems } = review(edit(approved, termsFile, from, to), { today: '2026-01-10' })
    expect(problems.filter(({ rule }) => rule === 'approval-lost').map(({ file }) => file)).toEqual([
      termsFile,
    ])
  })

  it('is lost when the firm’s own facts on the page change, without asking for a new day', () => {
    const withAddress = approve(legalTree(legalPage(termsBody('Write to <FirmEmail />.'))), '/terms')
    const moved = edit(withAddress, 'firm.mdx', 'info@tiny.example', 'hello@tiny.example')
    expect(
      told(review(moved)).filter((line) => line.includes('/terms') || line.includes('terms.mdx')),
    ).toEqual([
      'warning approval-lost legal/terms.mdx:1 The page /terms was approved by Ann Lee on January 31, 2026, and has changed since: "Write to info@tiny.example." now reads "Write to hello@tiny.example.".',
    ])
  })

  it('comes back when the words do', () => {
    const undone = edit(
      edit(changed('You must.'), termsFile, 'You must.', sentence),
      termsFile,
      '2026-01-31',
      '2026-01-10',
    )
    expect(told(review(undone))).toEqual([])
  })

  it('is that of a page that got another address', () => {
    const { [termsFile]: terms = '', ...rest } = approved
    const moved = { ...rest, 'legal/conditions.mdx': terms }
    const missing =
      'warning approval-missing legal/conditions.mdx:1 The page /conditions must be approved, and nobody has approved it.'
    expect(told(review(moved))).toContain(missing)
    const known = [
      '/',
      '/about',
      '/conditions',
      '/contact',
      '/notice',
      '/practice-areas',
      '/practice-areas/alpha-law',
      '/practice-areas/beta-law',
      '/practice-areas/gamma-law',
      '/terms -> /conditions',
    ]
    expect(told(review({ ...moved, 'addresses.txt': `${known.join('\n')}\n` }))).toEqual([])
  })

  it('may be given by several people, each in a record of their own', () => {
    const two = approve(approved, '/terms', 'Ben Wu')
    expect(
      readRecords(two)
        .records.filter(({ act, subject }) => act === 'approved' && subject === '/terms')
        .map(({ by }) => by),
    ).toEqual(['Ann Lee', 'Ben Wu'])
  })

  it('given twice by the same person is recorded once', () => {
    expect(approve(approved, '/terms')).toEqual(approved)
  })
})

describe('a release', () => {
  const lost = changed('You must use "the site" as it is.')

  it('is refused without an approval', () => {
    expect(review(lost).site).toBeDefined()
    const { site, problems } = review(lost, { release: true })
    expect(site).toBeUndefined()
    expect(problems.filter(isError).map(({ rule, file }) => [rule, file])).toEqual([
      ['approval-lost', termsFile],
    ])
  })

  it.each([
    [
      'all legal pages and what stands on every page, when firm.mdx says nothing',
      '',
      ['firm.mdx', 'legal/notice.mdx', termsFile],
    ],
    ['none', 'approvals: []\n', []],
    ['those of the kinds that it names', 'approvals: [contact]\n', ['pages/contact.mdx']],
  ])('asks for approvals of %s', (_, field, files) => {
    const tree = edit(legalTree(legalPage(termsBody(sentence))), 'firm.mdx', onlyLegal, field)
    const { problems } = review(tree, { release: true })
    expect(
      problems
        .filter(({ rule }) => rule === 'approval-missing')
        .map(({ file, severity }) => [severity, file]),
    ).toEqual(files.map((file) => ['error', file]))
  })

  it('does not wait for a draft', () => {
    const tree = edit(
      legalTree(legalPage(termsBody(sentence))),
      termsFile,
      'order: 1',
      'order: 1\ndraft: true',
    )
    const { problems } = review(tree, { release: true, includeUnpublished: true })
    expect(problems.filter(({ rule }) => rule === 'approval-missing').map(({ file }) => file)).toEqual([
      'legal/notice.mdx',
    ])
  })

  it('only mentions an approval that was given without need', () => {
    const home = approve(approved, '/about')
    const { site, problems } = review(edit(home, 'pages/about.mdx', 'Because.', 'For a reason.'), {
      release: true,
    })
    expect(
      problems.filter(({ rule }) => rule === 'approval-lost').map(({ severity, file }) => [severity, file]),
    ).toEqual([['warning', 'pages/about.mdx']])
    expect(site).toBeDefined()
  })

  it('names an unknown kind with its nearest', () => {
    const tree = edit(approved, 'firm.mdx', onlyLegal, 'approvals: [legl]\n')
    expect(review(tree).problems.map(({ rule, fix }) => [rule, fix])).toContainEqual([
      'unknown-value',
      expect.stringContaining('"legal"'),
    ])
  })
})

describe('the approved text', () => {
  it('is plain, and its digest is the one that any computer makes of the file', () => {
    const text = approved[textFile] ?? ''
    expect(text).toBe(
      `Wording of a page, form 2

Title: Terms
Last updated: January 10, 2026

Read them.

## 1. Use
These are our terms. You may use "the site" as it is. We are glad of every visitor.

## In search results
The terms of a tiny site, described in as many words as are needed here.

## Labels: dates
- {month} {day}, {year}
- effective on {day}
- corrected on {day}
- {days}, {next}

## Labels: legal
- On this page
- Last Updated {days}
- This version was superseded on {day}. {today}
- The {page} as it is today

## Labels: history
- How this page has changed
- Words that were taken out are struck through, and words that were put in are underlined.
- Changed on {day}
- Corrected on {day}
- Corrected, of {day}
- The whole page as it was before, of {days}
`,
    )
    const [record] = readRecords(approved).records
    expect(record).toMatchObject({
      form: 'wording 2',
      digest: createHash('sha256').update(text).digest('hex'),
    })
  })

  it('has the digest that was written down when form 1 was made: an old approval can be told from any later day', () => {
    const reading = {
      sections: [
        { id: 'a', heading: 'A', level: 2, number: 1, blocks: [{ role: 'item' as const, text: 'One.' }] },
      ],
      facts: [{ key: 'k', label: 'L', value: 'V' }],
    }
    expect(textDigest(canonicalText(reading, 1))).toBe(
      '760ddb664c0cc28b141edb9de682349d6b6a4ea6bc18b08309e960db955ca6fe',
    )
  })

  it('is the same for Windows’ line ends', () => {
    expect(textDigest('a\r\nb')).toBe(textDigest('a\nb'))
  })

  it.each([
    ['changed', (text: string) => text.replace('may', 'must')],
    ['made longer', (text: string) => `${text}And more.\n`],
  ])('is told when it was %s', (_, change) => {
    const tree = { ...approved, [textFile]: change(approved[textFile] ?? '') }
    expect(told(review(tree))).toEqual([
      'error approved-text legal/approvals.txt:4 The text of /terms that Ann Lee approved on January 31, 2026 (record 1) is missing, or was changed.',
      'error approved-text legal/approved/terms/2026-01-10.txt:1 This text is not one that was approved: it was changed, or its record was removed from legal/approvals.txt.',
    ])
    expect(review(tree).site).toBeUndefined()
  })

  it('is told when it is missing', () => {
    const { [textFile]: _, ...tree } = approved
    expect(told(review(tree))).toEqual([
      'error approved-text legal/approvals.txt:4 The text of /terms that Ann Lee approved on January 31, 2026 (record 1) is missing, or was changed.',
    ])
  })
})

describe('the sentence that changed', () => {
  const wording = (...lines: string[]) => `Wording of a page, form 1\n\nTitle: T\n\n${lines.join('\n')}\n`
  it.each([
    [
      'a word',
      ['We may act. You agree.'],
      ['We must act. You agree.'],
      '"We may act." now reads "We must act."',
    ],
    [
      'a word behind a short form',
      ['U.S. Mail may be used.'],
      ['U.S. Mail must be used.'],
      '"U.S. Mail may be used." now reads "U.S. Mail must be used."',
    ],
    ['a sentence put in', ['One.'], ['One. Two is new here.'], '"Two is new here." is new'],
    ['a sentence taken out', ['One. Two was here.'], ['One.'], '"Two was here." is no longer there'],
    [
      'a sentence of its own in another’s place',
      ['Alpha beta.'],
      ['Gamma delta.'],
      '"Alpha beta." is no longer there; "Gamma delta." is new',
    ],
    [
      'two of them',
      ['We may act. You may pay.'],
      ['We must act. You must pay.'],
      '"We may act." now reads "We must act."; "You may pay." now reads "You must pay."',
    ],
    [
      'four of them',
      ['I may go. You may go. We may go. They may go.'],
      ['I must go. You must go. We must go. They must go.'],
      '"I may go." now reads "I must go."; "You may go." now reads "You must go."; "We may go." now reads "We must go." (and 1 more)',
    ],
    [
      'another order',
      ['One. Two.'],
      ['Two. One.'],
      'The words “One.” moved at the top, and none of them changed',
    ],
    [
      'one that moved to the beginning, with the one behind it',
      ['One. Two. Three. Four. Five.'],
      ['Four. Five. One. Two. Three.'],
      'The words “Four.” moved at the top, and none of them changed',
    ],
    [
      'one that moved, where another was changed',
      ['One is. You may go. Three is. Four is.'],
      ['You must go. Three is. Four is. One is.'],
      '"You may go." now reads "You must go."; The words “One is.” moved at the top, and none of them changed',
    ],
    [
      'a section that moved',
      ['## 1. Use', 'One.', '## 2. Law', 'Two.', '## 3. Fees', 'Three.'],
      ['## 1. Law', 'Two.', '## 2. Fees', 'Three.', '## 3. Use', 'One.'],
      'The section “Use” now stands behind “Fees”; before, it stood at the beginning; The section “Law” is now number 1 instead of 2; The section “Fees” is now number 2 instead of 3 (and 1 more)',
    ],
    [
      'a section that moved to the top, with what stands below it',
      ['## Use', 'One.', '## Law', 'Two.', '## Notes', '### Fees', 'Three.', '### Days', 'Four.'],
      ['## Notes', '### Fees', 'Three.', '### Days', 'Four.', '## Use', 'One.', '## Law', 'Two.'],
      // Which of the two groups went past the other, nobody can tell from the texts: the smaller one is named.
      'The section “Use” now stands behind “Days”; before, it stood at the beginning',
    ],
    [
      'a section that moved beside a word that changed',
      ['## Use', 'You may go.', '## Law', 'Two.', '## Fees', 'Three.'],
      ['## Fees', 'Three.', '## Use', 'You must go.', '## Law', 'Two.'],
      '"You may go." now reads "You must go."; The section “Fees” now stands at the beginning; before, it stood behind “Law”',
    ],
    [
      'a new number',
      ['## 2. Law', 'Same.'],
      ['## 3. Law', 'Same.'],
      'The section “Law” is now number 3 instead of 2',
    ],
    [
      'a paragraph divided',
      ['One. Two.'],
      ['One.', 'Two.'],
      'At the top, “Two.” now begins a paragraph of its own',
    ],
    [
      'a section put in',
      ['## 1. Law'],
      ['## 1. Use', '## 2. Law'],
      '"Use" is new; The section “Law” is now number 2 instead of 1',
    ],
    [
      'a short sentence between others that stayed',
      ['You may go. It is free. We are here.'],
      ['You may go. It is not sold. It is free. We are here.'],
      '"It is not sold." is new',
    ],
    [
      'one word of a long sentence, of which no word is left out',
      [
        'If you believe that a child under the age of thirteen has sent us personal data, please tell us at the address below and we will delete it.',
      ],
      [
        'If you believe that a child under the age of thirteen has sent us personal data, please tell us at the address below and we may delete it.',
      ],
      '"If you believe that a child under the age of thirteen has sent us personal data, please tell us at the address below and we will delete it." now reads "If you believe that a child under the age of thirteen has sent us personal data, please tell us at the address below and we may delete it."',
    ],
    ['nothing', ['Same.'], ['Same.'], ''],
  ])('is told: %s', (_, before, after, expected) => {
    expect(summarizeChanges(wording(...before), wording(...after))).toBe(expected)
  })

  it('is a fact', () => {
    expect(
      summarizeChanges(
        'Wording of a page, form 1\n\nLast updated: A\n\nSame.\n',
        'Wording of a page, form 1\n\nLast updated: B\n\nSame.\n',
      ),
    ).toBe('Last updated: A → B')
    expect(
      summarizeChanges(
        'Wording of a page, form 1\n\nLast updated: June 20, 2025\n\nSame.\n',
        'Wording of a page, form 1\n\nLast updated: October 1, 2026\n\nSame.\n',
      ),
    ).toBe('Last updated: June 20, 2025 → October 1, 2026')
  })
})

describe('the page that somebody names', () => {
  const site = review(approved).site
  if (!site) throw new Error('The site has errors.')
  it.each([
    '/terms',
    'terms',
    'Terms',
    'content/legal/terms.mdx',
    './content/legal/terms.mdx',
    'legal/terms.mdx',
    'legal\\terms.mdx',
    'C:\\web\\content\\legal\\terms.mdx',
    'https://tiny.example/terms',
    'terms.mdx',
    '"/terms"',
    '/terms/',
  ])('%s is the terms', (typed) => {
    const found = findPage(typed, site)
    expect('routes' in found ? found.routes.map(({ path }) => path) : found).toEqual(['/terms'])
  })

  it.each([
    ['/term', 'There is no page "/term". Did you mean /terms?'],
    ['legal/notise.mdx', 'There is no page "legal/notise.mdx". Did you mean /notice?'],
    ['evry page', 'There is no page "evry page". Did you mean "every page"?'],
    ['/404', 'There is no page "/404".'],
    [
      'weather in spring',
      'There is no page "weather in spring". Write its address, for example /terms-of-use, or its file.',
    ],
  ])('%s is none', (typed, sentence) => {
    const found = findPage(typed, site)
    expect('refused' in found ? found.refused : found).toContain(sentence)
  })

  it('/ is the front page', () => {
    const found = findPage('/', site)
    expect('routes' in found ? found.routes.map(({ kind }) => kind) : found).toEqual(['home'])
  })
})

it('any wording has one digest, and another wording another', () => {
  const { site } = review(approved)
  const page = site && extractSite(site).pages.find(({ path }) => path === '/terms')
  if (!page) throw new Error('There are no terms.')
  assert(
    property(string({ minLength: 1 }), (word) => {
      const added = { ...page, facts: [...page.facts, { key: 'x', label: 'X', value: word }] }
      expect(canonicalText(added)).not.toBe(canonicalText(page))
      expect(canonicalText(added)).toBe(canonicalText(structuredClone(added)))
    }),
  )
})

it('the records’ file begins with what it is', () => {
  expect(approved[approvals]?.split('\n')[0]).toContain('Who approved which words')
})
