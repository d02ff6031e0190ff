import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { npmSwallowedFlags } from '../../scripts/cli/npmSwallowedFlags.mjs'
import { workFolder } from './tempProject.ts'
import { run } from './runCommand.ts'
import { someOf } from '../sample.ts'

/** Flags that were typed without the lone `--`, which npm keeps for itself. */

const text = { type: 'string' } as const
const alone = { type: 'boolean' } as const
const move = { command: 'move', flags: { to: text, 'dry-run': alone, anyway: alone } }
const work = workFolder('swallowed')
afterAll(work.clear)
const empty = work.project({})
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
    const sentence = npmSwallowedFlags({ ...move, words }, under(config))
    expect(sentence).toMatch(
      /^npm has kept --[a-z-]+( and --[a-z-]+)? for itself, and nothing was done\. Write two hyphens alone before (it|them): /,
    )
    expect(sentence).toMatch(new RegExp(`: ${command}$`))
  })

  it('does not guess which of several texts belongs to which flag', () => {
    const approve = { command: 'move', flags: { by: text, note: text } }
    expect(
      npmSwallowedFlags({ ...approve, words: ['a', 'b', 'c'] }, under({ by: 'true', note: 'true' })),
    ).toBe(
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
  ])('of an approval, with the words %j', async (words, advice) => {
    const env = { npm_lifecycle_event: 'approve', npm_config_bypass_2fa: 'true' }
    expect((await run(empty, 'approve', words, env)).aside).toContain(advice)
  })

  it.each([
    [[], 'before it: npm run check -- --explain\n'],
    [['blank'], 'before all the rest: npm run check -- …\n'],
  ])('of one that may stand alone, with the words %j', async (words, advice) => {
    const env = { npm_lifecycle_event: 'check', npm_config_explain: 'true' }
    expect((await run(empty, 'check', words, env)).aside).toContain(advice)
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
    expect(npmSwallowedFlags({ ...move, words }, env)).toBeUndefined()
  })
})

describe('every command', () => {
  it.each([
    ['approve', ['/terms-of-use', 'Dana'], 'bypass_2fa'],
    ['check', [], 'fix'],
    ['claims', [], 'due'],
    ['move', ['a', 'b'], 'anyway'],
    ['new', ['page'], 'draft'],
    ['pictures', ['main'], 'out'],
    ['preserve', [], 'verify'],
    ['redline', ['main'], 'json'],
    ['retire', ['a'], 'dry_run'],
    ['review', ['main'], 'github'],
    ['said', ['may'], 'json'],
  ])('%s refuses', async (command, words, flag) => {
    const env = { npm_lifecycle_event: command, [`npm_config_${flag}`]: 'true' }
    const { status, output, aside } = await run(empty, command, words, env)
    expect([status, output]).toEqual([2, ''])
    expect(aside).toContain('npm has kept --')
  })
})

describe('under npm itself', { timeout: 60_000 }, () => {
  const root = join(import.meta.dirname, '../..')
  const folder = mkdtempSync(join(tmpdir(), 'west-atlantic-kept-'))
  const script = (path: string) => `node "${join(root, path)}"`
  const command = (name: string) => `${script('scripts/run.mjs')} cli ${name}`
  beforeAll(() => {
    writeFileSync(
      join(folder, 'package.json'),
      JSON.stringify({
        name: 'kept',
        scripts: { build: script('scripts/build.mjs'), move: command('move'), new: command('new') },
      }),
    )
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  const npm = (settings: string, ...words: string[]) => {
    writeFileSync(join(folder, '.npmrc'), settings)
    // This test may itself run under npm, whose traces are not those of the project.
    const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name)))
    return spawnSync('npm', ['run', '--silent', ...words], { cwd: folder, encoding: 'utf8', env })
  }

  const typed: [words: string[], told: string][] = [
    [['build', '--release'], 'npm run build -- --release'],
    [
      ['new', 'person', '--name', 'Carla Otero', '--group', 'partner'],
      'npm run new -- person --group partner --name "Carla Otero"',
    ],
  ]
  it.each(someOf(typed, ([[name]]) => name === 'build'))('npm run %j', (words, told) => {
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
