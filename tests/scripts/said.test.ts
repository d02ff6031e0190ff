import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { legalPage, legalTree, termsBody, termsFile } from '../fixtures/legalSite.ts'
import { plainPage } from '../fixtures/minimalSite.ts'
import { workFolder } from './tempProject.ts'
import { gitFixture } from './gitFixture.ts'
import { run } from './runCommand.ts'

/** `npm run said` on a history made for it. */

const project = gitFixture('said')
afterAll(() => project.remove())
const work = workFolder('said')
afterAll(() => work.clear())
const ask = project.run

const about = (body: string) =>
  plainPage('About Us', 'inMenu: header\norder: 2', `${body}\n\n## Why\n\nBecause.\n`)
const short: string[] = []

beforeAll(() => {
  const commit = (day: string, files: Record<string, string | undefined>) => {
    project.write(files)
    short.push(project.commit(day).slice(0, 7))
  }
  commit('2025-01-10', { 'pages/about.mdx': about('You “may”\nwrite to us.') })
  commit('2025-02-10', {
    'pages/new.mdx': plainPage('New', 'publishOn: 2025-03-01\nexpiresOn: 2025-04-15', 'You may read.'),
  })
  // Old revisions need not fit today's rules.
  commit('2025-06-20', { 'pages/about.mdx': about('You must write to us.').replace('lede: About it.\n', '') })
  commit('2025-07-01', { 'pages/about.mdx': about('You must write to us.') })
  // A branch counts on the day of its merge.
  project.git('checkout', '--quiet', '-b', 'side')
  commit('2025-08-01', { 'pages/about.mdx': about('You can write to us.') })
  project.git('checkout', '--quiet', 'main')
  project.git('merge', '--quiet', '--no-ff', '--no-commit', 'side')
  short.push(project.commit('2025-09-01').slice(0, 7))
})

