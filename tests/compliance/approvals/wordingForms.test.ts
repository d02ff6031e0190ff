import { describe, expect, it } from 'vitest'
import { approvalsFile, approvalHash, recordLine } from '../../../src/compliance/approvals/approvalRecord.ts'
import {
  approvalsOfWording,
  canonicalText,
  type WordingForm,
} from '../../../src/compliance/approvals/canonicalText.ts'
import { extractPage } from '../../../src/compliance/text/extractSite.ts'
import { textDigest } from '../../../src/compliance/text/textDigest.ts'
import { registry } from '../../../src/firm/registry.ts'
import {
  approve,
  edit,
  legalPage,
  legalTree,
  onlyLegal,
  readRecords,
  review,
  termsBody,
  termsFile,
  told,
} from '../../fixtures/legalSite.ts'
import { minimalTree, type Tree } from '../../fixtures/minimalSite.ts'

/** Labels are part of what is approved; what was approved before they were holds until one of them changes. */

const labels = 'labels.mdx'
const tree = legalTree(legalPage(termsBody('You may use it.')))

/** The terms approved in form 1, with a copy of the labels of then beside the versions, as this repository has it. */
function approvedInForm1(): Tree {
  const { site } = review(tree)
  const route = site?.routes.find(({ path }) => path === '/terms')
  if (!site || !route) throw new Error('There are no terms.')
  const wording = canonicalText(extractPage(site, route), 1)
  const copy = 'legal/versions/labels-2026-01-20.mdx'
  const common = { day: '2026-01-20', by: 'Ann Lee', note: '' }
  const first = {
    ...common,
    number: 1,
    act: 'approved' as const,
    subject: '/terms',
    form: 'wording 1',
    digest: textDigest(wording),
  }
  const second = {
    ...common,
    number: 2,
    act: 'kept' as const,
    subject: copy,
    form: 'file',
    digest: textDigest(tree[labels] ?? ''),
  }
  return {
    ...tree,
    [copy]: tree[labels] ?? '',
    'legal/approved/terms/2026-01-20.txt': wording,
    [approvalsFile(registry)]: `${recordLine(first, '')}\n${recordLine(second, approvalHash(first, ''))}\n`,
  }
}

const form1 = approvedInForm1()
const form2 = approve(tree, '/terms')

const ofTerms = (changed: Tree): string[] =>
  told(review(changed)).filter((line) => line.includes('/terms') || line.includes('labels'))

