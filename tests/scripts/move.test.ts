import { afterAll, describe, expect, it } from 'vitest'
import { tinyAddresses } from '../fixtures/editingFixture.ts'
import { plainPage, minimalTree } from '../fixtures/minimalSite.ts'
import { commitAll, contentOf, workFolder } from './tempProject.ts'
import { run } from './runCommand.ts'

/** `npm run move` as an editor runs it. */

const work = workFolder('move')
afterAll(work.clear)

const tiny = { ...minimalTree, 'addresses.txt': tinyAddresses }

/** The line of the tiny front page on which some words stand. */
const lineOf = (words: string): number =>
  (minimalTree['pages/home.mdx']?.split(words)[0] ?? '').split('\n').length

describe('npm run move', { timeout: 60_000 }, () => {
  it('renames, mends, records, and tells all of it', async () => {
    const folder = work.project(tiny)
    const { status, output, aside } = await run(folder, 'move', ['about', 'the-firm'])
    expect([status, aside]).toEqual([0, ''])
    expect(output).toBe(`Done:

content/pages/about.mdx → content/pages/the-firm.mdx (renamed)

content/pages/home.mdx
  line ${lineOf('link: /about\n')}  /about → /the-firm
  line ${lineOf('link: /about#why')}  /about#why → /the-firm#why

content/addresses.txt
  line 3  /about -> /the-firm
  line 9  /the-firm (new)

Visitors of /about are led to /the-firm from now on.
Commit all of it together, the list of addresses too.
`)
    const content = contentOf(folder)
    expect(content['pages/the-firm.mdx']).toBe(minimalTree['pages/about.mdx'])
    expect(content).not.toHaveProperty(['pages/about.mdx'])
    expect((await run(folder, 'check', [])).output).toMatch(/^All is well/)
  })

  it('there and back leaves the real content as it was, but for the name in between', async () => {
    const folder = work.project()
    const before = contentOf(folder)
    expect((await run(folder, 'move', ['content/pages/about.mdx', 'pages/house'])).status).toBe(0)
    expect(contentOf(folder)).toHaveProperty(['pages/house/firm.mdx'])
    expect((await run(folder, 'move', ['/house', '/about'])).status).toBe(0)
    const { 'addresses.txt': addresses = '', ...rest } = contentOf(folder)
    const { 'addresses.txt': old = '', ...others } = before
    expect(rest).toEqual(others)
    expect(addresses.replace(/^\/house.*\n/gm, '')).toBe(old)
  })

  it('there and back leaves nothing behind when nothing was committed in between', async () => {
    const before = {
      ...tiny,
      'pages/about/firm.mdx': plainPage('Our Firm'),
      'addresses.txt': tinyAddresses.replace('/contact\n', '/about/firm\n/contact\n'),
    }
    const folder = work.project(before)
    commitAll(folder)
    expect((await run(folder, 'move', ['/about/firm', '/about/company'])).status).toBe(0)
    const { output } = await run(folder, 'move', ['/about/company', '/about/firm'])
    expect(output).toContain('/about/company (taken out: it was never published)')
    expect(output).not.toContain('Visitors of')
    expect(contentOf(folder)).toEqual(before)
  })

  it('--dry-run writes nothing and says so', async () => {
    const folder = work.project(tiny)
    const { status, output } = await run(folder, 'move', ['about', 'the-firm', '--dry-run'])
    expect(status).toBe(0)
    expect(output).toMatch(/^This would be done:[^]*Nothing was written\. Leave out --dry-run to do it\.\n$/)
    expect(contentOf(folder)).toEqual(tiny)
  })

  it('is not done when the check would find errors afterwards, unless with --anyway', async () => {
    const folder = work.project({
      ...tiny,
      'pages/team.mdx': plainPage('Team'),
      'addresses.txt': `${tinyAddresses}/team\n`,
    })
    const before = contentOf(folder)
    const { status, output, aside } = await run(folder, 'move', ['/team', '/people/team'])
    expect([status, output]).toEqual([2, ''])
    expect(aside).toContain('The page /people/team stands below /people, and there is no such page.')
    expect(aside).toContain('So nothing was written.')
    expect(contentOf(folder)).toEqual(before)
    expect((await run(folder, 'move', ['/team', '/people/team', '--anyway'])).status).toBe(0)
    expect(contentOf(folder)).toHaveProperty(['pages/people/team.mdx'])
  })

  it('is done although there are errors, as long as it brings no other', async () => {
    const folder = work.project({
      ...tiny,
      'pages/team.mdx': plainPage('Team', '', 'See [it](/nowhere).'),
      'addresses.txt': `${tinyAddresses}/team\n`,
    })
    const moved = await run(folder, 'move', ['about', 'the-firm'])
    expect([moved.status, moved.aside]).toEqual([0, ''])
    const other = await run(folder, 'move', ['/team', '/people/team'])
    expect(other.aside).toContain('The page /people/team stands below /people, and there is no such page.')
    expect(other.aside).not.toContain('/nowhere')
    expect(contentOf(folder)).toHaveProperty(['pages/team.mdx'])
  })

  it.each([
    [[], 'The old and the new name are missing. Write, for example: npm run move about/firm about/company'],
    [['about'], 'The new name is missing.'],
    [['about', 'the', 'firm'], 'More than two names were given.'],
    [['abuot', 'firm'], 'There is no page, person or role "abuot". Did you mean'],
    [['about', 'firm', '--dryrun'], 'There is no flag --dryrun. Did you mean "--dry-run"?'],
  ])('%j: %s', async (words, sentence) => {
    const { status, output, aside } = await run(work.project(tiny), 'move', words)
    expect([status, output]).toEqual([2, ''])
    expect(aside).toContain(sentence)
    expect(aside).not.toMatch(/^\s+at /m)
  })
})
