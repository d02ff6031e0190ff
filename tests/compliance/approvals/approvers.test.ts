import { describe, expect, it } from 'vitest'
import {
  approvalsNeeded,
  findApprover,
  isByApproverOfSubject,
} from '../../../src/compliance/approvals/approvers.ts'
import { policyChanges } from '../../../src/compliance/approvals/policyChanges.ts'
import { findPage } from '../../../src/compliance/approvals/findPage.ts'
import type { Tree } from '../../fixtures/minimalSite.ts'
import {
  approve,
  edit,
  legalPage,
  legalTree,
  onlyLegal,
  readRecords,
  review,
  termsBody,
  told,
} from '../../fixtures/legalSite.ts'

/** Who may approve which pages, and which pages need two people: what `content/firm.mdx` says of it. */

const bare = legalTree(legalPage(termsBody('You may use it.')))
const withList = (tree: Tree, list: string): Tree =>
  edit(tree, 'firm.mdx', 'delivery:', `${list.trim()}\ndelivery:`)

const person = (name: string, more = '') =>
  `  - name: ${name}\n    office: Partner\n    email: a@tiny.example\n${more}`
const listOf = (...people: string[]) => `approvers:\n${people.join('')}`

const lawyers = withList(
  bare,
  listOf(
    person('Ann Lee'),
    person('Ben Wu', '    pages: [/notice]\n'),
    person('Cy Poe', '    kinds: [legal]\n    until: 2026-01-15\n'),
  ),
)

const siteOf = (tree: Tree, today = '2026-01-31') => {
  const { site, problems } = review(tree, { today })
  if (!site) throw new Error(problems.map(({ message }) => message).join(' '))
  return site
}

describe('a record of approval', () => {
  it.each([
    ['Ann Lee', '/notice', '2026-01-31', true],
    ['ann lee', 'every page', '2026-01-31', true],
    ['Ben Wu', '/notice', '2026-01-31', true],
    ['Ben Wu', '/terms', '2026-01-31', false],
    ['Ben Wu', '/old-notice', '2026-01-31', true],
    ['Ben Wu', '/gone', '2026-01-31', true],
    ['Cy Poe', '/terms', '2026-01-15', true],
    ['Cy Poe', '/terms', '2026-01-16', false],
    ['Cy Poe', '/gone', '2026-01-16', false],
    ['Eve Doe', '/gone', '2026-01-31', false],
  ])('by %s of %s on %s counts by the list: %s', (by, subject, day, counts) => {
    const site = siteOf({ ...lawyers, 'addresses.txt': '/\n/old-notice -> /notice\n' })
    expect(isByApproverOfSubject({ by, subject, day }, site)).toBe(counts)
  })
})

describe('the person who is named', () => {
  const ask = (typed: string, page: string, day = '2026-01-31') => {
    const site = siteOf(lawyers)
    const found = findPage(page, site)
    const [route] = 'routes' in found ? found.routes : []
    return route && findApprover(typed, { site, route, day })
  }

  it.each([
    ['Ann Lee', '/terms', { name: 'Ann Lee' }],
    ['ann  LEE ', '/terms', { name: 'Ann Lee' }],
    ['ben wu', '/notice', { name: 'Ben Wu' }],
    [
      'Ann Le',
      '/terms',
      {
        refused:
          '"Ann Le" may not approve /terms. Did you mean "Ann Lee"? By the list "approvers" in content/firm.mdx, Ann Lee may.',
      },
    ],
    [
      'Eve Doe',
      '/notice',
      {
        refused:
          '"Eve Doe" may not approve /notice. By the list "approvers" in content/firm.mdx, Ann Lee or Ben Wu may.',
      },
    ],
    [
      'Ben Wu',
      '/terms',
      { refused: 'Ben Wu may not approve /terms. By the list "approvers" in content/firm.mdx, Ann Lee may.' },
    ],
    [
      'Cy Poe',
      '/terms',
      {
        refused:
          'Cy Poe was to approve pages until January 15, 2026, and not today. By the list "approvers" in content/firm.mdx, Ann Lee may.',
      },
    ],
  ])('%j, for %s', (typed, page, expected) => expect(ask(typed, page)).toEqual(expected))

  it('may approve on the last day that stands with the name', () => {
    expect(ask('Cy Poe', '/terms', '2026-01-15')).toEqual({ name: 'Cy Poe' })
  })
})

