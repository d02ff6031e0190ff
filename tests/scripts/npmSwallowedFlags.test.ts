import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { keptFlags } from '../../scripts/keptFlags.mjs'
import { readApproveFlags } from '../../scripts/commands/approveFlags.ts'
import { readCheckFlags } from '../../scripts/commands/checkFlags.ts'
import { readClaimsFlags } from '../../scripts/commands/claimsFlags.ts'
import { readPreserveFlags } from '../../scripts/commands/preserveFlags.ts'
import { readRedlineFlags } from '../../scripts/commands/redlineFlags.ts'
import { readReviewFlags } from '../../scripts/commands/reviewFlags.ts'
import { readSaidFlags } from '../../scripts/commands/saidFlags.ts'
import { run } from './runCommand.ts'

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
    ['promote', ['a'], 'dry_run'],
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
  let env: NodeJS.ProcessEnv = {}
  let words: string[] = []
  // To start npm takes a second, so it is asked once what it hands to a command of which flags were typed without `--`,
  // in a folder with settings of its own; commands are then given that.
  beforeAll(() => {
    const record = 'node -p "JSON.stringify([process.env, process.argv.slice(1)])"'
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ name: 'kept', scripts: { record } }))
    writeFileSync(join(folder, '.npmrc'), 'dry-run=true\n')
    const flags = ['--release', 'person', '--name', 'Carla Otero', '--group', 'partner']
    const { stdout } = spawnSync('npm', ['run', '--silent', 'record', ...flags], {
      cwd: folder,
      encoding: 'utf8',
      // This test may itself run under npm, whose traces are not those of the project.
      env: Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name))),
    })
    const handed = z.tuple([z.record(z.string(), z.string()), z.array(z.string())]).parse(JSON.parse(stdout))
    env = handed[0]
    words = handed[1]
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  const under = (command: string) => ({ ...env, npm_lifecycle_event: command })

  it('the build refuses what it never saw', () => {
    const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, 'scripts/build.mjs')], {
      cwd: folder,
      encoding: 'utf8',
      env: under('build'),
    })
    expect([status, stdout]).toEqual([2, ''])
    expect(stderr).toContain('for itself, and nothing was done.')
    expect(stderr).toContain('npm run build -- --release')
  })

  it('so does a command', async () => {
    const { status, output, aside } = await run(folder, 'new', words, under('new'))
    expect([status, output]).toEqual([2, ''])
    expect(aside).toContain('for itself, and nothing was done.')
    expect(aside).toContain('npm run new -- person --group partner --name "Carla Otero"')
  })

  it('what somebody has set for npm in a file of settings was not typed', async () => {
    const { status, output, aside } = await run(folder, 'move', ['a', 'b'], under('move'))
    expect([status, output]).toEqual([2, ''])
    expect(aside).toMatch(/^There is no folder [^\n]*\n$/)
  })
})
