import { isPageOf, payloadOf } from '../../fixtures/payloadOf.ts'
import { describe, expect, it } from 'vitest'
import { newYorkLexicon } from '../../../src/firm/advertising/newYorkLexicon.ts'
import { extractSite } from '../../../src/compliance/text/extractSite.ts'
import { register } from '../../../src/compliance/claims/register.ts'
import { toString } from 'hast-util-to-string'
import { build, inOneLine, plainPage, minimalTree } from '../../fixtures/minimalSite.ts'
import {
  about,
  claim,
  inShort,
  joinPage,
  complianceDiagnosticsOf,
  role,
  siteOf,
  today,
} from '../../fixtures/complianceFixture.ts'

/** Records of claims: pages take their words from them, and somebody answers for each. */

const home = (from: string, to: string) => minimalTree['pages/home.mdx']?.replace(from, () => to) ?? ''
const cases = { 'claims/cases-tried.mdx': claim('"200+"') }

describe('pages take their words from records', () => {
  it('in a field and in a text, to the letter', () => {
    const { site } = siteOf({
      ...cases,
      ...about('We have tried <Claim name="cases-tried" /> cases.'),
      'pages/home.mdx': home('value: 1', 'value: <Claim name="cases-tried" />'),
    })
    const payloads = site.routes.map((route) => payloadOf(site, route, ({ tree }) => toString(tree())))
    const front = payloads.find(isPageOf('home'))
    expect(front?.facts.page.figures[0]).toEqual({
      value: '200+',
      label: 'Figure 1',
    })
    expect(payloads.find(({ path }) => path === '/about')?.body).toContain('We have tried 200+ cases.')
  })

  it('changes every page when the record changes', () => {
    const changed = { ...cases, ...about('Tried: <Claim name="cases-tried" />.') }
    const said = (tree: Record<string, string>) => JSON.stringify(extractSite(siteOf(tree).site).pages)
    expect(said(changed)).toContain('Tried: 200+.')
    expect(said({ ...changed, 'claims/cases-tried.mdx': claim('"250+"') })).toContain('Tried: 250+.')
  })

  it('holds lengths against what is shown, not against what is typed', () => {
    const long = { 'claims/long.mdx': claim('a figure that is far too long') }
    const { problems } = build({
      ...long,
      'pages/home.mdx': home('value: 1', 'value: <Claim name="long" />'),
    })
    expect(problems.map(inOneLine).join('\n')).toContain('longer than 12 characters')
  })

  it.each([
    [
      '<Claim name="cases-tryed" />',
      'There is no record claims/cases-tryed.mdx. → Did you mean "cases-tried"?',
    ],
    ['<Claim name="cases-tried">', 'does not end as one'],
    ['<Claim name=“cases-tried” />', 'does not end as one'],
  ])('a field that says %s is told, with its place', (typed, told) => {
    const { site, problems } = build({
      ...cases,
      'pages/home.mdx': home('label: Figure 1', `label: ${typed}`),
    })
    expect(site).toBeUndefined()
    expect(problems.map(inOneLine).find((line) => line.includes('unknown-claim'))).toMatch(
      /^pages\/home\.mdx:15:12 /,
    )
    expect(problems.map(inOneLine).join('\n')).toContain(told)
  })

  it('so is a text that names no record, or no name', () => {
    const lines = build({ ...cases, ...about('Tried: <Claim name="cases" /> and <Claim />.') }).problems.map(
      inOneLine,
    )
    expect(lines.join('\n')).toContain('There is no record claims/cases.mdx.')
    expect(lines.join('\n')).toContain(
      '<Claim> does not say this: the name of a file in the folder claims, without .mdx.',
    )
  })

  it('a record that is not sound is told once, at the record', () => {
    const { problems } = build({
      'claims/cases-tried.mdx': claim('"200+"', { asOf: 'last June' }),
      'pages/home.mdx': home('value: 1', 'value: <Claim name="cases-tried" />'),
    })
    expect(problems.map(({ file, rule }) => `${file} ${rule}`)).toEqual([
      'claims/cases-tried.mdx wrong-value',
    ])
  })

  it('a ranking names its giver, its year and its field', () => {
    const { problems } = build({ 'claims/list.mdx': claim('A List', { kind: 'ranking' }) })
    expect(problems.map(({ message }) => message)).toEqual([
      'The field "area" is missing.',
      'The field "givenBy" is missing.',
      'The field "year" is missing.',
    ])
  })
})

