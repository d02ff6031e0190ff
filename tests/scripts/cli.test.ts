import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { commands } from '../../scripts/commands/commands.ts'
import { minimalTree } from '../fixtures/minimalSite.ts'
import { workFolder } from './tempProject.ts'
import { run, start } from './runCommand.ts'

/** What only a program of its own has: how it is found, its exit status, its pipes. The other tests carry commands out. */

const root = join(import.meta.dirname, '../..')
const work = workFolder('run')
afterAll(work.clear)
const empty = work.project({})

describe('scripts/cli.ts', { timeout: 60_000 }, () => {
  it('is what npm run starts for every command', () => {
    const { scripts } = z
      .object({ scripts: z.record(z.string(), z.string()) })
      .parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')))
    const started = Object.entries(scripts)
      .filter(([, command]) => command.includes('scripts/run.mjs cli'))
      // Node may be given options.
      .map(([name, command]) => [name, command.replace(/^node (?:--\S+ )*/, 'node ')])
    expect(Object.fromEntries(started)).toEqual(
      Object.fromEntries(Object.keys(commands).map((name) => [name, `node scripts/run.mjs cli ${name}`])),
    )
  })

  it.each(Object.keys(commands))('%s is refused in words where there is no content', async (name) => {
    const needed: Record<string, string[]> = {
      approve: ['--list'],
      move: ['a', 'b'],
      pictures: ['main'],
      new: ['page'],
      redline: ['main'],
      retire: ['a'],
      review: ['main'],
      said: ['may'],
    }
    // A program takes a second to start: one that npm starts says the same, in npmSwallowedFlags.test.ts.
    const { status, output, aside } = await run(empty, name, needed[name])
    expect([status, output]).toEqual([2, ''])
    expect(aside).toMatch(
      /^(There is no folder|The folder .* is not kept by git|There is no git history here)/,
    )
    expect(aside).not.toMatch(/^\s+at |\.ts:/m)
  })

  it.each([
    ['claims', ['--csv', '--out', '.'], 'The file that was named cannot be used here: it is a folder'],
    ['preserve', ['--verify', '--archives', 'a-file'], 'a-file cannot be used here: a file stands where'],
    ['addresses', ['--hlep'], 'There is no flag --hlep. Did you mean "--help"?'],
    ['addresses', ['/about'], 'does not know what to do with "/about"'],
  ])('%s %j is refused in words', async (name, args, sentence) => {
    const folder = work.project(minimalTree)
    writeFileSync(join(folder, 'a-file'), 'x')
    const { status, aside } = await run(folder, name, args)
    expect([status, aside]).toEqual([2, expect.stringContaining(sentence)])
  })

  it('does not know a command that is none', async () => {
    const { status, aside } = await start(empty, 'chek')
    expect([status, aside]).toEqual([2, expect.stringMatching(/^There is no command "chek"\. These are: /)])
  })

  it('stands it when whoever reads its output leaves early', async () => {
    const child = spawn(process.execPath, [join(root, 'scripts/run.mjs'), 'cli', 'check', '--explain'])
    child.stdout.destroy()
    let aside = ''
    child.stderr.on('data', (text: Buffer) => (aside += text.toString()))
    const [status] = await once(child, 'close')
    expect([status, aside]).toEqual([0, ''])
  })
})
