import { payloadOf } from '../../fixtures/payloadOf.ts'
import { describe, expect, it } from 'vitest'
import { pastChanges } from '../../../src/compliance/legalVersions/pastChanges.ts'
import { extractSite } from '../../../src/compliance/text/extractSite.ts'
import { sitemap } from '../../../src/vite/sitemap.ts'
import {
  approve,
  edit,
  legalPage,
  legalTree,
  readRecords,
  review,
  termsFile,
  told,
  termsBody,
  type Occasion,
} from '../../fixtures/legalSite.ts'
import type { Tree } from '../../fixtures/minimalSite.ts'

/** The days of legal pages, and their past versions. */

const sentence = 'You may use it.'
const first = legalTree(legalPage(termsBody(sentence)))
/** Approved on its day, and so kept. */
const kept = approve(approve(first, '/terms', 'Ann Lee', '2026-01-10'), '/notice', 'Ann Lee', '2026-01-10')
/** The terms with another text, day and further fields. */
const withTerms = (tree: Tree, words: string, day: string, more = ''): Tree => ({
  ...tree,
  [termsFile]: legalPage(termsBody(words), day, more),
})
/** What is told about days, corrections and versions. */
const daysOf = (tree: Tree, occasion?: Occasion) =>
  told(review(tree, occasion)).filter((line) => !/approval-|new-address/.test(line))

describe('the day of a legal page', () => {
  it('stays as long as its words do', () => {
    expect(daysOf(kept)).toEqual([])
  })

  it('that stays although a word changed is an error', () => {
    const tree = withTerms(kept, 'You must use it.', '2026-01-10')
    expect(daysOf(tree)).toEqual([
      'error unchanged-date legal/terms.mdx:5 The wording is no longer that of January 10, 2026: "You may use it." now reads "You must use it.".',
    ])
    expect(review(tree).site).toBeUndefined()
  })

  it('that moves with the words is right', () => {
    expect(daysOf(withTerms(kept, 'You must use it.', '2026-01-20'))).toEqual([])
  })

  it.each([
    [
      'moves without a change of words',
      sentence,
      '2026-01-20',
      'The day of the last change has moved to January 20, 2026, and the wording is still that of January 10, 2026.',
    ],
    [
      'is before that of the version before',
      'You must use it.',
      '2026-01-09',
      'The day of the last change, January 9, 2026, is before that of the version before it, January 10, 2026.',
    ],
    [
      'is to come',
      'You must use it.',
      '2026-02-01',
      'The day of the last change, February 1, 2026, is still to come: by New York time it is January 31, 2026.',
    ],
  ])('that %s is an error', (_, words, day, message) => {
    expect(daysOf(withTerms(kept, words, day))).toEqual([`error legal-day legal/terms.mdx:5 ${message}`])
  })

  it('that is to come is an error of a new page, too; today is not to come', () => {
    expect(daysOf(legalTree(legalPage(termsBody(sentence), '2026-02-01')))).toHaveLength(1)
    expect(daysOf(legalTree(legalPage(termsBody(sentence), '2026-02-01')), { today: '2026-02-01' })).toEqual(
      [],
    )
  })

  it('is right when the words change again on that very day, and wrong from the next on', () => {
    const today = withTerms(kept, 'You must use it.', '2026-01-10')
    expect(daysOf(today, { today: '2026-01-10' })).toEqual([])
    expect(daysOf(today, { today: '2026-01-11' })).toHaveLength(1)
  })

  it.each([
    ['a link’s target', 'These are', '[These](/contact) are'],
    ['the words for search engines', 'The terms of', 'All terms of'],
    ['line ends', 'You may use', 'You may\nuse'],
    ['the place in the footer', 'order: 1', 'order: 4'],
  ])('need not move when only %s change', (_, from, to) => {
    expect(daysOf(edit(kept, termsFile, from, to))).toEqual([])
  })

  it.each([
    ['the title', 'title: Terms', 'title: Terms of Use'],
    ['the opening', 'lede: Read them.', 'lede: Do read them.'],
    ['a heading', '## Use {', '## Uses {'],
    ['the order of sentences', `These are our terms.\n${sentence}`, `${sentence}\nThese are our terms.`],
  ])('must move when %s changes', (_, from, to) => {
    expect(daysOf(edit(kept, termsFile, from, to)).map((line) => line.split(' ')[1])).toEqual([
      'unchanged-date',
    ])
  })
})

