import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it, vi } from 'vitest'
import { registry } from '../../src/firm/registry.ts'
import { fixTree } from '../../src/node/fixTree.ts'

/** Repairs of files that cannot be written. */

const folder = mkdtempSync(join(tmpdir(), 'west-atlantic-fix-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
mkdirSync(join(folder, 'pages'))

const broken = '---\ntitle: About\n---\n\nOne sentence. Another one.  \n'
// While it is written, a file has a longer name, and this one has as many letters as a disk takes.
const long = `pages/${'a'.repeat(246)}.mdx`
for (const path of ['pages/about.mdx', long]) writeFileSync(join(folder, path), broken)

it('are told with the reason, and the others are made', () => {
  const { repaired, refused } = fixTree(registry, folder)
  expect(repaired.map(({ file }) => file)).toEqual(['pages/about.mdx'])
  expect(refused).toEqual([
    { file: long, reason: expect.stringMatching(/^the name of .+ is too long for this disk; choose/) },
  ])
  expect(readFileSync(join(folder, long), 'utf8')).toBe(broken)
})

it('fail for a mistake in the program, which is no refusal of the disk', async () => {
  vi.resetModules()
  vi.doMock('../../src/node/writeFileAtomic.ts', () => ({
    writeFileAtomic: () => {
      throw new TypeError('x is undefined')
    },
  }))
  const { fixTree: failing } = await import('../../src/node/fixTree.ts')
  expect(() => failing(registry, folder)).toThrow('x is undefined')
  vi.doUnmock('../../src/node/writeFileAtomic.ts')
})
