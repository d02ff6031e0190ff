import type { Prompt } from '../../src/content/edit/plan.ts'
import { registry } from '../../src/firm/registry.ts'
import { PassThrough } from 'node:stream'
import { afterAll, describe, expect, it } from 'vitest'
import type { Command } from '../../scripts/cli/command.ts'
import { createPrompt, PromptAborted } from '../../scripts/cli/prompt.ts'
import { beginNew } from '../../scripts/commands/new.ts'
import { retire } from '../../scripts/commands/retire.ts'
import { tinyAddresses } from '../fixtures/editingFixture.ts'
import { plainPage, minimalTree } from '../fixtures/minimalSite.ts'
import { contentOf, workFolder } from './tempProject.ts'
import { run } from './runCommand.ts'

/** `npm run new` as an editor runs it. */

const work = workFolder('new')
afterAll(work.clear)

/** A project with the tiny site, for all but one test on a copy of the firm’s own content. */
const tinyProject = (): string => work.project({ ...minimalTree, 'addresses.txt': tinyAddresses })

describe('npm run new', { timeout: 60_000 }, () => {
  it('begins a file and tells what is left', async () => {
    const folder = work.project()
    const { status, output, aside } = await run(folder, 'new', [
      'person',
      '--name',
      "Ada O'Sample",
      '--group=partner',
    ])
    expect([status, aside]).toEqual([0, ''])
    expect(output).toContain('content/attorneys/ada-osample.mdx (created)')
    expect(output).toContain('To undo all of it: npm run retire -- attorneys/ada-osample --anyway\n')
    expect(output).toMatch(/^Fill in what says \(to be filled in\): \d+ places in the new file\./m)
    const { output: problems } = await run(folder, 'check', ['--json'])
    expect(JSON.parse(problems)).toContainEqual(
      expect.objectContaining({
        file: 'content/attorneys/ada-osample.mdx',
        rule: 'blank',
        severity: 'error',
      }),
    )
    const before = contentOf(folder)
    const again = await run(folder, 'new', ['person', '--name', "Ada O'Sample", '--group', 'partner'])
    expect(again.aside).toContain(
      'There is a file attorneys/ada-osample.mdx already, and nothing is written over it. If you mean another one, give this one another name:\nnpm run new -- person --name "Ada O\'Sample" --group partner --file ada-osample-2\n',
    )
    expect(contentOf(folder)).toEqual(before)
  })

  it('--dry-run writes nothing', async () => {
    const folder = tinyProject()
    const before = contentOf(folder)
    const { output } = await run(folder, 'new', [
      'page',
      '--title',
      'Our History',
      '--below',
      '/about',
      '--dry-run',
    ])
    expect(output).toContain('content/pages/about/our-history.mdx (created)')
    expect(output).not.toContain('To undo')
    expect(contentOf(folder)).toEqual(before)
  })

  it.each([
    [
      [],
      'What do you want to add?\nWrite one of these words behind npm run new: person, practice-area, role, legal-page, page\n',
    ],
    [
      ['person'],
      'What is the person’s name, as the page shows it?\nAnswer with the flag --name, for example:\nnpm run new -- person --name "…"\n',
    ],
    [
      ['person', '--name', 'A B'],
      'Answer with the flag --group, for example:\nnpm run new -- person --name "A B" --group partner\nYou may also write one of these behind --group, instead of partner: associate, staff\n',
    ],
    [['person', 'Ada', 'Sample'], '"Ada Sample" stands without a flag.'],
    [['person', '--nane', 'A'], 'There is no flag --nane. Did you mean "--name"?'],
    [['person', '--name', '--group'], 'Behind --name belongs a text'],
    [
      ['role', '--title', 'Clerk', '--page', 'join', '--pay.from', '145k'],
      'this is not an amount written as $145,000.',
    ],
  ])('%j: %s', async (words, sentence) => {
    const folder = tinyProject()
    const before = contentOf(folder)
    const { status, output, aside } = await run(folder, 'new', words)
    expect([status, output]).toEqual([2, ''])
    expect(aside).toContain(sentence)
    expect(aside).not.toMatch(/^\s+at /m)
    expect(contentOf(folder)).toEqual(before)
  })
})