describe('the day of a legal page and the approvals of other words of it', () => {
  const again = approve(kept, '/terms', 'Ben Wu', '2026-01-25')
  const wrong = (day: string, message: string) =>
    `error legal-day legal/terms.mdx:5 These words cannot be of ${day}: ${message}`

  it('is wrong when somebody approved the old words after it', () => {
    const early = withTerms(again, 'You must use it.', '2026-01-20')
    expect(daysOf(early)).toEqual([
      wrong(
        'January 20, 2026',
        'on January 25, 2026 Ben Wu approved other words of this page, those of January 10, 2026 (record 6).',
      ),
    ])
    expect(review(early).problems.find(({ rule }) => rule === 'legal-day')?.fix).toBe(
      'Write into "lastUpdated" the day on which the words changed: January 25, 2026 or a later one.',
    )
  })

  it.each(['2026-01-25', '2026-01-31'])('is right on the very day and later: %s', (day) => {
    expect(daysOf(withTerms(again, 'You must use it.', day))).toEqual([])
  })

  it('is wrong when the words before come back with their day', () => {
    const back = withTerms(
      approve(withTerms(kept, 'You must use it.', '2026-01-20'), '/terms', 'Ann Lee', '2026-01-20'),
      sentence,
      '2026-01-10',
    )
    expect(daysOf(back)).toEqual([
      wrong(
        'January 10, 2026',
        'on January 20, 2026 Ann Lee approved other words of this page, those of January 20, 2026 (record 6).',
      ),
    ])
  })

  it('follows a page that had another address', () => {
    const { [termsFile]: terms = '', ...rest } = again
    const moved = {
      ...rest,
      'legal/rules.mdx': terms.replace('may', 'must').replace('2026-01-10', '2026-01-20'),
      'addresses.txt': '/terms -> /rules\n/rules\n',
    }
    expect(daysOf(moved).filter((line) => line.includes('legal-day'))).toHaveLength(1)
  })

  it.each([
    ['where a link leads', 'These are', '[These](/contact) are'],
    ['the words for search engines', 'The terms of', 'All terms of'],
  ])('has nothing to do with a later approval of the same words, with another %s', (_, from, to) => {
    expect(daysOf(approve(edit(kept, termsFile, from, to), '/terms', 'Ben Wu'))).toEqual([])
  })

  it('has nothing to do with the words before, as long as they are in force', () => {
    const early = (effectiveOn: string) =>
      withTerms(again, 'You must use it.', '2026-01-20', `effectiveOn: ${effectiveOn}`)
    expect(daysOf(early('2026-02-15'))).toEqual([])
    expect(daysOf(early('2026-02-15'), { today: '2026-02-20' })).toEqual([])
    expect(daysOf(early('2026-01-22'))).toEqual([
      'error legal-day legal/terms.mdx:8 These words cannot be of January 22, 2026: on January 25, 2026 Ben Wu approved other words of this page, those of January 10, 2026 (record 6).',
    ])
  })

  it('has nothing to do with a text that was approved early and given up before it took effect', () => {
    const early = approve(
      withTerms(kept, 'You must use it.', '2026-01-20', 'effectiveOn: 2026-02-15'),
      '/terms',
      'Ann Lee',
      '2026-01-20',
    )
    expect(daysOf(withTerms(early, sentence, '2026-01-10'))).toEqual([])
  })
})