describe('an approval', () => {
  it.each([
    ['of form 1', form1, 'wording 1'],
    ['of form 2', form2, 'wording 2'],
  ])('%s holds as long as nothing changes', (_, approved, form) => {
    expect(readRecords(approved).records[0]?.form).toBe(form)
    expect(ofTerms(approved)).toEqual([])
  })

  const since = 'warning approval-lost legal/terms.mdx:1 The page /terms was approved by Ann Lee on January'
  it.each([
    [
      'a label of the page',
      'Last Updated {days}',
      'First Published {days}',
      'the label "Last Updated {days}" now reads "First Published {days}"',
      '"Last Updated {days}"',
    ],
    [
      'a month',
      '- January\n',
      '- Januar\n',
      'the label "January" now reads "Januar"',
      'Januar 10, 2026 (2026-01-10)',
    ],
    [
      'how days are written',
      '"{month} {day}, {year}"',
      '"{day} {month} {year}"',
      'the label "{month} {day}, {year}" now reads "{day} {month} {year}"',
      '10 January 2026 (2026-01-10)',
    ],
  ])('is lost by %s, in either form, with the words', (_, from, to, ofForm1, ofForm2) => {
    expect(ofTerms(edit(form1, labels, from, to))).toEqual([
      `${since} 20, 2026, and has changed since: ${ofForm1}.`,
    ])
    const [lost, ...others] = ofTerms(edit(form2, labels, from, to))
    expect(others).toEqual([])
    expect(lost).toContain(`${since} 31, 2026, and has changed since: `)
    expect(lost).toContain(ofForm2)
  })

  it.each([
    ['a label of other pages', 'optional: optional', 'optional: may be left empty'],
    ['a label of every page', 'menu: Menu', 'menu: Open'],
    ['a month that none of its days has', '- March\n', '- Mar.\n'],
    ['a remark in the file', 'everyPage:', '# For every page.\neveryPage:'],
  ])('is kept when %s changes', (_, from, to) => {
    expect(ofTerms(edit(form1, labels, from, to))).toEqual([])
    expect(ofTerms(edit(form2, labels, from, to))).toEqual([])
  })

  it('is lost by a month that only a day in the history of the page has', () => {
    const first = approve(
      legalTree(legalPage(termsBody('You may use it.'), '2025-03-11')),
      '/terms',
      'Ann Lee',
      '2026-01-10',
    )
    const changed = { ...first, [termsFile]: legalPage(termsBody('You must use it.'), '2026-01-20') }
    const second = approve(changed, '/terms')
    expect(ofTerms(second)).toEqual([])
    expect(ofTerms(edit(second, labels, '- March\n', '- Mar.\n'))).toEqual([
      expect.stringContaining('"March" is no longer there; the history below its text has days in Mar. now.'),
    ])
  })

  it('tells the days in the history of the page as those, and none that only moved there', () => {
    const page = (day: string) => legalPage(termsBody(`You may use it from ${day} on.`), day)
    const days = ['2025-03-11', '2025-06-20', '2026-01-20']
    const kept = days.reduce(
      (tree, day) => approve({ ...tree, [termsFile]: page(day) }, '/terms'),
      legalTree(page('2025-03-11')),
    )
    const later = { ...kept, [termsFile]: page('2026-02-01') }
    const given = 'The page /terms was approved by Ann Lee on January 31, 2026, and has changed since: '
    const lost = (tree: Tree) =>
      told(review(tree, { today: '2026-02-01' })).filter((line) => line.includes('approval-lost'))
    expect(lost(later)).toEqual([
      `warning approval-lost legal/terms.mdx:1 ${given}"You may use it from 2026-01-20 on." now reads "You may use it from 2026-02-01 on."; Last updated: January 20, 2026 → February 1, 2026.`,
    ])
    // Its versions stay behind.
    const { [termsFile]: terms = '', ...others } = kept
    const renamed = {
      ...others,
      'legal/site-terms.mdx': terms,
      'addresses.txt': '/\n/terms -> /site-terms\n',
    }
    expect(lost(renamed)).toEqual([
      'warning approval-lost legal/site-terms.mdx:1 The page /site-terms was approved by Ann Lee on January 31, 2026, and has changed since: the history below its text no longer has days in March and June.',
    ])
  })

  it('of form 1 is lost by a changed word as it always was', () => {
    expect(ofTerms(edit(form1, termsFile, 'You may', 'You must'))).toContainEqual(
      expect.stringContaining('"You may use it." now reads "You must use it."'),
    )
  })

  it('of form 1 is told as such in the list and before a release', () => {
    const { notes } = review(form1)
    expect(notes).toEqual([
      '1 page was approved in form 1, before labels were part of the wording: /terms. That holds until a word or a label of the page changes.',
    ])
    expect(review(form2).notes).toEqual([])
    expect(review(edit(form1, labels, 'Last Updated', 'Updated')).notes).toEqual([])
  })

  it('of form 1 comes with a copy of the labels that nobody may change', () => {
    const copy = 'legal/versions/labels-2026-01-20.mdx'
    const altered = edit(form1, copy, 'Last Updated', 'Updated')
    for (const changed of [altered, edit(altered, labels, 'Last Updated', 'Updated')])
      expect(ofTerms(changed)).toEqual([
        `error kept-version ${copy}:1 This version was changed since Ann Lee approved it and it was kept on January 20, 2026.`,
      ])
  })
})

describe('the labels beside a version', () => {
  const renamed = edit(form2, labels, 'Last Updated {days}', 'As of {days}')
  const next = (all: Tree) => ({
    ...all,
    [termsFile]: legalPage(termsBody('You must use it.'), '2026-01-31'),
  })
  const copies = (all: Tree) => Object.keys(all).filter((path) => path.startsWith('legal/versions/labels-'))

  it('are kept with the first version, and again when they have changed', () => {
    expect(copies(form2)).toEqual(['legal/versions/labels-2026-01-31.mdx'])
    expect(copies(approve(next(form2), '/terms'))).toEqual(copies(form2))
    expect(copies(approve(next(renamed), '/terms', 'Ann Lee', '2026-02-01'))).toEqual([
      'legal/versions/labels-2026-01-31.mdx',
      'legal/versions/labels-2026-02-01.mdx',
    ])
    expect(copies(approve(next(renamed), '/terms'))).toEqual([
      'legal/versions/labels-2026-01-31.mdx',
      'legal/versions/labels-2026-01-31-2.mdx',
    ])
  })

  it('are named in the version, which reads as it did with them', () => {
    const later = approve(next(renamed), '/terms')
    expect(later['legal/versions/terms/2026-01-31.mdx']).toMatch(/^---\nlabels: 2026-01-31-2\ntitle: Terms\n/)
    const { site } = review(later)
    const past = site?.routes.find(({ path }) => path === '/terms/2026-01-10')
    const page = site && past && extractPage(site, past)
    expect(page && canonicalText(page)).toContain('- Last Updated {days}\n')
  })

  it('are missed when they are gone', () => {
    const { 'legal/versions/labels-2026-01-31.mdx': _, ...gone } = form2
    expect(ofTerms(gone)).toEqual([
      'error kept-version legal/approvals.txt:6 The version legal/versions/labels-2026-01-31.mdx, kept on January 31, 2026, is missing.',
    ])
  })
})

