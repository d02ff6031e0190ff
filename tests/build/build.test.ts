import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, inject, it } from 'vitest'
import { putSite } from '../node/output/putSite.ts'
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

/** The modes of all files and folders of a folder, as the system has them. */
const modes = (folder: string): Set<string> =>
  new Set(
    ['.', ...readdirSync(folder, { recursive: true, encoding: 'utf8' })].map((path) =>
      statSync(join(folder, path)).mode.toString(8),
    ),
  )

/** The project as a clone in another folder would have it, with the packages of this one. */
function clone(): string {
  const folder = join(work, 'somewhere/else')
  for (const part of [
    'content',
    'public',
    'scripts',
    'src',
    'package.json',
    'tsconfig.json',
    'vite.config.ts',
  ]) {
    cpSync(join(root, part), join(folder, part), { recursive: true })
  }
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  return folder
}

const elsewhere = clone()
const dist = join(elsewhere, 'dist')

/** Builds take seconds, so each of these tests goes on from what the one before it has left. */
describe('a build', { timeout: 120_000 }, () => {
  it('takes the place of the last one, and gives the same bytes and modes as in another folder, from another shell', async () => {
    putSite(dist, { 'practice-areas/maritime-law/index.json': 'What the site said before.' })
    const mask = process.umask(0o077)
    const shell = { TZ: 'Pacific/Kiritimati', LANG: 'de_DE.UTF-8', NODE_ENV: 'development' }
    const building = viteBuild(elsewhere, shell)
    process.umask(mask)
    const built = await building
    expect(built.status, built.output).toBe(0)
    const [one, two] = [snapshot(inject('siteFolder')), snapshot(dist)]
    expect(one.size).toBeGreaterThan(60)
    expect([...two.keys()]).toEqual([...one.keys()])
    expect([...one].filter(([path, bytes]) => two.get(path) !== bytes).map(([path]) => path)).toEqual([])
    expect([...one.keys()].filter((path) => path.includes('maritime'))).toEqual([])
    expect(modes(dist)).toEqual(new Set(['100644', '40755']))
  })

  it('publishes the drawings that its pages show, and no others', () => {
    const files = [...snapshot(dist)]
    const pages = files.filter(([path]) => path.endsWith('.html'))
    const shown = pages.flatMap(([, bytes]) => [
      ...(Buffer.from(bytes, 'base64')
        .toString()
        .match(/\/art\/[\w/-]+\.svg/g) ?? []),
    ])
    const published = files.map(([path]) => path).filter((path) => /^\/art\/.*\.svg$/.test(path))
    expect([...new Set(shown)].sort()).toEqual(published)
  })

  it('into the project’s own folder is refused in one sentence, and changes nothing', async () => {
    const names = () => readdirSync(elsewhere, { recursive: true, encoding: 'utf8' }).sort()
    const before = names()
    const { status, output } = await viteBuild(elsewhere, { OUT_DIR: '.' })
    expect(status).toBe(1)
    expect(output).toMatch(/The site was not built, and nothing was changed: .+[.]\s*$/)
    expect(output).not.toMatch(/^\s+at /m)
    expect(names()).toEqual(before)
  })

  it('with errors tells all of them, without a stack, and leaves the last good site as it was', async () => {
    const before = snapshot(dist)
    const firm = join(elsewhere, 'content/firm.mdx')
    writeFileSync(firm, readFileSync(firm, 'utf8').replace('phone:', 'fone:'))
    const tax = join(elsewhere, 'content/practice-areas/tax-law.mdx')
    writeFileSync(tax, `${readFileSync(tax, 'utf8')}\nSee [nothing](/nothing).\n`)
    // The folders of a project other than the one that the command is started in.
    const folders = { CONTENT_DIR: join(elsewhere, 'content'), OUT_DIR: dist }
    const { status, output } = await viteBuild(root, folders)
    expect(status).not.toBe(0)
    expect(output).toContain('There is no field "fone" in this kind of file.')
    expect(output).toContain('Did you mean "phone"?')
    expect(output).toContain('practice-areas/tax-law.mdx')
    expect(output).toContain('The link "/nothing" leads to a page that does not exist.')
    expect(output).toContain('2 errors in 2 files.')
    expect(output).not.toMatch(/^\s+at |ContentError/m)
    expect(before.size).toBeGreaterThan(60)
    expect(snapshot(dist)).toEqual(before)
    expect(readdirSync(elsewhere).filter((name) => /^\.|\.part$/.test(name))).toEqual([])
  })
})
