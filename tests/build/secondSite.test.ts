import { cpSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect } from 'vitest'
import { serveSite } from '../../scripts/siteServer.ts'
import { hydratePage, it } from '../browser/browser.ts'
import { theatreProject } from '../fixtures/theatre.ts'
import { askGit, inOne, noonOf } from '../scripts/gitFixture.ts'
import { viteBuild } from './runVite.ts'

/** The second site, built, visited and archived by the same engine. */

const theatre = theatreProject({ withEngine: true })
afterAll(theatre.remove)
const dist = (path: string): string => readFileSync(join(theatre.folder, 'dist', path), 'utf8')
const day = { BUILD_DATE: '2026-01-31' }

beforeAll(async () => {
  const { status, output } = await viteBuild(theatre.folder, {
    ...day,
    CONTENT_DIR: undefined,
    OUT_DIR: undefined,
  })
  expect(status, output).toBe(0)
}, 60_000)

describe('the build of a theatre', () => {
  it('makes its pages, with their texts compiled, and nothing of a law firm', () => {
    expect(dist('visit.html')).toContain('<h2 id="seats">Seats</h2>')
    expect(dist('visit.html')).toContain('There are <strong>ninety</strong>.')
    expect(dist('company.html')).toContain('She has played <em>every</em> lamp.')
    expect(dist('productions/the-lighthouse.html')).toContain('<title>The Lighthouse | Lantern House</title>')
    expect(dist('404.html')).toContain('The Lamp Is Out')
    expect(JSON.parse(dist('company/index.json'))).toMatchObject({
      kind: 'company',
      facts: { people: [{ name: 'Ida Sample' }, { name: 'Otto Sample' }] },
    })
    for (const page of ['index.html', 'company.html', 'policies/tickets.html'])
      expect(dist(page)).not.toMatch(/attorney|law firm|West Atlantic|openstreetmap/i)
  })

  it('tells search engines, and those who have found a hole, of its own addresses', () => {
    expect(
      [...dist('sitemap.xml').matchAll(/<loc>https:\/\/lantern\.example(.*?)<\/loc>/g)].map(
        ([, path]) => path,
      ),
    ).toEqual([
      '/',
      '/company',
      '/policies',
      '/policies/tickets',
      '/productions',
      '/productions/the-lighthouse',
      '/productions/the-understudy',
      '/visit',
    ])
    expect(dist('.well-known/security.txt')).not.toContain('/contact')
    expect(existsSync(join(theatre.folder, 'dist/contact.html'))).toBe(false)
  })

  it('gives a page that React takes over, and that goes on without another document', async ({ browser }) => {
    const server = await serveSite(join(theatre.folder, 'dist'))
    const page = await browser.newPage()
    try {
      const complaints: string[] = []
      page.on('console', (message) => {
        if (['warning', 'error'].includes(message.type())) complaints.push(message.text())
      })
      page.on('pageerror', (error) => complaints.push(String(error)))
      await page.goto(`http://127.0.0.1:${server.port}/`)
      await hydratePage(page)
      await page.evaluate(() => (document.body.dataset['marked'] = ''))
      await page.locator('nav a[href="/company"]').click()
      await page.locator('h1', { hasText: 'The Ensemble' }).waitFor()
      expect(await page.evaluate(() => document.body.dataset['marked'])).toBe('')
      expect(await page.locator('section h2').allInnerTexts()).toEqual(['Ida Sample', 'Otto Sample'])
      expect(complaints).toEqual([])
    } finally {
      await page.context().close()
      await server.stop()
    }
  })
})

describe('words in the code of a theatre', { timeout: 60_000 }, () => {
  const typed = 'We are the best house in town and guarantee results. No cookies are ever set.'

  it('are refused by the build with page or file, element and file of the code, as is a field that no template shows', async () => {
    const other = theatreProject({ withEngine: true })
    const change = (path: string, from: string, to: string) => {
      const file = join(other.folder, path)
      const text = readFileSync(file, 'utf8')
      expect(text).toContain(from)
      writeFileSync(file, text.replace(from, to))
    }
    try {
      // The last good site stays as it is.
      cpSync(join(theatre.folder, 'dist'), join(other.folder, 'dist'), { recursive: true })
      change('src/App.tsx', '<p>{description}</p>', `<p>${typed}</p>`)
      change('src/templates.tsx', '<p>{page.tonight}</p>', '<p title="Tonight only">{page.tonight}</p>')
      change('src/entry.ts', 'startClient(', "import './extra.css'\nstartClient(")
      writeFileSync(join(other.folder, 'src/extra.css'), 'footer::after { content: "Best of all" }')
      writeFileSync(join(other.folder, 'public/lamp.svg'), '<svg><title>Our lamp</title></svg>')
      change(
        'vite.config.ts',
        'new Map()',
        "new Map([['art/sea.svg', { subject: {}, draw: () => '<svg><text>Our sea</text></svg>' }]])",
      )
      const { status, output } = await viteBuild(other.folder, {
        ...day,
        CONTENT_DIR: undefined,
        OUT_DIR: undefined,
      })
      expect(status).toBe(1)
      expect(output).toMatch(
        /The file \/assets\/\S+\.css holds a style that can write "Best of all" onto pages, footer:+after/,
      )
      expect(output).toContain('The file public/lamp.svg shows "Our lamp" in svg > title.')
      expect(output).toContain('The file /art/sea.svg shows "Our sea" in svg > text.')
      expect(output).toContain(`The page / shows "${typed}" in footer > p, and so do 8 other pages.`)
      expect(output).toMatch(/They stand in src\/App\.tsx:\d+\. A developer moves them/)
      expect(output).toContain('The page / shows "Tonight only" in main > p[title].')
      expect(output).toContain('No page shows the field "description".')
      expect(output).toContain(
        'The site was not built, and the last good one is untouched: mend the 6 errors above.',
      )
      expect(readFileSync(join(other.folder, 'dist/index.html'), 'utf8')).toBe(dist('index.html'))
    } finally {
      other.remove()
    }
  })
})

describe('the archive of a theatre', { timeout: 60_000 }, () => {
  it('is made of its site, on record in the folder that the registry names, and found unaltered', async () => {
    askGit(
      theatre.folder,
      inOne('git init --quiet --template= && git add --all && git commit --quiet -m A'),
      noonOf('2026-01-30'),
    )
    // The build is one of its own, and not one of these tests.
    const variables = { ...day, NODE_ENV: undefined, VITEST: undefined, MODE: undefined }
    const made = await theatre.run('preserve', ['--site', 'dist'], variables)
    expect([made.status, made.aside]).toEqual([0, ''])
    expect(made.output).toContain('The site in dist is the same, byte for byte.')
    expect(made.output).toContain('was added to content/office/archives.txt.')
    const verified = await theatre.run('preserve', ['--verify'], variables)
    expect([verified.status, verified.output]).toEqual([
      0,
      expect.stringContaining(
        'is unaltered: it is the file that record 1 of content/office/archives.txt tells of. It holds 9 pages',
      ),
    ])
  })
})
