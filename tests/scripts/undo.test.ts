import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { partnersPage, person, tinyAddresses } from '../fixtures/editingFixture.ts'
import { practiceArea, minimalTree } from '../fixtures/minimalSite.ts'
import { joinPage } from '../fixtures/complianceFixture.ts'
import { commitAll, contentOf, workFolder } from './tempProject.ts'
import { run } from './runCommand.ts'
import { everyNth } from '../sample.ts'

/** What commands and the guide say to take something back, typed as they say it. */

const work = workFolder('undo')
afterAll(work.clear)

const staffed = {
  ...minimalTree,
  'attorneys/bo-day.mdx': person('Bo Day', {}).replace('order: 1\n', ''),
  'attorneys/cy-fox.mdx': person('Cy Fox', { group: 'associate', keyFocusAreas: '[Wills]' }).replace(
    /order: 1\n|keyAchievements: \[One\.\]\n/g,
    '',
  ),
  'pages/join.mdx': joinPage('Join us.'),
  'pages/partners.mdx': partnersPage,
  'practice-areas/delta-law.mdx': practiceArea('Delta', 4),
  'addresses.txt': `${tinyAddresses}/join\n/partners\n/practice-areas/delta-law\n`,
}

const committed = work.project(staffed)
commitAll(committed)

/** A folder in which all of it is committed. */
const project = (): string => work.copyOf(committed)

/** Carries out a printed command: one of npm, or of Git. */
async function type(folder: string, command: string): Promise<void> {
  const [program = '', ...words] = command.split(' ')
  if (program === 'npm') {
    const [, name = '', ...rest] = words
    const args = rest[0] === '--' ? rest.slice(1) : rest
    expect(await run(folder, name, args)).toMatchObject({ status: 0, aside: '' })
    return
  }
  const { status, stderr } = spawnSync(program, words, { cwd: folder, encoding: 'utf8' })
  expect([status, stderr]).toEqual([0, ''])
}

const undoIn = (output: string): string | undefined =>
  /^To undo all of it[^:]*: (.*)$/m.exec(output.replace(/\n(?=\S*$)/gm, ' '))?.[1]

describe('the undo that a command prints undoes', { timeout: 60_000 }, () => {
  const days = [[], ['--draft'], ['--publishOn', '2031-01-01'], ['--expiresOn', '2020-01-01']]
  const beginnings = [
    ['person', '--name', 'Ada Sample', '--group', 'partner'],
    ['page', '--title', 'Library', '--below', '/about'],
    ['practice-area', '--title', 'Maritime Law'],
    ['role', '--title', 'Law Clerk', '--page', 'join'],
    ['legal-page', '--title', 'Cookie Policy'],
  ]
  const home = project()
  const before = contentOf(home)

  // Each kind as it stands, and of the first kind each day; in the full run each pair.
  const all = beginnings.flatMap((words) => days.map((more) => ['new', ...words, ...more]))
  it.each([...new Set([...all.slice(0, days.length), ...everyNth(days.length, all)])])(
    '%s %s %s %s %s %s',
    async (name, ...words) => {
      const { output } = await run(home, name, words)
      expect(contentOf(home)).not.toEqual(before)
      await type(home, undoIn(output) ?? 'npm run nothing')
      expect(contentOf(home)).toEqual(before)
    },
  )

  it.each([
    ['move', '/about', '/our-firm'],
    ['move', 'practice-areas/delta-law', 'epsilon-law'],
    ['move', 'attorneys/bo-day', 'bo-night'],
    ['retire', 'delta-law', '--to', '/practice-areas'],
  ])('%s %s %s', async (name, ...words) => {
    const { output, aside, status } = await run(home, name, words)
    expect([status, aside]).toEqual([0, ''])
    expect(contentOf(home)).not.toEqual(before)
    await type(home, undoIn(output) ?? 'npm run nothing')
    expect(contentOf(home)).toEqual(before)
  })

  it('is not told where nothing would give every file its text again', async () => {
    const folder = project()
    const file = join(folder, 'content/pages/about.mdx')
    writeFileSync(file, `${readFileSync(file, 'utf8')}\nMore.\n`)
    const { output, status } = await run(folder, 'retire', ['delta-law', '--to', '/about'])
    expect(status).toBe(0)
    expect(output).not.toContain('To undo')
  })
})

it('what the guide says to take everything back does so, files of a move too, and can be had again', async () => {
  const guide = readFileSync(join(import.meta.dirname, '../../content/README.md'), 'utf8')
  const [, aside = '', again = ''] = /`(git stash [^`]*content)`[^]*?`(git stash pop)`/.exec(guide) ?? []
  const folder = project()
  const before = contentOf(folder)
  await run(folder, 'move', ['/about', '/our-firm'])
  const moved = contentOf(folder)
  const git = (command: string) => {
    const [program = '', ...words] = command.split(' ')
    const named = ['-c', 'user.name=A', '-c', 'user.email=a@tiny.example', ...words]
    expect(spawnSync(program, named, { cwd: folder, encoding: 'utf8' })).toMatchObject({ status: 0 })
  }
  git(aside)
  expect(contentOf(folder)).toEqual(before)
  git(again)
  expect(contentOf(folder)).toEqual(moved)
})

describe('a page that is to wait and was never committed', { timeout: 60_000 }, () => {
  const waiting = '\n---\ntemplate: plain\n'

  /** A page that was begun, and of which somebody has then said that it waits. */
  async function begun() {
    const folder = project()
    await run(folder, 'new', ['page', '--title', 'Library', '--below', '/about'])
    const file = join(folder, 'content/pages/about/library.mdx')
    const description = 'The library of the tiny firm, with as many words as are needed here.'
    const fields = `title: Library\ndescription: ${description}\nlede: Books.\npublishOn: 2031-01-01`
    writeFileSync(file, `${waiting.trimStart()}${fields}\n---\n\nIt has books.\n`)
    return folder
  }

  it('is told that its address leaves the list, which npm run check -- --fix does', async () => {
    const folder = await begun()
    const { status, output } = await run(folder, 'check')
    expect(status).toBe(0)
    expect(output).toContain(
      'warning  The address /about/library was never published: its page appears on January 1, 2031, and the last commit does not have this line yet.',
    )
    expect(output).toContain('→ Delete this line, or let npm run check -- --fix do it.  (early-address)')
    expect((await run(folder, 'addresses')).output).toBe(
      'Taken out of content/addresses.txt, since their pages were never on the site:\n  /about/library\nCommit the file with your change.\n',
    )
    expect(contentOf(folder)['addresses.txt']).toBe(staffed['addresses.txt'])
    expect((await run(folder, 'check')).output).toMatch(/^All is well/)
  })

  it('and so does --fix', async () => {
    const folder = await begun()
    const { status, output } = await run(folder, 'check', ['--fix'])
    expect(status).toBe(0)
    expect(output).toContain('/about/library is taken out: it was never published')
    expect(contentOf(folder)['addresses.txt']).toBe(staffed['addresses.txt'])
  })

  it('once committed, it is told both ways out', async () => {
    const folder = await begun()
    commitAll(folder)
    const { status, output } = await run(folder, 'check')
    expect(status).toBe(1)
    expect(output).toContain(
      '→ If it was never on the site, delete this line; the check asks for it when the page',
    )
  })
})
