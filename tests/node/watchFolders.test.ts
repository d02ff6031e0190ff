import { mkdirSync, mkdtempSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { watchFolders } from '../../src/node/watchFolders.ts'

const work = realpathSync(mkdtempSync(join(tmpdir(), 'west-atlantic-watch-')))
const folder = join(work, 'content')
const missing = join(work, 'public')
mkdirSync(join(folder, 'pages/careers'), { recursive: true })
writeFileSync(join(folder, 'pages/careers/a.mdx'), 'one')

/** Called at the next change. */
let told = () => {}
const watch = watchFolders([folder, missing], () => told())
afterAll(() => {
  watch.close()
  rmSync(work, { recursive: true, force: true })
})

/** Resolves when a change is told that follows from an act. */
const afterwards = (act: () => void): Promise<string> =>
  new Promise((resolve) => {
    told = () => resolve('told')
    act()
  })

it.each<[string, () => void]>([
  ['saved', () => writeFileSync(join(folder, 'pages/careers/a.mdx'), 'two')],
  ['added', () => writeFileSync(join(folder, 'b.mdx'), 'one')],
  ['renamed', () => renameSync(join(folder, 'b.mdx'), join(folder, 'pages/b.mdx'))],
  ['deleted', () => rmSync(join(folder, 'pages/b.mdx'))],
])('tells that a file was %s', async (_, act) => {
  expect(await afterwards(act)).toBe('told')
})

it('follows folders that are new, also one that was missing', async () => {
  const inner = join(folder, 'pages/new/inner')
  expect(await afterwards(() => mkdirSync(inner, { recursive: true }))).toBe('told')
  mkdirSync(missing)
  watch.refresh()
  expect(await afterwards(() => writeFileSync(join(inner, 'c.mdx'), 'one'))).toBe('told')
  expect(await afterwards(() => writeFileSync(join(missing, 'd.txt'), 'one'))).toBe('told')
})

it('follows a folder that has come back', async () => {
  expect(await afterwards(() => rmSync(join(folder, 'pages'), { recursive: true }))).toBe('told')
  watch.refresh()
  mkdirSync(join(folder, 'pages'))
  watch.refresh()
  expect(await afterwards(() => writeFileSync(join(folder, 'pages/a.mdx'), 'one'))).toBe('told')
})

it('tells nothing once it is closed', async () => {
  const other = watchFolders([folder], () => expect.unreachable())
  other.close()
  expect(await afterwards(() => writeFileSync(join(folder, 'pages/a.mdx'), 'two'))).toBe('told')
})
