import { describe, expect, it } from 'vitest'
import { newKinds, planNew, type NewOptions } from '../../../src/content/edit/planNew.ts'
import { planRetire, type RetireOptions } from '../../../src/content/edit/planRetire.ts'
import type { Tree } from '../../../src/content/edit/plan.ts'
import { registry } from '../../../src/firm/registry.ts'
import {
  treeAfter,
  buildTree,
  errorsOf,
  indexOfTree,
  partnersPage,
  person,
  planOf,
  realTree,
  textOf,
  treeWith,
  minimalAddresses,
} from '../../fixtures/editingFixture.ts'
import { abovePeople, plainPage, practiceArea } from '../../fixtures/minimalSite.ts'

const firm = realTree()
const decide = (
  kind: string | undefined,
  fields: Record<string, string[]>,
  more: Partial<NewOptions> = {},
  tree = firm,
) => planNew({ words: kind ? [kind] : [], fields, draft: false, ...more }, indexOfTree(tree))

const forms = newKinds(registry).flatMap((kind) =>
  (kind.variants?.choices.map(({ word }) => word) ?? ['']).map((form) => {
    const fields = {
      [kind.naming.field]: ['Quay & Sample'],
      ...(kind.variants && { [kind.variants.field]: [form] }),
    }
    return [`${kind.word} ${form}`.trim(), kind, fields, `${kind.collection.name}/quay-sample.mdx`] as const
  }),
)

it.each(forms)('an editor of a new %s has only blanks to fill in', (_, kind, fields, path) => {
  const decided = decide(kind.word, fields, { below: '' })
  const fresh = buildTree(treeAfter(firm, decided)).problems.filter(({ file }) => file === path)
  expect(fresh.map(({ rule }) => rule)).toContain('blank')
  expect(fresh.filter(({ rule }) => rule !== 'blank')).toEqual([])
  expect(errorsOf(treeAfter(firm, decided)).filter((line) => !line.startsWith(path))).toEqual(errorsOf(firm))
})

it.each(forms)('an editor of a draft %s changes no other file', (_, kind, fields, path) => {
  const { changes } = planOf(decide(kind.word, fields, { below: '', draft: true }))
  expect(changes.map(({ to }) => to)).toEqual([path])
})

