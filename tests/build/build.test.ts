import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { root, viteBuild } from './runVite.ts'

const work = mkdtempSync(join(tmpdir(), 'west-atlantic-'))
afterAll(() => rmSync(work, { recursive: true, force: true }))

/** Every file of a folder with its bytes. */
const snapshot = (folder: string): Map<string, string> =>
  new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .sort()
      .map((path) => [path.slice(folder.length), readFileSync(path).toString('base64')]),
  )

/** The project as a clone in another folder would have it, with the packages of this one. */
function clone(name: string): string {
  const folder = join(work, name)
  for (const part of ['content', 'public', 'src', 'package.json', 'tsconfig.json', 'vite.config.ts']) {
    cpSync(join(root, part), join(folder, part), { recursive: true })
  }
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  return folder
}

const [here, elsewhere] = [clone('here'), clone('somewhere/else')]
const dist = (folder: string) => join(folder, 'dist')
const areas = join(elsewhere, 'content/practice-areas')

/** Builds take seconds, so each of these tests goes on from what the one before it has left. */
describe('a build', { timeout: 120_000 }, () => {
  it('takes up a new practice area with no other edit', async () => {
    const maritime = readFileSync(join(areas, 'tax-law.mdx'), 'utf8')
      .replace(/^title: .*/m, 'title: Maritime Law')
      .replace(/^menuLabel: .*/m, 'menuLabel: Maritime')
      .replace(/^formOption: .*/m, 'formOption: Ships & Cargo')
      .replace(/^order: .*/m, 'order: 11')
      .replace(
        /^description: .*/m,
        'description: Charterparties, cargo claims and salvage, for owners and for those who ship with them.',
      )
    writeFileSync(join(areas, 'maritime-law.mdx'), maritime)
    const added = await viteBuild(elsewhere)
    expect(added.status, added.output).toBe(0)
    const page = (path: string) => readFileSync(join(dist(elsewhere), path), 'utf8')
    expect(page('practice-areas/maritime-law/index.html')).toContain('Maritime Law')
    expect(page('practice-areas/index.html')).toMatch(
      /<main[\s\S]*href="\/practice-areas\/maritime-law"[\s\S]*<\/main>/,
    )
    expect(page('index.html')).toMatch(
      /<header[\s\S]*href="\/practice-areas\/maritime-law"[^>]*>Maritime<[\s\S]*<\/header>/,
    )
    expect(page('index.html')).not.toMatch(/<footer[\s\S]*maritime-law[\s\S]*<\/footer>/)
    expect(page('contact/index.html')).toContain('<option value="maritime-law">Ships &amp; Cargo</option>')
    expect(page('sitemap.xml')).toContain('/practice-areas/maritime-law<')
  })

  it('lets go of a deleted one, and gives the same bytes in two folders, under two time zones', async () => {
    unlinkSync(join(areas, 'maritime-law.mdx'))
    const [a, b] = await Promise.all([
      viteBuild(here, { TZ: 'America/New_York' }),
      viteBuild(elsewhere, { TZ: 'Pacific/Kiritimati', LANG: 'de_DE.UTF-8' }),
    ])
    expect([a.status, b.status], a.output + b.output).toEqual([0, 0])
    const [one, two] = [snapshot(dist(here)), snapshot(dist(elsewhere))]
    expect(one.size).toBeGreaterThan(60)
    expect([...two.keys()]).toEqual([...one.keys()])
    expect([...one].filter(([path, bytes]) => two.get(path) !== bytes).map(([path]) => path)).toEqual([])
  })

  it('with errors tells all of them, without a stack, and leaves the last good site as it was', async () => {
    const before = snapshot(dist(here))
    const firm = join(here, 'content/firm.mdx')
    writeFileSync(firm, readFileSync(firm, 'utf8').replace('phone:', 'fone:'))
    const tax = join(here, 'content/practice-areas/tax-law.mdx')
    writeFileSync(tax, `${readFileSync(tax, 'utf8')}\nSee [nothing](/nothing).\n`)
    // The folders of a project other than the one that the command is started in.
    const folders = { CONTENT_DIR: join(here, 'content'), OUT_DIR: dist(here) }
    const { status, output } = await viteBuild(root, folders)
    expect(status).not.toBe(0)
    expect(output).toContain('There is no field "fone" in this kind of file.')
    expect(output).toContain('Did you mean "phone"?')
    expect(output).toContain('practice-areas/tax-law.mdx')
    expect(output).toContain('The link "/nothing" leads to a page that does not exist.')
    expect(output).toContain('2 errors in 2 files.')
    expect(output).not.toMatch(/^\s+at |ContentError/m)
    expect(before.size).toBeGreaterThan(60)
    expect(snapshot(dist(here))).toEqual(before)
    expect(readdirSync(here).filter((name) => /^\.|\.part$/.test(name))).toEqual([])
  })
})
