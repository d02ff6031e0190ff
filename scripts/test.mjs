import { spawn } from 'node:child_process'
import { delimiter, resolve } from 'node:path'
import { ensureInstalled } from './ensureInstalled.mjs'

/** `npm test`: installs what is missing, runs all checks, and says which failed. */
ensureInstalled()
// Only now, since it imports a package.
const { ensureBrowser } = await import('./findBrowser.mjs')
const bin = resolve('node_modules/.bin')
const env = {
  ...process.env,
  CHROME_PATH: ensureBrowser(),
  PATH: [bin, process.env['PATH']].join(delimiter),
  ...(process.stdout.isTTY && { FORCE_COLOR: '1' }),
}

/** Two lanes, since one leaves a core idle; in a lane, a check needs those before it. */
const lanes = [
  {
    Build: 'node scripts/cli.mjs build',
    'Tests of the built site': 'vitest run --config tests/vitest.config.ts --project site',
  },
  {
    Format: 'oxfmt --check .',
    Lint: 'oxlint --deny-warnings',
    Types: 'tsc --project .',
    'Unit tests and builds':
      'vitest run --config tests/vitest.config.ts --project unit --project components --project builds',
  },
]

/** @type {string[]} */
const failed = []
await Promise.all(
  lanes.map(async (lane) => {
    for (const [name, command] of Object.entries(lane)) if (!(await passes(name, command))) failed.push(name)
  }),
)
console.log(failed.length === 0 ? 'Every check passed.' : `Failed: ${failed.join(', ')}.`)
process.exitCode = failed.length === 0 ? 0 : 1

/**
 * Runs a check, and prints its output when it has ended.
 * @param {string} name
 * @param {string} command
 * @returns {Promise<boolean>}
 */
function passes(name, command) {
  console.log(`… ${name}`)
  const started = performance.now()
  let output = ''
  const child = spawn(command, { stdio: ['ignore', 'pipe', 'pipe'], env, shell: true })
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text))
  return new Promise((done) => {
    child.on('close', (status) => {
      const seconds = ((performance.now() - started) / 1000).toFixed(1)
      console.log(`\n— ${name}\n${output}  ${status === 0 ? 'fine' : 'FAILED'} (${seconds} s)\n`)
      done(status === 0)
    })
  })
}
