import { mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { tinyTree } from '../site/tinySite.ts'
import { gitProject } from './gitProject.ts'

/** `npm run preserve` as a lawyer runs it. The finished site is a stand-in, served by the project's own server. */

const project = gitProject('preserve')
afterAll(() => project.remove())
const { folder, run } = project
const inFolder = (path: string) => join(folder, path)
const ledger = inFolder('content/legal/archives.txt')

const pages = [
  '',
  'about',
  'contact',
  'practice-areas',
  ...['alpha', 'beta', 'gamma'].map((one) => `practice-areas/${one}-law`),
]
for (const path of pages) {
  for (const [name, text] of [
    ['index.html', `<!doctype html><title>${path}</title><p>Page /${path}</p>`],
    ['index.json', '{}'],
  ] as const) {
    const file = inFolder(join('dist', path, name))
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
}
writeFileSync(inFolder('dist/404.html'), '<p>Nothing here.</p>')

const make = (day: string) => run('preserve', ['--site', 'dist'], { BUILD_DATE: day })
let revision = ''
const file = () => inFolder(`archives/2026-01-31-${revision.slice(0, 7)}.wacz`)

beforeAll(async () => {
  revision = project.commit('2026-01-30')
  const due = await run('preserve', ['--due'])
  expect([due.status, due.output]).toEqual([
    1,
    expect.stringContaining('No archive of the site was made yet.'),
  ])
  const { status, output, aside } = await make('2026-01-31')
  expect([status, aside]).toEqual([0, ''])
  expect(output).toContain(
    `archives/2026-01-31-${revision.slice(0, 7)}.wacz holds 8 pages as they are on January 31, 2026`,
  )
}, 60_000)

describe('npm run preserve', { timeout: 60_000 }, () => {
  it('adds a record, and one only; the same revision and day give the same bytes', async () => {
    const text = readFileSync(ledger, 'utf8')
    expect(text.match(/ \| preserved \| /g)).toHaveLength(1)
    const bytes = readFileSync(file())
    // The files' own dates change, and nothing that is archived may depend on them.
    rmSync(file())
    writeFileSync(inFolder('dist/404.html'), '<p>Nothing here.</p>')
    const again = await make('2026-01-31')
    expect([again.status, again.output]).toEqual([
      0,
      expect.stringContaining('came out the same, byte for byte'),
    ])
    expect(readFileSync(file()).equals(bytes)).toBe(true)
    expect(readFileSync(ledger, 'utf8')).toBe(text)
    expect(readdirSync(inFolder('archives'))).toHaveLength(1)
  })

  it('tells when what was recorded cannot be made again', async () => {
    const page = inFolder('dist/about/index.html')
    const html = readFileSync(page)
    writeFileSync(page, 'Another page.')
    const { status, aside } = await make('2026-01-31')
    writeFileSync(page, html)
    expect([status, aside]).toEqual([2, expect.stringContaining('what was made now differs from it')])
  })

  it('refuses files that no revision has, and an earlier day', async () => {
    project.write({ 'pages/about.mdx': tinyTree['pages/about.mdx']?.replace('Text.', 'Words.') })
    const changed = await make('2026-02-01')
    project.git('checkout', '--', 'content/pages/about.mdx')
    expect([changed.status, changed.aside]).toEqual([
      2,
      expect.stringContaining('  content/pages/about.mdx\n'),
    ])
    const early = await make('2026-01-30')
    expect([early.status, early.aside]).toEqual([2, expect.stringContaining('an earlier day')])
  })

  it('refuses a folder without a site, and a site without one of its pages', async () => {
    const none = await run('preserve', ['--site', 'nowhere'])
    expect([none.status, none.aside]).toEqual([2, expect.stringContaining('There is no finished site in')])
    renameSync(inFolder('dist/contact'), inFolder('dist/kontakt'))
    const lacking = await make('2026-02-01')
    renameSync(inFolder('dist/kontakt'), inFolder('dist/contact'))
    expect([lacking.status, lacking.aside]).toEqual([2, expect.stringContaining('has no page /contact')])
  })

  it.each([
    [['--site'], 'Behind --site belongs a text'],
    [['--verify', '--due'], 'Choose one of --site, --verify and --due.'],
    [['x.wacz'], 'npm run preserve -- --verify FILE'],
    [['--dew'], 'Did you mean "--due"?'],
  ])('tells %j in a sentence', async (words, sentence) => {
    const { status, output, aside } = await run('preserve', words)
    expect([status, output]).toEqual([2, ''])
    expect(aside).toContain(sentence)
    expect(aside).not.toMatch(/^\s+at /m)
  })
})

describe('npm run preserve -- --verify', { timeout: 60_000 }, () => {
  it('finds every archive unaltered', async () => {
    const { status, output } = await run('preserve', ['--verify'])
    expect([status, output]).toEqual([
      0,
      expect.stringContaining('is unaltered: 8 pages as they were on January 31, 2026'),
    ])
  })

  it('names the page of a flipped byte', async () => {
    const bytes = readFileSync(file())
    const altered = Buffer.from(bytes)
    // The first answer is that of the home page; the record about the archive itself stands before it.
    altered[700] = (altered[700] ?? 0) ^ 1
    writeFileSync(inFolder('copy.wacz'), altered)
    const { status, output } = await run('preserve', ['--verify', 'copy.wacz'])
    rmSync(inFolder('copy.wacz'))
    expect([status, output]).toEqual([
      1,
      expect.stringMatching(/^copy\.wacz was altered: .* which hold the answer at \/\.\n$/),
    ])
  })

  it('names a changed line of the list', async () => {
    const text = readFileSync(ledger, 'utf8')
    writeFileSync(ledger, text.replace('| preserved | 2026-01-31', '| preserved | 2026-02-28'))
    const [verified, due] = await Promise.all([run('preserve', ['--verify']), run('preserve', ['--due'])])
    writeFileSync(ledger, text)
    expect([verified.status, verified.output]).toEqual([
      1,
      expect.stringContaining('Record 1, in line 4, was changed since it was written'),
    ])
    expect([due.status, due.aside]).toEqual([2, expect.stringContaining('Record 1, in line 4, was changed')])
  })

  it('says that there is none, or no such file', async () => {
    const [none, wrong] = await Promise.all([
      run('preserve', ['--verify', '--archives', 'nowhere']),
      run('preserve', ['--verify', 'nowhere.wacz']),
    ])
    expect([none.status, none.aside]).toEqual([2, expect.stringContaining('There is no archive in nowhere.')])
    expect([wrong.status, wrong.aside]).toEqual([2, 'There is no file nowhere.wacz.\n'])
  })
})

describe('npm run preserve -- --due', { timeout: 60_000 }, () => {
  it.each([
    ['2026-05-01', 0, '90 days ago, and every page still says what it said'],
    ['2026-05-02', 1, '91 days ago; one is due when the last is older than 90 days.'],
  ])('on %s ends with %i', async (day, ends, words) => {
    const { status, output } = await run('preserve', ['--due'], { BUILD_DATE: day })
    expect([status, output]).toEqual([ends, expect.stringContaining(words)])
  })

  it('names the pages that say something else, and writes the reasons down', async () => {
    const about = tinyTree['pages/about.mdx']
    project.write({ 'pages/about.mdx': about?.replace('Text.', 'Words.') })
    const { status, output } = await run('preserve', ['--due', '--out', 'due.md'])
    project.write({ 'pages/about.mdx': about?.replace('Text.\n', 'Text.  \n') })
    const reflowed = await run('preserve', ['--due'])
    project.write({ 'pages/about.mdx': about })
    expect([status, output]).toEqual([
      1,
      expect.stringContaining('the wording of 1 page has changed: /about.'),
    ])
    expect(readFileSync(inFolder('due.md'), 'utf8')).toContain(
      '1 page has changed: /about.\n\nAn archive is due.',
    )
    expect(reflowed.status).toBe(0)
  })
})
