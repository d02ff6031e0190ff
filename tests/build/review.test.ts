import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { linkPackages } from '../fixtures/linkPackages.ts'
import { legalPage } from '../fixtures/redlineOf.ts'
import { gitFixture } from '../scripts/gitFixture.ts'
import { start } from '../scripts/runCommand.ts'

/**
 * What `npm run review` tells of a change of code. The first project's build is a few lines, so that many changes can be
 * tried; the second is the firm's own code with a tiny content.
 */

const label = 'Attorney Advertising. Prior results do not guarantee a similar outcome.'

/** A build that puts the words of the terms into a page, which two pages share. */
const build = `
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { page } from '../src/page.mjs'
const { CONTENT_DIR, OUT_DIR } = process.env
const words = readFileSync(CONTENT_DIR + '/legal/terms.mdx', 'utf8').split('---').at(-1)
if (words.includes('§') && !page.takesSigns) throw new Error('There is a sign in terms.mdx.')
mkdirSync(OUT_DIR)
for (const name of ['index', 'terms'])
  writeFileSync(OUT_DIR + '/' + name + '.html', page.show(words, name))
`

const page = `export const page = {
  takesSigns: false,
  show: (words, name) => \`<!doctype html><html lang="en"><head><title>Tiny</title>
<style>body { font: 16px/1.5 serif; color: #222; background: #fff } .law { font-size: 14px }</style></head>
<body><header><a href="/">Tiny Law</a></header>
<main><h1>\${name}</h1><p>Last Updated June 20, 2025</p><p>\${words}</p>
<p>The first notice stands here.</p><p>The second notice stands there.</p></main>
<footer><p class="law">${label}</p></footer></body></html>\`
}
`

const project = gitFixture('review-code')
afterAll(project.remove)
const put = (path: string, text: string) => {
  mkdirSync(join(project.folder, path, '..'), { recursive: true })
  writeFileSync(join(project.folder, path), text)
}
const terms = (words: string) => legalPage(`## Use {#use}\n\n${words}\n`)
const review = (...words: string[]) => project.run('review', ['HEAD', ...words])
const addresses = (folder: string) => `${readFileSync(join(folder, 'content/addresses.txt'), 'utf8')}/terms\n`

beforeAll(() => {
  put('scripts/build.mjs', build)
  put('src/page.mjs', page)
  project.write({ ...terms('You may use it.'), 'addresses.txt': addresses(project.folder) })
  project.commit('2026-01-20')
})
afterEach(() => {
  project.git('checkout', '--', '.')
  project.git('clean', '--quiet', '--force', '-d')
})

