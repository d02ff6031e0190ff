import { isPageOf, payloadOf } from '../../fixtures/payloadOf.ts'
import { describe, expect, it } from 'vitest'
import { registry } from '../../../src/firm/registry.ts'
import { extractSite } from '../../../src/compliance/text/extractSite.ts'
import { register } from '../../../src/compliance/claims/register.ts'
import { toString } from 'hast-util-to-string'
import { build, inOneLine, minimalTree } from '../../fixtures/minimalSite.ts'
import {
  about,
  claim,
  inShort,
  complianceDiagnosticsOf,
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
    const lines = register(site, extractSite(site), { advertising: registry.advertising, today }).map(
      ({ claim: name, pages, states }) => [name, pages, states],
    )
    expect(lines).toEqual([
      ['cases-tried', ['/', '/practice-areas', '/practice-areas/alpha-law'], ['in order']],
      ['floor', ['every page'], ['in order']],
      ['years', ['/practice-areas/alpha-law'], ['in order']],
    ])
  })
})