describe('a minor correction', () => {
  const on = (line: string) => `${line}\ncorrectedOn: 2026-01-15`
  const promise = on('correction: We guarantee good results, as the leading firm.')
  const corrected = withTerms(kept, 'You may use it!', '2026-01-10', on('correction: A stop was mended.'))

  it('moves no day', () => {
    expect(daysOf(corrected)).toEqual([])
  })

  it('is kept as a version of the same day, and told to visitors with its reason', () => {
    const tree = approve(corrected, '/terms')
    expect(Object.keys(tree).filter((path) => path.startsWith('legal/versions/terms'))).toEqual([
      'legal/versions/terms/2026-01-10.mdx',
      'legal/versions/terms/2026-01-10-2.mdx',
    ])
    expect(daysOf(tree)).toEqual([])
    expect(changesOf(tree)).toMatchObject([
      {
        day: '2026-01-10',
        correction: 'A stop was mended.',
        correctedOn: '2026-01-15',
        before: { day: '2026-01-10', path: '/terms/2026-01-10' },
      },
    ])
  })

  it('is part of what is read, approved and held to the rules', () => {
    const { site } = review(corrected)
    expect(site && extractSite(site).pages.find(({ path }) => path === '/terms')?.facts).toContainEqual({
      key: 'correction',
      label: 'Correction',
      value: 'A stop was mended.',
    })
    expect(approve(corrected, '/terms')['legal/approved/terms/2026-01-10-2.txt']).toContain(
      'Correction: A stop was mended.\n',
    )
    const promised = withTerms(kept, 'You may use it!', '2026-01-10', promise)
    expect(
      review(promised)
        .problems.filter(({ file }) => file === termsFile)
        .map(({ rule, line }) => `${rule} ${line}`),
    ).toEqual(expect.arrayContaining(['promised-result 8', 'approval-lost 1']))
  })

  it('is no longer part of the past version that it made', () => {
    const later = withTerms(approve(corrected, '/terms'), 'You must use it!', '2026-01-31')
    expect(daysOf(later)).toEqual([])
  })

  it.each([
    ['now reads otherwise', on('correction: A full stop was mended.'), 8],
    ['is no longer there', '', 5],
  ])('whose sentence %s after it was approved is to be restored', (what, line, at) => {
    const { problems } = review(
      withTerms(approve(corrected, '/terms'), 'You may use it!', '2026-01-10', line),
    )
    expect(problems.filter(({ rule }) => rule === 'legal-correction')).toMatchObject([
      {
        line: at,
        message: `This wording was approved and kept with a sentence about its correction, and that sentence ${what}.`,
        fix: 'Write the line again as it stands in legal/versions/terms/2026-01-10-2.mdx: correction: A stop was mended.',
      },
    ])
  })

  it('that is taken out where its version has an address is to be restored', () => {
    const published = {
      ...withTerms(approve(corrected, '/terms'), 'You may use it!', '2026-01-10'),
      'addresses.txt': '/terms/2026-01-10\n',
    }
    expect(review(published).problems.find(({ rule }) => rule === 'lost-address')?.fix).toBe(
      'Write "lastUpdated", "correction" and "correctedOn" in legal/terms.mdx again as they stand in legal/versions/terms/2026-01-10-2.mdx, or those of a new change.',
    )
  })

  it.each([
    [
      'The date at the head of this page is the day on which the wording last changed.',
      [
        'warning corrected-day legal/terms.mdx:8 The page says "The date at the head of this page is the day on which the wording last changed." After the correction of January 15, 2026 that is not true: the day at its head stays January 10, 2026.',
      ],
    ],
    ['The date at the top shows when the words were last changed or corrected.', []],
    ['The top of the page has the date on which the firm last won.', []],
  ])('is held against what the page says of its day: %s', (promised, told) => {
    const terms = legalPage(termsBody(`You may use it. ${promised}`))
    const before = approve(legalTree(terms), '/terms', 'Ann Lee', '2026-01-10')
    const mended = `You may use it! ${promised}`
    expect(daysOf(withTerms(before, mended, '2026-01-10', on('correction: A stop was mended.')))).toEqual(
      told,
    )
    expect(daysOf(withTerms(before, mended, '2026-01-15'))).toEqual([])
  })

  it('explains no later change', () => {
    const tree = withTerms(
      approve(corrected, '/terms'),
      'You must use it!',
      '2026-01-10',
      on('correction: A stop was mended.'),
    )
    expect(daysOf(tree)).toEqual([
      'error unchanged-date legal/terms.mdx:8 The wording is no longer that of January 10, 2026, corrected on January 15, 2026: "You may use it!" now reads "You must use it!".',
    ])
    expect(
      daysOf(
        withTerms(
          approve(corrected, '/terms'),
          'You must use it!',
          '2026-01-10',
          on('correction: A verb was mended.'),
        ),
      ),
    ).toEqual([])
  })

  it.each([
    [
      'the day has moved',
      'You may use it!',
      '2026-01-20',
      'This page declares a correction, and its day has moved from January 10, 2026 to January 20, 2026.',
    ],
    [
      'no word has changed',
      sentence,
      '2026-01-10',
      'This page declares a correction, and its wording is still that of January 10, 2026.',
    ],
  ])('is none when %s', (_, words, day, message) => {
    const tree = withTerms(kept, words, day, `correction: It was mended.\ncorrectedOn: ${day}`)
    expect(daysOf(tree)).toEqual([`error legal-correction legal/terms.mdx:8 ${message}`])
    expect(review(tree).problems.find(({ rule }) => rule === 'legal-correction')?.fix).toBe(
      'Take the lines "correction" and "correctedOn" out.',
    )
  })

  it.each([
    [
      'has no day',
      'correction: A stop was mended.',
      '8 This page declares a correction, and does not say on which day it was made.',
      'Write the day of the correction below it, for example correctedOn: 2026-01-31',
    ],
    [
      'has a day and no sentence',
      'correctedOn: 2026-01-15',
      '8 This page has the day of a correction, and no correction.',
      'Take the line "correctedOn" out, or say in "correction" what was corrected.',
    ],
    [
      'is before its text',
      'correction: A stop was mended.\ncorrectedOn: 2026-01-09',
      '9 The day of the correction, January 9, 2026, is before that of the wording that was corrected, January 10, 2026.',
      'Write the day of the correction.',
    ],
    [
      'is to come',
      'correction: A stop was mended.\ncorrectedOn: 2026-02-01',
      '9 The day of the correction, February 1, 2026, is still to come: by New York time it is January 31, 2026.',
      'Write the day on which the words were corrected.',
    ],
  ])('that %s is told', (_, lines, told, fix) => {
    const { problems } = review(withTerms(kept, 'You may use it!', '2026-01-10', lines))
    expect(
      problems
        .filter(({ rule }) => rule === 'legal-correction')
        .map((problem) => [`${problem.line} ${problem.message}`, problem.fix]),
    ).toEqual([[told, fix]])
  })

  it('is not older than an approval of the words before it', () => {
    const late = approve(kept, '/terms', 'Ben Wu', '2026-01-20')
    const terms = (day: string) =>
      withTerms(late, 'You may use it!', '2026-01-10', `correction: A stop was mended.\ncorrectedOn: ${day}`)
    expect(daysOf(terms('2026-01-20'))).toEqual([])
    expect(daysOf(terms('2026-01-15'))).toEqual([
      'error legal-day legal/terms.mdx:9 These words cannot be of January 15, 2026: on January 20, 2026 Ben Wu approved other words of this page, those of January 10, 2026 (record 6).',
    ])
  })

  it('keeps the day that was approved with it', () => {
    const tree = edit(
      approve(corrected, '/terms'),
      termsFile,
      'correctedOn: 2026-01-15',
      'correctedOn: 2026-01-20',
    )
    expect(review(tree).problems.find(({ rule }) => rule === 'legal-correction')).toMatchObject({
      line: 9,
      message:
        'This correction was approved and kept with the day January 15, 2026, and the page now says January 20, 2026.',
      fix: 'Write the line again as it stands in legal/versions/terms/2026-01-10-2.mdx: correctedOn: 2026-01-15',
    })
  })

  it('tells its day to those who look for what is new', () => {
    const { site } = review(corrected)
    expect(site && sitemap(site)).toContain('/terms</loc><lastmod>2026-01-15</lastmod>')
  })

  it('is none of a page that is new', () => {
    expect(
      daysOf(legalTree(legalPage(termsBody(sentence), '2026-01-10', on('correction: It was mended.')))),
    ).toEqual([
      'error legal-correction legal/terms.mdx:8 This page declares a correction, and no earlier version of it is kept.',
    ])
  })
})

