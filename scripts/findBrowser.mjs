import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from 'playwright-core'

const places = [
  // Tests take half the time in the headless shell.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/** @returns {string | undefined} the path of Chrome or Chromium: `CHROME_PATH`, the system's or Playwright's */
export function findBrowser() {
  const chosen = process.env['CHROME_PATH']
  return (chosen ? [chosen] : [...places, chromium.executablePath()]).find((place) => existsSync(place))
}

/** Installs Chromium if no browser is found: with apt as root, else with Playwright. Exits if that fails. */
export function ensureBrowser() {
  const found = findBrowser()
  if (found !== undefined) return found
  const chosen = process.env['CHROME_PATH']
  if (chosen) fail(`CHROME_PATH is "${chosen}", which doesn't exist.`)
  console.log("Chrome or Chromium isn't installed. Installing Chromium …")
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const wait = ['-o', 'DPkg::Lock::Timeout=300', '-qq']
    run('apt-get', ['update', ...wait])
    // These fonts have the metrics of the site's fallback fonts.
    run('apt-get', ['install', '-y', '--no-install-recommends', ...wait, 'chromium', 'fonts-liberation'])
  }
  if (findBrowser() === undefined)
    run(process.execPath, ['node_modules/playwright-core/cli.js', 'install', '--with-deps', 'chromium'])
  return (
    findBrowser() ?? fail("Chromium can't be installed. Install it yourself and set CHROME_PATH to its path.")
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
