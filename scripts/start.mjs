import { spawnSync } from 'node:child_process'
import { ensureInstalled } from './ensureInstalled.mjs'

/** `npm start`: installs missing packages, builds the site and serves it. */
ensureInstalled()
console.log('Building the site …')
for (const command of ['build', 'preview']) {
  const { status } = spawnSync(process.execPath, ['scripts/cli.mjs', command], { stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}