describe('npm run new', () => {
  it('an editor can type characters that YAML needs quotes for', () => {
    const fields = {
      name: ['Ada Sample'],
      group: ['partner'],
      title: ['Partner # 1: "the first"'],
      specialization: ['&co'],
    }
    const text = textOf(treeAfter(firm, decide('person', fields)), 'attorneys/ada-sample.mdx')
    expect(text).toContain(`title: 'Partner # 1: "the first"'\n`)
    expect(text).toContain('specialization: "&co"\n')
  })
  it('an editor can put a new role on both lists', () => {
    const lists = ['careers', 'join']
    const result = treeAfter(firm, decide('role', { title: ['Law Clerk'], listedOn: lists }))
    expect(textOf(result, 'jobs/law-clerk.mdx')).toContain('listedOn:\n  - careers\n  - join\n')
    expect(textOf(result, 'addresses.txt')).toContain('\n/careers/law-clerk\n')
  })

  it('an editor can name the second service of a new practice area', () => {
    const title = 'Quay Law of all the Ports and all Harbors'.slice(0, 40)
    const fields = { title: [title], 'services.2.title': ['Charters'] }
    const { files } = treeAfter(firm, decide('practice-area', fields))
    const { text } = files.find(({ path }) => path.startsWith('practice-areas/quay-law')) ?? {}
    expect(text).toContain(`\nmenuLabel: ${title}\n`)
    expect(text?.match(/(?<=^ {2}- title: ).*/gm)?.slice(0, 2)).toEqual(['(to be filled in)', 'Charters'])
  })

  it('an editor at a terminal is asked for every required field, and may leave each for later', () => {
    const fields: Record<string, string[]> = { kind: ['event'] }
    const asked: string[] = []
    for (;;) {
      const decided = decide('notes', fields, { words: ['insight', 'A Talk'], asksForAll: true })
      if (!('prompt' in decided)) break
      asked.push(decided.prompt.flag)
      fields[decided.prompt.flag] = ['']
    }
    expect(asked).toEqual(['authors', 'practiceAreas', 'summary', 'starts', 'ends', 'place'])
  })

  it('an editor names two authors, and a note gets the next number of its year', () => {
    const fields = { kind: ['note'], authors: ['mina-choe', 'leela-varkey'], who: ['Owners, their agents'] }
    const first = treeAfter(firm, decide('', fields, { words: ['insight', 'New Fees'] }))
    expect(textOf(first, 'insights/new-fees.mdx')).toContain('authors:\n  - mina-choe\n  - leela-varkey\n')
    expect(textOf(first, 'insights/new-fees.mdx')).toContain('who: Owners, their agents\n')
    // The first one isn't finished, and has a number all the same.
    const second = treeAfter(first, decide('', {}, { words: ['event', 'A Talk'] }, first))
    expect(textOf(first, 'insights/new-fees.mdx')).toContain('number: 2026-8\n')
    expect(textOf(second, 'insights/a-talk.mdx')).toMatch(/^kind: event$[^]*^number: 2026-9$/m)
  })

  it.each<[string | undefined, Record<string, string[]>, string]>([
    [undefined, {}, 'what'],
    ['person', {}, 'name'],
    ['person', { name: ['Ada Sample'] }, 'group'],
    ['Practice area', {}, 'title'],
    ['page', { title: ['Our History'] }, 'below'],
  ])('an editor who runs new %s with %j is asked for %s', (kind, fields, flag) => {
    expect(decide(kind, fields)).toEqual({ prompt: expect.objectContaining({ flag }) })
  })

  it.each<[string, Record<string, string[]>, Partial<NewOptions>, string]>([
    ['person', { name: ['法律'], group: ['staff'] }, {}, '--file person-one'],
    ['person', { name: ['A B'], group: ['staff'] }, { file: 'A B' }, '--file a-b'],
    ['page', { title: ['Aux'] }, { below: '' }, 'Add another one, such as --file page-aux.'],
    ['page', { title: ['Index'] }, { below: '' }, '--file page-index'],
    ['page', { title: ['Privacy Policy'] }, { below: '' }, 'legal/privacy-policy.mdx already exists.'],
    ['page', { title: ['Art'] }, { below: '' }, "is reserved for the site's own files"],
    ['role', { title: ['X'], listedOn: ['join'] }, { below: '/about' }, "can't have a role below it"],
    ['role', { title: ['X'], listedOn: ['join'], posted: ['soon'] }, {}, 'must be a date like 2025-06-20'],
    ['practice-area', { title: ['X'], 'services.title': ['A'] }, {}, 'Did you mean "services.1.title"?'],
  ])('an editor who runs new %s with %j %j reads %j', (kind, fields, more, sentence) => {
    expect(decide(kind, fields, more)).toMatchObject({ error: expect.stringContaining(sentence) })
  })
})

const retire = (tree: Tree, options: RetireOptions) => planRetire(options, indexOfTree(tree))
const retired = (tree: Tree, options: RetireOptions) => treeAfter(tree, retire(tree, options))

