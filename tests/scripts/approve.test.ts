import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { legalPage, legalTree, termsBody } from '../fixtures/legalSite.ts'
import { registry } from '../../src/firm/registry.ts'
import { codeShowing } from './codeShowing.ts'
import { gitFixture } from './gitFixture.ts'
import { run, runFor } from './runCommand.ts'

/** `npm run approve` as a lawyer runs it. */

const work = mkdtempSync(join(tmpdir(), 'west-atlantic-approve-'))
afterAll(() => rmSync(work, { recursive: true, force: true }))

const tree = legalTree(legalPage(termsBody('You may use it.')))
let count = 0

/** A folder of its own with content in it. */
function folderWith(files: Record<string, string>): string {
  count += 1
  const folder = join(work, String(count))
  for (const [path, text] of Object.entries(files)) {
    const file = join(folder, 'content', path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  return folder
}

const runOn = (folder: string, name: string, words: string[], day = '2026-01-31') =>
  run(folder, name, words, { BUILD_DATE: day })

const approve = (folder: string, words: string[], day?: string) => runOn(folder, 'approve', words, day)

describe('what was typed', () => {
  it.each([
    [['/terms', '--by', 'Ann Lee'], ' | by Ann Lee | - | '],
    [['--by=Ann Lee', '/terms', '--note', ' As  agreed. '], ' | by Ann Lee | As agreed. | '],
    [
      ['/terms', '--by', '“Ann Lee”', '--note', '“As agreed on Monday”'],
      ' | by Ann Lee | As agreed on Monday | ',
    ],
  ])('%j is understood', async (words, recorded) => {
    const folder = folderWith(tree)
    expect(await approve(folder, words)).toMatchObject({ status: 0, aside: '' })
    expect(readFileSync(join(folder, 'content/legal/approvals.txt'), 'utf8')).toContain(recorded)
  })

  it.each([[['/terms', '--help']], [['-h']]])('%j asks for help', async (words) => {
    const { status, output } = await approve(work, words)
    expect([status, output]).toEqual([0, expect.stringMatching(/^npm run approve records that /)])
  })

  it.each([
    [[], 'Name the page that you approve'],
    [['/terms'], 'Say who approves the page'],
    [['/terms', '--by'], 'Behind --by belongs a text, for example npm run approve -- PAGE --by "NAME"'],
    [['/terms', '--by', '--note', 'Fine'], 'Behind --by belongs a text'],
    [['/terms', '--by', ''], 'Say who approves the page'],
    [['/terms', '--by', 'Ann', 'Lee'], '"/terms" and "Lee" are two.'],
    [['/terms', '/notice', '--by', 'Ann Lee'], '"/terms" and "/notice" are two.'],
    [['/terms', '--by', '“Ann', 'Lee”'], '“Ann has a quotation mark as Word sets them,'],
    [['/terms', '--by', '“Ann'], 'The name holds the sign “. Write it without.'],
    [['/terms', '-by', 'Ann Lee'], 'There is no flag -by. Write two hyphens before it: --by'],
    [['/terms', '--name', 'Ann Lee'], 'There is no flag --name. Did you mean "--by"?'],
    [['/terms', '--bye', 'Ann Lee'], 'Did you mean "--by"?'],
    [['/terms', '--by', 'Ann | Lee'], 'The name holds the sign |'],
    [['/terms', '--by', 'Ann Lee', '--note', 'x'.repeat(201)], 'The note is longer than 200 characters.'],
    [['/terms', '--by', 'Ann Lee', '--by', 'Ben Wu'], 'The flag --by stands there twice. Write it once.'],
    [['/terms', '--by', '12'], '"12" is no name.'],
    [['--list', '/terms'], 'The flag --list stands alone'],
    [['--list', '--by', 'Ann Lee'], 'The flag --list stands alone: npm run approve -- --list\n'],
  ])('%j is refused in words', async (words, sentence) => {
    const { status, output, aside } = await approve(work, words)
    expect([status, output]).toEqual([2, ''])
    expect(aside).toContain(sentence)
    expect(aside).toMatch(/\nEverything that it can do: npm run approve -- --help\n$/)
  })
})

describe('npm run approve', { timeout: 60_000 }, () => {
  it('says that the day stays when only a fact of the firm changed', async () => {
    const folder = folderWith(legalTree(legalPage(termsBody('Write to <FirmEmail />.'))))
    await approve(folder, ['/terms', '--by', 'Ann Lee'])
    const firm = join(folder, 'content/firm.mdx')
    writeFileSync(firm, readFileSync(firm, 'utf8').replace('info@', 'hello@'))
    const { output } = await approve(folder, ['/terms', '--by', 'Ann Lee'])
    expect(output).toContain(
      'The day of its words stays January 10, 2026: the sentences of its file are those of that day. What changed is a fact of the firm',
    )
    expect(output).not.toContain('write the right day')
    expect(output).not.toContain('versions/')
  })

  it('approves, lists, tells when it is lost, and approves again', async () => {
    const folder = folderWith(tree)
    const before = await approve(folder, ['--list'])
    expect(before.output).toBe(
      '/notice  not approved by anybody\n/terms   not approved by anybody\n\n2 pages need an approval; 2 lack it.\nNo other page needs an approval, nor do the labels that belong to other pages alone: changes, compass, everyPage, footnotes, form, moved, pictures, practices and titles.\n',
    )
    const given = await approve(folder, ['content/legal/terms.mdx', '--by', 'Ann Lee', '--note', 'As agreed'])
    expect(given).toEqual({
      status: 0,
      aside: '',
      output:
        'Recorded: Ann Lee approves /terms.\nNobody in content/attorneys has the name "Ann Lee". If it is a slip, take the written files back with git, and approve again.\nThe page tells visitors that its words are of January 10, 2026. If they changed later, take the written files back with git, write the right day, and approve again.\nWritten:\n  content/legal/approved/terms/2026-01-10.txt\n  content/legal/versions/terms/2026-01-10.mdx\n  content/legal/versions/labels-2026-01-31.mdx\n  content/legal/approvals.txt\nCommit them with the change.\n',
    })
    const again = await approve(folder, ['Terms', '--by', 'Ann Lee'])
    expect(again).toMatchObject({
      status: 0,
      output:
        'The words are those that Ann Lee approved on January 31, 2026.\nNothing to record: /terms is approved by Ann Lee on January 31, 2026 (As agreed).\nTo record it once more, say why: --note "TEXT"\n',
    })
    const file = join(folder, 'content/legal/terms.mdx')
    writeFileSync(file, readFileSync(file, 'utf8').replace('may', 'must').replace('2026-01-10', '2026-02-01'))
    const check = await runOn(folder, 'check', [], '2026-02-01')
    expect(check.output).toContain(
      'The page /terms was approved by Ann Lee on January 31, 2026, and has changed since: "You may use it." now reads "You must use it."',
    )
    expect(check.status).toBe(0)
    expect((await runOn(folder, 'check', ['--release'], '2026-02-01')).status).toBe(1)
    const renewed = await approve(folder, ['/terms', '--by', 'Ben Wu'], '2026-02-01')
    expect(renewed.output).toContain(
      'Before, it was approved by Ann Lee on January 31, 2026, and changed since: "You may',
    )
    expect(readdirSync(join(folder, 'content/legal/versions/terms'))).toEqual([
      '2026-01-10.mdx',
      '2026-02-01.mdx',
    ])
    expect((await approve(folder, ['--list'], '2026-02-01')).output).toContain(
      '/terms   approved by Ben Wu on February 1, 2026',
    )
  })

  it('keeps a version down to its last space, also when check --fix mends the page', async () => {
    const terms = tree['legal/terms.mdx']?.replace('You may use it.', 'You may use it. ') ?? ''
    const folder = folderWith({ ...tree, 'legal/terms.mdx': terms })
    await approve(folder, ['/terms', '--by', 'Ann Lee'])
    expect((await runOn(folder, 'check', ['--fix'])).status).toBe(0)
    expect(readFileSync(join(folder, 'content/legal/terms.mdx'), 'utf8')).not.toContain('it. \n')
    expect(readFileSync(join(folder, 'content/legal/versions/terms/2026-01-10.mdx'), 'utf8')).toBe(
      terms.replace('---\n', '---\nlabels: 2026-01-31\n'),
    )
    expect((await approve(folder, ['--list'])).output).toContain('/terms   approved by Ann Lee')
  })

  /** Approves where the code of a page shows something else than its data. */
  async function approveShown(words: string[], change: (html: string, page: string) => string) {
    const folder = folderWith(tree)
    const code = await codeShowing(change)
    const told = await runFor({ registry, code }, folder, 'approve', [...words, '--by', 'Ann Lee'])
    return { ...told, isRecorded: existsSync(join(folder, 'content/legal/approvals.txt')) }
  }

  it('records nothing of a page that shows other words than its files', async () => {
    const { status, output, aside, isRecorded } = await approveShown(['/terms'], (html, page) =>
      page === '/terms' ? html.replace('</h1>', '</h1><p>No cookies are ever set.</p>') : html,
    )
    expect([status, output, isRecorded]).toEqual([1, '', false])
    const told = aside.replace(/\s+/g, ' ')
    expect(told).toContain(
      'Nothing was recorded: the page /terms does not show just the words that would be approved.',
    )
    expect(told).toContain('content/legal/terms.mdx:1 The page /terms shows "No cookies are ever set." in')
    expect(told).toContain('A developer moves them from there into the content.')
  })

  it('records nothing of a page that does not show its text', async () => {
    const { status, aside, isRecorded } = await approveShown(['/terms'], (html) =>
      html.replace(/(?<=<main[^]*<\/h1>)[^]*(?=<\/main>)/, ''),
    )
    expect([status, isRecorded]).toEqual([1, false])
    expect(aside).toContain('No page shows the text below the fields.')
  })

  it('looks at the page alone that is approved, and at all for what stands on every page', async () => {
    const onNotice = (html: string, page: string) =>
      page === '/notice' ? html.replace('</h1>', '</h1><p>No cookies are ever set.</p>') : html
    expect(await approveShown(['/terms'], onNotice)).toMatchObject({ status: 0, isRecorded: true })
    const { status, aside, isRecorded } = await approveShown(['every page'], onNotice)
    expect([status, isRecorded]).toEqual([1, false])
    expect(aside).toContain('the pages do not show just the words that would be approved')
  })

  it('looks at a text that takes effect later as it will be shown', async () => {
    const folder = folderWith(tree)
    await approve(folder, ['/terms', '--by', 'Ann Lee'])
    const file = join(folder, 'content/legal/terms.mdx')
    writeFileSync(
      file,
      readFileSync(file, 'utf8')
        .replace('may', 'must')
        .replace(/lastUpdated: .*/, 'lastUpdated: 2026-01-31\neffectiveOn: 2026-03-01'),
    )
    const { status, output } = await approve(folder, ['/terms', '--by', 'Ann Lee'])
    expect(output).toContain('the text of /terms that takes effect on March 1, 2026')
    expect(status).toBe(0)
  })

  it('records nothing while the content has an error, and says where', async () => {
    const folder = folderWith({ ...tree, 'pages/about.mdx': 'No fields.' })
    const { status, output, aside } = await approve(folder, ['/terms', '--by', 'Ann Lee'])
    expect([status, output]).toEqual([1, ''])
    expect(aside).toContain('Nothing was recorded: the content has ')
    expect(aside).toContain('content/pages/about.mdx:1')
    expect(existsSync(join(folder, 'content/legal/approvals.txt'))).toBe(false)
  })

  it.each([
    [
      'a page that is not there',
      ['/term', '--by', 'Ann Lee'],
      2,
      'There is no page "/term". Did you mean /terms?',
    ],
    ['a draft', ['/notice', '--by', 'Ann Lee'], 1, '/notice is a draft.'],
    ['nothing', [], 2, 'Name the page that you approve'],
  ])('refuses %s', async (_, words, status, sentence) => {
    const draft = tree['legal/notice.mdx']?.replace('order:', 'draft: true\norder:') ?? ''
    const folder = folderWith({ ...tree, 'legal/notice.mdx': draft })
    const { aside, ...rest } = await approve(folder, words)
    expect(rest).toEqual({ status, output: '' })
    expect(aside).toContain(sentence)
  })

  it('bears the day of the clock, and refuses one that was typed', async () => {
    const folder = folderWith(tree)
    const words = ['/terms', '--by', 'Ann Lee']
    const dated = await run(folder, 'approve', words, { BUILD_DATE: '2026-01-20' }, '2026-01-31')
    expect([dated.status, dated.output, dated.aside.replaceAll('\n', ' ')]).toEqual([
      2,
      '',
      'BUILD_DATE is January 20, 2026, and in New York it is January 31, 2026. An approval bears the day on which it is given, so nothing was recorded. Take BUILD_DATE away, and approve the page again. ',
    ])
    expect(existsSync(join(folder, 'content/legal/approvals.txt'))).toBe(false)
    const asked = await run(folder, 'approve', ['--list'], { BUILD_DATE: '2026-01-20' }, '2026-01-31')
    expect(asked.status).toBe(0)
    await run(folder, 'approve', words, { BUILD_DATE: undefined }, '2026-07-04')
    expect(readFileSync(join(folder, 'content/legal/approvals.txt'), 'utf8')).toContain(
      '1 | 2026-07-04 | approved',
    )
  })

  it('refuses a day that is none, and a folder that is not there', async () => {
    expect((await approve(folderWith(tree), ['--list'], 'soon')).aside).toContain('BUILD_DATE is "soon"')
    mkdirSync(join(work, 'empty'))
    expect(await approve(join(work, 'empty'), ['--list'])).toMatchObject({ status: 2 })
  })
})

describe('a conflict of two approvals', { timeout: 60_000 }, () => {
  const project = gitFixture('two-approvals')
  afterAll(() => project.remove())
  const { git, write, commit } = project
  const check = async () => (await project.run('check')).output.replace(/\s+/g, ' ')
  const approveIn = async (page: string, by: string) => project.run('approve', [page, '--by', by])

  it('is told as one, and is over once what the guide says is done', async () => {
    write(tree)
    commit('2026-01-10')
    git('checkout', '--quiet', '-b', 'mine')
    await approveIn('/terms', 'Ann Lee')
    commit('2026-01-31')
    git('checkout', '--quiet', 'main')
    await approveIn('/notice', 'Ben Wu')
    commit('2026-01-31')
    git('checkout', '--quiet', 'mine')
    expect(() => git('merge', '--quiet', 'main')).toThrow('git merge')

    const guide = readFileSync(new URL('../../content/legal/README.md', import.meta.url), 'utf8')
    const recipe = /^git (restore .*)$/m.exec(guide)?.[1] ?? ''
    expect(await check()).toContain('A merge is not finished here')
    expect(await check()).toContain(recipe)
    const told = await project.run('review', ['main'])
    expect(told.output.match(/A merge is not finished here/g)).toHaveLength(2)

    git('checkout', '--quiet', 'main', '--', ...recipe.split(' ').slice(recipe.split(' ').indexOf('--') + 1))
    expect(await check()).toContain(
      'When a merge brought this file, and legal/approvals.txt is that of the main branch, delete this file',
    )
    git(...recipe.split(' '))
    expect(await approveIn('/terms', 'Ann Lee')).toMatchObject({ status: 0, aside: '' })
    commit('2026-01-31')
    expect(await check()).not.toMatch(/ error |approv/)
    expect((await project.run('review', ['main'])).output).toContain(
      'Approved in this change: /terms by Ann Lee',
    )
  })
})
