import { spawn } from 'node:child_process'
import { delimiter, resolve } from 'node:path'
import { ensureInstalled } from './ensureInstalled.mjs'
import { ensureChrome } from './findChrome.mjs'

/** `npm test`: installs what is missing, then runs every check, all of them, and says which failed. */
ensureInstalled()

/** @typedef {[name: string, command: string, ...rest: string[]]} Check */

/**
 * Lanes run side by side, each one check after the other: neither browsers nor the rest keep two cores busy alone. The
 * browser visits what its lane has built, and the build checks the content first. @type {Check[][]}
 */
const lanes = [
  [
    ['Build', 'vite', 'build', '--logLevel', 'warn'],
    ['Tests of the built site', 'vitest', 'run', '--config', 'tests/vitest.config.ts', '--project', 'site'],
  ],
  [
    ['Format', 'oxfmt', '--check', '.'],
    ['Lint', 'oxlint', '--deny-warnings'],
    ['Types', 'tsc', '--project', '.', '--singleThreaded'],
    ['Unit and component tests', 'vitest', 'run', '--config', 'tests/vitest.config.ts', '--project', 'unit'],
  ],
]

// The project's own commands stand here; npx would take half a second to find each.
process.env['PATH'] = [resolve('node_modules/.bin'), process.env['PATH']].join(delimiter)
const colour = process.stdout.isTTY && !process.env['NO_COLOR'] ? { FORCE_COLOR: '1' } : {}
const environment = { ...process.env, ...colour, CHROME_PATH: ensureChrome() }

/**
 * Runs one check. Resolves when it has ended; what it said is told then, at once.
 * @param {Check} check
 */
const run = ([name, command, ...rest]) =>
  new Promise((/** @type {(result: { name: string, passed: boolean }) => void} */ done) => {
    console.log(`… ${name}`)
    const started = performance.now()
    /** @type {(Buffer | string)[]} */
    const said = []
    const child = spawn(command, rest, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: environment,
      shell: process.platform === 'win32',
    })
    child.stdout.on('data', (text) => said.push(text))
    child.stderr.on('data', (text) => said.push(text))
    const end = (/** @type {boolean} */ passed) => {
      const seconds = ((performance.now() - started) / 1000).toFixed(1)
      process.stdout.write(`\n— ${name}\n`)
      for (const text of said) process.stdout.write(text)
      process.stdout.write(`  ${passed ? 'fine' : 'FAILED'} (${seconds} s)\n\n`)
      done({ name, passed })
    }
    child.on('error', (error) => {
      said.push(`${error.message}\n`)
      end(false)
    })
    child.on('close', (status) => end(status === 0))
  })

/** @param {Check[]} checks */
async function runLane(checks) {
  const results = []
  for (const check of checks) results.push(await run(check))
  return results
}

const results = (await Promise.all(lanes.map(runLane))).flat()
const failed = results.filter(({ passed }) => !passed).map(({ name }) => name)
console.log(failed.length === 0 ? 'Every check passed.' : `Failed: ${failed.join(', ')}.`)
console.log(`${results.length - failed.length} passed, ${failed.length} failed`)
process.exitCode = failed.length === 0 ? 0 : 1
