import { registry } from '../../../src/firm/registry.ts'
import { describe, expect, it } from 'vitest'
import type { PageText } from '../../../src/compliance/text/types.ts'
import { comparePage } from '../../../src/compliance/redline/comparePage.ts'
import { loadSnapshots } from '../../../src/compliance/redline/loadSnapshots.ts'
import { redline } from '../../../src/compliance/redline/redline.ts'
import type { PageChange } from '../../../src/compliance/redline/types.ts'
import type { Tree } from '../../fixtures/minimalSite.ts'
import {
  approvals,
  approve,
  legalPage,
  legalTree,
  recordsOf,
  review,
  termsFile,
  told,
} from '../../fixtures/legalSite.ts'

/** Redline, approval and the check of days go by the same text: what one calls no change, no other calls a change. */

const section = (body: string): string => legalPage(`## Use {#use}\n\n${body}\n`)

/** What each of them says of a change of a page that was approved. */
function verdicts(before: string, after: string) {
  const old = approve(legalTree(section(before)), '/terms')
  const now = { ...old, [termsFile]: section(after) }
  const side = (name: string, tree: Tree) => ({
    name,
    files: Object.entries(tree)
      .filter(([path]) => path.endsWith('.mdx'))
      .map(([path, text]) => ({ path, text })),
    otherFiles: [],
    urlList: undefined,
    approvals: recordsOf(tree).get(approvals),
    publicFiles: ['/og.png'],
  })
  const sides = loadSnapshots(
    registry,
    { before: side('before', old), after: side('after', now) },
    '2026-01-31',
  )
  const page: PageChange | undefined = redline(sides.before, sides.after, sides.names).pages.find(
    ({ path }) => path === '/terms',
  )
  const rules = told(review(now)).map((line) => line.split(' ')[1])
  return {
    status: page?.status,
    words: page && [page.inserted, page.deleted],
    facts: page?.facts,
    isLost: page?.approvalLost !== undefined,
    rules: rules.filter((rule) => rule === 'approval-lost' || rule === 'unchanged-date'),
  }
}

describe('what keeps an approval is no change in the redline', () => {
  it.each([
    ['other line ends', 'You may\nuse it. It is\nfree.', 'You may use it.\nIt is free.'],
    ['other quotes', 'The "firm" isn\'t.', 'The “firm” isn’t.'],
    ['another list marker', '- One.\n- Two.', '* One.\n* Two.'],
    ['more empty lines', 'One.\n\nTwo.', 'One.\n\n\n\nTwo.'],
    ['emphasis', 'You may use it.', 'You **may** use it.'],
  ])('%s', (_, before, after) => {
    expect(verdicts(before, after)).toEqual({
      status: 'reflowed',
      words: [0, 0],
      facts: [],
      isLost: false,
      rules: [],
    })
  })
})

describe('what loses an approval is told by the redline, although no word changed', () => {
  it.each([
    [
      'two paragraphs that became one',
      'One is.\n\nTwo is.',
      'One is.\nTwo is.',
      ['Under “Use”, the paragraph that began with “Two is.” is now part of the one above it.'],
    ],
    [
      'a paragraph that was cut in two',
      'One is. Two is.',
      'One is.\n\nTwo is.',
      ['Under “Use”, “Two is.” now begins a paragraph of its own.'],
    ],
    [
      'paragraphs that became a list',
      'One.\n\nTwo.',
      '- One.\n- Two.',
      [
        'Under “Use”, “One.” is now an item of a list; before, it was a paragraph.',
        'Under “Use”, “Two.” is now an item of a list; before, it was a paragraph.',
      ],
    ],
    [
      'a paragraph that became a quotation',
      'One.',
      '> One.',
      ['Under “Use”, “One.” is now a quotation; before, it was a paragraph.'],
    ],
    [
      'a heading of another level',
      'One.\n\n### Fees {#fees}\n\nTwo.',
      'One.\n\n#### Fees {#fees}\n\nTwo.',
      ['The heading “Fees” is now of level 4; before, it was of level 3.'],
    ],
  ])('%s', (_, before, after, facts) => {
    expect(verdicts(before, after)).toEqual({
      status: 'changed',
      words: [0, 0],
      facts,
      isLost: true,
      rules: ['approval-lost', 'unchanged-date'],
    })
  })

  it('many of them by their number', () => {
    const words = ['One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight'].map(
      (word) => `${word} is.`,
    )
    const { facts } = verdicts(words.join('\n\n'), words.join(' '))
    expect(facts).toHaveLength(6)
    expect(facts?.at(-1)).toBe('2 more paragraphs are arranged otherwise, with the same words.')
  })

  it('also when nothing says how', () => {
    const facts = ['One', 'Two'].map((label) => ({ key: label.toLowerCase(), label, value: '1' }))
    const page: PageText = {
      path: '/terms',
      kind: 'legal',
      file: termsFile,
      title: 'Terms',
      sections: [],
      facts,
    }
    expect(comparePage({ before: page, after: { ...page, facts: facts.toReversed() } }, false)).toMatchObject(
      {
        status: 'changed',
        facts: ['No word has changed; what the page says is arranged otherwise.'],
      },
    )
  })

  it.each([
    [
      'within its section',
      'One is. You may go. Three is.',
      'You may go. Three is. One is.',
      'The words “One is.” moved within “Use”, and none of them changed.',
    ],
    [
      'into another section',
      'One is. You may go.\n\n### Fees {#fees}\n\nTwo is.',
      'You may go.\n\n### Fees {#fees}\n\nTwo is. One is.',
      'The words “One is.” moved from “Use” to “Fees”, and none of them changed.',
    ],
  ])('which sentence stands at another place: %s', (_, before, after, fact) => {
    expect(verdicts(before, after)).toMatchObject({ status: 'changed', facts: [fact], isLost: true })
  })

  it('also where words changed elsewhere', () => {
    expect(verdicts('One is.\n\nTwo is.\n\nYou may go.', 'One is. Two is.\n\nYou must go.')).toMatchObject({
      words: [1, 1],
      facts: ['Under “Use”, the paragraph that began with “Two is.” is now part of the one above it.'],
    })
  })
})