describe('an answer that cannot be', () => {
  /** Carries out a command for somebody who types these lines at a terminal. */
  const typed = async (command: Command, folder: string, args: string[], lines: string) => {
    const stdin = Object.assign(new PassThrough(), { isTTY: true })
    const [stdout, stderr] = [new PassThrough(), new PassThrough()]
    stdin.write(lines)
    const today = '2026-01-31'
    const env = { BUILD_DATE: today }
    const code = {
      folder,
      loadServer: () => Promise.resolve({}),
    }
    const status = await command({ registry, code, args, cwd: folder, env, today, stdin, stdout, stderr })
    return { status, shown: String(stdout.read()) }
  }

  const withPageBelow = {
    ...minimalTree,
    'pages/about/firm.mdx': plainPage('Our Firm'),
    'addresses.txt': `${tinyAddresses}/about/firm\n`,
  }
  it.each([
    [
      beginNew,
      ['page', '--title', 'Our Pets'],
      '/abuot\r/about\r',
      'There is no page "/abuot" that this one could stand below. Did you mean /about?',
      'content/pages/about/our-pets.mdx (created)',
    ],
    [
      retire,
      ['about/firm', '--anyway'],
      '/abuot\r/about\r',
      'There is no page /abuot on the site today. Did you mean /about?',
      '/about/firm -> /about',
    ],
  ] as const)('is told, and the question asked again (%#)', async (command, args, lines, complaint, done) => {
    const { status, shown } = await typed(command, work.project(withPageBelow), [...args], lines)
    expect(status).toBe(0)
    expect(shown.replaceAll(/\s+/g, ' ')).toContain(complaint)
    expect(shown).toContain(done)
  })

  it('given as a flag ends the command, and nothing is asked', async () => {
    const folder = tinyProject()
    const before = contentOf(folder)
    const { status, shown } = await typed(
      beginNew,
      folder,
      ['page', '--title', 'Our Pets', '--below', '/abuot'],
      '',
    )
    expect([status, shown]).toEqual([2, 'null'])
    expect(contentOf(folder)).toEqual(before)
  })
})

describe('a question', () => {
  const question: Prompt = {
    flag: 'group',
    sentence: 'Which group?',
    choices: [
      { word: 'partner', words: 'the partners' },
      { word: 'staff', words: 'the others' },
    ],
  }
  const answered = async (typed: string, asked: Prompt, end = false) => {
    const input = Object.assign(new PassThrough(), { isTTY: true })
    const output = new PassThrough()
    const answer = createPrompt(input, output).ask(asked)
    if (end) input.end(typed)
    else input.write(typed)
    return { answer: await answer, shown: String(output.read()) }
  }

  it.each([
    ['1\r', 'partner'],
    ['staff\r', 'staff'],
    ['Staff \r', 'staff'],
    ['\rx\r3\r2\r', 'staff'],
  ])('%j means %s', async (typed, answer) => {
    expect((await answered(typed, question)).answer).toBe(answer)
  })

  it('shows its choices, and says what is no answer', async () => {
    const { shown } = await answered('prtner\r1\r', question)
    expect(shown).toContain('Which group?\n  1  partner  the partners\n  2  staff    the others\n')
    expect(shown).toContain('Write the number or the word of one of them. Did you mean "partner"?')
  })

  it('says what Enter alone means, in words', async () => {
    const { shown } = await answered('\r', { ...question, suggested: 'staff' })
    expect(shown).toContain('\nPress Enter for the others\n')
  })

  it('Enter alone takes what is suggested', async () => {
    expect((await answered('\r', { ...question, suggested: 'staff' })).answer).toBe('staff')
  })

  it('Ctrl-C and the end of the input end everything', async () => {
    await expect(answered('par\u0003', question)).rejects.toThrow(PromptAborted)
    await expect(answered('', question, true)).rejects.toThrow(PromptAborted)
  })
})