describe('what is stated without a record', () => {
  it.each([
    ['in a text', about('We have tried more than 200 cases.'), 'pages/about.mdx:9:15'],
    [
      'in a field',
      { 'pages/home.mdx': home('lede: Welcome.', 'lede: Welcome to our 60 lawyers.') },
      'pages/home.mdx:5:22',
    ],
    [
      'in a figure, whose number and label are two fields',
      { 'pages/home.mdx': home('value: 1\n    label: Figure 1', 'value: 60+\n    label: Lawyers') },
      'pages/home.mdx:14:12',
    ],
    [
      'in the text for search results',
      {
        'pages/about.mdx':
          minimalTree['pages/about.mdx']?.replace(
            /description: .*/,
            'description: A tiny firm with more than 200 lawyers, described in as many words as are needed.',
          ) ?? '',
      },
      'pages/about.mdx:4:31',
    ],
    ['in the text of a picture', about('![Our 60 lawyers in the garden](/og.png)'), 'pages/about.mdx:9:7'],
  ])('%s is told at its place', (_, tree, place) => {
    expect(inShort(complianceDiagnosticsOf(tree))).toContain(`${place} warning unrecorded-claim`)
  })

  it('keeps a release from being built', () => {
    const tree = about('We have tried more than 200 cases.')
    expect(inShort(complianceDiagnosticsOf(tree, { release: true }))).toEqual([
      'pages/about.mdx:9:15 error unrecorded-claim',
      'pages/about.mdx:9:15 error prior-results',
    ])
  })

  it('is not told of words that come from a record, but of the same words typed beside them', () => {
    const recorded = 'Our firm has tried <Claim name="cases-tried" /> cases.'
    expect(complianceDiagnosticsOf({ ...cases, ...about(recorded) })).toEqual([])
    expect(
      inShort(
        complianceDiagnosticsOf({ ...cases, ...about(`${recorded}\n\nYes, we have tried 200+ cases.`) }),
      )[0],
    ).toBe('pages/about.mdx:11:20 warning unrecorded-claim')
  })

  it('a quotation of a client needs a record as a figure does', () => {
    const quoted = about('<Quotation by="A client">\n\nThey answered at once.\n\n</Quotation>')
    const told = complianceDiagnosticsOf(quoted)
    expect(inShort(told)[0]).toBe('pages/about.mdx:11:1 warning unrecorded-claim')
    expect(told[0]?.message).toContain('is quoted from a client, and no record')
  })

  it.each([
    [
      'a sentence that names a client as its speaker',
      '"They answered at once," says a former client.',
      '11:26',
    ],
    ['a quotation that is signed below', '> They answered at once.\n>\n> — Former client', '11:3'],
    ['a signature alone', 'They answered at once.\n\n— Former client', '13:1'],
    ['a heading that announces them', '## What our clients say\n\nMuch.', '11:4'],
  ])('so does %s', (_, body, place) => {
    const told = complianceDiagnosticsOf(about(`Words.\n\n${body}`)).filter(
      ({ rule }) => rule === 'unrecorded-claim',
    )
    expect(inShort(told)).toEqual([`pages/about.mdx:${place} warning unrecorded-claim`])
    expect(told[0]?.message).toMatch(
      /(?:gives or announces the words of|is quoted from) a client, and no record says who/,
    )
  })

  it('who speaks is not told where the words come from the record of a testimonial', () => {
    const more = { kind: 'testimonial', saidBy: 'B. Lee', consent: 'In writing, 2025.' }
    const recorded = (body: string) => ({
      'claims/praise.mdx': claim('They answered at once.', more),
      ...about(`Words.\n\n${body.replaceAll('PRAISE', '<Claim name="praise" />')}`),
    })
    const told = (body: string) =>
      inShort(complianceDiagnosticsOf(recorded(body))).filter((line) => line.includes('unrecorded'))
    expect(told('"PRAISE" says a former client.')).toEqual([])
    expect(told('## What our clients say\n\nMuch.\n\n> PRAISE\n>\n> — Former client')).toEqual([])
    expect(told('PRAISE\n\n— Former client\n\nOne client told us more.')).toEqual([
      'pages/about.mdx:15:1 warning unrecorded-claim',
    ])
  })

  it('years that an applicant needs are no claim, and years of the firm are', () => {
    const join = (lede: string, requirement: string) => ({
      'pages/careers/join.mdx': joinPage(lede),
      'pages/careers.mdx': plainPage('Careers'),
      'jobs/clerk.mdx': role({ requirement }),
    })
    expect(complianceDiagnosticsOf(join('Come.', '5+ years of experience in practice.'))).toEqual([])
    expect(inShort(complianceDiagnosticsOf(join('We have 30+ years of experience.', 'Patience.')))[0]).toBe(
      'pages/careers/join.mdx:5:15 warning unrecorded-claim',
    )
  })
})

