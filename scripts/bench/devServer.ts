import { once } from 'node:events'
import { readFileSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { setTimeout } from 'node:timers/promises'
import type { Browser, Page } from 'playwright-core'
import { UserError } from '../../src/node/userError.ts'
import { corpusFolder, type CorpusPage } from './corpus.ts'
import { freePort } from './freePort.ts'
import { startProgram, type RunningProgram } from './measuredProgram.ts'
import { systemTitles } from './measurements.ts'
import type { System } from './system.ts'

/** How a server for writing behaved. */
interface DevSession {
  /** Seconds from its start until a page's text was on the screen. */
  start: number
  /** Of each save, milliseconds until the new text was on the screen. */
  saves: number[]
  /** How many saves reloaded the page, or left it scrolled otherwise than it was. */
  losses: number
  /** Resident memory after all that, in MiB. */
  memory: number
}

/** Milliseconds after which a page counts as not coming. */
const patience = 180_000
/** Milliseconds between two saves, in which the server comes to rest. */
const rest = 700
/**
 * Milliseconds for which a server runs at least, as with people, who look at a page before they end it: it may keep what
 * it has worked out for its next start.
 */
const leastSession = 5_000
/** Where the page is scrolled to before it is changed, in pixels. */
const scrolledTo = 120

/**
 * Starts a system's server, opens a page, and saves its file several times with a new word in the first sentence.
 * @param page the page that is opened and changed; its file is as before at the end
 * @throws UserError when the page does not come
 */
export async function measureDevServer(
  system: System,
  page: CorpusPage,
  saves: number,
  browser: Browser,
): Promise<DevSession> {
  const port = await freePort()
  // Whoever starts a server has a browser open.
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  const tab = await context.newPage()
  const started = performance.now()
  const server = startProgram(system.dev(port))
  try {
    await openPage(tab, port, `/${corpusFolder}/${page.slug}`, server, system)
    await waitForText(tab, page.texts[0] ?? '')
    const start = (performance.now() - started) / 1000
    const session =
      saves === 0 ? { saves: [], losses: 0 } : await savePage(tab, system.sourceFile(page.slug), saves)
    // Nobody saves here, and a server does not tell when it has kept all that it will: it runs as long as people's do.
    if (saves === 0) await tab.waitForTimeout(leastSession)
    return { start, ...session, memory: server.memory() }
  } finally {
    await context.close()
    await server.stop()
  }
}

/**
 * Opens a page as soon as the server listens. Until then its port is asked, not the browser: pages that tell of a refused
 * connection take the processor from the server that is starting.
 */
async function openPage(
  tab: Page,
  port: number,
  path: string,
  server: RunningProgram,
  { name }: System,
): Promise<void> {
  const address = `http://127.0.0.1:${port}${path}`
  for (const end = performance.now() + patience; performance.now() < end && !server.hasEnded();) {
    if ((await isListening(port)) && (await answers(tab, address))) return
    // A port tells nobody when something begins to listen there.
    await setTimeout(10)
  }
  throw new UserError(
    `The server of ${systemTitles[name]} did not show ${address}: ${server.output().slice(-600).trim()}`,
  )
}

/**
 * Whether an address answers with a page. The one who listened may be gone already: Vite first listens for a moment to see
 * whether its port is free. The browser's page about that may come late, or be loaded again, and end the next attempt.
 */
async function answers(tab: Page, address: string): Promise<boolean> {
  try {
    const response = await tab.goto(address, { waitUntil: 'commit', timeout: patience })
    return response?.ok() === true
  } catch (error) {
    if (
      error instanceof Error &&
      /ERR_CONNECTION_(?:REFUSED|RESET)|interrupted by another navigation/.test(error.message)
    )
      return false
    throw error
  }
}

/** Whether something listens at a port of this computer. */
async function isListening(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1')
  try {
    await once(socket, 'connect')
    return true
  } catch {
    // It is refused.
    return false
  } finally {
    socket.destroy()
  }
}

/** Waits for the first frame that has a text in the page's main part. */
const waitForText = (tab: Page, text: string) =>
  tab.waitForFunction((wanted) => document.querySelector('main')?.textContent?.includes(wanted), text, {
    polling: 'raf',
    timeout: patience,
  })

async function savePage(
  tab: Page,
  file: string,
  saves: number,
): Promise<Pick<DevSession, 'saves' | 'losses'>> {
  const original = readFileSync(file, 'utf8')
  const times: number[] = []
  let losses = 0
  try {
    await tab.waitForLoadState('networkidle')
    // The first save finds a server that has changed nothing yet, and does not count.
    for (let save = 0; save <= saves; save += 1) {
      const word = `Changed${save}`
      await tab.waitForTimeout(rest)
      await tab.evaluate((top) => {
        window.scrollTo(0, top)
        document.documentElement.dataset['sameDocument'] = ''
      }, scrolledTo)
      const started = performance.now()
      writeFileSync(file, original.replace('\n---\n\n', `\n---\n\n${word} `))
      await waitForText(tab, word)
      if (save > 0) times.push(performance.now() - started)
      const isKept = await tab.evaluate(
        (top) => document.documentElement.dataset['sameDocument'] === '' && window.scrollY === top,
        scrolledTo,
      )
      if (save > 0 && !isKept) losses += 1
    }
  } finally {
    writeFileSync(file, original)
  }
  return { saves: times, losses }
}