describe('npm run retire', () => {
  it('an editor who retires a role leads its visitors to Careers', () => {
    expect(retire(firm, { name: 'Litigation Paralegal' })).toEqual({
      prompt: expect.objectContaining({ flag: 'to', suggested: '/careers' }),
    })
    const result = retired(firm, { name: 'litigation-paralegal', to: '/careers' })
    expect(textOf(result, 'addresses.txt')).toContain('/careers/litigation-paralegal -> /careers\n')
    expect(errorsOf(result)).toEqual(errorsOf(firm))
  })

  const people = {
    ...abovePeople,
    'pages/partners.mdx': partnersPage,
    'attorneys/ann-lee.mdx': person('Ann Lee', {}),
  }
  const tree = treeWith(
    {
      ...people,
      'practice-areas/delta-law.mdx': practiceArea('Delta', 4),
      'pages/news.mdx': plainPage('News', '', '[a](/practice-areas/delta-law#main)\n[b](/about)\n'),
    },
    `${minimalAddresses}/news\n/partners\n/practice-areas/delta-law\n/deltas -> /practice-areas/delta-law\n`,
  )
  it('an editor who retires a page finds its links and old addresses led elsewhere', () => {
    const result = retired(tree, { name: 'delta-law', to: '/practice-areas' })
    expect(textOf(result, 'practice-areas/delta-law.mdx')).toBeUndefined()
    expect(textOf(result, 'pages/news.mdx')).toContain('[a](/practice-areas)\n')
    expect(textOf(result, 'addresses.txt')).toContain(
      '/practice-areas/delta-law -> /practice-areas\n/deltas -> /practice-areas\n',
    )
    expect(errorsOf(result)).toEqual([])
  })

  it('an editor replaces a retired area in fields with --instead, or reads about them in the check', () => {
    const instead = retired(tree, { name: 'beta-law', to: '/about', instead: 'delta-law' })
    expect(textOf(instead, 'pages/home.mdx')).toContain('areas: [alpha-law, delta-law, gamma-law]')
    expect(errorsOf(retired(tree, { name: 'beta-law', to: '/about' })).join('\n')).toContain('beta-law')
  })

  it('an editor can lead a retired page to another website, and a draft nowhere', () => {
    const away = retired(tree, { name: '/news', to: 'https://news.example/x' })
    expect(textOf(away, 'addresses.txt')).toContain('/news -> https://news.example/x\n')
    const draft = treeWith({ 'pages/soon.mdx': plainPage('Soon', 'draft: true') })
    expect(textOf(retired(draft, { name: 'soon' }), 'addresses.txt')).toBe(minimalAddresses)
  })

  it('an editor reads which lines name a retired person, even in capitals or family name first', () => {
    const people = treeWith({
      'attorneys/ann-olee.mdx': person('Ann O’Lee', {}),
      'pages/news.mdx': plainPage('News', '', "ANN O'LEE leads.\nAnn Oleander, Lee Ann.\nO&#39;Lee, Ann.\n"),
    })
    const { notes } = planOf(retire(people, { name: 'ann-olee' }))
    expect(notes).toEqual([
      'The name Ann O’Lee also appears in: pages/news.mdx, line 7; pages/news.mdx, line 9.',
    ])
  })

  it('an editor who retires a person is asked where visitors go, with the register suggested', () => {
    const listed = treeWith(people, `${minimalAddresses}/attorneys\n/attorneys/ann-lee\n/partners\n`)
    const prompt = { flag: 'to', suggested: '/attorneys' }
    expect(retire(listed, { name: 'Ann Lee' })).toMatchObject({ prompt })
    const result = retired(listed, { name: 'Ann Lee', to: '/attorneys' })
    expect(textOf(result, 'addresses.txt')).toContain('/attorneys/ann-lee -> /attorneys\n')
    // Nobody else is a partner.
    expect(errorsOf(result)).toEqual([expect.stringContaining('The page /partners is empty')])
  })

  it('an editor who retires an author leaves the name on what that person wrote', () => {
    const result = retired(firm, { name: 'Caleb Boudreaux', to: '/attorneys' })
    expect(textOf(result, 'insights/payment-of-money-only.mdx')).toContain('authors:\n  - Caleb Boudreaux\n')
  })

  it.each([
    [{ name: '/practice-areas' }, 'There are pages below /practice-areas'],
    [{ name: '/news', to: '/news' }, "The page /news doesn't exist."],
    [{ name: '/news', to: 'ftp://x' }, 'Write an address that starts with / or https://.'],
    [{ name: 'Anne Lee' }, 'Did you mean "Ann Lee"?'],
  ])('an editor who retires %j reads %j', (options, sentence) => {
    expect(retire(tree, options)).toMatchObject({ error: expect.stringContaining(sentence) })
  })
})
