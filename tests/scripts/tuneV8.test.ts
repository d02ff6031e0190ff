import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'
import { v8Flags } from '../../scripts/tuneV8.mjs'

test('this version of Node knows each flag', () => {
  const { stdout } = spawnSync(process.execPath, ['--v8-options'], { encoding: 'utf8' })
  for (const flag of v8Flags) {
    const name = flag.replace(/^--(?:no-)?/, '').replace(/=.*/, '')
    expect(stdout).toMatch(new RegExp(`^ +--${name} `, 'm'))
  }
})
