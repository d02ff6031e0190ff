import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { registry } from '../../../src/firm/registry.ts'
import { requireCleanTree } from '../../../src/node/archive/cleanTree.ts'
import { gitFixture } from '../../scripts/gitFixture.ts'

/** An archive names a revision, so whatever it is made from is as that revision has it. */

const { folder, commit, git, remove } = gitFixture('clean-tree')
afterAll(remove)

const write = (path: string) => {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), '')
}
const revision = () => requireCleanTree(registry, folder, join(folder, 'content'))

let head: string
beforeAll(() => {
  head = commit('2026-01-31')
})

describe('a folder that differs from the last commit', () => {
  it.each([
    'content/pages/new.mdx',
    'src/firm/theme/new.ts',
    'scripts/new.mjs',
    'public/new.png',
    'vite.config.ts',
    'tsconfig.json',
    'package-lock.json',
  ])('by %s cannot be archived', (path) => {
    write(path)
    expect(revision).toThrow(`\n  ${path}\nCommit them first`)
    rmSync(join(folder, path))
    expect(revision()).toBe(head)
  })

  it.each(['tests/new.test.ts', 'content/legal/archives.txt'])(
    'by %s alone, of which no page is made, can be archived',
    (path) => {
      write(path)
      expect(revision()).toBe(head)
      git('clean', '-fdq')
    },
  )
})
