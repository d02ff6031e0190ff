import { existsSync } from 'node:fs'
import { firefox, webkit } from 'playwright-core'

/**
 * The two other browser engines, besides Chromium, that the tests open the site in: Firefox as Mozilla builds it, and
 * WebKitGTK with its own driver; elsewhere Playwright’s own builds of the two.
 * @typedef {{ maker: 'system' | 'playwright', path: string }} Engine
 */

const firefoxPlaces = [
  '/usr/bin/firefox-esr',
  '/Applications/Firefox.app/Contents/MacOS/firefox',
  `${process.env['PROGRAMFILES'] ?? 'C:/Program Files'}/Mozilla Firefox/firefox.exe`,
]
const webKitDriver = '/usr/bin/WebKitWebDriver'
/** The virtual display that WebKitGTK needs. */
const screen = '/usr/bin/Xvfb'

/** @returns {Engine | undefined} an installed Firefox: `FIREFOX_PATH`, the usual places, or Playwright’s */
export function findFirefox() {
  const chosen = process.env['FIREFOX_PATH']
  const path = (chosen ? [chosen] : firefoxPlaces).find((place) => existsSync(place))
  return path === undefined ? playwrightBuild(firefox) : { maker: 'system', path }
}

/** @returns {Engine | undefined} an installed WebKit: the path of WebKitGTK’s driver, or of Playwright’s build */
export function findWebKit() {
  return existsSync(webKitDriver) && existsSync(screen)
    ? { maker: 'system', path: webKitDriver }
    : playwrightBuild(webkit)
}

/**
 * @param {import('playwright-core').BrowserType} browser
 * @returns {Engine | undefined}
 */
function playwrightBuild(browser) {
  const path = browser.executablePath()
  return existsSync(path) ? { maker: 'playwright', path } : undefined
}
