import { spawnSync } from 'node:child_process'
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { systemFailure } from '../../src/node/systemFailure.mjs'

const root = join(import.meta.dirname, '../..')
const work = mkdtempSync(join(tmpdir(), 'failure-'))
afterAll(() => rmSync(work, { recursive: true }))

/** Root may write everywhere, so then another user runs the command. */
const anotherUser = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {}
/** Not if only root may enter the project's folder. */
const mayRun = spawnSync('test', ['-r', join(root, 'package.json')], anotherUser).status === 0
const readOnly = join(work, 'read-only')
mkdirSync(readOnly)
chmodSync(work, 0o755)
chmodSync(readOnly, 0o555)

/** A command whose bundle isn’t kept. */
const unused = `unused-${process.pid}`

const cases: [string, string, string, { uid?: number; gid?: number }, RegExp][] = [
  ['few files', 'ulimit -n 24', unused, {}, /^Too many files are open\. Allow more, .+ \(.*EMFILE.*\)$/],
  [
    'a read-only folder',
    `export TMPDIR=${readOnly}`,
    unused,
    anotherUser,
    /^This user isn't allowed to use a file or folder\. .+ \(EACCES: .+\)$/,
  ],
  ['no folder for temporary files', 'export TMPDIR=/nonexistent', unused, {}, /^ENOENT: .+\/nonexistent/],
]
it.each(cases.filter(([, , , user]) => mayRun || user !== anotherUser))(
  'an editor with %s reads one sentence',
  (_, setting, name, user, sentence) => {
    const command = `${setting}; exec "${process.execPath}" scripts/cli.mjs ${name}`
    const { status, stderr } = spawnSync('sh', ['-c', command], { cwd: root, encoding: 'utf8', ...user })
    expect(stderr.trim()).toMatch(sentence)
    expect([status, stderr.trim().split('\n').length, readdirSync(readOnly)]).toEqual([2, 1, []])
  },
)

it.runIf(process.platform === 'linux')('an editor whose disk is full reads so', () => {
  try {
    writeFileSync('/dev/full', 'text')
  } catch (error) {
    const wrapped = new Error(`Build failed with 1 error:\n\n${String(error)}\n    at copyFile`)
    for (const one of [error, wrapped])
      expect(systemFailure(one)).toMatch(/^The disk is full\. .+ \(ENOSPC: [^\n]+\)$/)
  }
  expect(systemFailure(new Error('Build failed'))).toBe(undefined)
  expect.assertions(3)
})