describe('an approval', () => {
  const notice = (tree: Tree) => approve(tree, '/notice', 'Ann Lee')
  const given = (by: string, day?: string) => notice(approve(lawyers, '/terms', by, day))
  const person = (who: string) =>
    `approval-person legal/terms.mdx:1 The page /terms was approved by ${who}, but not by anybody who may, by the list "approvers" in content/firm.mdx.`

  it.each([
    ['by somebody on the list', given('Ann Lee'), []],
    ['as another has typed the name', given('ann lee'), []],
    ['until the last day', given('Cy Poe', '2026-01-15'), []],
    ['behind the last day', given('Cy Poe', '2026-01-16'), [person('Cy Poe on January 16, 2026')]],
    ['for other pages', given('Ben Wu'), [person('Ben Wu on January 31, 2026')]],
    ['by nobody on the list', given('Eve Doe'), [person('Eve Doe on January 31, 2026')]],
    ['by one who may beside one who may not', approve(given('Eve Doe'), '/terms', 'Ann Lee'), []],
  ])('%s', (_, tree, expected) => {
    expect(told(review(tree))).toEqual(expected.map((line) => `warning ${line}`))
    const released = review(tree, { release: true })
    expect(told(released)).toEqual(expected.map((line) => `error ${line}`))
    expect(released.site === undefined).toBe(expected.length > 0)
  })

  it('is asked of a page that moves by the list of the branch that it moves on', () => {
    const { 'legal/notice.mdx': notice = '', ...others } = bare
    const known = ['/', '/about', '/contact', '/practice-areas', '/terms', '/remark', '/notice -> /remark']
    const areas = ['alpha', 'beta', 'gamma'].map((name) => `/practice-areas/${name}-law`)
    const site = siteOf({
      ...others,
      'legal/remark.mdx': notice,
      'addresses.txt': `${[...known, ...areas].join('\n')}\n`,
    })
    const route = site.routes.find(({ path }) => path === '/remark')
    const policy = { twoApprovals: { pages: ['/notice'] } }
    expect(route && approvalsNeeded(route, { site, policy })).toBe(2)
    expect(route && approvalsNeeded(route, { site })).toBe(1)
  })
})

describe('two approvals', () => {
  const two = withList(
    withList(bare, listOf(person('Ann Lee'), person('Ben Wu'), person('Cy Poe', '    pages: [/notice]\n'))),
    'twoApprovals:\n  pages: [/terms]',
  )
  const one = approve(approve(two, '/notice', 'Ann Lee'), '/terms', 'Ann Lee')
  const second = (names: string) =>
    `warning approval-second legal/terms.mdx:1 The page /terms must be approved by two people, and only ${names} approved these words.`

  it.each([
    ['one of them', one, [second('Ann Lee on January 31, 2026')]],
    [
      'twice by one person',
      approve(one, '/terms', 'ANN LEE', '2026-01-31', 'Once more'),
      [second('Ann Lee on January 31, 2026 and ANN LEE on January 31, 2026')],
    ],
    [
      'the second by somebody who may not',
      approve(one, '/terms', 'Cy Poe'),
      [second('Ann Lee on January 31, 2026')],
    ],
    ['both', approve(one, '/terms', 'Ben Wu'), []],
  ])('%s', (_, tree, expected) => expect(told(review(tree))).toEqual(expected))

  it('name who is still to approve', () => {
    expect(review(one).problems.find(({ rule }) => rule === 'approval-second')?.fix).toBe(
      'Ask Ben Wu to read it as well and to run: npm run approve -- /terms --by "Ben Wu"',
    )
  })

  it('are of the same words: both are lost with one of them', () => {
    const both = approve(one, '/terms', 'Ben Wu')
    const changed = edit(edit(both, 'legal/terms.mdx', 'may', 'must'), 'legal/terms.mdx', '01-10', '01-31')
    expect(told(review(approve(changed, '/terms', 'Ben Wu')))).toEqual([second('Ben Wu on January 31, 2026')])
  })

  it('may be asked for without a list', () => {
    const tree = withList(bare, 'twoApprovals:\n  kinds: [legal]')
    const given = approve(
      approve(approve(tree, '/terms', 'Eve Doe'), '/notice', 'Eve Doe'),
      '/notice',
      'Al Roe',
    )
    expect(told(review(given))).toEqual([second('Eve Doe on January 31, 2026')])
  })
})

