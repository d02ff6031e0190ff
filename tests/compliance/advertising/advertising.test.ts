import { describe, expect, it } from 'vitest'
import { file, inOneLine, minimalTree, plainPage, type Tree } from '../../fixtures/minimalSite.ts'
import { about, claim, complianceDiagnosticsOf, inShort } from '../../fixtures/complianceFixture.ts'

const firm = (from: string, to: string): Tree => ({
  'firm.mdx': (minimalTree['firm.mdx'] ?? '').replace(from, () => to),
})
const priorResults = firm(
  'Attorney Advertising.',
  'Attorney Advertising. Prior results do not guarantee a similar outcome.',
)
const problemsOf = async (tree: Tree, options = {}) =>
  inShort(await complianceDiagnosticsOf({ ...priorResults, ...tree }, options))

it('an editor reads what is wrong with an advertising sentence, the law and what to write', async () => {
  const [problem] = await complianceDiagnosticsOf({
    ...priorResults,
    ...about('Some text.\n\nShe specializes in maritime law.'),
  })
  expect(problem && inOneLine(problem)).toBe(
    'pages/about.mdx:11:1 specialist "She specializes" says that a lawyer or the firm is a specialist (Rule 7.4(a), (c)). ' +
      '→ Write "practices", "concentrates on" or "is limited to" instead. ' +
      'Or ask a lawyer to allow it in advertising.mdx.',
  )
  expect(problem?.severity).toBe('warning')
})

const page = minimalTree['pages/about.mdx'] ?? ''
it.each<[string, Tree, string[]]>([
  ['a page', about('We are the leading firm.'), ['pages/about.mdx:9:1 warning unproved-praise']],
  ['the firm’s name', about('Tiny is the best law firm.'), ['pages/about.mdx:9:1 warning unproved-praise']],
  [
    'a title',
    { 'pages/about.mdx': page.replace(/title: .*/, 'title: Our Specialties') },
    ['pages/about.mdx:3:8 warning specialist'],
  ],
  [
    'a description for search results',
    {
      'pages/about.mdx': page.replace(
        /description: .*/,
        'description: We guarantee results to every client of this tiny firm, in many words.',
      ),
    },
    ['pages/about.mdx:4:14 warning promised-result'],
  ],
  [
    'a figure of two fields',
    {
      'pages/home.mdx': (minimalTree['pages/home.mdx'] ?? '').replace(
        'value: 1\n    label: Figure 1',
        'value: 60+\n    label: Lawyers',
      ),
    },
    ['pages/home.mdx:14:12 warning unrecorded-claim'],
  ],
  ['a picture', about('![The best lawyers](/og.png)'), ['pages/about.mdx:9:3 warning unproved-praise']],
  [
    'a client’s quotation',
    about('<Quotation by="A client">\n\nThey answered at once.\n\n</Quotation>'),
    ['pages/about.mdx:11:1 warning unrecorded-claim'],
  ],
  ...[
    'We won for Acme Corp. 5 million dollars.',
    'We recovered a total of ca. $5 million.',
    'Our verdicts incl. $5 million for a driver.',
    'Our clients, e.g. Acme, always win.',
    'Since Jan. 2020 we have never lost a trial.',
    'We won in Smith v. Jones Co. $5 million for a driver.',
    'Over (200+) clients trust us.',
    'We closed more than "300" transactions.',
  ].map((typed): [string, Tree, string[]] => [
    typed,
    about(typed),
    ['pages/about.mdx:9:1 warning unrecorded-claim'],
  ]),
  ['a list', about('- We won 30 of 31 trials.'), ['pages/about.mdx:9:3 warning unrecorded-claim']],
])('an editor reads about advertising words in %s', async (_, tree, expected) => {
  expect(await problemsOf(tree)).toEqual(expected)
})

it('an editor can write what privacy policies usually say', async () => {
  const policy =
    'We guarantee your right to see the data that we hold. We will get your consent before we share anything. ' +
    'If you apply for a job, we will keep your application until the position has been filled. We do not guarantee results.'
  expect(await problemsOf(about(policy))).toEqual([])
})

