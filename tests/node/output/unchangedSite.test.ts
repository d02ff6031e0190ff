import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { foldersOf } from '../../../src/node/folders.ts'
import { inputsAtStart } from '../../../src/node/output/unchangedSite.ts'
import { gitFixture } from '../../scripts/gitFixture.ts'

/** What decides on a site besides the files: another commit or tag may bring a signature, or take it away. */

const project = gitFixture('inputs')
afterAll(() => project.remove())
const { folder, git } = project

const inputs = () =>
  inputsAtStart({
    root: folder,
    folders: foldersOf(folder, {}),
    env: { BUILD_DATE: '2026-01-31' },
    release: true,
    asked: undefined,
  })

it.each([
  ['a commit', () => project.commit('2026-01-31')],
  ['a tag', () => git('tag', '-m', 'Approved', 'approved')],
  ['a history that was written anew', () => git('commit', '--quiet', '--amend', '--message', 'Other')],
  [
    'a part of the history that is missing',
    () => writeFileSync(join(folder, '.git/shallow'), git('rev-parse', 'HEAD')),
  ],
  ['its being fetched', () => rmSync(join(folder, '.git/shallow'))],
])('%s gives a build something to do', (_, change) => {
  const before = inputs()
  expect(inputs()).toBe(before)
  change()
  expect(inputs()).not.toBe(before)
})

it('variables of Vite in a file do, and a folder of such a name, as Python makes it, does not', () => {
  const before = inputs()
  mkdirSync(join(folder, '.env'))
  expect(inputs()).toBe(before)
  writeFileSync(join(folder, '.env.local'), 'VITE_PLACE=here')
  expect(inputs()).not.toBe(before)
})
