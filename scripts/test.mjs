import { spawnSync } from 'node:child_process'
import { ensureInstalled } from './ensureInstalled.mjs'
import { ensureChrome } from './findChrome.mjs'

/** `npm test`: installs what is missing, then runs every check, all of them, and says which failed. */
ensureInstalled()
const environment = { ...process.env, CHROME_PATH: ensureChrome() }

/** @type {[name: string, command: string, ...rest: string[]][]} */
const checks = [
  ['Format', 'prettier', '--check', '.', '--log-level', 'warn'],
  ['Lint', 'oxlint', '--deny-warnings'],
  ['Types', 'tsc', '--project', '.'],
  ['Content', 'jiti', 'scripts/check.ts'],
  ['Unit and component tests', 'vitest', 'run', '--project', 'unit'],
  ['Build', 'vite', 'build', '--logLevel', 'warn'],
  ['Browser tests', 'vitest', 'run', '--project', 'browser'],
]

const failed = []
for (const [name, command, ...rest] of checks) {
  console.log(`\n— ${name}`)
  const started = performance.now()
  const { status } = spawnSync('npx', ['--no-install', command, ...rest], {
    stdio: 'inherit',
    env: environment,
    shell: process.platform === 'win32',
  })
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  console.log(status === 0 ? `  fine (${seconds} s)` : `  FAILED (${seconds} s)`)
  if (status !== 0) failed.push(name)
}
console.log(`\n${failed.length === 0 ? 'Every check passed.' : `Failed: ${failed.join(', ')}.`}`)
console.log(`${checks.length - failed.length} passed, ${failed.length} failed`)
process.exitCode = failed.length === 0 ? 0 : 1
