import { cpSync, mkdirSync, readFileSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { places } from '../../src/node/archive/packArchive.ts'
import { unpackArchive } from '../../src/node/archive/unpackArchive.ts'
import { legalPage, termsBody, termsFile } from '../fixtures/legalSite.ts'
import { minimalTree } from '../fixtures/minimalSite.ts'
import { pageFile } from '../../src/content/publish/pageFiles.ts'
import { gitFixture } from './gitFixture.ts'

/**
 * `npm run preserve` as a lawyer runs it. The finished site is a stand-in, served by the project's own server, and so is
 * the program that builds it: what stands in `built/` is what the revision makes.
 */

const project = gitFixture('preserve')
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
const addPage = (path: string): void => {
  for (const [name, text] of [
    [pageFile(`/${path}`), `<!doctype html><title>${path}</title><p>Page /${path}</p>`],
    [join(path, 'index.json'), '{}'],
  ] as const) {
    const file = inFolder(join('built', name))
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
}
for (const path of pages) addPage(path)
writeFileSync(inFolder('built/404.html'), '<p>Nothing here.</p>')
mkdirSync(inFolder('node_modules/vite/bin'), { recursive: true })
writeFileSync(
  inFolder('node_modules/vite/bin/vite.js'),
  `require('node:fs').cpSync('built', process.env.OUT_DIR, { recursive: true })`,
)

/** Makes an archive for a day, on that day unless it is made later. */
const make = (day: string, words: readonly string[] = [], today = day) =>
  run('preserve', words, { BUILD_DATE: day }, today)
const inArchive = (day: string, name: string): string => {
  const [archive = ''] = readdirSync(inFolder('archives')).filter((one) => one.startsWith(day))
  const found = unpackArchive(readFileSync(inFolder(`archives/${archive}`)))?.find(
    ({ path }) => path === name,
  )
  return Buffer.from(found?.content ?? []).toString('utf8')
}
let revision = ''
const file = () => inFolder(`archives/2024-01-31-${revision.slice(0, 7)}.wacz`)

beforeAll(async () => {
  revision = project.commit('2024-01-30')
  const due = await run('preserve', ['--due'])
  expect([due.status, due.output]).toEqual([
    1,
    expect.stringContaining('No archive of the site was made yet.'),
  ])
  const { status, output, aside } = await make('2024-01-31')
  expect([status, aside]).toEqual([0, ''])
  expect(output).toContain(
    `archives/2024-01-31-${revision.slice(0, 7)}.wacz holds 8 pages as revision ${revision.slice(0, 7)} builds them for January 31, 2024`,
  )
}, 60_000)

describe('npm run preserve', { timeout: 60_000 }, () => {
  it('adds a record, and one only; the same revision and day give the same bytes', async () => {
    const text = readFileSync(ledger, 'utf8')
    expect(text.match(/ \| preserved \| /g)).toHaveLength(1)
    const bytes = readFileSync(file())
    // The files' own dates change, and nothing that is archived may depend on them.
    rmSync(file())
    writeFileSync(inFolder('built/404.html'), '<p>Nothing here.</p>')
    const again = await make('2024-01-31')
    expect([again.status, again.output]).toEqual([
      0,
      expect.stringContaining('came out the same, byte for byte'),
    ])
    expect(readFileSync(file()).equals(bytes)).toBe(true)
    expect(readFileSync(ledger, 'utf8')).toBe(text)
    expect(readdirSync(inFolder('archives'))).toHaveLength(1)
  })

  it('tells when what was recorded cannot be made again', async () => {
    const page = inFolder('built/about.html')
    const html = readFileSync(page)
    writeFileSync(page, 'Another page.')
    const { status, aside } = await make('2024-01-31')
    writeFileSync(page, html)
    expect([status, aside]).toEqual([2, expect.stringContaining('what was made now differs from it')])
  })

  it('refuses files that no revision has, and an earlier day', async () => {
    project.write({ 'pages/about.mdx': minimalTree['pages/about.mdx']?.replace('Text.', 'Words.') })
    const changed = await make('2024-02-01')
    project.git('checkout', '--', 'content/pages/about.mdx')
    expect([changed.status, changed.aside]).toEqual([
      2,
      expect.stringContaining('  content/pages/about.mdx\n'),
    ])
    const early = await make('2024-01-30')
    expect([early.status, early.aside]).toEqual([2, expect.stringContaining('an earlier day')])
  })

  it('takes a finished site only when the revision makes just that, and names the page that is another', async () => {
    cpSync(inFolder('built'), inFolder('dist'), { recursive: true })
    const same = await make('2024-01-31', ['--site', 'dist'])
    expect([same.status, same.output]).toEqual([
      0,
      expect.stringContaining('The site in dist is the same, byte for byte.'),
    ])
    writeFileSync(inFolder('dist/about.html'), 'You may not.')
    const altered = await make('2024-01-31', ['--site', 'dist'])
    expect([altered.status, altered.aside]).toEqual([
      2,
      expect.stringMatching(
        /is not what revision [0-9a-f]{7} builds for January 31, 2024\. These pages differ:\n {2}\/about\nIt was altered/,
      ),
    ])
    cpSync(inFolder('built'), inFolder('dist'), { recursive: true })
    writeFileSync(inFolder('dist/more.txt'), 'More.')
    const more = await make('2024-01-31', ['--site', 'dist'])
    expect([more.status, more.aside]).toEqual([
      2,
      expect.stringContaining('These files differ:\n  more.txt\n'),
    ])
  })

  it('refuses a day to come', async () => {
    const { status, aside } = await make('2024-02-01', [], '2024-01-31')
    expect([status, aside]).toEqual([
      2,
      expect.stringContaining('BUILD_DATE is February 1, 2024, and in New York it is January 31, 2024.'),
    ])
  })

  it('tells of an archive for an earlier day when it was made, here and in its record', async () => {
    const before = readFileSync(ledger, 'utf8')
    const { status, output } = await make('2024-02-01', [], '2026-01-31')
    const [, line] = [before, readFileSync(ledger, 'utf8').slice(before.length)]
    const verified = await run('preserve', ['--verify'])
    const later = inFolder(`archives/2024-02-01-${revision.slice(0, 7)}.wacz`)
    const saying = await run('said', ['we'])
    rmSync(later)
    const missing = await run('preserve', ['--verify'])
    const alone = await run('preserve', ['--verify', file()])
    writeFileSync(ledger, before)
    expect(saying.output).toContain(
      'The archives at hand are of January 31, 2024; February 1, 2024 (made later, on January 31, 2026).',
    )
    // What is on record and gone is told, whatever else is there.
    expect([missing.status, missing.output]).toEqual([
      1,
      expect.stringMatching(
        /2024-02-01-[0-9a-f]{7}\.wacz is missing: record 2 of content\/legal\/archives\.txt tells of it \(SHA-256 [0-9a-f]{64}\)\.\nCopy it there from safe storage,/,
      ),
    ])
    expect([alone.status, alone.output]).toEqual([0, expect.not.stringContaining('missing')])
    expect([status, output.replaceAll('\n', ' ')]).toEqual([
      0,
      expect.stringContaining(
        `It was made today, January 31, 2026, and BUILD_DATE gave it an earlier day. It shows what revision ${revision.slice(0, 7)} builds for February 1, 2024, which may be something else than the site said then.`,
      ),
    ])
    expect(output).toContain('Its record, with both days, was added to content/legal/archives.txt.')
    expect(line).toMatch(/^2 \| 2024-02-01 \| preserved on 2026-01-31 \| 2024-02-01-/)
    expect(verified.output).toContain(
      'Its record says that it was made for that day later, on January 31, 2026.',
    )
  })

  it('says for which day the content is not in order, when that is not today', async () => {
    project.write({ [termsFile]: legalPage(termsBody('One.'), '2025-01-01') })
    const { status, aside } = await make('2024-03-01', [], '2026-01-31')
    project.write({ [termsFile]: undefined })
    expect([status, aside.replaceAll('\n', ' ')]).toEqual([
      2,
      'BUILD_DATE is March 1, 2024. For that day the content has errors, so there is no site to preserve. To see them: BUILD_DATE=2024-03-01 npm run check ',
    ])
  })

  it('says what it is of, and not what the site on the web showed', () => {
    expect(inArchive('2024-01-31', places.list)).toContain(
      `"What revision ${revision} of the website of Tiny LLP, built for January 31, 2024, answers at the addresses of https://tiny.example."`,
    )
  })

  it('refuses a folder without a site, and a site without one of its pages', async () => {
    const none = await run('preserve', ['--site', 'nowhere'])
    expect([none.status, none.aside]).toEqual([2, expect.stringContaining('There is no finished site in')])
    renameSync(inFolder('built/contact.html'), inFolder('built/kontakt.html'))
    const lacking = await make('2024-02-01')
    renameSync(inFolder('built/kontakt.html'), inFolder('built/contact.html'))
    expect([lacking.status, lacking.aside]).toEqual([2, expect.stringContaining('has no page /contact')])
  })

  it.each([
    [['--site'], 'Behind --site belongs a text'],
    [['--verify', '--due'], 'Choose one of --site, --verify and --due.'],
    [['x.wacz'], 'npm run preserve -- --verify FILE'],
    [['--deu'], 'Did you mean "--due"?'],
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
      expect.stringContaining(
        `It holds 8 pages, and says of itself that revision ${revision.slice(0, 7)} builds them for January 31, 2024; nothing was built to try that.`,
      ),
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

  it('knows an archive under another name by its digest, and misses none', async () => {
    const other = inFolder('archives/for the client.wacz')
    renameSync(file(), other)
    const verified = await run('preserve', ['--verify'])
    const saying = await run('said', ['we'])
    renameSync(other, file())
    expect([verified.status, verified.output]).toEqual([
      0,
      expect.stringMatching(
        /^archives\/for the client\.wacz is unaltered: .*\nRecord 1 of content\/legal\/archives\.txt has its digest, and names it 2024-01-31-[0-9a-f]{7}\.wacz\.\n$/,
      ),
    ])
    expect(saying.output).not.toContain('has no record')
  })

  it('calls an archive outside the project by its whole path', async () => {
    const outside = `${folder}-drive.wacz`
    cpSync(file(), outside)
    const { status, output } = await run('preserve', ['--verify', outside])
    rmSync(outside)
    expect([status, output.startsWith(`${outside} is unaltered: `)]).toEqual([0, true])
  })

  it('names a changed line of the list', async () => {
    const text = readFileSync(ledger, 'utf8')
    writeFileSync(ledger, text.replace('| preserved | 2024-01-31', '| preserved | 2024-02-28'))
    const [verified, due] = await Promise.all([run('preserve', ['--verify']), run('preserve', ['--due'])])
    writeFileSync(ledger, text)
    expect([verified.status, verified.output]).toEqual([
      1,
      expect.stringContaining('Record 1, in line 4, was changed since it was written'),
    ])
    expect([due.status, due.aside]).toEqual([2, expect.stringContaining('Record 1, in line 4, was changed')])
  })

  it('fails on an archive without a record', async () => {
    const text = readFileSync(ledger, 'utf8')
    writeFileSync(ledger, text.replace(/^1 .*\n/m, ''))
    const { status, output } = await run('preserve', ['--verify'])
    writeFileSync(ledger, text)
    expect([status, output]).toEqual([
      1,
      expect.stringContaining('has no record in content/legal/archives.txt, so nothing shows'),
    ])
  })

  it('fails when its revision is not in the history, which was written anew', async () => {
    const head = project.git('rev-parse', 'HEAD')
    project.git('checkout', '--quiet', '--orphan', 'collapsed')
    project.git('commit', '--quiet', '--message', 'All at once')
    const { status, output } = await run('preserve', ['--verify'])
    project.git('checkout', '--quiet', '--force', '-B', 'main', head)
    project.git('branch', '--quiet', '-D', 'collapsed')
    expect([status, output]).toEqual([
      1,
      expect.stringContaining(
        `is of revision ${revision.slice(0, 7)}, which is not in the history of what is checked out`,
      ),
    ])
    expect((await run('preserve', ['--verify'])).status).toBe(0)
  })

  it('names those whose time has run out, and misses none of them', async () => {
    const firm = readFileSync(inFolder('content/firm.mdx'), 'utf8')
    project.write({ 'firm.mdx': firm.replace('delivery:', 'archiveYears: 2\ndelivery:') })
    const verify = (day: string) => run('preserve', ['--verify'], { BUILD_DATE: day })
    const [before, after] = [await verify('2026-01-31'), await verify('2026-02-01')]
    const due = await run('preserve', ['--due'], { BUILD_DATE: '2026-02-01' })
    writeFileSync(inFolder('archives/unlike.wacz'), 'Hello.')
    renameSync(file(), inFolder('kept'))
    const missing = [await verify('2026-01-31'), await verify('2026-02-01')]
    renameSync(inFolder('kept'), file())
    rmSync(inFolder('archives/unlike.wacz'))
    project.write({ 'firm.mdx': firm })
    const over = 'had to be kept 2 years, until January 31, 2026. It may go; its record stays.'
    expect([before.status, before.output.includes(over)]).toEqual([0, false])
    expect([after.status, after.output]).toEqual([0, expect.stringContaining(over)])
    expect(due.output).toContain(over)
    expect(missing.map(({ output }) => output.includes('is missing: record 1'))).toEqual([true, false])
  })

  it('names those that were made when none is here', async () => {
    const { status, output, aside } = await run('preserve', ['--verify', '--archives', 'nowhere'])
    expect([status, output]).toEqual([2, ''])
    expect(aside).toMatch(
      /^There is no folder nowhere, and these were made, as content\/legal\/archives\.txt tells:\n {2}2024-01-31-[0-9a-f]{7}\.wacz, SHA-256 [0-9a-f]{64}\nCopy them there/,
    )
  })

  it('says that there is none, or no such file', async () => {
    const wrong = await run('preserve', ['--verify', 'nowhere.wacz'])
    renameSync(ledger, inFolder('ledger'))
    const none = await run('preserve', ['--verify', '--archives', 'nowhere'])
    renameSync(inFolder('ledger'), ledger)
    expect([none.status, none.aside]).toEqual([2, expect.stringContaining('There is no folder nowhere.')])
    expect([wrong.status, wrong.aside]).toEqual([2, 'There is no file nowhere.wacz.\n'])
  })
})

describe('npm run preserve -- --due', { timeout: 60_000 }, () => {
  it.each([
    [
      '2024-04-23',
      0,
      '83 days ago, and every page still says what it said. The next is due by April 30, 2024: 7 days',
    ],
    ['2024-04-24', 1, '84 days ago. The next is due by April 30, 2024, within 90 days: 6 days are left.'],
    [
      '2024-04-30',
      1,
      '90 days ago. The next is due by April 30, 2024, within 90 days: today is the last day.',
    ],
    ['2024-05-01', 1, '91 days ago. The next is due by April 30, 2024, within 90 days: it is 1 day over.'],
  ])('on %s ends with %i', async (day, ends, words) => {
    const { status, output } = await run('preserve', ['--due'], { BUILD_DATE: day })
    expect([status, output]).toEqual([ends, expect.stringContaining(words)])
  })

  it('names the pages that say something else, and writes the reasons down', async () => {
    const about = minimalTree['pages/about.mdx']
    project.write({ 'pages/about.mdx': about?.replace('Text.', 'Words.') })
    const { status, output } = await run('preserve', ['--due', '--out', 'due.md'], {
      BUILD_DATE: '2024-01-31',
    })
    project.write({ 'pages/about.mdx': about?.replace('Text.\n', 'Text.  \n') })
    const reflowed = await run('preserve', ['--due'], { BUILD_DATE: '2024-01-31' })
    project.write({ 'pages/about.mdx': about })
    expect([status, output]).toEqual([
      1,
      expect.stringContaining('the wording of 1 page has changed: /about.'),
    ])
    expect(readFileSync(inFolder('due.md'), 'utf8')).toContain(
      '1 page has changed: /about.\n\nWhatever has changed, the next is due by April 30, 2024: 90 days are left.\n\nAn archive is asked for.',
    )
    expect(reflowed.status).toBe(0)
  })
})

describe('words that nobody approved', { timeout: 60_000 }, () => {
  it('are archived, and both the command and the archive say that no release has them', async () => {
    expect(JSON.parse(inArchive('2024-01-31', places.manifest))).toMatchObject({
      released: 'yes',
      hindrances: [],
    })
    project.write({
      [termsFile]: legalPage(termsBody('You may read them.'), '2024-01-10'),
      'addresses.txt': `${readFileSync(inFolder('content/addresses.txt'), 'utf8')}/terms\n`,
    })
    addPage('terms')
    project.commit('2024-02-05')
    const { status, output, aside } = await make('2024-02-05')
    expect([status, aside]).toEqual([0, ''])
    const message = 'The page /terms must be approved, and nobody has approved it.'
    expect(output).toContain(`Fit for release: no. A release of this revision would be refused`)
    expect(output).toContain(`  /terms: ${message}\n`)
    expect(JSON.parse(inArchive('2024-02-05', places.manifest))).toMatchObject({
      released: 'no',
      hindrances: [
        { pages: [], file: 'firm.mdx', message: expect.stringContaining('What stands on every page') },
        { pages: ['/terms'], file: termsFile, message },
      ],
    })
    const verified = await run('preserve', ['--verify'])
    expect(verified.output).toContain(
      'for February 5, 2024 and that a release of that revision would have been refused; nothing was built to try that.',
    )
  })

  it('are approved, and an archive of then shows that the record is gone', async () => {
    await run('approve', ['/terms', '--by', 'Ann Lee'], { BUILD_DATE: '2024-02-06' })
    project.commit('2024-02-06')
    expect((await make('2024-02-06')).status).toBe(0)
    project.write({ 'legal/approvals.txt': '' })
    const { status, output } = await run('preserve', ['--verify'], { BUILD_DATE: '2024-02-06' })
    project.git('checkout', '--', 'content/legal/approvals.txt')
    expect([status, output]).toEqual([
      1,
      expect.stringContaining(
        'has seen 3 records of approvals, and content/legal/approvals.txt has 0: records are missing.',
      ),
    ])
  })
})
