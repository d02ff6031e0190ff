import { spawnSync } from 'node:child_process'
import { ensureInstalled } from './ensureInstalled.mjs'

/** `npm start`: installs what is missing, builds the site and serves it. */
ensureInstalled()
console.log('Building the site …')
for (const command of ['build', 'preview']) {
  const { status } = spawnSync('npm', ['run', '--silent', command], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (status !== 0) process.exit(status ?? 1)
}
