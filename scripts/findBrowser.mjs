import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from 'playwright-core'

const places = [
  // Without what draws a desktop, tests take half the time.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** @returns {string | undefined} the path of an installed Chrome or Chromium: `CHROME_PATH`, the system's or Playwright's */
export function findBrowser() {
  const chosen = process.env['CHROME_PATH']
  return (chosen ? [chosen] : [...places, chromium.executablePath()]).find((place) => existsSync(place))
}

/** Installs Chromium where no browser is found: with apt as root, else with Playwright. Ends the process when that fails. */
export function ensureBrowser() {
  const found = findBrowser()
  if (found !== undefined) return found
  const chosen = process.env['CHROME_PATH']
  if (chosen) fail(`CHROME_PATH is "${chosen}", and there is no such file.`)
  console.log('No Chrome or Chromium was found. Installing Chromium …')
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const wait = ['-o', 'DPkg::Lock::Timeout=300', '-qq']
    run('apt-get', ['update', ...wait])
    // The fonts have the measures of those that the site falls back on.
    run('apt-get', ['install', '-y', '--no-install-recommends', ...wait, 'chromium', 'fonts-liberation'])
  }
  if (findBrowser() === undefined)
    run(process.execPath, ['node_modules/playwright-core/cli.js', 'install', '--with-deps', 'chromium'])
  return (
    findBrowser() ?? fail('No browser could be installed. Install Chromium and set CHROME_PATH to its path.')
  )
}

/** @param {string} program @param {string[]} words */
function run(program, words) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  spawnSync(program, words, { stdio: ['ignore', 'ignore', 'inherit'], env })
}

/** @param {string} why @returns {never} */
function fail(why) {
  console.error(why)
  process.exit(1)
}