describe('npm run said', { timeout: 60_000 }, () => {
  it('tells each page and its time, whatever the quotes and line ends', async () => {
    const { status, output, aside } = await ask('said', ['YOU "may" write'])
    expect([status, aside]).toEqual([0, ''])
    expect(output).toContain(
      `/about said "YOU "may" write" from January 10, 2025 or earlier to June 20, 2025 (from revision ${short[0]} until revision ${short[2]}).\n    You "may" write to us.\n`,
    )
    expect(output).toContain('The history begins on January 10, 2025; what was said before is not known.')
    expect(output).toContain(
      '1 revision, the last of June 20, 2025, has files that today’s program cannot make into pages',
    )
    expect(output).toContain('There was no archive to look into.')
  })

  it('looks through the history of the content, though the code stands outside of it', async () => {
    const here = await ask('said', ['you may write'])
    const folder = work.project({})
    const elsewhere = await run(folder, 'said', ['you may write'], {
      CONTENT_DIR: join(project.folder, 'content'),
    })
    expect(elsewhere.output).toContain('Searched: branch main')
    expect(elsewhere.output).toBe(here.output)
  })

  it.each(['“you must”', '"you must"', '«you must»'])(
    'takes the quotation marks around %s for no part of the words',
    async (typed) => {
      const { output } = await ask('said', [typed])
      expect(output).toContain('Asked: "you must", on any page, at any time.')
    },
  )

  it('knows what appeared and left by itself', async () => {
    const { output } = await ask('said', ['may read'])
    expect(output).toContain('/new said "may read" from March 1, 2025 to April 15, 2025')
  })

  it('reads what does not fit today’s rules as it was typed', async () => {
    const { output } = await ask('said', ['“you must write”'])
    expect(output).toContain('Asked: "you must write", on any page, at any time.')
    expect(output).toContain(
      `/about said "you must write" from June 20, 2025 to September 1, 2025 (from revision ${short[2]} until revision ${short[5]}).`,
    )
  })

  it('counts a branch on the day of its merge, and knows what is said still', async () => {
    const { output } = await ask('said', ['you can write'])
    expect(output).toContain(
      `/about has said "you can write" since September 1, 2025, and says it still (since revision ${short[5]}).`,
    )
  })

  it('answers for a day, as data too', async () => {
    const [then, later, before] = await Promise.all([
      ask('said', ['"may" write', '--on', '2025-03-05', '--json']),
      ask('said', ['"may" write', '--on', '2026-01-01']),
      ask('said', ['"may" write', '--on', '2024-01-01']),
    ])
    expect(JSON.parse(then.output)).toMatchObject({
      phrase: '"may" write',
      on: '2025-03-05',
      pages: [{ page: '/about', spans: [{ from: '2025-01-10', to: '2025-06-20' }], archives: [] }],
      known: { from: '2025-01-10', archives: [] },
    })
    expect([later.status, later.output]).toEqual([
      1,
      expect.stringContaining('No page said ""may" write" on January 1, 2026.'),
    ])
    expect([before.status, before.output]).toEqual([
      1,
      expect.stringContaining('What the site said on January 1, 2024 is not known.'),
    ])
  })

  it('prints a whole page as it was on a day, with what vouches for it', async () => {
    const { status, output } = await ask('said', ['--page', '/about', '--on', '2025-03-05'])
    expect(status).toBe(0)
    expect(output).toMatch(/^What the page \/about said on March 5, 2025\n/)
    expect(output).toContain(
      `The git history has this wording from January 10, 2025 to June 20, 2025 (from revision ${short[0]} until revision ${short[2]}).`,
    )
    expect(output).toMatch(
      /\n-+\nTitle: About Us\n[^]*\nYou "may" write to us\.\n\n## Why\nBecause\.\n[^]*\n-+\n/,
    )
  })

  it('tells both wordings of the day of a change, and which was read as it was typed', async () => {
    const { output } = await ask('said', ['--page', '/about', '--on', '2025-06-20'])
    expect(output).toContain('2 different wordings are on record for that day.')
    expect(output.match(/It was read as it was typed/g)).toHaveLength(1)
    const gone = await ask('said', ['--page', '/new', '--on', '2025-05-01'])
    expect([gone.status, gone.output]).toEqual([
      1,
      expect.stringContaining('It stood there from March 1, 2025 to April 15, 2025.'),
    ])
  })

  it('writes the whole page into a file, and gives it as data', async () => {
    const asked = ['--page', '/about', '--on', '2025-03-05']
    const written = await ask('said', [...asked, '--out', 'about.html'])
    const none = await ask('said', ['--page', '/new', '--on', '2025-01-15', '--out', 'new.txt'])
    const { output } = await ask('said', [...asked, '--json'])
    expect([written.status, written.aside]).toEqual([0, 'Written: about.html\n'])
    expect(written.output).toMatch(/^The git history has this wording /)
    expect(readFileSync(join(project.folder, 'about.html'), 'utf8')).toContain(
      '<p>You &quot;may&quot; write to us.</p>',
    )
    expect([none.status, existsSync(join(project.folder, 'new.txt'))]).toEqual([1, false])
    expect(JSON.parse(output)).toMatchObject({
      page: '/about',
      on: '2025-03-05',
      wordings: [
        { standings: [{ from: '2025-01-10', to: '2025-06-20', isTyped: false }], archives: [], approved: [] },
      ],
    })
  })

  it('finds labels as they are filled in, also in the time before there was a file of labels', async () => {
    project.git('checkout', '--quiet', '-b', 'labels')
    const labels = readFileSync(join(project.folder, 'content/labels.mdx'), 'utf8')
    project.write({ 'labels.mdx': undefined, [termsFile]: legalPage(termsBody('You may.'), '2025-10-01') })
    project.commit('2025-10-01')
    project.write({ 'labels.mdx': labels.replace('Last Updated {days}', 'In force as of {days}') })
    project.write({ 'legal/versions/labels-2025-10-01.mdx': labels })
    project.commit('2025-11-01')
    const [first, second, year] = await Promise.all(
      ['Last Updated October 1, 2025', 'in force as of October 1, 2025', '© 2026 Tiny'].map((words) =>
        ask('said', [words]),
      ),
    )
    project.git('checkout', '--quiet', 'main')
    expect(first?.output).toMatch(
      /\n\/terms said "Last Updated October 1, 2025" from October 1, 2025 to November 1, 2025 \(.*\)\.\n {4}Last Updated October 1, 2025\n/,
    )
    expect(second?.output).toMatch(
      /\n\/terms has said "in force as of October 1, 2025" since November 1, 2025/,
    )
    expect(year?.output).toContain('has said "© 2026 Tiny" since January 1, 2026, and says it still')
  })

  it('names the branch that it has searched, and warns when that is not the main one', async () => {
    const { output: onMain } = await ask('said', ['write'])
    expect(onMain).toContain(`Searched: branch main at ${short[5]}.`)
    expect(onMain).not.toContain('Careful')
    project.git('checkout', '--quiet', '-b', 'draft')
    project.write({ 'pages/about.mdx': about('You never write to us.') })
    const own = project.commit('2025-10-01').slice(0, 7)
    const { output: apart } = await ask('said', ['never write'])
    project.git('checkout', '--quiet', '--detach', 'main~1')
    const { output: earlier } = await ask('said', ['write'])
    project.git('checkout', '--quiet', 'main')
    expect(apart).toMatch(
      /^Careful: this is not the main branch\. Words that were never merged into main count/,
    )
    expect(apart).toContain('/about has said "never write" since October 1, 2025')
    expect(apart).toContain(`Searched: branch draft at ${own}.`)
    expect(earlier).toMatch(/^Careful: this is an earlier state of the main branch, main;/)
  })

  it('answers from approved texts for a day before the history', async () => {
    const terms = (sentence: string) => legalPage(termsBody(sentence), '2025-12-01')
    project.git('checkout', '--quiet', '-b', 'approved')
    project.write({ [termsFile]: terms('You shall read.') })
    const approving = await ask('approve', ['/terms', '--by', 'Jane Sample'], { BUILD_DATE: '2025-12-02' })
    project.commit('2026-01-15')
    const [there, kept, damaged] = [
      await ask('said', ['shall read', '--on', '2025-12-05']),
      await ask('said', ['shall read', '--page', '/terms/2025-12-01']),
      await (async () => {
        const list = join(project.folder, 'content/legal/approvals.txt')
        writeFileSync(list, readFileSync(list, 'utf8').replace('Jane', 'Joan'))
        project.commit('2026-01-16')
        return ask('said', ['shall read'])
      })(),
    ]
    project.git('checkout', '--quiet', 'main')
    expect(approving.status).toBe(0)
    const words =
      'The text that was approved for /terms from December 2, 2025 on has "shall read" (approved by Jane Sample on December 2, 2025; content/legal/approved/terms/2025-12-01.txt).'
    expect([there.status, there.output]).toEqual([0, expect.stringContaining(words)])
    expect(there.output).toContain('In the git history, no page said "shall read" on December 5, 2025.')
    expect([kept.status, kept.output]).toEqual([0, expect.stringContaining(words)])
    expect(damaged.output).toContain(
      'The records of approvals are not in order, so no approved text was searched.',
    )
    expect(damaged.output).not.toContain('was approved for')
  })

  it('answers from approved texts where there is neither a history nor an archive', async () => {
    const folder = work.project(legalTree(legalPage(termsBody('You shall read.'), '2026-01-10')))
    const none = await run(folder, 'said', ['shall read'])
    const given = await run(folder, 'approve', ['/terms', '--by', 'Jane Sample'], {
      BUILD_DATE: '2026-01-12',
    })
    expect(given).toMatchObject({ status: 0, aside: '' })
    const [told, whole] = await Promise.all([
      run(folder, 'said', ['shall read']),
      run(folder, 'said', ['--page', '/terms', '--on', '2026-01-20']),
    ])
    expect([none.status, none.aside.replaceAll('\n', ' ')]).toEqual([
      2,
      expect.stringContaining('There is no git history here, no archive and no approved text'),
    ])
    expect([told.status, told.output]).toEqual([
      0,
      expect.stringContaining(
        'What the site said is not known.\nThe text that was approved for /terms from January 12, 2026 on has "shall read"',
      ),
    ])
    expect(whole.output).toContain('Jane Sample approved it on January 12, 2026')
    expect(whole.output).toContain('There is no git history here, so only archives and approved texts')
  })

  it.each([
    [['write', '--on', '2026-02-01'], 'February 1, 2026 is still to come: today is January 31, 2026.'],
    [['write', '--page', '/abou'], 'The nearest is /about.'],
    [[], 'Write the words that you look for'],
    [['you', 'may'], 'Put the words into quotation marks: npm run said -- "you may"'],
    [['“you', 'may”'], 'Put the words into quotation marks: npm run said -- "you may"'],
    [['“”'], 'Write the words that you look for'],
    [['may', '--on', 'March'], 'write it as a day, for example 2026-01-31'],
    [['may', '--on', '2025-02-30'], '"2025-02-30", and no calendar has that day'],
    [['may', '2025-03-05'], 'A day stands behind --on: npm run said -- "may" --on 2025-03-05'],
    [['--page', '/about'], 'npm run said -- --page /about --on 2026-01-31'],
    [['--page', '/about', '--on', '2025-03-05', '--out', 'about.doc'], 'end in .html or .txt'],
    [['may', '--out', 'a.txt'], 'Only a whole page is written into a file.'],
    [['may', '--page', '“About Us”'], '"About Us" is none.\nWrite --page /about\n'],
    [['may', '--date', '2025-03-05'], 'There is no flag --date. Did you mean "--on"?'],
  ])('tells %j in a sentence', async (words, sentence) => {
    const { status, output, aside } = await ask('said', words)
    expect([status, output]).toEqual([2, ''])
    expect(aside).toContain(sentence)
  })
})
