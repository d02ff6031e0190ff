import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { legalPage } from '../fixtures/redlineOf.ts'
import { gitFixture } from '../scripts/gitFixture.ts'

/**
 * What `npm run review` tells of a change of code, and when it looks. The project's build is a few lines. What it sees on
 * pages is for `tests/browser/changedLooks.test.ts`; the firm's own code is built in `tests/long/reviewOfTheFirm.test.ts`.
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
      'The words that visitors read and hear on them are the same, in the same order; so is where their links lead; and pictures of them, half as large as they are in a window, are the same to the pixel.',
    )
    expect(output).toContain(
      'What a page shows between these moments, or after a minute, or after somebody has typed, clicked or sent something, was not looked at;',
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

  it('that puts other words into the footer is told with the words, in all that a review writes', async () => {
    const words = 'No cookies are ever set.'
    put('src/page.mjs', page.replace(label, words))
    const { status, output } = await review('--out', 'shown', '--pictures')
    expect(status).toBe(0)
    for (const sentence of [
      'Nothing changed in what the content says.',
      'Outside of the content, 1 file differs: src/page.mjs.',
      'or how the pages look, changed.',
      'On every page (header and footer): 1 change.',
      `[-${label}-] {+${words}+}`,
      'comment.md, code.html, pictures.html',
    ])
      expect(output).toContain(sentence)
    const shown = (name: string) => readFileSync(join(project.folder, 'shown', name), 'utf8')
    expect(shown('comment.md')).toContain(`~~${label}~~ **${words}**`)
    expect(shown('pages.txt')).toBe('every page\tchanged by the code\n')
    expect(JSON.parse(shown('redline.json'))).toMatchObject({
      code: {
        outcome: 'compared',
        redline: { everywhere: { changes: [{ before: label, after: words }] } },
      },
    })
    expect(shown('code.html')).toContain(words)
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