describe('what stands on every page', () => {
  const whole = edit(tree, 'firm.mdx', onlyLegal, '')
  const everyPage = approve(whole, 'every page')
  const ofEveryPage = (changed: Tree) => told(review(changed)).filter((line) => line.includes('every page'))

  it('must be approved as soon as a page must', () => {
    const missing =
      'warning approval-missing firm.mdx:1 What stands on every page (header, menus, footer, labels) must be approved, and nobody has approved it.'
    expect(ofEveryPage(whole)).toEqual([missing])
    expect(ofEveryPage(everyPage)).toEqual([])
    const { [termsFile]: _, 'legal/notice.mdx': __, ...bare } = whole
    expect(ofEveryPage(bare)).toEqual([])
    expect(
      ofEveryPage(edit(tree, 'firm.mdx', 'approvals: [legal]', 'approvals: [legal, every page]')),
    ).toEqual([missing])
  })

  it('is kept as a text of its own', () => {
    expect(everyPage['legal/approved/every-page/2026-01-31.txt']).toContain(
      '\n## Labels: every page\n- Skip to',
    )
    expect(readRecords(everyPage).records).toMatchObject([{ subject: 'every page', form: 'wording 2' }])
  })

  it.each([
    ['the firm’s own facts', 'firm.mdx', 'info@tiny.example', 'hello@tiny.example', 'hello@tiny.example'],
    ['the advertising line', 'firm.mdx', 'Attorney Advertising.', 'The best firm.', 'The best firm.'],
    ['a label', labels, 'menu: Menu', 'menu: We guarantee results', 'We guarantee results'],
    ['the name of the page in tabs', labels, '{page} | {site}', '{page}, the best of {site}', 'the best of'],
    ['a menu', 'pages/about.mdx', 'inMenu: header', 'inMenu: header\nmenuLabel: Best', 'Best'],
  ])('has lost its approval when %s changes', (_, path, from, to, words) => {
    const [line, ...others] = ofEveryPage(edit(everyPage, path, from, to))
    expect(others).toEqual([])
    expect(line).toContain('approval-lost firm.mdx:1 What stands on every page')
    expect(line).toContain(words)
  })

  it('refuses a release until it is approved', () => {
    const all = approve(approve(everyPage, '/terms'), '/notice')
    expect(review(all, { release: true }).site).toBeDefined()
    expect(review(edit(all, labels, 'menu: Menu', 'menu: Open'), { release: true }).site).toBeUndefined()
  })
})

describe('a wording', () => {
  const page = {
    sections: [
      { id: 'a', heading: 'A', level: 2, number: 1, blocks: [{ role: 'item' as const, text: 'One.' }] },
      {
        id: 'label:legal',
        heading: 'Labels: legal',
        level: 2,
        number: undefined,
        areLabels: true as const,
        blocks: [{ role: 'item' as const, text: 'As of {day}' }],
      },
    ],
    facts: [{ key: 'k', label: 'L', value: '1 March 2026', day: '2026-03-01' }],
  }
  const change = { path: ['legal', 'asOf'], before: 'Of {day}', now: 'As of {day}' }
  const record = (form: WordingForm) => ({
    form: `wording ${form}`,
    digest: textDigest(canonicalText(page, form)),
  })

  it.each([
    [1, 'Wording of a page, form 1\n\nL: March 1, 2026\n\n## 1. A\n- One.\n'],
    [
      2,
      'Wording of a page, form 2\n\nL: 1 March 2026 (2026-03-01)\n\n## 1. A\n- One.\n\n## Labels: legal\n- As of {day}\n',
    ],
  ] as const)('has form %i', (form, text) => expect(canonicalText(page, form)).toBe(text))

  it.each([
    ['form 1', page, record(1), true],
    ['form 1, when a label changed since', { ...page, relabelled: [change] }, record(1), false],
    ['form 2', page, record(2), true],
    ['form 2, which has its labels', { ...page, relabelled: [change] }, record(2), true],
    ['form 2 with the digest of form 1', page, { ...record(1), form: 'wording 2' }, false],
    ['a form that nobody knows', page, { ...record(2), form: 'wording 3' }, false],
    ['a file', page, { ...record(1), form: 'file' }, false],
  ])('is that of a record of %s: %#', (_, one, given, expected) =>
    expect(approvalsOfWording(one)(given)).toBe(expected),
  )
})

it('no page may say itself which labels it belongs to', () => {
  const typed = edit(minimalTree, 'pages/about.mdx', 'title: About Us', 'title: About Us\nlabels: 2026-01-31')
  expect(review(typed).problems.map(({ rule }) => rule)).toContain('unknown-field')
})
