import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { makeCorpus } from '../../scripts/bench/corpus.ts'
import { contentFiles } from '../../scripts/bench/ourProject.ts'
import { npmBuild, root, viteBuild } from './runVite.ts'
import { differences, snapshot } from './snapshot.ts'

/** So many pages that `npm run build` has another thread finish some of them, which `vite build` never does. */

const work = mkdtempSync(join(tmpdir(), 'west-atlantic-many-'))
afterAll(() => rmSync(work, { recursive: true, force: true }))
const content = join(work, 'content')
cpSync(join(root, 'content'), content, { recursive: true })
const addresses = readFileSync(join(content, 'addresses.txt'), 'utf8')
// With those of the firm they are a hundred.
for (const [path, text] of contentFiles(makeCorpus(72), addresses)) {
  mkdirSync(dirname(join(content, path)), { recursive: true })
  writeFileSync(join(content, path), text)
}

it('gives the same site, whichever thread has finished a page', { timeout: 240_000 }, async () => {
  const [one, other] = [join(work, 'one'), join(work, 'other')]
  const threads = npmBuild(root, [], { CONTENT_DIR: content, OUT_DIR: one })
  expect(threads.status, threads.stderr).toBe(0)
  const alone = await viteBuild(root, { CONTENT_DIR: content, OUT_DIR: other })
  expect(alone.status, alone.output).toBe(0)
  const [site, same] = [snapshot(one), snapshot(other)]
  expect([...site.keys()].filter((path) => path.endsWith('.html')).length).toBeGreaterThan(100)
  expect(differences(site, same)).toEqual([])
})
