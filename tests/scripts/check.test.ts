import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { plainPage, minimalTree } from '../fixtures/minimalSite.ts'
import { run } from './runCommand.ts'

/** `npm run check` as an editor runs it, on trees small enough to read. */

const work = mkdtempSync(join(tmpdir(), 'west-atlantic-check-'))
afterAll(() => rmSync(work, { recursive: true, force: true }))

const check = (folder: string, words: string[] = [], variables?: NodeJS.ProcessEnv) =>
  run(folder, 'check', words, variables)

const addresses = [
  '/',
  '/about',
  '/contact',
  '/practice-areas',
  ...['alpha', 'beta', 'gamma'].map((name) => `/practice-areas/${name}-law`),
]

/** A folder with the tiny site and its list of addresses in `content/`, some of its files changed or added. */
function project(name: string, changes: Record<string, string | Uint8Array> = {}): string {
  const folder = join(work, name)
  for (const [path, text] of Object.entries({
    ...minimalTree,
    'addresses.txt': `${addresses.join('\n')}\n`,
    ...changes,
  })) {
    const file = join(folder, 'content', path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  return folder
}

const about = plainPage('About Us', 'inMenu: header\norder: 2', '## Why\n\nSee [it](/contakt), 100% sure.\n')
const sound = project('sound')
const broken = project('broken', {
  'pages/about.mdx': about,
  'practice-areas/beta-law.mdx': Uint8Array.of(0x2d, 0x2d, 0x2d, 0x0a, 0xe9),
  'notes.md': 'Not read.',
})
const warned = project('warned', { 'notes.md': 'Not read.' })

const brokenText = `content/notes.md

  1:1  warning  This file is not read, because its name does not end with .mdx.
    → Rename it so that it ends with .mdx, or move it out of the content folder; notes for yourselves go into a README.md.  (unread-file)

content/pages/about.mdx

  11:5  error  The link "/contakt" leads to a page that does not exist.
    │ See [it](/contakt), 100% sure.
    │     ^
    → Did you mean /contact?  (broken-link)

content/practice-areas/beta-law.mdx

  2:1  error  This file was not saved as UTF-8, and here stands the first letter that cannot be made out.
    │ \uFFFD
    │ ^
    → Save it again with your program’s “Save as”, and choose UTF-8 where it asks for the encoding; then look through it for �, and type the letter that belongs there, wherever it stands.  (file-encoding)

2 errors and 1 warning in 3 files.
The site cannot be built yet. More may be found once these are mended. What a rule means: npm run check -- --explain broken-link
`

describe('npm run check', { timeout: 60_000 }, () => {
  it('ends with a kind line when all is well', async () => {
    expect(await check(sound)).toEqual({
      status: 0,
      output: `All is well: 7 pages. Thank you.\n`,
      aside: '',
    })
  })

  it('tells every problem of every file, without colours when it does not write to a terminal', async () => {
    expect(await check(broken)).toEqual({ status: 1, output: brokenText, aside: '' })
  })

  it('colours the same words where that is asked for', async () => {
    process.env['FORCE_COLOR'] = '1'
    const { output } = await check(broken).finally(() => delete process.env['FORCE_COLOR'])
    const colours = new RegExp(String.raw`${String.fromCodePoint(27)}\[\d+m`, 'g')
    expect(output.match(colours)?.length).toBeGreaterThan(20)
    expect(output.replace(colours, '')).toBe(brokenText)
  })

  it('does not fail for warnings', async () => {
    const { status, output } = await check(warned)
    expect(status).toBe(0)
    expect(output).toContain(
      `1 warning in 1 file.\nNo warning keeps the site from being built. What a rule means:`,
    )
  })

  it('knows which day it is from BUILD_DATE', async () => {
    const dated = project('dated', {
      'pages/about.mdx':
        minimalTree['pages/about.mdx']?.replace(
          'order: 2',
          'order: 2\nreviewBy: 2026-06-20\nowner: A. Person',
        ) ?? '',
    })
    expect((await check(dated, [], { BUILD_DATE: '2026-06-20' })).output).toContain('All is well')
    expect((await check(dated, [], { BUILD_DATE: '2026-06-21' })).output).toContain(
      'This text was to be looked at again by 2026-06-20, and that day has passed.',
    )
  })
})

describe('npm run check -- --json', { timeout: 60_000 }, () => {
  it('gives every problem as data, with the same words', async () => {
    const { status, output, aside } = await check(broken, ['--json'])
    expect([status, aside]).toEqual([1, ''])
    const told: unknown = JSON.parse(output)
    expect(told).toHaveLength(3)
    expect(told).toContainEqual({
      file: 'content/pages/about.mdx',
      line: 11,
      column: 5,
      severity: 'error',
      rule: 'broken-link',
      message: 'The link "/contakt" leads to a page that does not exist.',
      fix: 'Did you mean /contact?',
    })
  })

  it('gives an empty list when all is well', async () => {
    const { status, output } = await check(sound, ['--json'])
    expect([status, JSON.parse(output)]).toEqual([0, []])
  })
})

describe('npm run check -- --github', { timeout: 60_000 }, () => {
  it('gives each problem as one annotation', async () => {
    const { status, output } = await check(broken, ['--github'])
    expect(status).toBe(1)
    const lines = output.split('\n').filter((line) => line.startsWith('::'))
    expect(lines).toHaveLength(3)
    expect(lines[1]).toBe(
      '::error file=content/pages/about.mdx,line=11,col=5,title=broken-link::The link "/contakt" leads to a page that does not exist.%0ADid you mean /contact?',
    )
  })
})

describe('npm run check -- --fix', { timeout: 60_000 }, () => {
  const about = `—-\r\n${plainPage('“About Us”', 'inMenu: header\norder: 2').slice(4)}One. Two.\n\n## Why\n\n[A](/nowhere).`

  it('repairs, tells what it was, then checks; the second time there is nothing to repair', async () => {
    const folder = project('fix', { 'pages/about.mdx': about })
    const { status, output, aside } = await check(folder, ['--fix'])
    expect([status, aside]).toEqual([1, ''])
    expect(output).toContain(`content/pages/about.mdx

  wrote line ends as all other files have them (Windows has its own)
  line 1: wrote --- in place of “—-”
  line 3: made the quotation marks around the text straight ones
  began 1 sentence on a new line
  ended the last line

1 file was repaired; no word was changed.

content/pages/about.mdx

  14:1  error  The link "/nowhere" leads to a page that does not exist.`)
    const again = await check(folder, ['--fix'])
    expect(again.output).toMatch(/^There was nothing to repair\.\n\ncontent/)
    expect(readdirSync(join(folder, 'content/pages'))).not.toContainEqual(expect.stringContaining('.part'))
  })

  it('does not go with output for programs', async () => {
    const { status, output, aside } = await check(sound, ['--fix', '--json'])
    expect([status, output]).toEqual([2, ''])
    expect(aside).toContain('Run it first, then --json.')
  })
})

describe('npm run check -- --explain', { timeout: 60_000 }, () => {
  it('prints the page of a rule, written either way', async () => {
    const page = await check(sound, ['--explain', 'broken-link'])
    expect(page.status).toBe(0)
    expect(page.output).toMatch(/^broken-link \(error: [^]*Wrong:\n\n {4}See[^]*Right:\n\n {4}See/)
    expect(await check(sound, ['--explain=broken-link'])).toEqual(page)
  })

  it('lists all rules when none is named', async () => {
    const { status, output } = await check(sound, ['--explain'])
    expect(status).toBe(0)
    expect(output).toMatch(/^duplicate-field +A field stands in a file twice\.$/m)
  })
})

describe('what the check does not understand', { timeout: 60_000 }, () => {
  it.each([
    [['--jsn'], 'There is no flag --jsn. Did you mean "--json"?'],
    [['-x'], 'There is no flag -x. Its flags are: --fix,'],
    [['--json=yes'], 'The flag --json stands alone.'],
    [['--json', '--github'], 'Choose one of --json and --github.'],
    [
      ['content/firm.mdx'],
      'The check reads all files, and does not know what to do with "content/firm.mdx".',
    ],
    [['--explain', 'brokn-link'], 'There is no rule "brokn-link". Did you mean broken-link'],
    [['--explain', 'weather'], 'There is no rule "weather". The list of all: npm run check -- --explain'],
    [['--explain', 'a', 'b'], 'One rule is explained at a time.'],
  ])('%j is told in a sentence', async (words, sentence) => {
    const { status, output, aside } = await check(sound, words)
    expect([status, output]).toEqual([2, ''])
    expect(aside).toContain(sentence)
    expect(aside).not.toMatch(/^\s+at /m)
  })

  it('a folder that is not there', async () => {
    const { status, aside } = await check(sound, [], { CONTENT_DIR: 'contents' })
    expect(status).toBe(2)
    expect(aside).toContain(`There is no folder ${join(sound, 'contents')}.`)
  })

  it('a day that is none', async () => {
    expect(await check(sound, [], { BUILD_DATE: '2026-02-30' })).toEqual({
      status: 2,
      output: '',
      aside: 'BUILD_DATE is "2026-02-30"; write it as a day, for example 2026-01-31.\n',
    })
  })

  it('asks for help and gets all of it', async () => {
    const { status, output } = await check(sound, ['--help'])
    expect(status).toBe(0)
    for (const flag of ['--json', '--github', '--explain RULE', '--help']) expect(output).toContain(flag)
  })
})
