import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { changedPages } from '../../scripts/pictures/changedPages.ts'
import { siteBuilds } from '../../scripts/pictures/siteBuilds.ts'
import { picturesPage } from '../../src/compliance/redline/documents/picturesPage.ts'
import type { Tree } from '../fixtures/minimalSite.ts'
import { askGit } from './gitFixture.ts'
import { run } from './runCommand.ts'

/** `npm run pictures`: which pages look different, before and after. That pictures are taken is for the browser's tests. */

function folderOf(tree: Tree): string {
  const folder = mkdtempSync(join(tmpdir(), 'west-atlantic-pictures-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  for (const [path, text] of Object.entries(tree)) {
    const file = join(folder, path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
  return folder
}

describe('a page that may look different', () => {
  const about = '<img src="/art/about.svg"><script src="/assets/wake-abcd1234.js"></script>'
  const site = { 'index.html': 'Home', 'about.html': about, 'art/about.svg': 'waves' }
  it.each<[name: string, after: Tree, changed: [path: string, status: string][]]>([
    ['none, in the same site', site, []],
    ['one whose words differ', { ...site, 'index.html': 'Our home' }, [['/', 'changed']]],
    ['one whose drawing differs', { ...site, 'art/about.svg': 'calm' }, [['/about', 'changed']]],
    ['one that is new', { ...site, 'about/firm.html': 'Firm' }, [['/about/firm', 'added']]],
    ['one that is gone', { 'index.html': 'Home' }, [['/about', 'removed']]],
    ['none for another digest', { ...site, 'about.html': about.replace('abcd1234', 'efgh5678') }, []],
    ['none for a page that leads on', { ...site, 'old.html': '<meta http-equiv="refresh">' }, []],
    [
      'none for a page in a folder of its own',
      { 'index.html': 'Home', 'about/index.html': about, 'art/about.svg': 'waves' },
      [],
    ],
  ])('is %s', (_, after, changed) => {
    const found = changedPages(folderOf(site), folderOf(after))
    expect(found.map(({ path, status }) => [path, status])).toEqual(changed)
  })
})

it('a page whose style sheet alone differs may look different', () => {
  const site = (colour: string, digest: string) =>
    folderOf({
      'index.html': `<link rel="stylesheet" href="/assets/shared-${digest}.css">`,
      [`assets/shared-${digest}.css`]: `p { color: ${colour} }`,
    })
  expect(changedPages(site('red', 'abcd1234'), site('blue', 'efgh5678'))).toEqual([
    { path: '/', status: 'changed' },
  ])
  expect(changedPages(site('red', 'abcd1234'), site('red', 'efgh5678'))).toEqual([])
})

it('each site is built once, from its own code and content, or the old code with the new content', () => {
  const build = (by: string) =>
    "import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'\n" +
    'const { CONTENT_DIR, OUT_DIR } = process.env\nmkdirSync(OUT_DIR)\n' +
    `writeFileSync(\`\${OUT_DIR}/index.html\`, \`Built by the ${by}: \${readFileSync(\`\${CONTENT_DIR}/words.txt\`)}\`)\n`
  const root = folderOf({ 'scripts/build.mjs': build('first'), 'content/words.txt': 'old words' })
  askGit(root, ['init', '--quiet', '--template='])
  askGit(root, ['add', '--all'])
  askGit(root, ['commit', '--quiet', '--message', 'First'])
  writeFileSync(join(root, 'scripts/build.mjs'), build('second'))
  writeFileSync(join(root, 'content/words.txt'), 'new words')
  const status = () => askGit(root, ['status', '--porcelain'])
  const before = status()
  const told: string[] = []
  const input = {
    root,
    content: join(root, 'content'),
    env: process.env,
    base: 'HEAD',
    progress: { begin: (sentence: string) => void told.push(sentence) },
  }
  const page = (site: string) => readFileSync(join(site, 'index.html'), 'utf8')
  const builds = siteBuilds(input, false)
  onTestFinished(builds.remove)
  for (const site of [builds.asItWas, builds.asItWas])
    expect(page(site())).toBe('Built by the first: old words')
  expect(page(builds.oldCodeNewContent())).toBe('Built by the first: new words')
  expect(page(builds.asItIs())).toBe('Built by the second: new words')
  expect(told).toHaveLength(3)
  expect(status()).toBe(before)
  const sameContent = siteBuilds(input, true)
  onTestFinished(sameContent.remove)
  expect(sameContent.oldCodeNewContent()).toBe(sameContent.asItWas())
})

it('the page of the pictures shows both sides, and says what is missing on one', () => {
  const page = picturesPage(
    [
      { path: '/about', status: 'changed', pictures: [{ width: 390, before: 'a.jpg', after: 'b.jpg' }] },
      { path: '/news', status: 'added', pictures: [{ width: 390, after: 'c.jpg' }] },
    ],
    { from: 'main', same: ['/contact'] },
  )
  expect(page).toContain('<img src="a.jpg" alt="/about: before, 390 pixels wide"')
  expect(page).toContain('<img src="b.jpg" alt="/about: after, 390 pixels wide"')
  expect(page).toContain('<h2>/news (new)</h2>')
  expect(page).toContain('There is no such page.')
  expect(page).toContain('Changed, and looking the same: /contact')
})

it.each([
  [['--help'], 0, 'npm run pictures -- main'],
  [[], 2, 'Name what to compare with'],
  [['main', 'other'], 2, 'One revision is compared with at a time. Leave "other" out.'],
  [['main', '--wide'], 2, 'wide'],
] as const)('npm run pictures %j is understood, or told why not', async (words, status, told) => {
  const finished = await run(folderOf({}), 'pictures', words)
  expect(finished.status).toBe(status)
  expect(finished.output + finished.aside).toContain(told)
})
