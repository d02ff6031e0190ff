import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { newOwnerName } from '../../../src/node/processOwner.ts'
import { sweepLitter } from '../../../src/node/output/sweepLitter.ts'

/** What killed builds have left goes; what is in use, and what somebody else has put there, stays. */

const root = mkdtempSync(join(tmpdir(), 'west-atlantic-litter-'))
afterAll(() => rmSync(root, { recursive: true, force: true }))

const alive = newOwnerName()
const [, ...rest] = alive.split('.')
// No process has this number.
const dead = ['4194304', ...rest].join('.')
const longAgo = Date.now() / 1000 - 90_000

function put(path: string, time?: number): void {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), '')
  if (time !== undefined) for (const at of [path, dirname(path)]) utimesSync(join(root, at), time, time)
}

it('litter goes, and nothing else', () => {
  const [scratch, temporary] = ['node_modules/.west-atlantic', 'node_modules/.vite-temp']
  const litter = [
    `${scratch}/server-${dead}/entryServer.js`,
    `${scratch}/bundle-0a1b/entryServer.js`,
    `${scratch}/bundle-2c3d/.entryServer.js.${dead}.part`,
    `content/pages/.about.mdx.${dead}.part`,
    `${temporary}/vite.config.ts.timestamp-1700000000000-0a1b2c.mjs`,
  ]
  const kept = [
    `${scratch}/server-${alive}/entryServer.js`,
    `${scratch}/bundle-2c3d/entryServer.js`,
    `${scratch}/replay/package/sw.js`,
    `content/pages/.about.mdx.${alive}.part`,
    `content/pages/.gone.mdx.${dead}.old`,
    'content/pages/about.mdx.1234.part',
    `${temporary}/vite.config.ts.timestamp-1800000000000-0a1b2c.mjs`,
  ]
  for (const path of litter) put(path, longAgo)
  for (const path of kept) put(path)
  sweepLitter(root, { content: join(root, 'content') })
  const files = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
  expect(files.sort()).toEqual(kept.sort())
})

it('there is none in what should be a folder and is a file', () => {
  put('file')
  expect(() => sweepLitter(root, { content: join(root, 'file') })).not.toThrow()
})
