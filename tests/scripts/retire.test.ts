import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { joinPage } from '../fixtures/complianceFixture.ts'
import { partnersPage, person, tinyAddresses } from '../fixtures/editingFixture.ts'
import { plainPage, practiceArea, minimalTree } from '../fixtures/minimalSite.ts'
import { commitAll, contentOf, workFolder } from './tempProject.ts'
import { run } from './runCommand.ts'

/** `npm run retire` as an editor runs it. */

const work = workFolder('retire')
afterAll(work.clear)

/** The tiny site with somebody to leave, a page of open roles, and more practice areas than the front page shows. */
const staffed = {
  ...minimalTree,
  'attorneys/mina-choe.mdx': person('Mina Choe', {}),
  'pages/join.mdx': joinPage('Join us.'),
  'pages/partners.mdx': partnersPage,
  'practice-areas/delta-law.mdx': practiceArea('Delta', 4),
  'practice-areas/epsilon-law.mdx': practiceArea('Epsilon', 5),
  'addresses.txt': `${tinyAddresses}/join\n/partners\n/practice-areas/delta-law\n/practice-areas/epsilon-law\n`,
}

describe('npm run retire', { timeout: 60_000 }, () => {
  it('takes a practice area off the real site and names what a person must rewrite', async () => {
    const folder = work.project()
    commitAll(folder)
    const { status, output, aside } = await run(folder, 'retire', ['Tax Law', '--to', '/practice-areas'])
    expect([status, aside]).toEqual([0, ''])
    expect(output).toMatch(/^Done:\n\ncontent\/practice-areas\/tax-law\.mdx \(deleted\)\n/)
    expect(output).toContain('  line 7  “tax-law” is taken out of the list\n')
    expect(output).toMatch(/Left to you: read these \d+ lines, and change what is no longer true\./)
    expect(output).toMatch(/ {2}line \d+ {2}counts ten: The firm has ten practices\.\n/)
    expect(output).toContain('Visitors of /practice-areas/tax-law are led to /practice-areas from now on.')
    const content = contentOf(folder)
    expect(content).not.toHaveProperty(['practice-areas/tax-law.mdx'])
    expect(content['addresses.txt']).toContain('/practice-areas/tax-law -> /practice-areas\n')
    expect((await run(folder, 'check', [])).status).toBe(0)
  })

  it('without a terminal, says which flag answers what it would ask', async () => {
    const folder = work.project(staffed)
    expect(await run(folder, 'retire', ['beta-law'])).toEqual({
      status: 2,
      output: '',
      aside: `Where do visitors of /practice-areas/beta-law go from now on? An address of this site, or one that begins with https://
Answer with the flag --to, for example:
npm run retire -- beta-law --to /practice-areas
`,
    })
    const { aside } = await run(folder, 'retire', ['Beta', 'Law', '--to', '/about'])
    expect(aside).toContain(
      'Answer with the flag --instead, for example:\nnpm run retire -- Beta Law --to /about --instead delta-law\nYou may also write one of these behind --instead, instead of delta-law: epsilon-law\n',
    )
    expect(contentOf(folder)).toEqual(staffed)
  })

  describe('of what Git could not bring back', () => {
    const tiny = {
      ...minimalTree,
      'pages/team.mdx': plainPage('Team'),
      'addresses.txt': `${tinyAddresses}/team\n`,
    }
    const words = ['team', '--to', '/about']

    it('deletes nothing that was never committed, unless with --anyway', async () => {
      const folder = work.project({ ...minimalTree, 'addresses.txt': tinyAddresses })
      commitAll(folder)
      writeFileSync(join(folder, 'content/pages/team.mdx'), plainPage('Team'))
      const before = contentOf(folder)
      expect(await run(folder, 'retire', words)).toEqual({
        status: 2,
        output: '',
        aside: `pages/team.mdx was never committed, so Git could not bring it back.
So nothing was written. Commit it first, or do it all the same: npm run retire -- team --to /about --anyway
`,
      })
      expect(contentOf(folder)).toEqual(before)
      const { status, output } = await run(folder, 'retire', [...words, '--anyway'])
      expect(status).toBe(0)
      expect(output).not.toContain('keeps what is deleted')
      expect(contentOf(folder)).not.toHaveProperty(['pages/team.mdx'])
    })

    it('deletes no changes that were never committed', async () => {
      const folder = work.project(tiny)
      commitAll(folder)
      writeFileSync(join(folder, 'content/pages/team.mdx'), plainPage('Team', '', 'More.'))
      expect((await run(folder, 'retire', words)).aside).toContain(
        'pages/team.mdx has changes that were never committed, so Git could not bring those back.',
      )
      writeFileSync(join(folder, 'content/pages/team.mdx'), plainPage('Team'))
      const { status, output } = await run(folder, 'retire', words)
      expect(status).toBe(0)
      expect(output).toContain('The project’s history (Git) keeps what is deleted')
    })

    it('says when there is no history', async () => {
      const folder = work.project(tiny)
      expect((await run(folder, 'retire', words)).aside).toContain(
        'There is no Git history here, so nothing could bring pages/team.mdx back.',
      )
      expect(contentOf(folder)).toEqual(tiny)
    })
  })

  const home = work.project(staffed)
  beforeAll(() => commitAll(home))
  it.each([
    ['a person', ['person', '--name', 'Carla Otero', '--group', 'partner'], 'Carla Otero'],
    ['a page', ['page', '--title', 'Our History', '--below', '/about'], '/about/our-history'],
    ['a practice area', ['practice-area', '--title', 'Maritime Law'], 'Maritime Law'],
    ['a role', ['role', '--title', 'Law Clerk', '--page', 'join'], 'Law Clerk'],
    ['a legal page', ['legal-page', '--title', 'Cookie Policy'], 'Cookie Policy'],
  ])('undoes npm run new of %s', async (_, typed, name) => {
    expect((await run(home, 'new', typed)).status).toBe(0)
    expect((await run(home, 'retire', [name])).aside).toContain('was never committed')
    expect(await run(home, 'retire', [name, '--anyway'])).toMatchObject({ status: 0, aside: '' })
    expect(contentOf(home)).toEqual(staffed)
  })

  it.each([
    [[], 'The name is missing. Write, for example: npm run retire mina-choe'],
    [
      ['Mina Choi'],
      'There is no page, person or role "Mina Choi". Did you mean "Mina Choe" (attorneys/mina-choe.mdx)?',
    ],
    [['beta-law', '--to'], 'Behind --to belongs a text'],
    [['contact'], 'The site cannot do without its page /contact'],
  ])('%j: %s', async (words, sentence) => {
    const { status, output, aside } = await run(home, 'retire', words)
    expect([status, output]).toEqual([2, ''])
    expect(aside).toContain(sentence)
    expect(aside).not.toMatch(/^\s+at /m)
  })
})
