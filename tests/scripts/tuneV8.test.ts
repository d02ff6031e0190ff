import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { commonFlags, shortProgramFlags } from '../../scripts/tuneV8.mjs'

const flags = [...commonFlags, ...shortProgramFlags]

test('this version of Node knows each flag', () => {
  const { stdout } = spawnSync(process.execPath, ['--v8-options'], { encoding: 'utf8' })
  for (const flag of flags) {
    const name = flag.replace(/^--(?:no-)?/, '').replace(/=.*/, '')
    expect(stdout).toMatch(new RegExp(`^ +--${name} `, 'm'))
  }
})

/** Tries patterns, sets the flags, and tries the same and new ones. */
const program = (set: readonly string[]) => `
  import { setFlagsFromString } from 'node:v8'
  const patterns = (name) => Array.from({ length: 200 }, (_, at) => new RegExp(name + '+(b|c)' + at + '$', 'g'))
  const early = patterns('a')
  for (const pattern of early) 'aab3'.search(pattern)
  for (const flag of ${JSON.stringify(set)}) setFlagsFromString(flag)
  const tried = [...early, ...patterns('x')].map((pattern) => ['aab3', 'xc3 aac5', 'b'].map((text) => text.replace(pattern, '$1')))
  console.log(tried.flat().filter((text) => /^(xc3 )?[bc]$/.test(text)).length)`

const run = (set: readonly string[]) =>
  spawnSync(process.execPath, ['--input-type=module', '--eval', program(set)], { encoding: 'utf8' })

test.each(flags)('a pattern that was tried before %s was set still works', (flag) => {
  const { status, signal, stdout } = run([flag])
  expect({ status, signal, stdout }).toEqual({ status: 0, signal: null, stdout: run([]).stdout })
})
