import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { isWhole } from '../../../src/node/output/recoverSite.ts'
import { withOutput } from '../../../src/node/output/withOutput.ts'
import { snapshot } from './killedPublishing.ts'
import { putSite } from './putSite.ts'

/** A build after which most of the site is as it was: its other files alone are put there. */

const work = mkdtempSync(join(tmpdir(), 'west-atlantic-changes-'))
afterAll(() => rmSync(work, { recursive: true, force: true }))

const last = { 'a.html': 'A', 'b.html': 'B', 'c/c.html': 'C', 'd.html': 'D', 'gone/e.html': 'E' }
const next = { 'a.html': 'A', 'b.html': 'B', 'c/c.html': 'C', 'd.html': 'other', 'new/f.html': 'F' }

let root = ''
let out = ''
beforeEach(() => {
  root = mkdtempSync(join(work, 'project-'))
  mkdirSync(join(root, 'content'))
  out = join(root, 'dist')
  putSite(out, last)
})

/** Builds the next site. @param meanwhile what somebody does while it is built */
const publish = (meanwhile: () => void = () => {}) =>
  withOutput({ content: join(root, 'content'), public: join(root, 'public'), out }, root, (output) => {
    const site = output.stage()
    for (const [path, text] of Object.entries(next)) site.write(path, text)
    meanwhile()
    output.publish(site)
    return Promise.resolve()
  })

it('makes the site that a clean build makes, under any mask, and leaves alone what stays', async () => {
  const [folder, page] = [statSync(out).ino, statSync(join(out, 'a.html')).ctimeMs]
  const mask = process.umask(0o077)
  await publish()
  process.umask(mask)
  putSite(join(root, 'clean'), next)
  expect(snapshot(out)).toEqual(snapshot(join(root, 'clean')))
  expect([statSync(out).ino, statSync(join(out, 'a.html')).ctimeMs]).toEqual([folder, page])
  expect(['new', 'new/f.html'].map((path) => statSync(join(out, path)).mode & 0o777)).toEqual([0o755, 0o644])
  expect(isWhole(out)).toBe(true)
})

it.each<[string, () => void, string]>([
  ['puts a file there', () => writeFileSync(join(out, 'mine.txt'), 'Mine.'), 'the file mine.txt in '],
  [
    'puts one where the build has one to come',
    () => (mkdirSync(join(out, 'new')), writeFileSync(join(out, 'new/f.html'), 'Mine.')),
    'the file new/f.html in ',
  ],
  ['puts one where a folder is to come', () => writeFileSync(join(out, 'new'), 'Mine.'), 'the file new in '],
  [
    'changes a file that is replaced',
    () => writeFileSync(join(out, 'd.html'), 'Mine.'),
    'the file d.html in ',
  ],
  [
    'changes a file that goes',
    () => writeFileSync(join(out, 'gone/e.html'), 'Mine.'),
    'the file gone/e.html in ',
  ],
  ['removes a file that stays', () => rmSync(join(out, 'b.html')), 'the file b.html in '],
])('changes nothing when somebody meanwhile %s', async (_, meanwhile, told) => {
  let before = {}
  const disturb = () => {
    meanwhile()
    before = snapshot(out)
  }
  await expect(publish(disturb)).rejects.toThrow(told)
  expect(snapshot(out)).toEqual(before)
})
