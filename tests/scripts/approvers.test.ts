import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { readRecord } from '../../src/compliance/approvals/approvalRecord.ts'
import { edit, legalPage, legalTree, onlyLegal, termsBody } from '../fixtures/legalSite.ts'
import type { CommandContext } from '../../scripts/cli/command.ts'
import { registry } from '../../src/firm/registry.ts'
import { codeShowing } from './codeShowing.ts'
import { gitFixture } from './gitFixture.ts'
import { runFor } from './runCommand.ts'

/** `npm run approve` where the firm has a list of those who may approve, and by a review on GitHub. */

const project = gitFixture('approvers')
afterAll(() => project.remove())
const { folder, run } = project

const terms = legalPage(termsBody('You may use it.'))
const list = `approvers:
  - name: Ann Lee
    office: Partner, admitted in New York
    email: ann@tiny.example
    github: ann-lee
  - name: Ben Wu
    office: Partner
    email: ben@tiny.example
    github: ben-wu
    pages: [/terms]
twoApprovals:
  pages: [/terms]
`
const tree = edit(legalTree(terms), 'firm.mdx', 'delivery:', `${list}delivery:`)
const records = (content = 'content') => join(folder, content, 'legal/approvals.txt')
const linesOf = (file: string) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .flatMap((line) => readRecord(line) ?? [])

beforeAll(() => {
  const addresses = readFileSync(join(folder, 'content/addresses.txt'), 'utf8')
  project.write({ ...tree, 'addresses.txt': `${addresses}/terms\n/notice\n` })
  project.commit('2026-01-30')
})

describe('npm run approve', { timeout: 60_000 }, () => {
  it.each([
    ['a near miss', 'Ann Le', 'Did you mean "Ann Lee"?'],
    ['a stranger', 'Eve Doe', '"Eve Doe" may not approve /notice. By the list "approvers" in'],
    ['somebody for other pages', 'Ben Wu', 'Ben Wu may not approve /notice.'],
  ])('refuses %s', async (_, by, sentence) => {
    const { status, output, aside } = await run('approve', ['/notice', '--by', by])
    expect([status, output]).toEqual([2, ''])
    expect(aside.replaceAll('\n', ' ')).toContain(sentence)
    expect(aside).toContain('Nothing was recorded.')
    expect(existsSync(records())).toBe(false)
  })

  it('records the name as the list has it, asks for the second, and notices that nothing is committed', async () => {
    project.write({ 'legal/terms.mdx': terms.replace('glad of', 'happy with') })
    const { status, output } = await run('approve', [
      '/terms',
      '--by',
      'ann  lee',
      '--note',
      'Parts | wholes',
    ])
    expect(status).toBe(0)
    expect(output).toContain('Recorded: Ann Lee approves /terms.')
    expect(output).not.toContain('Nobody in content/attorneys')
    expect(output).toContain(
      'The page needs two approvals, and this is one of them. The other may give Ben Wu.',
    )
    expect(output).toContain(
      'The words that you approve are not committed: content/legal/terms.mdx differs from the last commit.',
    )
    expect(linesOf(records())[0]).toMatchObject({ by: 'Ann Lee', note: 'Parts | wholes' })
    expect((await run('approve', ['--list'])).output).toContain(
      '/terms   approved by Ann Lee on January 31, 2026 (Parts | wholes), which is not in the last commit; a second approval, by somebody else, is needed',
    )
    const check = await run('check', ['--release'])
    expect([check.status, check.output]).toEqual([
      1,
      expect.stringContaining('must be approved by two people'),
    ])
  })

  it('says nothing of words that are committed', async () => {
    project.commit('2026-01-31')
    const { output } = await run('approve', ['/terms', '--by', 'Ben Wu'])
    expect(output).toContain('Recorded: Ben Wu approves /terms.')
    expect(output).not.toContain('not committed')
    expect(output).not.toContain('two approvals')
    expect((await run('approve', ['--list'])).output).toContain(
      'approved by Ann Lee on January 31, 2026 (Parts | wholes), and by Ben Wu on January 31, 2026',
    )
    project.commit('2026-01-31')
  })
})

