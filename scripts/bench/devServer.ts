import { readFileSync, writeFileSync } from 'node:fs'
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
  const started = performance.now()
  const server = startProgram(system.dev(port))
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  try {
    const tab = await context.newPage()
    await openPage(tab, `http://127.0.0.1:${port}/${corpusFolder}/${page.slug}`, server, system)
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

/** Asks for a page until the server has it. */
async function openPage(tab: Page, address: string, server: RunningProgram, { name }: System): Promise<void> {
  for (const end = performance.now() + patience; performance.now() < end;) {
    if (server.hasEnded()) break
    try {
      const response = await tab.goto(address, { waitUntil: 'commit', timeout: patience })
      if (response?.ok()) return
    } catch (error) {
      // It does not listen yet.
      if (!(error instanceof Error && /ERR_(?:CONNECTION|EMPTY|SOCKET)|interrupted/.test(error.message)))
        throw error
    }
    // A port tells nobody when something begins to listen there.
    await tab.waitForTimeout(10)
  }
  throw new UserError(
    `The server of ${systemTitles[name]} did not show ${address}: ${server.output().slice(-600).trim()}`,
  )
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