describe('a change of code', { timeout: 60_000 }, () => {
  it.each<[what: string, from: string, to: string, told: string[]]>([
    [
      'that puts other words into the footer',
      label,
      'We are the best law firm in New York and guarantee results.',
      [
        'On every page (header and footer): 1 change.',
        `[-${label}-] {+We are the best law firm in New York and guarantee results.+}`,
      ],
    ],
    [
      'that calls a day something else',
      'Last Updated',
      'First Published',
      ['/terms ', '[-Last Updated-] {+First Published+} June 20, 2025'],
    ],
    [
      'that hides words',
      '.law {',
      '.law { display: none;',
      [`On every page (header and footer)`, `“${label}” cannot be seen any more: display: none.`],
    ],
    [
      'that hides words on paper alone',
      '.law {',
      '@media print { .law { opacity: 0 } } .law {',
      [`“${label}” cannot be seen any more: opacity: 0 (on paper).`],
    ],
    ['that makes words small', '14px', '8px', [`“${label}” is 8 pixels high instead of 14.`]],
    [
      'that gives words the colour of what is behind them',
      '.law {',
      '.law { color: #fff;',
      [`“${label}” cannot be seen any more: it has the colour of what is behind it.`],
    ],
    [
      'that lets two paragraphs change places',
      '<p>The first notice stands here.</p><p>The second notice stands there.</p>',
      '<p>The second notice stands there.</p><p>The first notice stands here.</p>',
      ['moved within “terms”, and none of them changed.'],
    ],
    [
      'that lets two paragraphs change places by their style',
      'background: #fff }',
      'background: #fff } main { display: flex; flex-direction: column } main p:last-child { order: -1 }',
      [
        '“The second notice stands there.” stands above or left of the text that it follows for those who listen',
      ],
    ],
    [
      'that says something else to screen readers',
      '<header>',
      '<header aria-label="The best law firm">',
      ['{+The best law firm+}'],
    ],
    [
      'that lets a link lead elsewhere',
      'href="/"',
      'href="/terms"',
      ['“Tiny Law” now leads to /terms instead of /.'],
    ],
  ])('%s is told with the words', async (_, from, to, told) => {
    expect(page).toContain(from)
    put(
      'src/page.mjs',
      page.replace(from, () => to),
    )
    const { status, output } = await review()
    expect(status).toBe(0)
    expect(output).toContain('Nothing changed in what the content says.')
    expect(output).toContain('Outside of the content, 1 file differs: src/page.mjs.')
    expect(output).toContain('how well they see it, changed.')
    for (const sentence of told) expect(output).toContain(sentence)
  })

  it('that changes no file of the site is told as that', async () => {
    put('src/page.mjs', `// A remark.\n${page}`)
    const { status, output, aside } = await review()
    expect(status).toBe(0)
    expect(output).toContain(
      '2 pages were built with the code of both sides, and every file of the two sites is the same to the byte.',
    )
    // With the same content, the old code builds nothing but the old site.
    expect(aside.match(/Building/g)).toHaveLength(2)
  })

  it('that changes no word and no look is told as that, in what was looked at', async () => {
    put('src/page.mjs', page.replace('<header>', '<header class="wide">'))
    const { output } = await review('--out', 'shown')
    expect(output).toContain(
      'What visitors read and hear on them is the same, in the same order, and so are its sizes and contrasts.',
    )
    expect(output).toContain(
      'What a page shows only after a while, or after somebody has typed, clicked or sent something, was not looked at; nor were other widths, pictures, frames, and what a style paints over words.',
    )
    expect(existsSync(join(project.folder, 'shown/code.html'))).toBe(false)
  })

  it('is told apart from what the content changed', async () => {
    put('src/page.mjs', page.replace('Last Updated', 'First Published'))
    project.write(terms('You must use it.'))
    const { output, aside } = await review()
    expect(output).toContain('You [-may-] {+must+} use it.')
    const [, code = ''] = output.split('Outside of the content')
    expect(code).toContain('{+First Published+}')
    expect(code).not.toContain('must')
    expect(aside).toContain('Building the site of the code of HEAD with this content …')
  })

  it('together with content that the old code cannot build is told with what the content changed', async () => {
    put('src/page.mjs', page.replace('takesSigns: false', 'takesSigns: true'))
    project.write(terms('You must use it, § 1.'))
    const { output } = await review()
    expect(output).toMatch(/The code of commit .* cannot build the content of this change, so each was built/)
    expect(output.split('Outside of the content')[1]).toContain('{+must+}')
  })

  it('that cannot be built is told as not looked at, and is an error', async () => {
    put('src/page.mjs', 'export const page = ')
    const { status, output } = await review('--out', 'shown', '--pictures')
    expect(status).toBe(1)
    expect(output).toContain(
      'What that does to the words of the site was not looked at. The site of these files could not be built.',
    )
    expect(output).toContain('There are no pictures, since the site could not be built.')
  })

  it('is not looked at while the content has errors, and says so', async () => {
    put('src/page.mjs', page.replace('14px', '8px'))
    project.write(terms('[may](/nowhere)'))
    const { status, output, aside } = await review()
    expect([status, aside]).toEqual([1, ''])
    expect(output).toContain('was not looked at. With errors in its content, no site can be built')
  })

  it('stands in the comment, in a page with pictures, in the data and in the list of pages', async () => {
    put('src/page.mjs', page.replace(label, 'No cookies are ever set.'))
    const { output } = await review('--out', 'shown', '--pictures')
    expect(output).toContain('comment.md, code.html, pictures.html')
    const shown = (name: string) => readFileSync(join(project.folder, 'shown', name), 'utf8')
    expect(shown('comment.md')).toContain(`~~${label}~~ **No cookies are ever set.**`)
    expect(shown('pages.txt')).toBe('every page\tchanged by the code\n')
    expect(JSON.parse(shown('redline.json'))).toMatchObject({
      code: {
        outcome: 'compared',
        redline: { everywhere: { changes: [{ before: label, after: 'No cookies are ever set.' }] } },
      },
    })
    expect(shown('code.html')).toContain('No cookies are ever set.')
    expect(shown('code.html')).toContain('<img src="terms-390-before.jpg"')
    expect(shown('pictures.html')).toContain('<img src="terms-390-before.jpg"')
    expect(readdirSync(join(project.folder, 'shown'))).toContain('terms-390-after.jpg')
    // What the review writes is no change of code itself.
    put('src/page.mjs', page)
    expect((await review('--out', 'shown')).output).toContain('The code did not change')
  })
})

