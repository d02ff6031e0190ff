import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { drivenPage } from './driven.ts'
import type { EnginePage } from './engine.ts'
import { recordingProxy } from './recordingProxy.ts'
import { command, freePort, ready } from './webDriver.ts'

/**
 * Starts a WebKitGTK with its own driver, over WebDriver (https://www.w3.org/TR/webdriver2/), on a screen in memory.
 * The driver tells nothing of the console, and in a session of a driver's the browser prints nothing of it: what pages
 * say is recorded in the page, by a proxy in front of the site.
 * @param path the driver
 * @param site where the site is served, without a slash at the end
 */
export async function launchWebKit(path: string, site: string): Promise<EnginePage> {
  const proxy = await recordingProxy(site)
  const work = mkdtempSync(join(tmpdir(), 'west-atlantic-webkit-'))
  const screen = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  const [display] = await once(createInterface(screen.stdout), 'line')
  const port = await freePort()
  const driver = spawn(path, [`--port=${port}`, '--host=127.0.0.1'], {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: {
      ...process.env,
      DISPLAY: `:${display}`,
      GDK_BACKEND: 'x11',
      XDG_CONFIG_HOME: work,
      XDG_CACHE_HOME: work,
      XDG_DATA_HOME: work,
    },
  })
  driver.stderr.pipe(process.stderr)
  const root = `http://127.0.0.1:${port}`
  await ready(root)
  const { sessionId } = await command('POST', `${root}/session`, {
    capabilities: {
      alwaysMatch: {
        // What the site asks of others gets no answer: nobody listens there.
        proxy: { proxyType: 'manual', sslProxy: '127.0.0.1:9' },
        'webkitgtk:browserOptions': {
          args: ['--automation', '--javascript-can-open-windows-automatically=1'],
        },
      },
    },
  })
  const session = `${root}/session/${sessionId}`
  const ask = (name: string) => command('GET', `${session}/${name}`)
  const tell = (name: string, given: object = {}) => command('POST', `${session}/${name}`, given)
  const call = (source: string, given: string) =>
    tell('execute/sync', { script: `return (${source})(arguments[0])`, args: [given] })

  // The view of its first window can be no narrower than the buttons above it; another one has none.
  const first = await ask('window')
  await call(openBareWindow.toString(), '')
  const handles: string[] = await ask('window/handles')
  await tell('window', { handle: handles.find((handle) => handle !== first) })

  return drivenPage({
    open: (address) => tell('url', { url: proxy.address + address }),
    call,
    act: (source) => tell('actions', { actions: [source] }),
    resize: (width, height) => tell('window/rect', { width, height }),
    back: () => tell('back'),
    forward: () => tell('forward'),
    consoleMessages: async () => {
      // Events that tell of a violation wait for their turn in the page.
      await call(turnOfEvents.toString(), '')
      return proxy.recorded.splice(0)
    },
    screenshot: async () => Buffer.from(await ask('screenshot'), 'base64'),
    close: async () => {
      await command('DELETE', session)
      // Its output is closed by the last of the browser's processes, which write into the folder until they end.
      const ended = once(driver, 'close')
      driver.kill()
      await ended
      screen.kill()
      if (screen.exitCode === null && screen.signalCode === null) await once(screen, 'exit')
      rmSync(work, { recursive: true, force: true })
      await proxy.close()
    },
  })
}

/** These two run in a page. */
const openBareWindow = () => {
  window.open('about:blank', '', 'width=1280,height=800,toolbar=no,menubar=no,location=no')
}
const turnOfEvents = () => new Promise((resolve) => setTimeout(resolve))
