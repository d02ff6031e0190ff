import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { legalPage } from '../fixtures/redlineOf.ts'
import { minimalTree, type Tree } from '../fixtures/minimalSite.ts'
import { askGit, noonOf } from './gitFixture.ts'
import { run } from './runCommand.ts'

/** `npm run redline` as a lawyer runs it, in a repository made for it. */

const work = mkdtempSync(join(tmpdir(), 'west-atlantic-redline-'))
const project = join(work, 'project')
afterAll(() => rmSync(work, { recursive: true, force: true }))

const redline = (words: readonly string[], folder = project, variables?: NodeJS.ProcessEnv) =>
  run(folder, 'redline', words, variables)

const git = (folder: string, ...words: string[]): string => askGit(folder, words, noonOf('2026-01-05'))

function write(folder: string, tree: Tree): void {
  for (const [path, text] of Object.entries(tree)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
}

const terms = (body: string, day?: string) => legalPage(`## Use {#use}\n\n${body}\n`, day)

/** A file that the tests write, read and forget. */
const made = (name: string): string => join(work, name)

beforeAll(() => {
  mkdirSync(project)
  git(project, 'init', '--initial-branch=main')
  write(project, { 'README.md': 'A project.\n' })
  git(project, 'add', '.')
  git(project, 'commit', '-m', 'Begin')
  git(project, 'tag', 'empty')
  write(join(project, 'content'), {
    ...minimalTree,
    ...terms('You may use the site.\nIt is free.'),
    'addresses.txt': '/terms\n',
  })
  git(project, 'add', '.')
  git(project, 'commit', '-m', 'Write')
  git(project, 'tag', 'release-1')
  write(join(project, 'content'), terms('You may\nuse the site. It is free.'))
  git(project, 'commit', '-am', 'Reflow')
  git(project, 'branch', 'reflowed')
  write(join(project, 'content'), terms('You must use the site. It is free.', '2026-01-05'))
  git(project, 'commit', '-am', 'Change')
  // Not committed.
  write(join(project, 'content'), terms('You must not use the site. It is free.', '2026-01-06'))
})

describe('between revisions', { timeout: 60_000 }, () => {
  it('shows a changed word, with a table and an exit status of 0', async () => {
    const { status, output } = await redline(['release-1', 'main'])
    expect(status).toBe(0)
    expect(output).toMatch(
      /^What changed for readers, from release-1 \(commit [0-9a-f]{7} of January 5, 2026\) to main \(commit [0-9a-f]{7} of January 5, 2026\):\n/,
    )
    expect(output).toContain('/terms  changed        2          1         1  yes')
    expect(output).toContain('- /terms: Last updated: June 20, 2025 → January 5, 2026.')
  })

  it('names a commit that has no name of its own, and shows the words, in colour where that can be', async () => {
    const { output } = await redline(['HEAD~1', 'HEAD'])
    expect(output).toMatch(
      /^What changed for readers, from commit [0-9a-f]{7} of January 5, 2026 to commit [0-9a-f]{7} of January 5, 2026:\n/,
    )
    expect(output).toContain('/terms\n  Use\n    You [-may-] {+must+} use the site.')
    process.env['FORCE_COLOR'] = '1'
    const coloured = await redline(['HEAD~1', 'HEAD']).finally(() => delete process.env['FORCE_COLOR'])
    // The signs between which a terminal strikes words through, and makes them bold.
    expect(coloured.output).toContain('\u001B[9mmay\u001B[29m')
    expect(coloured.output).toContain('\u001B[1mmust\u001B[22m')
  })

  it('says of a reflow that no wording changed', async () => {
    const { status, output } = await redline(['release-1', 'reflowed'])
    expect(status).toBe(0)
    expect(output).toContain(
      'Nothing changed in what the content says. The source of 1 page changed without any change in wording: /terms.',
    )
  })

  it('compares with the files on this computer, which it leaves as it is', async () => {
    const before = git(project, 'status', '--porcelain')
    const { output } = await redline(['main', '--json'])
    expect(JSON.parse(output)).toMatchObject({
      to: expect.stringMatching(/^the files on this computer, January 31, 2026, based on [0-9a-f]{7}$/),
      pages: [
        {
          path: '/terms',
          status: 'changed',
          inserted: 1,
          deleted: 0,
          changes: [
            { section: 'Use', before: 'You must use the site.', after: 'You must not use the site.' },
          ],
        },
      ],
    })
    expect(git(project, 'status', '--porcelain')).toBe(before)
    expect(git(project, 'rev-parse', '--abbrev-ref', 'HEAD')).toBe('main')
  })

  it('shows everything as new where there was no content yet', async () => {
    const { status, output } = await redline(['empty', 'main', '--json', '-'])
    expect(status).toBe(0)
    const { pages, notes } = JSON.parse(output)
    expect(new Set(pages.map(({ status: what }: { status: string }) => what))).toEqual(new Set(['added']))
    expect(notes).toEqual([
      expect.stringMatching(
        /^There is no content in empty \(.*\): every page of the other side is shown whole\.$/,
      ),
    ])
  })

  it('finds content that stands elsewhere', async () => {
    const { output } = await redline(['release-1', 'main', '--json'], join(project, 'content'), {
      CONTENT_DIR: '.',
    })
    expect(JSON.parse(output).pages).toHaveLength(1)
  })

  it('writes every form into files', async () => {
    const names = {
      html: made('redline.html'),
      docx: made('redline.docx'),
      md: made('redline.md'),
      json: made('redline.json'),
    }
    const { status, output, aside } = await redline(
      `release-1 main --out ${names.html} --docx ${names.docx} --author Mina --markdown ${names.md} --json ${names.json}`.split(
        ' ',
      ),
    )
    expect([status, output.includes('What changed for readers')]).toEqual([0, true])
    expect(aside).toContain(`Written: ${names.html}`)
    expect(readFileSync(names.html, 'utf8')).toMatch(/^<!doctype html>/i)
    expect(readFileSync(names.docx).subarray(0, 2).toString()).toBe('PK')
    expect(readFileSync(names.md, 'utf8')).toContain('You ~~may~~ **must** use the site.')
    expect(JSON.parse(readFileSync(names.json, 'utf8')).pages).toHaveLength(1)
  })

  it('prints the comment alone', async () => {
    const { output } = await redline(['release-1', 'main', '--markdown'])
    expect(output).toMatch(/^## What changed for readers\n/)
  })
})

describe('what was typed', { timeout: 60_000 }, () => {
  it.each([
    [['main'], / from main .* to the files on this computer/],
    [['release-1', 'main'], / from release-1 .* to main /],
    [['--from', 'content'], / from the folder content to the files on this computer/],
    [['--from=content', '--to=content'], / from the folder content to the folder content/],
    [['release-1', '--to', 'content'], / from release-1 .* to the folder content/],
    [['main', '--out'], /^Written: redline\.html\nWhat changed for readers/],
    [['main', '--docx', '--json'], /^Written: redline\.docx\n\{\n/],
    [['--markdown', '-', 'main'], /^## What changed for readers\n/],
    [['main', '--json', 'x.json'], /^Written: x\.json\nWhat changed for readers/],
  ])('%j', async (words, shown) => {
    const { status, output, aside } = await redline(words)
    expect([status, aside + output]).toEqual([0, expect.stringMatching(shown)])
    git(project, 'clean', '-fq')
  })
})

describe('between folders', { timeout: 60_000 }, () => {
  it('compares folders of content, and projects that hold one', async () => {
    write(made('older'), { ...minimalTree, ...terms('You may.') })
    write(join(made('newer'), 'content'), { ...minimalTree, ...terms('You must.') })
    const { status, output } = await redline(['--from', made('older'), '--to', made('newer'), '--json'], work)
    expect(status).toBe(0)
    expect(JSON.parse(output)).toMatchObject({
      from: 'the folder older',
      to: 'the folder newer',
      pages: [{ path: '/terms', inserted: 1, deleted: 1 }],
    })
  })
})

describe('what cannot be done', { timeout: 60_000 }, () => {
  it.each([
    [['no-such-branch'], 'There is no revision "no-such-branch".\nBranches and tags here are: '],
    [['mian'], 'There is no revision "mian".\nDid you mean main?\n'],
    [['release'], 'There is no revision "release".\nDid you mean release-1?\n'],
    [['main', 'nowhere'], 'There is no revision "nowhere".'],
    [[], 'The command needs to know from where to compare: npm run redline -- main\n'],
    [['main', '-out'], 'There is no flag -out. Write two hyphens before it: --out\n'],
    [['main', '–out'], 'There is no flag –out. Write two hyphens before it: --out\n'],
    [['main', '--word'], 'There is no flag --word. Did you mean "--docx"?\n'],
    [['main', '--date', '2026-01-31'], 'There is no flag --date. Its flags are: --from, --to, --out,'],
    [['--form', 'x'], 'There is no flag --form. Did you mean "--from"?\n'],
    [['main', '--author'], 'Behind --author belongs a text'],
    [['main', '--out', '-'], 'Behind --out and --docx belongs the name of a file.\n'],
    [['main', '--out', 'a.docx'], 'and that flag writes an HTML page. For a Word file: --docx a.docx\n'],
    [['main', '--markdown', '--out', 'a.md'], 'writes an HTML page. For Markdown: --markdown a.md\n'],
    [['main', '--docx', 'a.doc'], 'and that flag writes a Word file; let its name end in .docx.\n'],
    [['a', 'b', 'c'], 'Two revisions are compared at a time, and "c" is a third. Leave it out.\n'],
    [['main', '--from', 'x'], 'Write either --from or a revision for the older side, not both.\n'],
    [['--to', 'x'], 'The command knows where to, and not from where'],
    [['main', '--json', '--markdown'], 'Only one of --json and --markdown can be printed.\n'],
    [['--from', 'nowhere'], 'There is no folder nowhere.'],
    [['main', '--out', '/dev/null/x.html'], '/dev/null/x.html could not be written.'],
  ])('%j', async (words, sentence) => {
    const { status, output, aside } = await redline(words)
    expect(aside.replace(/^npm warn.*\n/gm, '')).toContain(sentence)
    expect([status, output]).toEqual([2, ''])
    expect(aside).not.toMatch(/undefined|\.ts:|fatal:|Error/)
  })

  it('is said where git keeps nothing, and where there is only the end of a history', async () => {
    write(made('loose'), { 'content/firm.mdx': minimalTree['firm.mdx'] ?? '' })
    const loose = await redline(['main'], made('loose'))
    expect(loose.aside).toContain(
      'is not kept by git, so there is no earlier revision of it.\nCompare two folders',
    )
    git(work, 'clone', '--depth=1', `file://${project}`, 'shallow')
    const shallow = await redline(['HEAD~1'], made('shallow'))
    expect(shallow.aside).toContain(
      'There is no revision "HEAD~1".\nThis copy of the repository holds only its latest revisions. Fetch the others first: git fetch --unshallow',
    )
    expect([loose.status, shallow.status]).toEqual([2, 2])
  })

  it('leaves no half of a file', () => {
    expect(existsSync('/dev/null/x.html')).toBe(false)
  })

  it('is explained by --help', async () => {
    const { status, output } = await redline(['--help'])
    expect(status).toBe(0)
    expect(output).toContain('npm run redline -- BASE HEAD')
  })
})
