import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { aptInstall, isDebian } from './aptInstall.mjs'

const usualPlaces = [
  // Without a desktop's drawing, tests take half the time.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  `${process.env['PROGRAMFILES'] ?? 'C:/Program Files'}/Google/Chrome/Application/chrome.exe`,
]

/** The path of an installed Chrome or Chromium: `CHROME_PATH`, the usual places, or what Playwright installed. */
export function findChrome() {
  const chosen = process.env['CHROME_PATH']
  if (chosen) {
    if (existsSync(chosen)) return chosen
    console.error(`CHROME_PATH is "${chosen}", and there is no such file.`)
    process.exit(1)
  }
  return [...usualPlaces, ...playwrightPlaces()].find((place) => existsSync(place))
}

/** The same, after installing one when there is none. Ends the process when that fails. */
export function ensureChrome() {
  const found = findChrome()
  if (found) return found
  if (isDebian()) {
    console.log('No Chrome or Chromium was found. Installing Chromium with apt …')
    // These fonts have the metrics of the system fonts that the site's fallbacks are matched to.
    const install = (/** @type {string} */ browser) => aptInstall([browser, 'fonts-liberation'])
    // Ubuntu and older Debians have only the second package.
    if (!install('chromium-headless-shell')) install('chromium')
  }
  if (!findChrome()) {
    console.log('No Chrome or Chromium was found. Getting one with Playwright’s installer …')
    spawnSync(
      process.execPath,
      ['node_modules/playwright-core/cli.js', 'install', '--with-deps', 'chromium'],
      {
        stdio: ['ignore', 'ignore', 'inherit'],
      },
    )
  }
  const installed = findChrome()
  if (installed) return installed
  console.error('No browser could be installed. Install Chrome or Chromium and set CHROME_PATH to its path.')
  process.exit(1)
}

function playwrightPlaces() {
  const cache = join(
    homedir(),
    process.platform === 'darwin' ? 'Library/Caches/ms-playwright' : '.cache/ms-playwright',
  )
  if (!existsSync(cache)) return []
  return readdirSync(cache)
    .filter((name) => name.startsWith('chromium-'))
    .flatMap((name) => [
      join(cache, name, 'chrome-linux/chrome'),
      join(cache, name, 'chrome-linux64/chrome'),
      join(cache, name, 'chrome-mac/Chromium.app/Contents/MacOS/Chromium'),
    ])
}
