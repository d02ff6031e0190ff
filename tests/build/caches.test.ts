import {
  appendFileSync,
  copyFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, inject, it } from 'vitest'
import { listEveryFile } from '../../src/node/listFiles.ts'
import { putSite } from '../node/output/putSite.ts'
import { linkPackages } from '../fixtures/linkPackages.ts'
import { everyNth, someOf } from '../sample.ts'
import { npmBuild, root } from './runVite.ts'
import { differences, snapshot } from './snapshot.ts'

/** Whatever is kept between builds, and whatever became of it: the site is that of a clean build, byte for byte. */

const project = join(mkdtempSync(join(tmpdir(), 'west-atlantic-caches-')), 'project')
afterAll(() => rmSync(join(project, '..'), { recursive: true, force: true }))
for (const part of [
  'content',
  'public',
  'scripts',
  'src',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  'vite.config.ts',
])
  cpSync(join(root, part), join(project, part), { recursive: true })
linkPackages(project)
const caches = join(project, 'node_modules/.cache/west-atlantic')
// This test has caches of its own, which it damages.
rmSync(caches)
mkdirSync(caches)

const dist = join(project, 'dist')

/** Another shell than the one in which `npm test` builds. */
const shell = { TZ: 'Pacific/Kiritimati', LANG: 'de_DE.UTF-8', NODE_ENV: 'development' }

/** Carries out `npm run build`. */
const build = ({ out = dist, ...variables }: NodeJS.ProcessEnv & { out?: string } = {}) =>
  npmBuild(project, [], { OUT_DIR: out, CONTENT_DIR: undefined, ...shell, ...variables })

/** The modes of all files and folders of a folder, as the system has them. */
const modes = (folder: string): Set<string> =>
  new Set(
    ['.', ...readdirSync(folder, { recursive: true, encoding: 'utf8' })].map((path) =>
      statSync(join(folder, path)).mode.toString(8),
    ),
  )

const packs = () => readdirSync(caches).filter((name) => name.endsWith('.pack'))

/** Where the modules that render pages stand, in a folder for each state of the code. */
const scratch = join(project, 'node_modules/.west-atlantic')

/** The files of all that is kept. */
const keptFiles = (): string[] => [
  ...packs().map((name) => join(caches, name)),
  ...listEveryFile(scratch).map((path) => join(scratch, path)),
]

/** A build without anything that was kept, into a folder of its own. */
function cleanBuild(variables: NodeJS.ProcessEnv = {}): Map<string, string> {
  const [out, aside] = [join(project, '../clean'), join(project, '../aside')]
  rmSync(out, { recursive: true, force: true })
  mkdirSync(aside)
  for (const name of packs()) renameSync(join(caches, name), join(aside, name))
  const { status, stderr } = build({ ...variables, out })
  expect(status, stderr).toBe(0)
  for (const name of packs()) rmSync(join(caches, name))
  for (const name of readdirSync(aside)) renameSync(join(aside, name), join(caches, name))
  rmSync(aside, { recursive: true })
  return snapshot(out)
}

/** Changes a byte in each hundred of a file, but for its first record's head. */
function flip(file: string): void {
  const bytes = readFileSync(file)
  for (let at = 90; at < bytes.length; at += 100) bytes[at] = (bytes[at] ?? 0) ^ 1
  writeFileSync(file, bytes)
}

const damages = [
  { name: 'altered', damage: flip },
  { name: 'cut short', damage: (file: string) => truncateSync(file, Math.floor(statSync(file).size / 2)) },
  { name: 'deleted', damage: (file: string) => rmSync(file) },
  {
    name: 'replaced by another',
    damage: (file: string) => copyFileSync(keptFiles().find((other) => other !== file) ?? '', file),
  },
]

