import { launch } from 'chrome-launcher'
import { once } from 'node:events'
import { WebSocket } from 'ws'
import { findChrome } from '../../scripts/findChrome.mjs'

/** The page that a tab shows, or one that it prerenders. */
export interface TabPage {
  /** Gives a command of the DevTools protocol. Out: its result. Fails when it cannot be done. */
  send: (method: string, parameters?: object) => Promise<ReturnType<typeof JSON.parse>>
  /** What an expression gives in the page: plain data. */
  evaluate: (expression: string) => Promise<ReturnType<typeof JSON.parse>>
}

/** A tab of a Chrome of its own. */
export interface ChromeTab {
  /** The page that is shown, and the pages that the tab prerenders, in the order in which they came. */
  pages: () => TabPage[]
  close: () => void
}

/**
 * Starts a Chrome, and speaks the DevTools protocol with its tab: where a tool speaks with the page itself, as
 * Playwright does, Chrome prerenders nothing.
 * Source: https://chromedevtools.github.io/devtools-protocol/tot/Target/
 */
export async function openChromeTab(): Promise<ChromeTab> {
  const chrome = await launch({
    chromePath: findChrome(),
    chromeFlags: ['--headless=new', '--no-sandbox', '--disable-quic', '--window-size=1280,800'],
    logLevel: 'silent',
  })
  const { webSocketDebuggerUrl } = await (await fetch(`http://127.0.0.1:${chrome.port}/json/version`)).json()
  const socket = new WebSocket(webSocketDebuggerUrl)
  await once(socket, 'open')
  const waiting = new Map<
    number,
    { sessionId: string | undefined; answered: (answer: ReturnType<typeof JSON.parse>) => void }
  >()
  const pages = new Map<string, TabPage>()
  let last = 0
  const sendTo =
    (sessionId?: string): TabPage['send'] =>
    (method, params = {}) =>
      new Promise((resolve, reject) => {
        const id = (last += 1)
        const answered = ({ result, error }: ReturnType<typeof JSON.parse>) => {
          waiting.delete(id)
          if (error) reject(new Error(`${method}: ${error.message}`))
          else resolve(result)
        }
        waiting.set(id, { sessionId, answered })
        socket.send(JSON.stringify({ id, sessionId, method, params }))
      })
  /** A page that has gone, since another took its place, answers nothing any more. */
  const forget = (gone: string) => {
    pages.delete(gone)
    for (const { sessionId, answered } of waiting.values())
      if (sessionId === gone) answered({ error: { message: 'the page is gone' } })
  }
  socket.on('message', (data) => {
    const { id, method, params, ...answer } = JSON.parse(String(data))
    if (id !== undefined) waiting.get(id)?.answered(answer)
    else if (method === 'Target.detachedFromTarget') forget(params.sessionId)
    else if (method === 'Target.attachedToTarget' && params.targetInfo.type === 'page') {
      const send = sendTo(params.sessionId)
      const evaluate = async (expression: string) =>
        (await send('Runtime.evaluate', { expression, returnByValue: true, awaitPromise: true })).result.value
      pages.set(params.sessionId, { send, evaluate })
    }
  })
  const browser = sendTo()
  const { targetInfos } = await browser('Target.getTargets', { filter: [{ type: 'tab' }] })
  const { sessionId } = await browser('Target.attachToTarget', {
    targetId: targetInfos[0].targetId,
    flatten: true,
  })
  await sendTo(sessionId)('Target.setAutoAttach', {
    autoAttach: true,
    waitForDebuggerOnStart: false,
    flatten: true,
  })
  return {
    pages: () => [...pages.values()],
    close: () => {
      socket.close()
      chrome.kill()
    },
  }
}