it('a change of content alone builds nothing', { timeout: 60_000 }, async () => {
  project.write(terms('You must use it.'))
  const { status, output, aside } = await review('--out', 'shown')
  expect([status, aside]).toEqual([0, ''])
  expect(output).toContain('The code did not change: no file outside of the content differs.')
  expect(readFileSync(join(project.folder, 'shown/comment.md'), 'utf8')).toContain('The code did not change')
})

it('a redline says what it has not looked at', { timeout: 60_000 }, async () => {
  put('src/page.mjs', page.replace(label, 'No cookies are ever set.'))
  const { output } = await project.run('redline', ['HEAD'])
  expect(output).toContain(
    '1 file outside of the content differs (src/page.mjs), and what that does to the pages was not looked at here. To see it, type npm run review -- HEAD',
  )
  expect(output).toContain('Nothing changed in what the content says.')
  project.git('checkout', '--', '.')
  expect((await project.run('redline', ['HEAD'])).output).not.toContain('outside of the content')
})

it(
  'the firm’s own code, with other words of the content in its footer and its legal pages',
  { timeout: 300_000 },
  async () => {
    const copy = gitFixture('review-firm')
    onTestFinished(copy.remove)
    const root = join(import.meta.dirname, '../..')
    for (const part of ['scripts', 'src', 'package.json', 'tsconfig.json', 'vite.config.ts'])
      cpSync(join(root, part), join(copy.folder, part), { recursive: true })
    rmSync(join(copy.folder, 'public'), { recursive: true })
    cpSync(join(root, 'public'), join(copy.folder, 'public'), { recursive: true })
    linkPackages(copy.folder)
    writeFileSync(join(copy.folder, '.gitignore'), 'node_modules\n')
    copy.write({ ...terms('You may use it.'), 'addresses.txt': addresses(copy.folder) })
    copy.commit('2026-01-20')
    const edit = (path: string, from: string, to: string) => {
      const text = readFileSync(join(copy.folder, path), 'utf8')
      expect(text).toContain(from)
      writeFileSync(
        join(copy.folder, path),
        text.replace(from, () => to),
      )
    }
    edit(
      'src/firm/shell/Footer.tsx',
      '<p>{firm.description}</p>',
      "<p>{typeof window === 'undefined' ? firm.advertising : firm.hours}</p><p>{firm.description}</p>",
    )
    edit('src/firm/pages/legal/Template.tsx', 'title={page.title}', 'title={labels.legal.contents}')
    const { status, output, aside } = await start(copy.folder, 'review', ['HEAD'], {
      NODE_ENV: undefined,
      VITEST: undefined,
      MODE: undefined,
    })
    expect([status, output], aside).toEqual([0, expect.stringContaining('{+Attorney Advertising.+}')])
    expect(output).toContain('Heading: [-Terms-] {+On this page+}')
    // Only a browser in which the scripts run shows these.
    expect(output).toMatch(/^Every page \(once the page’s scripts run\)$/m)
    expect(output).toContain('{+always+}')
    expect(output).not.toContain('No scripts started')
    expect(output).not.toMatch(/can(?:not)? be seen/)
  },
)