describe('the list', () => {
  const listed = (list: string) =>
    review(withList(bare, list))
      .problems.filter(({ rule }) => rule === 'approver-list')
      .map(({ line, message }) => `${line} ${message}`)

  it.each([
    ['of two people', listOf(person('Ann Lee'), person('Ben Wu')), []],
    [
      'with one person twice',
      listOf(person('Ann Lee'), person('ann  lee')),
      ['23 The list has ann  lee twice.'],
    ],
    [
      'with one user on GitHub for two',
      listOf(person('Ann Lee', '    github: ann-lee\n'), person('Ben Wu', '    github: Ann-Lee\n')),
      ['27 Ben Wu and Ann Lee have the same user on GitHub, so nobody could tell which of them approved.'],
    ],
    [
      'with one key for two',
      listOf(
        person('Ann Lee', `    key: ${'0123 4567 89AB CDEF 0123 4567 89AB CDEF 0123 4567'}\n`),
        person('Ben Wu', `    key: ${'0123456789abcdef0123456789abcdef01234567'}\n`),
      ),
      ['27 Ben Wu and Ann Lee have the same key, so nobody could tell which of them approved.'],
    ],
    [
      'without anybody for a page',
      listOf(person('Ann Lee', '    pages: [/terms]\n')),
      ['20 The page /notice must be approved by somebody, and nobody on the list may.'],
    ],
    [
      'without a second person',
      `${listOf(person('Ann Lee'))}twoApprovals:\n  pages: [/terms]`,
      ['20 The page /terms must be approved by two people, and only Ann Lee may.'],
    ],
    [
      'without a second person for several pages, once',
      `${listOf(person('Ann Lee'))}twoApprovals:\n  kinds: [legal]`,
      ['20 The page /notice and the page /terms must be approved by two people, and only Ann Lee may.'],
    ],
  ])('%s', (_, list, expected) => expect(listed(list)).toEqual(expected))

  it.each([
    ['a user with @', 'github: "@ann"', 'this is not a name of a user on GitHub.'],
    ['a key that is none', 'key: my key', 'this is neither a public SSH key'],
    ['a page that is not there', 'pages: [/nowhere]', '/nowhere'],
    ['a day that is none', 'until: soon', 'this is not a day'],
  ])('with %s is refused', (_, field, sentence) => {
    const { problems } = review(withList(bare, listOf(person('Ann Lee', `    ${field}\n`))))
    expect(problems.map(({ message }) => message).join('\n')).toContain(sentence)
  })
})

it('a record keeps the name that it was given, whatever the list says', () => {
  const tree = approve(lawyers, '/terms', 'ann lee')
  expect(readRecords(tree).records[0]?.by).toBe('ann lee')
})

describe('a change of the rules', () => {
  const free = edit(bare, 'firm.mdx', onlyLegal, '')
  const tell = (before: Tree, after: Tree) =>
    policyChanges(siteOf(before).organization, siteOf(after).organization)
  const one = person('Ann Lee')

  it.each([
    ['none', listOf(one), listOf(one), []],
    [
      'a list where there was none',
      'archiveYears: 7',
      listOf(one),
      [
        'Before: Anybody may approve pages.',
        'Before: Archives are kept 7 years.',
        'Now: Ann Lee (Partner, a@tiny.example) may approve all pages.',
      ],
    ],
    [
      'another user, other pages',
      listOf(person('Ann Lee', '    kinds: [legal]\n    github: ann\n')),
      listOf(person('Ann Lee', '    kinds: [legal]\n    pages: [/]\n    github: eve\n')),
      [
        'Before: Ann Lee (Partner, a@tiny.example) may approve pages of the kind legal, as ann on GitHub.',
        'Now: Ann Lee (Partner, a@tiny.example) may approve pages of the kind legal and /, as eve on GitHub.',
      ],
    ],
    [
      'less to be asked for',
      'twoApprovals:\n  kinds: [legal]\nsignedApprovals: true',
      'approvals: [home]',
      [
        'Before: Pages with kept versions must be approved, and what stands on every page.',
        'Before: Two people must approve pages of the kind legal.',
        'Before: Approvals count only in signed commits.',
        'Now: Pages of the kind home must be approved.',
      ],
    ],
  ])('%s', (_, before, after, expected) =>
    expect(tell(withList(free, before), withList(free, after))).toEqual(expected),
  )
})
