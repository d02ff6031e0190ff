import { spawn } from 'node:child_process'
import { delimiter, resolve } from 'node:path'
import { ensureInstalled } from './ensureInstalled.mjs'
import { ensureChrome } from './findChrome.mjs'

/**
 * `npm test`: installs what is missing, then runs all checks, and says which failed.
 */
ensureInstalled()

/** @typedef {{ name: string, command: string[], needs?: string }} Check */

/** @type {(...projects: string[]) => string[]} */
const vitest = (...projects) => [
  'vitest',
  'run',
  '--config',
  'tests/vitest.config.ts',
  ...projects.flatMap((project) => ['--project', project]),
]

const build = 'Build'
const site = 'Tests of the built site'

/**
 * Two run at a time while Chromium is one of them, and three after it, since none keeps a core busy all the time: what
 * takes long stands before what fills up the rest of the time. @type {Check[]}
 */
const checks = [
  { name: build, command: ['vite', 'build', '--logLevel', 'warn'] },
  { name: 'Format', command: ['oxfmt', '--check', '.'] },
  { name: 'Lint', command: ['oxlint', '--deny-warnings'] },
  { name: 'Types', command: ['tsc', '--project', '.', '--singleThreaded'] },
  { name: site, command: vitest('site'), needs: build },
  { name: 'Unit and component tests', command: vitest('unit', 'components') },
  { name: 'Tests of builds', command: vitest('builds'), needs: build },
  { name: 'Tests of the dev server, and in Firefox and WebKit', command: vitest('engines'), needs: build },
  { name: 'Tests of commands', command: vitest('commands') },
]

// So that packages' programs start without npx, which takes half a second each.
process.env['PATH'] = [resolve('node_modules/.bin'), process.env['PATH']].join(delimiter)
// Only now, since it imports a package.
const { ensureEngines } = await import('./findEngines.mjs')
ensureEngines()
const colour = process.stdout.isTTY && !process.env['NO_COLOR'] ? { FORCE_COLOR: '1' } : {}
// `tsc` is written in Go: below 2 GB it need not collect its garbage, which takes a third of its time.
const garbage = { GOGC: 'off', GOMEMLIMIT: '2GiB' }
const environment = { ...garbage, ...process.env, ...colour, CHROME_PATH: ensureChrome() }

/**
 * Runs one check. Resolves when it has ended, and prints its output then.
 * @param {Check} check
 */
const run = ({ name, command: [program = '', ...flags] }) =>
  new Promise((/** @type {(result: { name: string, passed: boolean }) => void} */ done) => {
    console.log(`… ${name}`)
    const started = performance.now()
    /** @type {(Buffer | string)[]} */
    const said = []
    const child = spawn(program, flags, {
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

/** @type {Map<string, ReturnType<typeof run>>} */
const begun = new Map()

/** Takes the next check that nobody has begun, until there is none. */
async function work() {
  for (const check of checks) {
    if (begun.has(check.name)) continue
    const needed = Promise.resolve(check.needs === undefined ? undefined : begun.get(check.needs))
    const running = needed.then(() => run(check))
    begun.set(check.name, running)
    await running
    if (check.name === site) lanes.push(work())
  }
}

/** @type {Promise<void>[]} */
const lanes = []
lanes.push(work())
lanes.push(work())
// The last one may begin while the others are awaited.
for (const lane of lanes) await lane
const results = await Promise.all(begun.values())
const failed = results.filter(({ passed }) => !passed).map(({ name }) => name)
console.log(failed.length === 0 ? 'Every check passed.' : `Failed: ${failed.join(', ')}.`)
console.log(`${results.length - failed.length} passed, ${failed.length} failed`)
process.exitCode = failed.length === 0 ? 0 : 1
