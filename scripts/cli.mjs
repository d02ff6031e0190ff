import './endWithNpm.mjs'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { systemFailure } from '../src/node/systemFailure.mjs'

/** `node scripts/cli.mjs NAME …` runs a command (see `cli.ts`). */
const [name = '', ...typed] = process.argv.slice(2)
// React's development build is slower, and its pages aren't for visitors, whatever the shell has set.
if (name !== 'dev') process.env['NODE_ENV'] = 'production'
const built = join(process.env['OUT_DIR'] || 'dist', '_hosting/deliver.mjs')
try {
  if (name === 'deliver' && existsSync(built)) {
    process.argv.splice(2, 1)
    await import(pathToFileURL(built).href)
  } else {
    const { loadProgram } = await import('../src/vite/loadProgram.mjs')
    /** @type {typeof import('./cli.ts')} */
    const { run } = await loadProgram('scripts/cli.ts', name)
    process.exitCode = await run([name, ...typed])
  }
} catch (error) {
  const sentence = systemFailure(error)
  if (sentence === undefined) throw error
  console.error(sentence)
  process.exitCode = 2
}