const newText = 'You must use it.'
const changed = approve(withTerms(kept, newText, '2026-01-20'), '/terms', 'Ann Lee', '2026-01-20')

function changesOf(tree: Tree, occasion?: Occasion) {
  const { site, problems } = review(tree, occasion)
  const route = site?.routes.find(({ path }) => path === '/terms')
  if (!site || !route) throw new Error(problems.map(({ message }) => message).join(' '))
  return pastChanges(site, route)
}

/** What the address of the terms shows. */
function shownAt(path: string, tree: Tree, occasion?: Occasion) {
  const { site } = review(tree, occasion)
  const route = site?.routes.find((one) => one.path === path)
  return site && route && payloadOf(site, route, ({ tree: body }) => JSON.stringify(body()))
}

describe('past versions', () => {
  it('have addresses of their own, which no menu and no search engine lists', () => {
    const { site } = review(changed)
    expect(
      site?.routes
        .filter(({ path }) => path.startsWith('/terms'))
        .map(({ path, listed, supersededBy }) => [path, listed, supersededBy]),
    ).toEqual([
      ['/terms', true, undefined],
      ['/terms/2026-01-10', false, '/terms'],
    ])
    expect(JSON.stringify([site?.menu, site?.footer])).not.toContain('2026-01-10')
    expect(site && sitemap(site)).not.toContain('/terms/')
    expect(site && extractSite(site).pages.map(({ path }) => path)).not.toContain('/terms/2026-01-10')
  })

  it('say what they said, and what took their place', () => {
    const payload = shownAt('/terms/2026-01-10', changed)
    expect(payload?.body).toContain('You may use it.')
    expect(payload?.facts).toMatchObject({
      page: { lastUpdated: '2026-01-10' },
      superseded: { title: 'Terms', path: '/terms', day: '2026-01-20' },
    })
    expect(payload?.back?.link).toBe('/terms')
    expect(shownAt('/terms', changed)?.body).toContain(newText)
  })

  it('are promised addresses: missed in the list, and when they are gone', () => {
    const list = [
      '/',
      '/about',
      '/contact',
      '/notice',
      '/practice-areas',
      '/practice-areas/alpha-law',
      '/practice-areas/beta-law',
      '/practice-areas/gamma-law',
      '/terms',
    ]
    const withList = (more: string[]) => ({
      ...changed,
      'addresses.txt': `${[...list, ...more].join('\n')}\n`,
    })
    expect(told(review(withList([])))).toEqual([
      'warning new-address addresses.txt:9 The address of the page /terms/2026-01-10 is not in this list yet.',
    ])
    expect(told(review(withList(['/terms/2026-01-10'])))).toEqual([])
    expect(
      told(review(withList(['/terms/2026-01-10', '/terms/2025-01-01']))).map((line) => line.split(' ')[1]),
    ).toEqual(['lost-address'])
    const { 'legal/versions/terms/2026-01-10.mdx': _, ...rest } = changed
    const deleted = { ...rest, 'addresses.txt': '/terms/2026-01-10\n' }
    expect(review(deleted).problems.find(({ rule }) => rule === 'lost-address')?.fix).toBe(
      'Kept versions are never deleted: restore legal/versions/terms/2026-01-10.mdx from git.',
    )
  })

  it.each([
    [
      'before that of the last version',
      '2025-12-25',
      '',
      5,
      'The day of the last change, December 25, 2025, is before that of the version before it, January 20, 2026.',
    ],
    [
      'of the text in force, of one that waits',
      '2026-01-20',
      'effectiveOn: 2026-03-01',
      8,
      'This text takes effect on March 1, 2026, and its day, January 20, 2026, is that of the text which is in force now.',
    ],
    [
      'in force before it was written',
      '2026-01-30',
      'effectiveOn: 2026-01-01',
      8,
      'This text takes effect on January 1, 2026, before the day of its last change, January 30, 2026.',
    ],
    [
      'in force before the version before it',
      '2026-01-20',
      'effectiveOn: 2026-01-05',
      8,
      'This text takes effect on January 5, 2026, before the day of its last change, January 20, 2026.',
    ],
  ])('are not called lost when the day is wrong: %s', (_, day, more, line, message) => {
    const tree = {
      ...withTerms(approve(changed, '/terms'), 'You shall use it.', day, more),
      'addresses.txt': '/terms\n/terms/2026-01-10\n/terms/2026-01-20\n',
    }
    // One mistake, one message; links to the page, from wherever they come, are no part of it.
    const linked = edit(
      tree,
      'legal/notice.mdx',
      'This is a notice',
      'This is a notice on [our terms](/terms)',
    )
    expect(
      review(linked)
        .problems.filter(({ severity, message: text }) => severity === 'error' || text.startsWith('From '))
        .map((problem) => `${problem.rule} ${problem.file}:${problem.line} ${problem.message}`),
    ).toEqual([`legal-day legal/terms.mdx:${line} ${message}`])
  })

  it('whose address was listed before the text that follows them took effect are told apart from lost ones', () => {
    const early = {
      ...withTerms(changed, 'You shall use it.', '2026-01-25', 'effectiveOn: 2026-03-01'),
      'addresses.txt': '/terms\n/terms/2026-01-10\n/terms/2026-01-20\n',
    }
    expect(review(early).problems.find(({ rule }) => rule === 'lost-address')).toMatchObject({
      line: 3,
      message:
        'The address /terms/2026-01-20 is in this list as that of a past version, and visitors still read this version: the text of legal/terms.mdx takes effect only on March 1, 2026.',
      fix: 'If that text has been on the site, write the day from which on it was into "effectiveOn" in legal/terms.mdx. If it has not, the list was written too early: take this line back with git.',
    })
  })

  it('are not missed while the page itself has an error', () => {
    const list = ['/', '/about', '/contact', '/notice', '/practice-areas', '/terms', '/terms/2026-01-10']
    const broken = edit(changed, termsFile, 'lastUpdated: 2026-01-20', 'lastUpdated: soon')
    const linked = edit(broken, 'pages/about.mdx', 'Because.', '[Before](/terms/2026-01-10).')
    expect(
      told(review({ ...linked, 'addresses.txt': `${list.join('\n')}\n` })).filter(
        (line) => !line.includes('new-address'),
      ),
    ).toEqual([])
  })

  it('can be linked to, with their headings', () => {
    const linked = (href: string) =>
      told(review(edit(changed, 'pages/about.mdx', 'Because.', `[Before](${href}).`))).filter((line) =>
        /broken/.test(line),
      )
    expect(linked('/terms/2026-01-10#use')).toEqual([])
    expect(linked('/terms/2026-01-11')).toHaveLength(1)
    expect(linked('/terms/2026-01-10#fees')).toHaveLength(1)
  })

  it.each([
    ['a changed word', (text: string) => text.replace('may', 'might')],
    ['a changed space', (text: string) => text.replace('our terms', 'our  terms')],
  ])('that were altered are told: %s', (_, change) => {
    const path = 'legal/versions/terms/2026-01-10.mdx'
    const tree = { ...changed, [path]: change(changed[path] ?? '') }
    expect(daysOf(tree)).toEqual([
      `error kept-version ${path}:1 This version was changed since Ann Lee approved it and it was kept on January 10, 2026.`,
    ])
    expect(review(tree).site).toBeUndefined()
  })

  it.each([
    ['another wording', (text: string) => text.replace('must', 'may')],
    ['another title', (text: string) => text.replace(/title: .*/, 'title: Else')],
    ['a section more', (text: string) => `${text}\n## Else\n\nElse.\n`],
    [
      'a correction',
      (text: string) => text.replace(/lastUpdated: .*/, '$&\ncorrection: A slip.\ncorrectedOn: 2026-01-21'),
    ],
  ])(
    'of today that were altered are told, and nothing of the page that is held against them: %s',
    (_, change) => {
      const [path = ''] = Object.keys(changed).filter((file) => /versions\/terms\/2026-01-(?!10)/.test(file))
      const tree = { ...changed, [path]: change(changed[path] ?? '') }
      expect(tree[path]).not.toBe(changed[path])
      expect(daysOf(tree)).toEqual([
        expect.stringContaining(`error kept-version ${path}:1 This version was changed`),
      ])
    },
  )

  it('that are missing are told', () => {
    const { 'legal/versions/terms/2026-01-10.mdx': _, ...tree } = changed
    expect(daysOf(tree)).toEqual([
      'error kept-version legal/approvals.txt:5 The version legal/versions/terms/2026-01-10.mdx, kept on January 10, 2026, is missing.',
    ])
  })

  it.each([
    ['legal/versions/terms.mdx', 'its name is not that of a version'],
    ['legal/versions/terms/first.mdx', 'its name is not that of a version'],
    [
      'legal/versions/terms/2026-01-11.mdx',
      'This kept version is of 2026-01-20, and its name says 2026-01-11.',
    ],
  ])('%s is none', (path, message) => {
    const tree = { ...changed, [path]: legalPage(termsBody('Else.'), '2026-01-20') }
    expect(daysOf(tree).join()).toContain(message)
  })

  it('may hold what a page of today may not: a link to a page that is gone, a field that is no more', () => {
    const old = edit(first, termsFile, 'lede:', 'footer: legal\nlede:')
    const path = 'legal/versions/terms/2026-01-10.mdx'
    const text = (old[termsFile] ?? '').replace(sentence, '[See](/gone).')
    const { problems } = review({ ...changed, [path]: text })
    expect(problems.filter(({ file, rule }) => file === path && rule !== 'kept-version')).toEqual([])
  })

  it('are not kept twice for another line end', () => {
    const again = approve(edit(changed, termsFile, 'You must use', 'You must\nuse'), '/terms', 'Ben Wu')
    expect(readRecords(again).records.filter(({ act }) => act === 'kept')).toHaveLength(4)
  })

  it('of a day on which the words changed twice are one', () => {
    const twice = approve(
      withTerms(changed, 'You shall use it.', '2026-01-20'),
      '/terms',
      'Ann Lee',
      '2026-01-20',
    )
    expect(changesOf(twice).map(({ day, before }) => [day, before.path])).toEqual([
      ['2026-01-20', '/terms/2026-01-10'],
    ])
    const later = approve(
      withTerms(twice, 'You will use it.', '2026-01-25'),
      '/terms',
      'Ann Lee',
      '2026-01-25',
    )
    expect(changesOf(later).map(({ day, before }) => [day, before.path])).toEqual([
      ['2026-01-25', '/terms/2026-01-20-2'],
      ['2026-01-20', '/terms/2026-01-10'],
    ])
  })
})

