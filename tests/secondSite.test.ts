import { cpSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { theatreProject, type TheatreProject } from './fixtures/theatre.ts'

/**
 * The engine knows nothing of law firms: the same commands check, compare and approve the site of a theatre, which
 * names its folders, fields and kinds of page in its own way. `tests/build/secondSite.test.ts` builds and archives it.
 */

const projects: TheatreProject[] = []
afterEach(() => projects.splice(0).forEach(({ remove }) => remove()))

function project(): TheatreProject {
  const made = theatreProject()
  projects.push(made)
  return made
}

/** Words of a law firm's site. */
const ofLawFirms = /firm|lawyer|attorney|legal|practice/i

/** What `npm run check` prints of a theatre after an edit. */
async function checked(edit: (theatre: TheatreProject) => void): Promise<string> {
  const theatre = project()
  edit(theatre)
  const { output, aside } = await theatre.run('check')
  expect([aside, ofLawFirms.exec(output)?.[0]]).toEqual(['', undefined])
  return output
}

describe('npm run check of a theatre', () => {
  it('finds nothing wrong but that nobody has approved its policy, which it asks for in its words', async () => {
    const told = await checked(() => undefined)
    expect(told).toContain('The page /policies/tickets must be approved, and nobody has approved it.')
    expect(told).toContain('Ask the manager of the house to read it')
    expect(told).toContain('What stands on every page (header, menus, footer, labels) must be approved')
    expect(told).toContain('2 warnings in 2 files.')
  })

  it.each<[string, (theatre: TheatreProject) => void, string, string]>([
    [
      'a misspelt field',
      ({ edit }) => edit('productions/the-lighthouse.mdx', 'premiere:', 'premier:'),
      'There is no field "premier" in this kind of file.',
      'Did you mean "premiere"?',
    ],
    [
      'a link to nowhere',
      ({ edit }) => edit('sheets/productions.mdx', '/productions/the-lighthouse', '/productions/lighthouse'),
      'The link "/productions/lighthouse" leads to a page that does not exist.',
      'Did you mean /productions/the-lighthouse?',
    ],
    [
      'a link to somebody whom the page does not list',
      ({ edit }) => edit('productions/the-lighthouse.mdx', '#ida-sample', '#ida'),
      'The link "/company#ida" leads to a place that the page /company does not have.',
      'That page has #ida-sample, #otto-sample.',
    ],
    [
      'a missing front page',
      ({ write }) => write({ 'sheets/stage.mdx': undefined }),
      'The site has no page with the template "stage".',
      'sheets/stage.mdx',
    ],
    [
      'the missing file of the house',
      ({ write }) => write({ 'theatre.mdx': undefined }),
      'The file with the theatre’s own facts is missing.',
      'theatre.mdx',
    ],
    [
      'a season out of order, by a rule of its own',
      ({ edit }) => edit('productions/the-lighthouse.mdx', '2026-03-14', '2026-06-14'),
      '"The Lighthouse" stands before "The Understudy", which opens earlier.',
      'Change their places.',
    ],
    [
      'a second front page',
      ({ read, write }) => write({ 'sheets/lobby.mdx': read('sheets/stage.mdx') }),
      'sheets/stage.mdx already is the page with the template "stage", and there can be only one.',
      'Choose another template here, for example leaflet',
    ],
    [
      'a page without the page above it',
      ({ write }) => write({ 'sheets/policies.mdx': undefined, 'addresses.txt': undefined }),
      'The page /policies/tickets stands below /policies, and there is no such page.',
      'npm run new -- sheet --title Policies',
    ],
    [
      'a policy’s heading without a name',
      ({ edit }) => edit('policies/tickets.mdx', ' {#children}', ''),
      'The heading "Children" has no name for links, and those of policies must outlive a change of its words.',
      'Write {#children} at its end.',
    ],
    [
      'a file in no folder of the house',
      ({ read, write }) => write({ 'plays/hamlet.mdx': read('productions/the-understudy.mdx') }),
      'This file stands in no folder that the site reads.',
      'Move it to productions/',
    ],
  ])('tells of %s in its own words', async (_, edit, message, fix) => {
    const told = await checked(edit)
    expect(told).toContain(message)
    expect(told).toContain(fix)
  })
})

describe('a policy of a theatre', () => {
  const approve = ({ run }: TheatreProject, day: string, page = '/policies/tickets') =>
    run('approve', [page, '--by', 'Ida Sample'], { BUILD_DATE: day })

  it('is kept as it was approved, and its approval on record, in the folders that the registry names', async () => {
    const theatre = project()
    const { status, output } = await approve(theatre, '2026-01-31')
    expect(status).toBe(0)
    expect(output).not.toMatch(ofLawFirms)
    expect(theatre.files().filter((path) => /^(?:office|policies\/versions)\//.test(path))).toEqual([
      'office/approvals.txt',
      'office/approved/policies/tickets/2026-01-05.txt',
      'policies/versions/tickets/2026-01-05.mdx',
      'policies/versions/words-2026-01-31.mdx',
    ])
    expect(theatre.read('policies/versions/tickets/2026-01-05.mdx')).toBe(
      theatre.read('policies/tickets.mdx').replace('---\n', '---\nwords: 2026-01-31\n'),
    )
    expect((await approve(theatre, '2026-01-31', 'every page')).status).toBe(0)
    expect((await theatre.run('check')).output).toMatch(/^All is well: 8 pages\. Thank you\./)
    expect((await theatre.run('check', ['--release'])).output).toBe('All is well: 8 pages. Thank you.\n')
  })

  it('has its past wording under an address of its own, once a new one is approved', async () => {
    const theatre = project()
    await approve(theatre, '2026-01-31')
    theatre.edit('policies/tickets.mdx', 'until noon', 'until six')
    expect((await theatre.run('check')).output).toContain('The wording is no longer that of January 5, 2026')
    theatre.edit('policies/tickets.mdx', '2026-01-05', '2026-02-02')
    expect((await approve(theatre, '2026-02-02')).status).toBe(0)
    expect((await theatre.run('addresses', [], { BUILD_DATE: '2026-02-02' })).output).toContain(
      '/policies/tickets/2026-01-05',
    )
    expect((await approve(theatre, '2026-02-02', 'every page')).status).toBe(0)
    expect((await theatre.run('check', [], { BUILD_DATE: '2026-02-02' })).output).toContain(
      'All is well: 8 pages and 1 earlier version',
    )

    theatre.write({ 'policies/versions/tickets/2026-01-05.mdx': undefined })
    const { output } = await theatre.run('check', [], { BUILD_DATE: '2026-02-02' })
    expect(output).toContain('restore policies/versions/tickets/2026-01-05.mdx from git')
    expect(output).not.toMatch(ofLawFirms)
  })

  it('is told as altered when somebody edits what was kept', async () => {
    const theatre = project()
    await approve(theatre, '2026-01-31')
    theatre.edit('policies/versions/tickets/2026-01-05.mdx', 'noon', 'six')
    expect((await theatre.run('check')).output).toContain('content/policies/versions/tickets/2026-01-05.mdx')
  })
})

describe('a redline of a theatre', () => {
  it('shows what changed on its pages, for everybody who is listed as well', async () => {
    const theatre = project()
    const before = join(theatre.folder, 'before')
    cpSync(join(theatre.folder, 'content'), before, { recursive: true })
    theatre.edit('productions/the-lighthouse.mdx', 'waits for a ship', 'waits for two ships')
    theatre.edit('ensemble/otto-sample.mdx', 'trade: builds', 'trade: lights')
    theatre.edit('policies/tickets.mdx', 'until noon', 'until six')
    const { output, aside } = await theatre.run('redline', ['--from', 'before', '--to', 'content'])
    expect(aside).toBe('')
    expect(output).toContain('/productions/the-lighthouse')
    expect(output).toContain('/company')
    expect(output).toContain('/policies/tickets')
    expect(output).not.toMatch(ofLawFirms)
    expect(output).toMatch(/noon.*six/s)
  })
})