describe('a claim', () => {
  const value = { 'claims/tried.mdx': claim('200+') }
  it('a lawyer’s claim supports a figure, and nothing else in its sentence', async () => {
    expect(await problemsOf({ ...value, ...about('We have tried <Claim name="tried" /> cases.') })).toEqual(
      [],
    )
    const boast = 'We have tried <Claim name="tried" /> cases and are the best lawyers in town.'
    expect(await problemsOf({ ...value, ...about(boast) })).toEqual([
      'pages/about.mdx:9:56 warning unproved-praise',
    ])
  })
  it('a lawyer’s claim of a testimonial supports the client’s words and their introduction', async () => {
    const praise = claim('They answered at once.', {
      kind: 'testimonial',
      saidBy: 'B. Lee',
      consent: 'In writing, 2025.',
    })
    const body = '## What our clients say\n\n> <Claim name="praise" />\n>\n> — Former client'
    expect(await problemsOf({ 'claims/praise.mdx': praise, ...about(body) })).toEqual([])
  })
  it('an editor can’t type a figure by hand that a claim supports', async () => {
    const both = about('We have tried <Claim name="tried" /> cases.\nWe have tried 200+ cases.')
    expect(await problemsOf({ ...value, ...both })).toEqual(['pages/about.mdx:10:1 warning unrecorded-claim'])
  })
  it.each([
    'Over 200+ clients trust our **sea**-law team.',
    'Over 200+ clients trust our "*sea*" team.',
    'Over 200+ clients trust our team (**sea**) here.',
    "Over 200+ clients trust the *firm*'s team.",
    'Over **200**+ clients trust our ship**yard**.',
    'Over 200+ clients trust us &amp; them.',
  ])('nor in %j, on a site that shows the claim elsewhere', async (typed) => {
    const home = minimalTree['pages/home.mdx']?.replace('value: 1\n', 'value: <Claim name="tried" />\n')
    expect(await problemsOf({ ...value, 'pages/home.mdx': home ?? '', ...about(typed) })).toEqual([
      'pages/about.mdx:9:1 warning unrecorded-claim',
    ])
  })
  it('an editor who shows a result needs the sentence on prior results on that page', async () => {
    const result = {
      'claims/won.mdx': claim('"30"', { kind: 'result' }),
      ...about('Cases won: <Claim name="won" />.'),
    }
    expect(inShort(await complianceDiagnosticsOf(result))).toEqual(['firm.mdx:1:1 error prior-results'])
    expect(await problemsOf(result)).toEqual([])
  })
})

describe('an exemption', () => {
  const allowed = (more = '') => ({
    'advertising.mdx': file(
      `allowed:\n  - rule: unproved-praise\n    text: the leading firm\n    because: A guide said so.\n    by: A. Person${more}`,
    ),
  })
  const boast = about('We are the leading firm of Water Street.')
  it('a lawyer’s exemption allows its words on its page, and the check reminds of its review', async () => {
    expect(await problemsOf({ ...boast, ...allowed() })).toEqual([])
    expect(
      await problemsOf({ ...boast, ...allowed('\n    page: /about\n    reviewBy: 2026-01-31') }),
    ).toEqual([])
    const due = { ...boast, ...allowed('\n    reviewBy: 2026-01-30') }
    expect(await problemsOf(due)).toEqual(['advertising.mdx:7:15 warning review-due'])
    expect(await problemsOf({ ...boast, ...allowed('\n    page: /contact') })).toEqual([
      'pages/about.mdx:9:1 warning unproved-praise',
    ])
  })
})

it('an editor can’t use "This is not Attorney Advertising" as the label', async () => {
  const text = (priorResults['firm.mdx'] ?? '').replace(/(?=Attorney A)/, 'This is not ')
  expect(await problemsOf({ 'firm.mdx': text })).toEqual(['firm.mdx:1:1 error advertising-label'])
})

describe('awards', () => {
  const shown = (award: string): Tree => ({
    'pages/attorneys.mdx': plainPage('Attorneys'),
    'pages/attorneys/awards.mdx': file(`
template: awards
title: Awards
description: The awards of a tiny firm, described in as many words as are needed here.
lede: Thanks.
figures:
${['1', '2', '3', '4'].map((value) => `  - value: ${value}\n    label: Figure ${value}`).join('\n')}
categories:
${['A', 'B', 'C'].map((name) => `  - category: ${name}\n    text: Some.\n    awards:\n      - ${award}`).join('\n')}`),
  })
  const ranking = (value: string) => ({
    'claims/harbor.mdx': claim(value, {
      kind: 'ranking',
      givenBy: 'Harbor Law Quarterly',
      year: '"2024"',
      area: 'Tax Law, New York',
    }),
  })
  it('an editor lists awards from claims, which record who gave them, when and for what', async () => {
    expect(
      await problemsOf({
        ...ranking('Harbor Law Quarterly, survey 2024, Tax Law'),
        ...shown('<Claim name="harbor" />'),
      }),
    ).toEqual([])
    expect((await problemsOf(shown('A medal')))[0]).toBe(
      'pages/attorneys/awards.mdx:19:9 warning unrecorded-claim',
    )
  })
})

it('a lawyer sees warnings become errors at a release', async () => {
  expect(await problemsOf(about('We are the leading firm.'), { release: true })).toEqual([
    'pages/about.mdx:9:1 error unproved-praise',
  ])
})