describe('a record', () => {
  const shown = about('Tried: <Claim name="cases-tried" />.')
  const of = (more: Record<string, string>, options = {}) =>
    inShort(complianceDiagnosticsOf({ 'claims/cases-tried.mdx': claim('"200+"', more), ...shown }, options))

  it('is in order', () => expect(of({})).toEqual([]))
  it('is overdue on the day after its review, and not on it', () => {
    expect(of({}, { on: '2026-06-20' })).toEqual([])
    expect(of({}, { on: '2026-06-21' })).toEqual(['claims/cases-tried.mdx:8:11 warning expired-claim'])
    expect(of({}, { on: '2026-06-21', release: true })).toEqual([
      'claims/cases-tried.mdx:8:11 error expired-claim',
    ])
  })
  it('has support: a note or the digest of a document', () => {
    expect(of({ evidence: '' })).toEqual(['claims/cases-tried.mdx:4:8 warning unsupported-claim'])
    expect(of({ evidence: '' }, { release: true })).toEqual([
      'claims/cases-tried.mdx:4:8 error unsupported-claim',
    ])
    expect(of({ evidence: '', evidenceDigest: 'a'.repeat(64) })).toEqual([])
  })
  it('was made sure of in the past, and is reviewed after that', () => {
    expect(of({ asOf: '2026-02-01' })).toEqual(['claims/cases-tried.mdx:5:7 warning claim-dates'])
    expect(of({ reviewBy: '2025-06-20' })).toContain('claims/cases-tried.mdx:5:7 warning claim-dates')
  })
  it.each([
    ['1998', '2025-06-20', ['claims/list.mdx:10:7 warning early-award']],
    ['1999', '2025-06-20', []],
    ['2025', '2025-06-20', []],
    // Guides of the next year come out in the autumn.
    ['2026', '2025-06-20', []],
    ['2027', '2025-06-20', ['claims/list.mdx:10:7 error future-award']],
    ['2027', '2026-01-31', []],
    ['2028', '2026-01-31', ['claims/list.mdx:10:7 error future-award']],
    [
      '2028',
      '2028-01-31',
      ['claims/list.mdx:5:7 error claim-dates', 'claims/list.mdx:10:7 error future-award'],
    ],
  ])('of an award for the year %s, made sure of on %s', (year, asOf, told) => {
    const more = {
      kind: 'ranking',
      asOf,
      reviewBy: '2030-06-20',
      givenBy: 'A List',
      year: `"${year}"`,
      area: 'Tax',
    }
    const tree = { 'claims/list.mdx': claim('A List', more), ...about('Given: <Claim name="list" />.') }
    const found = inShort(complianceDiagnosticsOf(tree, { release: true }))
    expect(found.filter((line) => line.startsWith('claims/'))).toEqual(told)
  })
  it('that no page shows is told, and a release does not wait for it', () => {
    const unused = { 'claims/cases-tried.mdx': claim('"200+"') }
    expect(inShort(complianceDiagnosticsOf(unused, { release: true }))).toEqual([
      'claims/cases-tried.mdx:4:8 warning unused-claim',
    ])
  })
})

describe('the register', () => {
  it('says where each claim is shown: on pages that take a part of a file only when they show that part', () => {
    const area = minimalTree['practice-areas/alpha-law.mdx'] ?? ''
    const { site } = siteOf({
      ...cases,
      'claims/years.mdx': claim('"30+"'),
      'claims/floor.mdx': claim('the whole floor'),
      'practice-areas/alpha-law.mdx': area
        .replace('Alpha, in short.', 'Alpha, with <Claim name="cases-tried" /> cases.')
        .replace('About Alpha.', 'About <Claim name="years" />.'),
      'firm.mdx': (minimalTree['firm.mdx'] ?? '').replace(
        'A tiny firm.',
        'A tiny firm on <Claim name="floor" />.',
      ),
    })
    const lines = register(site, extractSite(site), { lexicon: newYorkLexicon, today }).map(
      ({ claim: name, pages, states }) => [name, pages, states],
    )
    expect(lines).toEqual([
      ['cases-tried', ['/', '/practice-areas', '/practice-areas/alpha-law'], ['in order']],
      ['floor', ['every page'], ['in order']],
      ['years', ['/practice-areas/alpha-law'], ['in order']],
    ])
  })
})
