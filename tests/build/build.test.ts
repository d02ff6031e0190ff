import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { root, viteBuild } from './runVite.ts'

const work = mkdtempSync(join(tmpdir(), 'west-atlantic-'))
const [content, out] = [join(work, 'content'), join(work, 'dist')]
const folders = { CONTENT_DIR: content, OUT_DIR: out, BUILD_DATE: '2026-11-26' }
let first: Map<string, string>

beforeAll(async () => {
  cpSync(join(root, 'content'), content, { recursive: true })
  const { status, output } = await viteBuild(root, folders)
  expect(status, output).toBe(0)
  first = filesOf(out)
}, 120_000)
afterAll(() => rmSync(work, { recursive: true, force: true }))

/** Every file of a folder with its bytes. */
const filesOf = (folder: string): Map<string, string> =>
  new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .sort()
      .map((path) => [path.slice(folder.length), readFileSync(path, 'base64')]),
  )

it('two builds at once both finish, with the same bytes whatever the folder and the time zone', async () => {
  const other = join(work, 'other/dist')
  const built = await Promise.all([
    viteBuild(root, { ...folders, TZ: 'Asia/Tokyo' }),
    viteBuild(root, folders),
    viteBuild(root, { ...folders, OUT_DIR: other, TZ: 'Pacific/Honolulu' }),
  ])
  for (const { status, output } of built) expect(status, output).toBe(0)
  expect(first.size).toBeGreaterThan(100)
  expect(filesOf(out)).toEqual(first)
  expect(filesOf(other)).toEqual(first)
  expect(readdirSync(work).sort()).toEqual(['content', 'dist', 'other'])
}, 240_000)

it('a build that is killed leaves the last site, and the next one clears up after it', async () => {
  const killed = [200, 700, 1200, 1800, 2500, 3500].map((after) => viteBuild(root, folders, after))
  await Promise.all(killed)
  expect(filesOf(out)).toEqual(first)
  expect(await viteBuild(root, folders)).toMatchObject({ status: 0 })
  expect(filesOf(out)).toEqual(first)
  expect(readdirSync(work).filter((name) => name.startsWith('.'))).toEqual([])
}, 240_000)

it('a build with errors tells all of them, without a stack, and leaves the last site', async () => {
  const firm = join(content, 'firm.mdx')
  writeFileSync(firm, readFileSync(firm, 'utf8').replace('phone:', 'fone:'))
  const tax = join(content, 'practice-areas/tax-law.mdx')
  writeFileSync(tax, `${readFileSync(tax, 'utf8')}\nSee [nothing](/nothing).\n`)
  const { status, output } = await viteBuild(root, folders)
  expect(status).toBe(1)
  expect(output).toContain('"fone"')
  expect(output).toContain('practice-areas/tax-law.mdx')
  expect(output).toContain('"/nothing"')
  expect(output).not.toMatch(/^\s+at /m)
  expect(filesOf(out)).toEqual(first)
  expect(readdirSync(work).filter((name) => name.startsWith('.'))).toEqual([])
}, 120_000)
