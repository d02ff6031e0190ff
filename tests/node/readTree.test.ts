import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { readSourceFile, readTree } from '../../src/node/readTree.ts'

const folder = mkdtempSync(join(tmpdir(), 'west-atlantic-tree-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

it('an editor’s content folder is read in full and sorted, without hidden files and links', () => {
  const files: Record<string, string | Uint8Array> = {
    'firm.mdx': 'firm',
    'pages/b.mdx': 'b',
    'pages/a.mdx': Uint8Array.of(0xe9),
    'pages/huge.mdx': 'x'.repeat(1_000_001),
    'pages/full.mdx': 'x'.repeat(1_000_000),
    'pages/office.jpg': 'picture',
    'pages/.b.mdx.swp': 'swap file',
    '.obsidian/notes.mdx': 'settings',
    'README.md': 'notes',
  }
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(folder, path, '..'), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  symlinkSync(join(folder, 'pages'), join(folder, 'linked'), 'junction')
  symlinkSync('firm.mdx', join(folder, 'same.mdx'))
  const tree = readTree(folder)
  expect(tree.files.map(({ path, decodeError }) => [path, decodeError?.message[0]])).toEqual([
    ['firm.mdx', undefined],
    ['pages/a.mdx', 'file-encoding'],
    ['pages/b.mdx', undefined],
    ['pages/full.mdx', undefined],
    ['pages/huge.mdx', 'file-size'],
  ])
  expect(tree.otherFiles).toEqual(['README.md', 'pages/office.jpg'])
  expect(readSourceFile(folder, 'pages/deleted.mdx')).toBeUndefined()
})
