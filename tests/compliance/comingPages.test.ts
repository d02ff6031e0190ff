import { describe, expect, it } from 'vitest'
import { review } from '../fixtures/legalSite.ts'
import { file, minimalTree, plainPage, type Tree } from '../fixtures/minimalSite.ts'

/** The lawyers' checks of pages that are not on the site yet: what is wrong is told before their day, and stops nothing until then. */

const news = (fields: string): Tree => ({
  ...minimalTree,
  'pages/news.mdx': plainPage('News', fields, 'We guarantee results.'),
})
const permission: Tree = {
  'advertising.mdx': file(
    'allowed:\n  - rule: promised-result\n    text: guarantee results\n    because: A lawyer looked.\n    by: A. Person',
  ),
}

const told = (tree: Tree) =>
  review(tree)
    .problems.filter(({ rule }) => ['promised-result', 'unused-allowance'].includes(rule))
    .map(({ severity, rule, message }) => `${severity} ${rule}: ${message}`)

const found = '"guarantee results" promises a result (Rule 7.1(a)).'

describe('words that a rule speaks against', () => {
  it.each([
    ['on the site', '', [`error promised-result: ${found}`]],
    ['to come', 'publishOn: 2026-02-10', [`warning promised-result: From February 10, 2026 on: ${found}`]],
    ['a draft', 'draft: true', []],
    ['over', 'expiresOn: 2026-01-10', []],
  ])('are told of a page that is %s', (_, fields, lines) => {
    expect(told(news(fields))).toEqual(lines)
  })

  it('withhold no site until their day', () => {
    expect(review(news('publishOn: 2026-02-10')).site).toBeDefined()
    expect(review(news('publishOn: 2026-02-10'), { today: '2026-02-10' }).site).toBeUndefined()
  })
})

describe('a permission', () => {
  const unused = 'warning unused-allowance: No page breaks the rule promised-result with "guarantee results".'

  it.each([
    ['a page on the site', '', []],
    ['a page to come', 'publishOn: 2026-02-10', []],
    ['a page that has left', 'expiresOn: 2026-01-10', [unused]],
  ])('is needed by %s, or not', (_, fields, lines) => {
    expect(told({ ...news(fields), ...permission })).toEqual(lines)
  })
})
