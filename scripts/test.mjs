import { spawn } from 'node:child_process'
import { delimiter, resolve } from 'node:path'
import { ensureInstalled } from './ensureInstalled.mjs'
import { ensureChrome } from './findChrome.mjs'

/**
 * `npm test`: installs what is missing, then runs all checks, and says which failed. `npm run test:long` runs
 * all cases of what `npm test` tries a sample of, which takes some hours.
 */
ensureInstalled()

/** @typedef {[name: string, command: string, ...rest: string[]]} Check */

/** @type {(name: string, project: string) => Check} */
const vitest = (name, project) => [
  name,
  'vitest',
  'run',
  '--config',
  'tests/vitest.config.ts',
  '--project',
  project,
]

/** @type {Check} */
const build = ['Build', 'vite', 'build', '--logLevel', 'warn']

/** @type {Check[][]} */
const longLanes = [[build, vitest('Unit tests with all their cases', 'full'), vitest('Long tests', 'long')]]

/**
 * Lanes run in parallel, each its checks one after the other, since neither browsers nor the rest keep two
 * cores busy. The build stands in both, and runs once: browser tests visit its output. @type {Check[][]}
 */
const shortLanes = [
  [build, vitest('Tests of the built site', 'site')],
  [
    ['Format', 'oxfmt', '--check', '.'],
    ['Lint', 'oxlint', '--deny-warnings'],
    ['Types', 'tsc', '--project', '.', '--singleThreaded'],
    vitest('Unit and component tests', 'unit'),
    build,
    vitest('Tests of the dev server, and in Firefox and WebKit', 'engines'),
  ],
]
const lanes = process.argv.includes('--long') ? longLanes : shortLanes

// So that packages' programs start without npx, which takes half a second each.
process.env['PATH'] = [resolve('node_modules/.bin'), process.env['PATH']].join(delimiter)
// Only now, since it imports a package.
const { ensureEngines } = await import('./findEngines.mjs')
ensureEngines()
const colour = process.stdout.isTTY && !process.env['NO_COLOR'] ? { FORCE_COLOR: '1' } : {}
const environment = { ...process.env, ...colour, CHROME_PATH: ensureChrome() }

/**
 * Runs one check. Resolves when it has ended, and prints its output then.
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

/** @type {Map<Check, ReturnType<typeof run>>} */
const begun = new Map()

/** @param {Check[]} checks */
async function runLane(checks) {
  for (const check of checks) {
    const running = begun.get(check) ?? run(check)
    begun.set(check, running)
    await running
  }
}

await Promise.all(lanes.map(runLane))
const results = await Promise.all(begun.values())
const failed = results.filter(({ passed }) => !passed).map(({ name }) => name)
console.log(failed.length === 0 ? 'Every check passed.' : `Failed: ${failed.join(', ')}.`)
console.log(`${results.length - failed.length} passed, ${failed.length} failed`)
process.exitCode = failed.length === 0 ? 0 : 1
