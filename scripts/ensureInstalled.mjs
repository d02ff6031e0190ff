import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

/**
 * Installs the packages that the lock file names, when any of them is missing or of another version.
 * Plain JavaScript without imports, since it runs before anything is installed.
 * Ends the process with a sentence when Node is too old or the installation fails.
 */
export function ensureInstalled() {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  if (major < 20 || (major === 20 && minor < 19)) {
    console.error(`This project needs Node 20.19 or newer, and this is Node ${process.versions.node}.`)
    process.exit(1)
  }
  if (isInstalled()) return
  console.log('Installing what is missing (npm ci) …')
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  })
  if (status === 0) return
  console.error('The packages could not be installed. npm says why above; is the registry within reach?')
  process.exit(1)
}

function isInstalled() {
  const record = 'node_modules/.package-lock.json'
  if (!existsSync(record)) return false
  const wanted = JSON.parse(readFileSync('package-lock.json', 'utf8')).packages
  const present = JSON.parse(readFileSync(record, 'utf8')).packages
  return Object.entries(wanted).every(
    ([place, { version, optional }]) => place === '' || optional || present[place]?.version === version,
  )
}
