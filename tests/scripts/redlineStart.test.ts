import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startOf } from '../../scripts/commands/redline.ts'

const folder = mkdtempSync(join(tmpdir(), 'west-atlantic-redline-'))
const author = ['-c', 'user.name=Jo', '-c', 'user.email=jo@firm.example']
const git = (...words: string[]) =>
  spawnSync('git', [...author, ...words], { cwd: folder, encoding: 'utf8' }).stdout.trim()
const commit = (name: string) => git('commit', '--allow-empty', '-m', name) + git('tag', name)

beforeAll(() => {
  git('init', '--initial-branch', 'main')
  commit('first')
  git('switch', '--create', 'stale')
  commit('mine')
  git('switch', 'main')
  commit('second')
  commit('third')
  git('switch', '--orphan', 'other')
  commit('alone')
  git('switch', 'stale')
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

it.each([
  ['a branch behind main', 'main', undefined, 'first', ["main has 2 commits that your branch doesn't have"]],
  ['two branches', 'main', 'stale', 'first', ["main has 2 commits that stale doesn't have"]],
  ['two branches the other way', 'stale', 'main', 'first', ["stale has 1 commit that main doesn't have"]],
  ['a version and a later one', 'first', 'third', 'first', []],
  ['a version and an earlier one', 'third', 'first', 'third', []],
  ['the commit before', 'HEAD~1', undefined, 'first', []],
  ['branches that share nothing', 'other', 'main', 'other', []],
])('a lawyer compares %s without reading what others changed', (_, base, head, start, later) => {
  const result = startOf(folder, base, head)
  expect([git('rev-parse', result.start), result.later]).toEqual([git('rev-parse', start), later])
})
