import type { BrowserType } from 'playwright-core'
import type { EnginePage } from './engine.ts'

/**
 * Starts a browser that Playwright drives: its own builds of Firefox and WebKit.
 * @param type which
 * @param path the program
 * @param site where the site is served, without a slash at the end
 */
export async function launchByPlaywright(type: BrowserType, path: string, site: string): Promise<EnginePage> {
  const browser = await type.launch({ executablePath: path })
  const page = await browser.newPage()
  // What the site asks of others gets no answer.
  await page.route(
    ({ origin, protocol }) => origin !== site && /^https?:$/.test(protocol),
    (route) => route.abort(),
  )
  const said: string[] = []
  page.on('console', (message) => said.push(`${message.type()}: ${message.text()}`))
  page.on('pageerror', (error) => said.push(String(error)))
  return {
    open: async (address) => {
      await page.goto(site + address)
    },
    run: (script, given = '') => page.evaluate(script, given),
    resize: (width, height) => page.setViewportSize({ width, height }),
    hover: (selector) => page.hover(selector),
    click: (selector) => page.click(selector),
    type: (text) => page.keyboard.type(text),
    press: (key) => page.keyboard.press(key),
    back: () => page.evaluate(() => history.back()),
    forward: () => page.evaluate(() => history.forward()),
    consoleMessages: async () => said.splice(0),
    screenshot: () => page.screenshot(),
    close: () => browser.close(),
  }
}
