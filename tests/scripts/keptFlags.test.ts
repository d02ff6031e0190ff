import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { keptFlags } from '../../scripts/keptFlags.mjs'
import { readApproveFlags } from '../../scripts/commands/approveFlags.ts'
import { readCheckFlags } from '../../scripts/commands/checkFlags.ts'
import { readClaimsFlags } from '../../scripts/commands/claimsFlags.ts'
import { readPreserveFlags } from '../../scripts/commands/preserveFlags.ts'
import { readRedlineFlags } from '../../scripts/commands/redlineFlags.ts'
import { readReviewFlags } from '../../scripts/commands/reviewFlags.ts'
import { readSaidFlags } from '../../scripts/commands/saidFlags.ts'

/** Flags that were typed without the lone `--`, which npm keeps for itself. */

const move = { command: 'move', alone: ['dry-run', 'anyway'], withText: ['to'] }
const under = (config: Record<string, string>) => ({
  npm_lifecycle_event: 'move',
  ...Object.fromEntries(Object.entries(config).map(([name, value]) => [`npm_config_${name}`, value])),
})

describe('flags that npm has kept', () => {
  it.each([
    [['a', 'b'], { dry_run: 'true' }, 'npm run move -- a b --dry-run'],
    [['b'], { anyway: 'a' }, 'npm run move -- a b --anyway'],
    [['Mina Choe'], { token_description: '/about' }, 'npm run move -- "Mina Choe" --to /about'],
    [['a', '/about'], { to: 'true' }, 'npm run move -- a --to /about'],
    [['a'], { to: '/x', dry_run: 'true' }, 'npm run move -- a --to /x --dry-run'],
  ])('%j and %j: %s', (words, config, command) => {
    const sentence = keptFlags({ ...move, words }, under(config))
    expect(sentence).toMatch(
      /^npm has kept --[a-z-]+( and --[a-z-]+)? for itself, and nothing was done\. Write two hyphens alone before (it|them): /,
    )
    expect(sentence).toMatch(new RegExp(`: ${command}$`))
  })

  it('does not guess which of several texts belongs to which flag', () => {
    const flags = { command: 'move', alone: [], withText: ['by', 'note'] }
    expect(keptFlags({ ...flags, words: ['a', 'b', 'c'] }, under({ by: 'true', note: 'true' }))).toBe(
      'npm has kept --by and --note for itself, and nothing was done. Type it once more with two hyphens alone before all the rest: npm run move -- …',
    )
  })

  it.each([
    [['/terms', 'Jane Sample'], 'before it: npm run approve -- /terms --by "Jane Sample"'],
    [['Jane Sample', '/terms'], 'before it: npm run approve -- /terms --by "Jane Sample"'],
    [['Jane Sample', 'terms.mdx'], 'before it: npm run approve -- terms.mdx --by "Jane Sample"'],
    [
      ['/terms', 'Jane', 'Sample'],
      'before all the rest, and put what has several words in quotation marks: npm run approve -- PAGE --by "NAME"',
    ],
    [
      ['/terms'],
      'before all the rest, and put what has several words in quotation marks: npm run approve -- PAGE --by "NAME"',
    ],
  ])('of an approval, with the words %j', (words, advice) => {
    const wish = readApproveFlags(words, {
      npm_lifecycle_event: 'approve',
      npm_config_bypass_2fa: 'true',
    })
    expect(wish.wish === 'wrong' ? wish.sentence : wish).toContain(advice)
  })

  it.each([
    ['when the flag has arrived', ['a', '--dry-run'], under({ dry_run: 'true' })],
    ['when it was switched off', ['a'], under({ dry_run: '' })],
    [
      'when another command was started',
      ['a'],
      { ...under({ dry_run: 'true' }), npm_lifecycle_event: 'test' },
    ],
    ['without npm', ['a'], {}],
  ])('is silent %s', (_, words, env) => {
    expect(keptFlags({ ...move, words }, env)).toBeUndefined()
  })
})

describe('every command', () => {
  const env = (command: string, flag: string) => ({
    npm_lifecycle_event: command,
    [`npm_config_${flag}`]: 'true',
  })
  it.each([
    ['approve', readApproveFlags(['/terms-of-use', 'Dana'], env('approve', 'bypass_2fa'))],
    ['check', readCheckFlags([], env('check', 'fix'))],
    ['claims', readClaimsFlags([], env('claims', 'due'))],
    ['preserve', readPreserveFlags([], env('preserve', 'verify'))],
    ['redline', readRedlineFlags(['main'], env('redline', 'json'))],
    ['review', readReviewFlags(['main'], env('review', 'github'))],
    ['said', readSaidFlags(['may'], env('said', 'json'))],
  ])('%s refuses', (_, wish) => {
    expect(wish).toMatchObject({ wish: 'wrong', sentence: expect.stringContaining('npm has kept --') })
  })
})

describe('under npm itself', { timeout: 60_000 }, () => {
  const root = join(import.meta.dirname, '../..')
  const folder = mkdtempSync(join(tmpdir(), 'west-atlantic-kept-'))
  const jiti = join(root, 'node_modules/jiti/lib/jiti-cli.mjs')
  const script = (path: string) => `node "${join(root, path)}"`
  const command = (name: string) => `node "${jiti}" "${join(root, 'scripts/run.ts')}" ${name}`
  beforeAll(() =>
    writeFileSync(
      join(folder, 'package.json'),
      JSON.stringify({
        name: 'kept',
        scripts: { build: script('scripts/build.mjs'), move: command('move'), new: command('new') },
      }),
    ),
  )
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  const npm = (settings: string, ...words: string[]) => {
    writeFileSync(join(folder, '.npmrc'), settings)
    // This test may itself run under npm, whose traces are not those of the project.
    const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name)))
    return spawnSync('npm', ['run', '--silent', ...words], { cwd: folder, encoding: 'utf8', env })
  }

  it.each([
    [['build', '--release'], 'npm run build -- --release'],
    [
      ['new', 'person', '--name', 'Carla Otero', '--group', 'partner'],
      'npm run new -- person --group partner --name "Carla Otero"',
    ],
  ])('npm run %j', (words, told) => {
    const { status, stdout, stderr } = npm('', ...words)
    expect([status, stdout]).toEqual([2, ''])
    expect(stderr).toContain('for itself, and nothing was done.')
    expect(stderr).toContain(told)
  })

  it('what somebody has set for npm in a file of settings was not typed', () => {
    const { status, stdout, stderr } = npm('dry-run=true\n', 'move', 'a', 'b')
    expect([status, stdout]).toEqual([2, ''])
    expect(stderr).toMatch(/^There is no folder [^\n]*\n$/)
  })
})
