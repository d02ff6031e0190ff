import { registry } from '../../src/firm/registry.ts'
import { describe, expect, it } from 'vitest'
import { readSite } from '../../src/content/readSite.ts'
import { addDays } from '../../src/content/text/calendar.ts'
import { indexOf } from '../fixtures/readBody.ts'
import { build, plainPage, practiceArea, minimalTree } from '../fixtures/minimalSite.ts'

const files = Object.entries(minimalTree).map(([path, text]) => ({ path, text }))

describe('a valid tree', () => {
  it('an editor with valid content gets a site without problems', () => {
    const { site, problems } = build()
    expect(problems).toEqual([])
    expect(site?.routes.map(({ path }) => path)).toEqual([
      '/',
      '/404',
      '/about',
      '/contact',
      '/practice-areas',
      '/practice-areas/alpha-law',
      '/practice-areas/beta-law',
      '/practice-areas/gamma-law',
    ])
  })

  it('an editor gets the same site in any order of files', () => {
    expect(JSON.stringify(readSite(registry, [...files].reverse(), { indexOf }))).toBe(
      JSON.stringify(readSite(registry, files, { indexOf })),
    )
  })

  it('an editor has the pages of the next 40 days with changes checked, for a year', () => {
    const comingDays = (count: number, first: string) => {
      const days = Array.from({ length: count }, (_, at) => addDays(first, at))
      const pages = days.map((day) => [`pages/${day}.mdx`, plainPage(day, `publishOn: ${day}`)])
      return build(Object.fromEntries(pages), { today: '2026-11-20' }).comingDays
    }
    expect(comingDays(2, '2027-11-20')).toEqual(['2027-11-20'])
    expect(comingDays(41, '2026-12-01')).toHaveLength(40)
  })

  it('an editor’s files are only read', () => {
    const before = structuredClone(files)
    readSite(registry, files, { indexOf })
    expect(files).toEqual(before)
  })

  it('an editor gets every value as typed, even with a leading zero', () => {
    expect(build().site?.organization.address.postalCode).toBe('02134')
  })

  it('a visitor sees straight quotes as curly ones', () => {
    const { site } = build({
      'pages/about.mdx': plainPage('The Firm\'s "Past"', 'inMenu: header'),
      'pages/home.mdx': minimalTree['pages/home.mdx']?.replace('/about#why', '/about'),
    })
    expect(site?.routes.find(({ path }) => path === '/about')?.title).toBe('The Firm’s “Past”')
  })
})

describe('a new practice area', () => {
  const { site } = build({ 'practice-areas/maritime-law.mdx': practiceArea('Maritime', 4) })

  it('a visitor finds a new practice area at its address', () => {
    expect(site?.routes.map(({ path }) => path)).toContain('/practice-areas/maritime-law')
  })
  it('a visitor finds a new practice area in the main menu, after the others', () => {
    const areas = site?.menu.find(({ path }) => path === '/practice-areas')?.items
    expect(areas?.map(({ label }) => label)).toEqual(['Alpha', 'Beta', 'Gamma', 'Maritime'])
  })
  it('a visitor finds no more practice areas in the footer than its limit', () => {
    expect(site?.footer.find(({ id }) => id === 'expertise')?.links.map(({ label }) => label)).toEqual([
      'Alpha',
    ])
  })
})

describe('invalid trees', () => {
  it.each([
    ['nothing', []],
    ['an empty file', [{ path: 'pages/x.mdx', text: '' }]],
    ['only dashes', [{ path: 'pages/x.mdx', text: '------' }]],
    ['a null byte', [{ path: 'firm.mdx', text: '\0' }]],
    ['fields that objects have', [{ path: 'firm.mdx', text: '---\n__proto__: 1\nconstructor: 2\n---\n' }]],
    ['a list instead of fields', [{ path: 'firm.mdx', text: '---\n- a\n- b\n---\n' }]],
    ['text instead of fields', [{ path: 'firm.mdx', text: '---\njust text\n---\n' }]],
    ['a program instead of fields', [{ path: 'firm.mdx', text: '---js\nprocess.exit(1)\n---\n' }]],
    ['a deep list', [{ path: 'jobs/x.mdx', text: `---\na: ${'['.repeat(200)}${']'.repeat(200)}\n---\n` }]],
  ])('an editor whose content is %s gets problems, no exception and no site', (_, tree) => {
    const { site, problems } = readSite(registry, tree, { indexOf })
    expect(site).toBeUndefined()
    expect(problems.length).toBeGreaterThan(0)
  })
})

describe('one problem is reported once', () => {
  it('an editor who deletes a practice area reads which files still name it', () => {
    const { problems } = build({ 'practice-areas/alpha-law.mdx': undefined })
    expect(problems.map(({ file, rule }) => `${file} ${rule}`)).toEqual(['pages/home.mdx unknown-reference'])
  })

  it.each([
    ['a file that can’t be read', 'practice-areas/alpha-law.mdx', '---\ntitle: "x\n---\n'],
    ['a file in its own folder', 'practice-areas/alpha/law.mdx', undefined],
  ])('an editor reads about %s once, not wherever it is named', (_, path, text) => {
    const alpha = 'practice-areas/alpha-law.mdx'
    const { problems } = build({ [alpha]: undefined, [path]: text ?? minimalTree[alpha] })
    expect(problems.map(({ file }) => file)).toEqual([path])
  })

  it('an editor reads all problems of all files at once, sorted', () => {
    const { problems } = build({ 'pages/about.mdx': '', 'practice-areas/beta-law.mdx': '', 'firm.mdx': '' })
    expect(problems.map(({ file }) => file)).toEqual([
      'firm.mdx',
      'pages/about.mdx',
      'practice-areas/beta-law.mdx',
    ])
  })
})
