import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { serveSite } from '../../scripts/siteServer.ts'
import { root, viteBuild, type Finished } from './runVite.ts'

const work = mkdtempSync(join(tmpdir(), 'west-atlantic-'))
const content = join(work, 'content')
const out = join(work, 'dist')
const page = (path: string) => readFileSync(join(out, path), 'utf8')

/** Changes one of the copied files. */
const edit = (path: string, change: (text: string) => string) =>
  writeFileSync(join(content, path), change(readFileSync(join(content, path), 'utf8')))
const withField = (field: string) => (text: string) => text.replace(/^title: /m, () => `${field}\ntitle: `)
const copied = (from: string, words: Record<string, string>, field: string) =>
  Object.entries(words).reduce(
    (text, [name, value]) => text.replace(RegExp(`^${name}: .*`, 'm'), () => `${name}: ${value}`),
    withField(field)(readFileSync(join(content, from), 'utf8')),
  )

const maritime = {
  title: 'Maritime Law',
  menuLabel: 'Ships at Sea',
  formOption: 'Ships & Cargo',
  order: '11',
  description: 'Charterparties and salvage, for owners of ships at sea and for those who send goods by them.',
}
const family = {
  ...maritime,
  title: 'Family Law',
  menuLabel: 'Kith and Kin',
  formOption: 'Kith and Kin',
  order: '12',
  description: 'Marriages, children and what comes after, for kith and kin whose affairs need a calm hand.',
}

describe('a build on March 1, 2027', { timeout: 120_000 }, () => {
  let built: Finished

  beforeAll(async () => {
    cpSync(join(root, 'content'), content, { recursive: true })
    const tax = 'practice-areas/tax-law.mdx'
    const area = (name: string, words: Record<string, string>, field: string) =>
      writeFileSync(join(content, `practice-areas/${name}.mdx`), copied(tax, words, field))
    area('maritime-law', maritime, 'publishOn: 2027-03-01')
    area('family-law', family, 'publishOn: 2027-03-02')
    writeFileSync(
      join(content, 'pages/about/boston.mdx'),
      '---\ntemplate: plain\ntitle: Boston Office\ndraft: true\nnonsense: yes\n---\n\nSee [nothing](/nothing).\n',
    )
    for (const name of readdirSync(join(content, 'jobs'))) {
      edit(`jobs/${name}`, withField(`expiresOn: ${name.startsWith('senior') ? '2027-03-01' : '2027-02-28'}`))
    }
    edit('addresses.txt', (text) => `${text}/people -> /about/leadership\n/old/form.html -> /contact#form\n`)
    built = await viteBuild(root, { CONTENT_DIR: content, OUT_DIR: out, BUILD_DATE: '2027-03-01' })
  }, 120_000)
  afterAll(() => rmSync(work, { recursive: true, force: true }))

  it('is made, and tells of the draft’s mistake and of the address to note down', () => {
    expect(built.status, built.output).toBe(0)
    expect(built.output).toContain('There is no field "nonsense" in this kind of file.')
    expect(built.output).toContain('/practice-areas/maritime-law is not in this list yet.')
    expect(readFileSync(join(content, 'addresses.txt'), 'utf8')).not.toContain('maritime')
  })

  it('has the practice area that appears on that day, in every place, with no other edit', () => {
    expect(page('practice-areas/maritime-law.html')).toContain('Maritime Law')
    expect(page('practice-areas.html')).toMatch(
      /<main[\s\S]*href="\/practice-areas\/maritime-law"[\s\S]*<\/main>/,
    )
    expect(page('index.html')).toMatch(
      /<header[\s\S]*href="\/practice-areas\/maritime-law"[^>]*>Ships at Sea<[\s\S]*<\/header>/,
    )
    expect(page('index.html')).not.toMatch(/<footer[\s\S]*maritime-law[\s\S]*<\/footer>/)
    expect(page('contact.html')).toContain('<option value="maritime-law">Ships &amp; Cargo</option>')
    expect(page('sitemap.xml')).toContain('/practice-areas/maritime-law<')
  })

  it('has no trace of a draft, of what is to come, or of ribbons', () => {
    const files = readdirSync(out, { recursive: true, encoding: 'utf8' })
    expect(files.filter((path) => /boston|family-law/.test(path))).toEqual([])
    const texts = files.filter((path) => /\.(html|json|js|xml|txt)$/.test(path))
    expect(texts.length).toBeGreaterThan(60)
    expect(texts.filter((path) => /Boston Office|Kith and Kin|family-law|ribbon/i.test(page(path)))).toEqual(
      [],
    )
  })

  it('has the roles until their closing date, and says so when there are none', () => {
    expect(page('careers.html')).toContain('id="senior-corporate-associate"')
    expect(page('careers.html')).not.toContain('id="litigation-paralegal"')
    expect(page('careers.html')).not.toContain('No position is open')
    expect(page('careers/join.html')).toContain('id="senior-associate"')
  })

  it('leads visitors of old addresses on: by the host’s file, and by a page without scripts', () => {
    expect(page('_redirects')).toBe('/people /about/leadership 301\n/old/form.html /contact#form 301\n')
    const moved = page('people.html')
    expect(moved).toContain('<meta http-equiv="refresh" content="0; url=/about/leadership">')
    expect(moved).toContain('<link rel="canonical" href="https://www.westatlantic.example/about/leadership">')
    expect(moved).toContain('<meta name="robots" content="noindex">')
    expect(moved).toContain('<a href="/about/leadership">Our Leadership</a>')
    expect(moved).not.toContain('<script')
    expect(page('old/form.html')).toContain('url=/contact#form')
    expect(page('sitemap.xml')).not.toContain('/people<')
  })

  it('has no payload at an old address, so that the browser itself goes there', () => {
    expect(existsSync(join(out, 'people/index.json'))).toBe(false)
  })

  it('is served with its redirects', async () => {
    const server = await serveSite(out)
    const ask = async (path: string) => {
      const { status, headers } = await fetch(`http://127.0.0.1:${server.port}${path}`, {
        redirect: 'manual',
      })
      return [status, headers.get('location')]
    }
    try {
      expect(await ask('/people')).toEqual([301, '/about/leadership'])
      // Its canonical form comes first, as with every server.
      expect(await ask('/people/?from=letter')).toEqual([301, '/people?from=letter'])
      expect(await ask('/people?from=letter')).toEqual([301, '/about/leadership?from=letter'])
      expect(await ask('/old/form.html')).toEqual([301, '/contact#form'])
      expect(await ask('/old/form.html?a=1')).toEqual([301, '/contact?a=1#form'])
      expect(await ask('/people/index.json')).toEqual([404, null])
      expect(await ask('/about/leadership')).toEqual([200, null])
    } finally {
      await server.stop()
    }
  })
})
