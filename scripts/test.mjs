import { spawn } from 'node:child_process'
import { ensureInstalled } from './ensureInstalled.mjs'
import { ensureChrome } from './findChrome.mjs'

/** `npm test`: installs what is missing, then runs every check, all of them, and says which failed. */
ensureInstalled()

/** @typedef {[name: string, command: string, ...rest: string[]]} Check */

/** None of these needs another's result, so they run side by side. @type {Check[]} */
const independent = [
  ['Format', 'prettier', '--check', '.', '--log-level', 'warn'],
  ['Lint', 'oxlint', '--deny-warnings'],
  ['Types', 'tsc', '--project', '.'],
  ['Content', 'jiti', 'scripts/run.ts', 'check'],
  ['Build', 'vite', 'build', '--logLevel', 'warn'],
]
/** Each of these keeps the whole machine busy; the browser visits what was built. @type {Check[]} */
const oneByOne = [
  ['Unit and component tests', 'vitest', 'run', '--project', 'unit'],
  ['Browser tests', 'vitest', 'run', '--project', 'browser'],
]

const colour = process.stdout.isTTY && !process.env['NO_COLOR'] ? { FORCE_COLOR: '1' } : {}
const environment = { ...process.env, ...colour, CHROME_PATH: ensureChrome() }

/**
 * Runs one check. Resolves when it has ended.
 * @param {Check} check
 * @param {(text: Buffer | string) => void} print takes what the check says
 */
const run = ([name, command, ...rest], print) =>
  new Promise((/** @type {(result: { name: string, passed: boolean }) => void} */ resolve) => {
    print(`\n— ${name}\n`)
    const started = performance.now()
    const child = spawn('npx', ['--no-install', command, ...rest], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: environment,
      shell: process.platform === 'win32',
    })
    child.stdout.on('data', print)
    child.stderr.on('data', print)
    const end = (/** @type {boolean} */ passed) => {
      const seconds = ((performance.now() - started) / 1000).toFixed(1)
      print(`  ${passed ? 'fine' : 'FAILED'} (${seconds} s)\n`)
      resolve({ name, passed })
    }
    child.on('error', (error) => {
      print(`${error.message}\n`)
      end(false)
    })
    child.on('close', (status) => end(status === 0))
  })

const say = (/** @type {Buffer | string} */ text) => void process.stdout.write(text)

/** The same, with everything that it said told at once at the end. @param {Check} check */
async function runQuietly(check) {
  /** @type {(Buffer | string)[]} */
  const said = []
  const result = await run(check, (text) => said.push(text))
  return { ...result, said }
}

const results = []
for (const running of independent.map(runQuietly)) {
  const result = await running
  result.said.forEach(say)
  results.push(result)
}
for (const check of oneByOne) results.push(await run(check, say))

const failed = results.filter(({ passed }) => !passed).map(({ name }) => name)
console.log(`\n${failed.length === 0 ? 'Every check passed.' : `Failed: ${failed.join(', ')}.`}`)
console.log(`${results.length - failed.length} passed, ${failed.length} failed`)
process.exitCode = failed.length === 0 ? 0 : 1