describe('the history that visitors see', () => {
  it('is empty of a page that never changed', () => {
    expect(changesOf(kept)).toEqual([])
  })

  it('shows each change with the words that went and came, the latest first', () => {
    const third = approve(withTerms(changed, 'You shall use it.', '2026-01-30'), '/terms')
    const changes = changesOf(third)
    expect(changes.map(({ day, before }) => [day, before.day, before.path])).toEqual([
      ['2026-01-30', '2026-01-20', '/terms/2026-01-20'],
      ['2026-01-20', '2026-01-10', '/terms/2026-01-10'],
    ])
    expect(changes[1]?.html).toMatch(/<del>.*may.*<\/del>.*<ins>.*must.*<\/ins>/)
    expect(changes[0]?.html).toMatch(/<del>.*must.*<\/del>.*<ins>.*shall.*<\/ins>/)
  })

  it('shows the same for the page of today, approved or not yet', () => {
    const open = withTerms(kept, newText, '2026-01-20')
    expect(changesOf(open)).toEqual(changesOf(changed))
  })
})

describe('a text that takes effect on a later day', () => {
  const coming = withTerms(kept, newText, '2026-02-15', 'effectiveOn: 2026-02-15')

  it('leaves the version before it in its place until then', () => {
    expect(daysOf(coming)).toEqual([])
    for (const today of ['2026-01-31', '2026-02-14']) {
      expect(shownAt('/terms', coming, { today })?.body).toContain(sentence)
      expect(shownAt('/terms', coming, { today })?.facts).toMatchObject({
        page: { lastUpdated: '2026-01-10' },
      })
    }
  })

  it('appears on its day, and the version before becomes a past one', () => {
    const today = '2026-02-15'
    expect(shownAt('/terms', coming, { today })?.body).toContain(newText)
    expect(shownAt('/terms', coming, { today })?.facts).toMatchObject({ page: { effectiveOn: '2026-02-15' } })
    expect(shownAt('/terms/2026-01-10', coming, { today })?.body).toContain(sentence)
    expect(shownAt('/terms/2026-01-10', coming, { today: '2026-02-14' })).toBeUndefined()
  })

  it('is seen in development at once, with what the ribbon says', () => {
    const { site } = review(coming, { includeUnpublished: true })
    const route = site?.routes.find(({ path }) => path === '/terms')
    expect(route).toMatchObject({ file: termsFile, unpublishedReason: { why: 'early', day: '2026-02-15' } })
  })

  it('is to be approved before its day, and until then keeps no release back', () => {
    const before = review(coming, { release: true })
    expect(told(before)).toEqual([
      'warning approval-missing legal/terms.mdx:1 The text of /terms that takes effect on February 15, 2026 must be approved, and nobody has approved it.',
    ])
    expect(before.site).toBeDefined()
    expect(review(coming, { release: true, today: '2026-02-15' }).site).toBeUndefined()
  })

  it('can be approved, and is kept, before its day; it is no version of the site until then', () => {
    const tree = approve(coming, '/terms')
    expect(told(review(tree, { release: true }))).toEqual([])
    expect(Object.keys(tree)).toContain('legal/versions/terms/2026-02-15.mdx')
    expect(shownAt('/terms', tree)?.body).toContain(sentence)
    expect(shownAt('/terms/2026-02-15', tree)).toBeUndefined()
    expect(told(review(tree, { release: true, today: '2026-02-15' }))).toEqual([])
    expect(shownAt('/terms', tree, { today: '2026-02-15' })?.body).toContain(newText)
  })

  it('may change again before its day, and what was never in force is no past version', () => {
    const again = approve(
      withTerms(approve(coming, '/terms'), 'You shall use it.', '2026-02-15', 'effectiveOn: 2026-02-15'),
      '/terms',
    )
    expect(daysOf(again)).toEqual([])
    expect(changesOf(again, { today: '2026-03-01' }).map(({ before }) => before.path)).toEqual([
      '/terms/2026-01-10',
    ])
  })

  it('under the day of the text in force is one mistake, and that text stays', () => {
    const same = {
      ...withTerms(kept, newText, '2026-01-10', 'effectiveOn: 2026-02-15'),
      'addresses.txt': '/terms\n',
    }
    expect(daysOf(same)).toEqual([
      'error legal-day legal/terms.mdx:8 This text takes effect on February 15, 2026, and its day, January 10, 2026, is that of the text which is in force now.',
    ])
  })

  it('and has no version before it is not on the site until then', () => {
    const tree = legalTree(legalPage(termsBody(sentence), '2026-01-10', 'effectiveOn: 2026-02-15'))
    expect(shownAt('/terms', tree)).toBeUndefined()
    expect(shownAt('/terms', tree, { today: '2026-02-15' })).toBeDefined()
    const { problems } = review({ ...tree, 'addresses.txt': '/terms\n' })
    expect(problems.find(({ rule }) => rule === 'lost-address')?.fix).toMatch(
      /^No text of this page that is in force now was approved, .* Take the line "effectiveOn" out of legal\/terms\.mdx;/,
    )
  })

  it('is not in force before it was written', () => {
    expect(daysOf(withTerms(kept, newText, '2026-01-20', 'effectiveOn: 2026-01-15'))).toEqual([
      'error legal-day legal/terms.mdx:8 This text takes effect on January 15, 2026, before the day of its last change, January 20, 2026.',
    ])
  })

  it('is told of its mistakes while it waits', () => {
    expect(daysOf(edit(coming, termsFile, newText, '[Fees](#fees).')).join()).toContain('broken-anchor')
  })
})
