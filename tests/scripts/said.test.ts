import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { plainPage } from '../site/tinySite.ts'
import { gitProject } from './gitProject.ts'

/** `npm run said` on a history made for it. */

const project = gitProject('said')
afterAll(() => project.remove())
const { run } = project

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
    const { status, output, aside } = await run('said', ['YOU "may" write'])
    expect([status, aside]).toEqual([0, ''])
    expect(output).toContain(
      `/about said "YOU "may" write" from January 10, 2025 to June 20, 2025 (from revision ${short[0]} until revision ${short[2]}).\n    You "may" write to us.\n`,
    )
    expect(output).toContain('The history begins on January 10, 2025; what was said before is not known.')
    expect(output).toContain(
      '1 revision, the last of June 20, 2025, has files that today’s program cannot make into pages',
    )
    expect(output).toContain('There was no archive to look into.')
  })

  it('knows what appeared and left by itself', async () => {
    const { output } = await run('said', ['may read'])
    expect(output).toContain('/new said "may read" from March 1, 2025 to April 16, 2025')
  })

  it('reads what does not fit today’s rules as it was typed', async () => {
    const { output } = await run('said', ['you must write'])
    expect(output).toContain(
      `/about said "you must write" from June 20, 2025 to September 1, 2025 (from revision ${short[2]} until revision ${short[5]}).`,
    )
  })

  it('counts a branch on the day of its merge, and knows what is said still', async () => {
    const { output } = await run('said', ['you can write'])
    expect(output).toContain(
      `/about has said "you can write" since September 1, 2025, and says it still (since revision ${short[5]}).`,
    )
  })

  it('answers for a day, as data too', async () => {
    const [then, later, before] = await Promise.all([
      run('said', ['"may" write', '--on', '2025-03-05', '--json']),
      run('said', ['"may" write', '--on', '2026-01-01']),
      run('said', ['"may" write', '--on', '2024-01-01']),
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
      expect.stringContaining('What was said on January 1, 2024 is not known.'),
    ])
  })

  it.each([
    [[], 'Write the words that you look for'],
    [['you', 'may'], 'Put the words into quotation marks: npm run said -- "you may"'],
    [['may', '--on', 'March'], 'write it as a day, for example 2026-01-31'],
    [['may', '--page', 'about'], 'The address of a page begins with a slash: --page /about'],
  ])('tells %j in a sentence', async (words, sentence) => {
    const { status, output, aside } = await run('said', words)
    expect([status, output]).toEqual([2, ''])
    expect(aside).toContain(sentence)
  })
})
