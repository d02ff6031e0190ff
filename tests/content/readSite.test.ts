import { registry } from '../../src/firm/registry.ts'
import { describe, expect, it } from 'vitest'
import { readSite } from '../../src/content/readSite.ts'
import { indexOf } from '../fixtures/readBody.ts'
import { build, plainPage, practiceArea, minimalTree } from '../fixtures/minimalSite.ts'

const files = Object.entries(minimalTree).map(([path, text]) => ({ path, text }))

describe('a sound tree', () => {
  it('is a site without problems', () => {
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

  it('does not depend on the order of its files', () => {
    expect(JSON.stringify(readSite(registry, [...files].reverse(), { indexOf }))).toBe(
      JSON.stringify(readSite(registry, files, { indexOf })),
    )
  })

  it('is left as it was', () => {
    const before = structuredClone(files)
    readSite(registry, files, { indexOf })
    expect(files).toEqual(before)
  })

  it('keeps every scalar as it was typed', () => {
    expect(build().site?.organization.address.postalCode).toBe('02134')
  })

  it('sets typewriter quotes as curly ones', () => {
    const { site } = build({
      'pages/about.mdx': plainPage('The Firm\'s "Past"', 'inMenu: header'),
      'pages/home.mdx': minimalTree['pages/home.mdx']?.replace('/about#why', '/about'),
    })
    expect(site?.routes.find(({ path }) => path === '/about')?.title).toBe('The Firm’s “Past”')
  })
})

describe('adding practice-areas/maritime-law.mdx', () => {
  const { site } = build({ 'practice-areas/maritime-law.mdx': practiceArea('Maritime', 4) })

  it('gives it a route', () => {
    expect(site?.routes.map(({ path }) => path)).toContain('/practice-areas/maritime-law')
  })
  it('gives it an entry in the main menu, after its neighbours', () => {
    const areas = site?.menu.find(({ path }) => path === '/practice-areas')?.items
    expect(areas?.map(({ label }) => label)).toEqual(['Alpha', 'Beta', 'Gamma', 'Maritime'])
  })
  it('leaves the footer with as many as it shows', () => {
    expect(site?.footer.find(({ id }) => id === 'expertise')?.links.map(({ label }) => label)).toEqual([
      'Alpha',
    ])
  })
})

describe('whatever a tree holds', () => {
  it.each([
    ['nothing', []],
    ['an empty file', [{ path: 'pages/x.mdx', text: '' }]],
    ['only dashes', [{ path: 'pages/x.mdx', text: '------' }]],
    ['a null byte', [{ path: 'firm.mdx', text: '\0' }]],
    [
      'fields named like an object’s own',
      [{ path: 'firm.mdx', text: '---\n__proto__: 1\nconstructor: 2\n---\n' }],
    ],
    ['a list for fields', [{ path: 'firm.mdx', text: '---\n- a\n- b\n---\n' }]],
    ['a text for fields', [{ path: 'firm.mdx', text: '---\njust text\n---\n' }]],
    ['a program for fields', [{ path: 'firm.mdx', text: '---js\nprocess.exit(1)\n---\n' }]],
    ['a deep list', [{ path: 'jobs/x.mdx', text: `---\na: ${'['.repeat(200)}${']'.repeat(200)}\n---\n` }]],
  ])('%s: problems are told, nothing is thrown, no site is made', (_, tree) => {
    const { site, problems } = readSite(registry, tree, { indexOf })
    expect(site).toBeUndefined()
    expect(problems.length).toBeGreaterThan(0)
  })
})

describe('an editor sees what is wrong once', () => {
  it('a deleted practice area is reported where other files name it', () => {
    const { problems } = build({ 'practice-areas/alpha-law.mdx': undefined })
    expect(problems.map(({ file, rule }) => `${file} ${rule}`)).toEqual(['pages/home.mdx unknown-reference'])
  })

  it.each([
    ['a file that can’t be read', 'practice-areas/alpha-law.mdx', '---\ntitle: "x\n---\n'],
    ['a name with a space', 'practice-areas/Alpha Law.mdx', undefined],
    ['a name with an accent', 'practice-areas/alphá-law.mdx', undefined],
    ['a file in a folder of its own', 'practice-areas/alpha/law.mdx', undefined],
  ])('%s isn’t also reported as missing elsewhere', (_, path, text) => {
    const alpha = 'practice-areas/alpha-law.mdx'
    const { problems } = build({ [alpha]: undefined, [path]: text ?? minimalTree[alpha] })
    expect(problems.map(({ file }) => file)).toEqual([path])
  })

  it('all problems of all files come at once, sorted', () => {
    const { problems } = build({ 'pages/about.mdx': '', 'practice-areas/beta-law.mdx': '', 'firm.mdx': '' })
    expect(problems.map(({ file }) => file)).toEqual([
      'firm.mdx',
      'pages/about.mdx',
      'practice-areas/beta-law.mdx',
    ])
  })
})