describe('npm run approve, after the list of approvers alone has changed', { timeout: 60_000 }, () => {
  it('says that the words are committed, and what is not', async () => {
    const firm = readFileSync(join(folder, 'content/firm.mdx'), 'utf8')
    const log = readFileSync(records(), 'utf8')
    project.write({ 'firm.mdx': firm.replace('    office: Partner\n', '    office: Counsel\n') })
    const { output } = await run('approve', ['/terms', '--by', 'Ben Wu', '--note', 'Once more'])
    project.write({ 'firm.mdx': firm, 'legal/approvals.txt': log })
    expect(output).toContain(
      'The words that you approve are committed; content/firm.mdx differs from the last commit in something else than these words. Commit it, too.',
    )
    expect(output).not.toContain('are not committed')
  })
})

describe('npm run approve -- --log', { timeout: 60_000 }, () => {
  it('prints every record', async () => {
    const { status, output } = await run('approve', ['--log'])
    expect(status).toBe(0)
    expect(output).toMatch(
      /^1\. January 31, 2026: Ann Lee approved \/terms \(Parts \| wholes\)\.\n {2}By today’s list of approvers: Partner, admitted in New York, ann@tiny\.example\n {2}legal\/approved\/terms\/2026-01-10\.txt, SHA-256 [0-9a-f]{64}\n {2}In commit [0-9a-f]{7,}\.\n2\. /,
    )
  })

  it('writes them for a spreadsheet, with nothing that it would calculate', async () => {
    const { output } = await run('approve', ['--log', '--csv'])
    const [head = '', first = ''] = output.split('\r\n')
    expect(head.split(',').slice(0, 6)).toEqual([
      'Number',
      'Day',
      'What was done',
      'Page or file',
      'By',
      'Office by today’s list',
    ])
    expect(head).toMatch(/,What is wrong with this record$/)
    expect(first).toMatch(/^1,2026-01-31,approved,\/terms,Ann Lee,"Partner, admitted in New York",/)
    const written = await run('approve', ['--log', '--out', 'log.csv'])
    expect(written.output).toBe('Wrote log.csv: 4 records.\n')
    expect(readFileSync(join(folder, 'log.csv'), 'utf8')).toBe(output)
  })

  it('writes them as a page to print, which needs nothing else', async () => {
    await run('approve', ['--log', '--out', 'log.html'])
    const page = readFileSync(join(folder, 'log.html'), 'utf8')
    expect(page).toContain('<p>January 31, 2026: Ann Lee approved /terms (Parts | wholes).</p>')
    expect(page).toContain(linesOf(records()).at(-1)?.seal)
    expect(page).not.toMatch(/<script|<link|src=/)
  })

  it('says which approvals do not count by the list of today', async () => {
    const leaving = (more: string) =>
      edit(tree, 'firm.mdx', '    github: ben-wu\n', `    github: ben-wu\n${more}`)
    const faults = async (firm: Record<string, string>) => {
      project.write({ 'firm.mdx': firm['firm.mdx'] ?? '' })
      const { status, output } = await run('approve', ['--log'])
      project.write({ 'firm.mdx': tree['firm.mdx'] ?? '' })
      return [status, ...(output.match(/Careful: .*/g) ?? [])]
    }
    const no = (page: string) =>
      `Careful: By today’s list of approvers, Ben Wu was not to approve ${page} on January 31, 2026, so this record does not count.`
    expect(await faults(leaving('    until: 2026-01-31\n'))).toEqual([0])
    expect(await faults(leaving('    until: 2026-01-30\n'))).toEqual([0, no('/terms')])
    expect(await faults(edit(tree, 'firm.mdx', 'pages: [/terms]\ntwo', 'pages: [/notice]\ntwo'))).toEqual([
      0,
      no('/terms'),
    ])
  })

  it('is written also when a record was changed, and says so', async () => {
    const text = readFileSync(records(), 'utf8')
    writeFileSync(records(), text.replace('by Ben Wu', 'by Eve Doe'))
    const { status, output, aside } = await run('approve', ['--log'])
    const { output: csv } = await run('approve', ['--log', '--csv'])
    writeFileSync(records(), text)
    const wrong = csv.split('\r\n').filter((line) => line.includes('was changed since it was written'))
    expect(wrong).toEqual([expect.stringMatching(/^4,.*,Eve Doe,/)])
    expect(output).toContain('  Careful: Record 4, in line 7, was changed since it was written')
    expect([status, output]).toEqual([1, expect.stringContaining('Eve Doe approved /terms')])
    expect(aside.replaceAll('\n', ' ')).toContain('was changed since it was written')
  })

  it.each([
    [['--log', '--out', 'log.pdf'], 'let the name of the file end in .csv or .html'],
    [['--log', '--csv', '--out', 'log.html'], 'let the name of the file end in .csv.'],
    [['--csv'], 'The flag --csv goes with --log'],
    [['--log', '/terms'], 'Leave "/terms" out'],
    [['--log', '--by', 'Ann Lee'], 'Leave "--by" out'],
    [['--log', '--list'], 'The flag --list stands alone'],
    [['--reviews', 'x.json'], 'npm run approve -- --reviews FILE --base DIR --into DIR'],
  ])('%j is refused', async (words, sentence) => {
    const { status, aside } = await run('approve', words)
    expect([status, aside.replaceAll('\n', ' ')]).toEqual([2, expect.stringContaining(sentence)])
  })
})

