import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { connectBidi } from './bidi.ts'
import { drivenPage } from './driven.ts'
import type { EnginePage } from './engine.ts'

/** What is set in the browser besides what Firefox itself sets when it is driven. */
const preferences = {
  // What the site asks of others gets no answer: nobody listens there.
  'network.proxy.type': 1,
  'network.proxy.ssl': '127.0.0.1',
  'network.proxy.ssl_port': 9,
  // Without a screen it believes that it has no mouse.
  'ui.primaryPointerCapabilities': 6,
  'ui.allPointerCapabilities': 6,
  // It begins with no page, has no process in reserve, and draws twenty pictures a second: nobody looks at it.
  'browser.startup.page': 0,
  'browser.newtab.preload': false,
  'dom.ipc.processPrelaunch.enabled': false,
  'layout.frame_rate': 20,
}

/**
 * Starts a Firefox as Mozilla builds it, over WebDriver BiDi (https://www.w3.org/TR/webdriver-bidi/).
 * @param path the program
 * @param site where the site is served, without a slash at the end
 */
export async function launchFirefox(path: string, site: string): Promise<EnginePage> {
  const profile = mkdtempSync(join(tmpdir(), 'west-atlantic-firefox-'))
  const lines = Object.entries(preferences).map(
    ([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`,
  )
  writeFileSync(join(profile, 'user.js'), lines.join('\n'))
  const browser = spawn(
    path,
    ['--headless', '--remote-debugging-port=0', '--no-remote', '--profile', profile],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  )
  const ended = once(browser, 'exit')
  const bidi = await connectBidi(`${await announcedAddress(createInterface(browser.stderr))}/session`)
  await bidi.send('session.new', { capabilities: {} })
  await bidi.send('session.subscribe', { events: ['log.entryAdded'] })
  const said: string[] = []
  bidi.on('log.entryAdded', ({ level, text }) => said.push(`${level}: ${text}`))
  // The page that it begins with never has the focus.
  const { context } = await bidi.send('browsingContext.create', { type: 'tab' })
  const traverse = async (delta: number) => {
    await bidi.send('browsingContext.traverseHistory', { context, delta })
  }

  return drivenPage({
    open: async (address) => {
      await bidi.send('browsingContext.navigate', { context, url: site + address, wait: 'complete' })
    },
    call: async (source, given) => {
      const { result, exceptionDetails } = await bidi.send('script.callFunction', {
        functionDeclaration: source,
        arguments: [{ type: 'string', value: given }],
        target: { context },
        awaitPromise: true,
      })
      if (exceptionDetails) throw new Error(exceptionDetails.text)
      return result.value
    },
    act: (source) => bidi.send('input.performActions', { context, actions: [source] }),
    resize: async (width, height) => {
      await bidi.send('browsingContext.setViewport', { context, viewport: { width, height } })
    },
    back: () => traverse(-1),
    forward: () => traverse(1),
    consoleMessages: async () => said.splice(0),
    screenshot: async () => {
      const { data } = await bidi.send('browsingContext.captureScreenshot', { context })
      return Buffer.from(data, 'base64')
    },
    close: async () => {
      await bidi.send('browser.close', {})
      await ended
      rmSync(profile, { recursive: true, force: true })
    },
  })
}

/** Waits for the line in which the browser says where it listens. Fails when it ends before. */
async function announcedAddress(lines: AsyncIterable<string>): Promise<string> {
  for await (const line of lines) {
    const address = /^WebDriver BiDi listening on (ws:\S+)/.exec(line)?.[1]
    if (address !== undefined) return address
  }
  throw new Error('Firefox ended before it could be driven.')
}
