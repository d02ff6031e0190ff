import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { cases, expectRecovery } from './killedPublishing.ts'
import { makePublisher, type Publish } from './publisher.ts'

/**
 * A build that is killed while it puts the site in place, before each rename, of which all hangs. Those before every
 * other file operation are in `tests/long`.
 */

const work = mkdtempSync(join(tmpdir(), 'west-atlantic-killed-'))
afterAll(() => rmSync(work, { recursive: true, force: true }))
const folder = () => mkdtempSync(join(work, 'project-'))

let publish: Publish
beforeAll(async () => {
  publish = await makePublisher(work)
}, 120_000)
beforeEach(() => vi.spyOn(console, 'warn').mockImplementation(() => undefined))
afterAll(() => vi.restoreAllMocks())

it.each(cases)('leaves a whole site %s', { timeout: 120_000 }, async (kind) => {
  const renames = (names: string[]) =>
    names
      .flatMap((name, index) => (name === 'renameSync' ? index : []))
      .filter((_, index) => kind !== 'through a link' || index % 3 === 1)
  expect(await expectRecovery(publish, { kind, folder, choose: renames })).toBeGreaterThan(1)
})