/** Builds take seconds, so each of these tests goes on from what the one before it has left. */
describe('what is kept between builds', { timeout: 240_000 }, () => {
  let first: ReturnType<typeof build>

  it('is not there at first: a build takes the place of the last site, and gives the same bytes and modes as in another folder, from another shell', () => {
    putSite(dist, { 'practice-areas/maritime-law/index.json': 'What the site said before.' })
    const mask = process.umask(0o077)
    first = build()
    process.umask(mask)
    expect(first.status, first.stderr).toBe(0)
    const built = snapshot(dist)
    expect(built.size).toBeGreaterThan(60)
    expect(differences(built, snapshot(inject('siteFolder')))).toEqual([])
    expect(modes(dist)).toEqual(new Set(['100644', '40755']))
  })

  it('lets a build without changes end at once, and say the same', () => {
    const stands = statSync(dist).ino
    expect(build()).toEqual(first)
    expect(statSync(dist).ino).toBe(stands)
  })

  it('is not touched by a build into the project’s own folder, which is refused in one sentence', () => {
    const files = () =>
      readdirSync(project, { recursive: true, withFileTypes: true })
        .map(({ parentPath, name }) => join(parentPath, name))
        .sort()
    const before = files()
    const { status, stdout, stderr } = build({ out: '.' })
    expect([status, stdout]).toEqual([1, ''])
    expect(stderr).toMatch(/The site was not built, and nothing was changed: .+[.]\s*$/)
    expect(stderr).not.toMatch(/^\s+at /m)
    expect(files()).toEqual(before)
  })

  it('never lets a site pass that is not whole', () => {
    const whole = snapshot(dist)
    rmSync(join(dist, 'about.html'))
    const { status, stdout } = build()
    expect([status, stdout]).toEqual([0, expect.stringContaining('The site is in')])
    expect(differences(snapshot(dist), whole)).toEqual([])
    appendFileSync(join(dist, 'about.html'), '<!-- by hand -->')
    expect(build()).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('was changed since it was built'),
    })
    rmSync(join(dist, 'about.html'))
  })

  it('gives the site of a clean build, however it was damaged', () => {
    // Made by the build that `npm test` begins with, of the same code and content.
    const clean = snapshot(inject('siteFolder'))
    expect(clean.size).toBeGreaterThan(60)
    for (const turn of everyNth(damages.length, [...damages.keys()])) {
      for (const [index, file] of keptFiles().entries())
        damages[(index + turn) % damages.length]?.damage(file)
      const { status, stderr } = build()
      expect(status, stderr).toBe(0)
      expect(differences(snapshot(dist), clean)).toEqual([])
      // The next one has something to do.
      rmSync(join(dist, 'robots.txt'))
    }
    expect(readdirSync(scratch)).toHaveLength(1)
  })

  // Two more builds of other code: in `npm run test:long` alone.
  it.each(someOf(['a file, a template, a drawing, the day and an option have changed'], () => false))(
    'gives the site of a clean build when %s',
    () => {
      appendFileSync(join(project, 'content/practice-areas/tax-law.mdx'), '\nOne sentence more.\n')
      const change = (path: string, from: string, to: string) => {
        const text = readFileSync(join(project, path), 'utf8')
        expect(text).toContain(from)
        writeFileSync(join(project, path), text.replace(from, to))
      }
      change('src/firm/components/PageHero.tsx', '<h1 tabIndex={-1}>', '<h1 tabIndex={-1} data-changed="">')
      change('src/firm/art/practiceBand.ts', 'unevenness: 0.4', 'unevenness: 0.5')
      const changed = { BUILD_DATE: '2027-03-02', RELEASE: '1' }
      const { status, stderr } = build(changed)
      expect(status, stderr).toBe(0)
      const site = snapshot(dist)
      expect(differences(site, cleanBuild(changed))).toEqual([])
      const page = Buffer.from(site.get('/about.html') ?? '', 'base64').toString()
      expect(page).toContain('data-changed')
      expect(page).toContain('2027')
    },
  )
})