describe('npm run approve -- --reviews', { timeout: 60_000 }, () => {
  const head = 'c'.repeat(40)
  let count = 0

  /** Records reviews of a pull request in which some files are otherwise. */
  async function reviews(
    bodies: readonly (readonly [login: string, body: string])[],
    changes: Record<string, string> = {},
    code?: CommandContext['code'],
  ) {
    count += 1
    const name = `pull-${count}`
    for (const [path, text] of Object.entries({ ...readTree(), ...changes })) {
      const file = join(folder, name, 'content', path)
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, text)
    }
    const nodes = bodies.map(([login, body], index) => ({
      fullDatabaseId: String(4_000_000_000 + index),
      state: 'APPROVED',
      body,
      lastEditedAt: null,
      author: { login },
      commit: { oid: head },
    }))
    const pull = {
      number: 5,
      headRefName: 'a-branch',
      headRefOid: head,
      isCrossRepository: false,
      baseRepository: { nameWithOwner: 'firm/site' },
      reviews: { nodes },
    }
    writeFileSync(join(folder, `${name}.json`), JSON.stringify(pull))
    const words = ['--reviews', `${name}.json`, '--base', 'content', '--into', `${name}/record`]
    const variables = { CONTENT_DIR: `${name}/content` }
    const result = code
      ? await runFor({ registry, code }, folder, 'approve', words, variables)
      : await run('approve', words, variables)
    const read = (file: string) => {
      const path = join(folder, name, 'record', file)
      return existsSync(path) ? readFileSync(path, 'utf8') : undefined
    }
    const commit = read('commit.json')
    return {
      ...result,
      comment: read('comment.md'),
      request: commit === undefined ? undefined : commitRequest.parse(JSON.parse(commit)),
      records: () => linesOf(records(`${name}/content`)),
    }
  }

  const commitRequest = z.object({
    query: z.string(),
    variables: z.object({
      input: z.object({
        branch: z.object({ repositoryNameWithOwner: z.string(), branchName: z.string() }),
        expectedHeadOid: z.string(),
        message: z.object({ headline: z.string(), body: z.string() }),
        fileChanges: z.object({ additions: z.array(z.object({ path: z.string(), contents: z.string() })) }),
      }),
    }),
  })

  /** The content of the main branch. */
  const readTree = (): Record<string, string> => ({
    ...tree,
    'addresses.txt': readFileSync(join(folder, 'content/addresses.txt'), 'utf8'),
  })

  it('records no approval of a page that shows other words than its files, and says so', async () => {
    const code = await codeShowing((html) => html.replace('</h1>', '</h1><p>No cookies are ever set.</p>'))
    const { output, request, comment } = await reviews([['ann-lee', 'Approve /terms']], {}, code)
    expect(request).toBeUndefined()
    for (const text of [output, comment])
      expect(text).toContain('the page /terms does not show just the words that would be approved')
  })

  it('records both approvals of a page with their reviews, and asks for a commit on top of the reviewed one', async () => {
    const {
      status,
      aside,
      request,
      comment,
      records: all,
    } = await reviews([
      ['ann-lee', 'Approve /terms'],
      ['ben-wu', 'Fine.\n\nApprove /terms'],
    ])
    expect([status, aside]).toEqual([0, ''])
    expect(all().map(({ act, by, via }) => [act, by, via?.review, via?.login, via?.commit === head])).toEqual(
      [
        ['approved', 'Ann Lee', 4_000_000_000, 'ann-lee', true],
        ['kept', 'Ann Lee', 4_000_000_000, 'ann-lee', true],
        ['kept', 'Ann Lee', 4_000_000_000, 'ann-lee', true],
        ['approved', 'Ben Wu', 4_000_000_001, 'ben-wu', true],
      ],
    )
    const { input } = request?.variables ?? {}
    expect(input).toMatchObject({
      branch: { repositoryNameWithOwner: 'firm/site', branchName: 'a-branch' },
      expectedHeadOid: head,
    })
    const additions = input?.fileChanges.additions ?? []
    expect(additions.map(({ path }) => path)).toEqual([
      'content/legal/approved/terms/2026-01-10.txt',
      'content/legal/versions/terms/2026-01-10.mdx',
      'content/legal/versions/labels-2026-01-31.mdx',
      'content/legal/approvals.txt',
    ])
    expect(Buffer.from(additions.at(-1)?.contents ?? '', 'base64').toString()).toContain(
      `review 4000000001 by ben-wu of ${head}`,
    )
    expect(comment).toContain('- Ann Lee approves /terms.\n- Ben Wu approves /terms.')
  })

  it.each([
    ['a page that needs somebody else', [['ben-wu', 'Approve /notice']], 'Ben Wu may not approve /notice.'],
    ['a page that needs nobody', [['ann-lee', 'Approve /about']], '/about needs no approval'],
    ['a page that is not there', [['ann-lee', 'Approve /term']], 'Did you mean /terms?'],
    ['a stranger', [['eve', 'Approve /terms']], 'Nobody on the list'],
    ['a review that names nothing', [['ann-lee', 'Thanks!']], undefined],
  ] as const)('records nothing of %s', async (_, bodies, why) => {
    const { status, request, comment } = await reviews(bodies)
    expect([status, request]).toEqual([0, undefined])
    if (why === undefined) expect(comment).toBeUndefined()
    else expect(comment).toContain(why)
  })

  it('goes by the list of the main branch, whatever the pull request writes into its own', async () => {
    const own = (tree['firm.mdx'] ?? '').replaceAll('Ben Wu', 'Eve Doe').replaceAll('ben-wu', 'eve')
    const { request, comment } = await reviews([['eve', 'Approve /terms']], {
      'firm.mdx': own
        .replace(onlyLegal, '')
        .replace('twoApprovals:\n  pages: [/terms]\n', 'approvals: [home]\n'),
    })
    expect([request, comment]).toEqual([undefined, expect.stringContaining('Nobody on the list')])
    const still = await reviews([['ann-lee', 'Approve /terms']], {
      'firm.mdx': own
        .replace(onlyLegal, '')
        .replace('twoApprovals:\n  pages: [/terms]\n', 'approvals: [home]\n'),
    })
    expect(still.comment).toContain('- Ann Lee approves /terms.')
  })

  it('records nothing while the content has an error', async () => {
    const { request, comment } = await reviews([['ann-lee', 'Approve /terms']], { 'pages/about.mdx': 'No.' })
    expect([request, comment]).toEqual([
      undefined,
      expect.stringContaining('Nothing was recorded: the content has'),
    ])
  })

  it('refuses what is no pull request', async () => {
    writeFileSync(join(folder, 'none.json'), '{}')
    const words = ['--reviews', 'none.json', '--base', 'content', '--into', 'record']
    expect(await run('approve', words)).toMatchObject({ status: 2, output: '' })
  })
})
