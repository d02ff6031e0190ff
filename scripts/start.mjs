import './endWithNpm.mjs'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { ensureInstalled } from './ensureInstalled.mjs'

/** `npm start`: installs missing packages, builds the site and serves it. */
ensureInstalled()
console.log('Building the site …')
const env = { ...process.env, npm_lifecycle_event: 'start' }
const [status] = await once(
  spawn(process.execPath, ['scripts/cli.mjs', 'build'], { stdio: 'inherit', env }),
  'exit',
)
if (status !== 0) process.exit(status ?? 1)
process.argv.splice(2, Infinity, 'preview')
await import('./cli.mjs')
