import {
  chromium,
  firefox,
  webkit,
  type Browser,
  type BrowserContextOptions,
  type BrowserContext,
  type Locator,
  type Page,
  type Request,
} from 'playwright-core'
import { inject, test } from 'vitest'
import { brotliCompressSync } from 'node:zlib'
import { findBrowser } from '../../scripts/findBrowser.mjs'
import { withoutDrawings } from './serveDist.ts'

/** The origin of the built site, without a slash at the end. */
export const siteAddress = inject('siteAddress')

/** Every night, the tests also run in Playwright's Firefox and WebKit. */
export const engine = process.env['BROWSER'] ?? 'chromium'

export const phone = { viewport: { width: 390, height: 844 } } as const
/** A visit in its own browser context. */
export const ownContext = { prepare: () => Promise.resolve() }
export const withoutScripts = { javaScriptEnabled: false } as const

type PageOption = 'viewport' | 'reducedMotion' | 'forcedColors'

interface VisitOptions extends Pick<
  BrowserContextOptions,
  PageOption | 'javaScriptEnabled' | 'hasTouch' | 'isMobile'
> {
  /** Whether the site's drawings are loaded. */
  drawings?: boolean
  /** Prepares the page (routes, a clock) before it opens in its own browser context. */
  prepare?: (page: Page) => Promise<unknown>
}

/** A visit to the site in a new tab. */
export interface Visit {
  page: Page
  /** Every request so far, in order. */
  requests: Request[]
  /** Warnings and errors of the browser and of scripts, except about the map, which tests don't load. */
  consoleMessages: string[]
}

export type Open = (path: string, options?: VisitOptions) => Promise<Visit>

/** The browser reaches only this computer. */
function launchBrowser(executablePath: string | undefined): Promise<Browser> {
  if (engine === 'firefox') return firefox.launch()
  if (engine === 'webkit') return webkit.launch()
  const args = [
    '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
    '--disable-site-isolation-trials',
    '--renderer-process-limit=1',
    // Text is as wide as its font says, as on a screen.
    '--font-render-hinting=none',
  ]
  return chromium.launch({ ...(executablePath && { executablePath }), args })
}

/** A test with `open`, which visits a page of the built site in a browser that all files share. */
export const it = test
  .extend('chromePath', { scope: 'worker' }, () => findBrowser())
  .extend('browser', { scope: 'worker' }, async ({ chromePath }, { onCleanup }) => {
    const browser = await launchBrowser(chromePath)
    onCleanup(() => browser.close())
    return browser
  })
  .extend('contexts', { scope: 'worker' }, () => new Map<string, Promise<BrowserContext>>())
  .extend('open', ({ browser, contexts }, { onCleanup }): Open => {
    const closers: (() => Promise<void>)[] = []
    onCleanup(async () => {
      await Promise.all(closers.map((close) => close()))
    })
    return async (path, options = {}) => {
      const { drawings, prepare, viewport, reducedMotion, forcedColors, ...contextOptions } = options
      const open = () =>
        browser.newContext({
          ...contextOptions,
          ...(drawings ? {} : { extraHTTPHeaders: { [withoutDrawings]: 'yes' } }),
        })
      // Tabs of one context share a process and its compiled scripts, which saves a third of the work.
      const name = JSON.stringify([contextOptions, drawings])
      if (!prepare && !contexts.has(name)) contexts.set(name, open().then(withTab))
      const context = await ((!prepare && contexts.get(name)) || open())
      const page = await context.newPage()
      closers.push(() => (prepare ? context : page).close())
      await page.setViewportSize(viewport ?? { width: 1280, height: 800 })
      // Animation takes half of a visit's time without a GPU.
      await page.emulateMedia({
        reducedMotion: reducedMotion ?? 'reduce',
        forcedColors: forcedColors ?? null,
      })
      const visit: Visit = { page, requests: [], consoleMessages: [] }
      page.on('request', (request) => visit.requests.push(request))
      page.on('pageerror', (error) => visit.consoleMessages.push(String(error)))
      page.on('console', (message) => {
        if (/warning|error/.test(message.type()) && !message.location().url.includes('openstreetmap'))
          visit.consoleMessages.push(message.text())
      })
      if (engine !== 'chromium') await visit.page.route(/^https:/, (route) => route.abort())
      await prepare?.(visit.page)
      await visit.page.goto(new URL(path, siteAddress).href)
      return visit
    }
  })

/** One open tab keeps the process alive for the next tabs. */
async function withTab(context: BrowserContext): Promise<BrowserContext> {
  await (await context.newPage()).goto(`${siteAddress}/robots.txt`)
  return context
}

/** A browser that denies storage. */
export const withoutStorage: VisitOptions = {
  prepare: (fresh) =>
    fresh.addInitScript(() => {
      const get = () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError')
      }
      for (const name of ['sessionStorage', 'localStorage']) Object.defineProperty(window, name, { get })
    }),
}

/** Opens a page and waits until React has hydrated it. */
export async function openHydrated(open: Open, path: string, options?: VisitOptions): Promise<Visit> {
  const visit = await open(path, options)
  await hydrate(visit.page)
  return visit
}

/** Presses a key, and waits until React has hydrated the page. */
export async function hydrate(page: Page): Promise<void> {
  await page.keyboard.press('Shift')
  await page.locator('#root[data-hydrated]').waitFor()
}

/** Scrolls without animation, and waits for the next paint. */
export const scrollTo = (page: Page, top: number): Promise<unknown> =>
  page.evaluate((place) => {
    window.scrollTo({ top: place, behavior: 'instant' })
    return new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
  }, top)

export const scrolled = (page: Page): Promise<number> => page.evaluate(() => Math.round(scrollY))

/** Waits for the page with this heading. */
export const arriveAt = (page: Page, heading: string): Promise<void> =>
  page.getByRole('heading', { level: 1, name: heading, exact: true }).waitFor()

/** The addresses of the scripts so far, in order. */
export const scriptsOf = ({ requests }: Visit): string[] =>
  requests.filter((request) => request.resourceType() === 'script').map((request) => request.url())

const sizes = new Map<string, number>()

/** How many bytes visitors download, with Brotli. */
export async function compressedSize(addresses: readonly string[]): Promise<number> {
  let sum = 0
  for (const address of addresses) {
    const size = sizes.get(address) ?? brotliCompressSync(await (await fetch(address)).arrayBuffer()).length
    sizes.set(address, size)
    sum += size
  }
  return sum
}

export const pathOf = (page: Page): string => page.url().slice(siteAddress.length)

/** A link of the main menu. */
export const menuLink = (page: Page, name: string): Locator =>
  page.locator('header nav > ul > li > a').getByText(name, { exact: true })

/** Marks the document, so that a later check knows if it is still the same. */
export const mark = (page: Page): Promise<unknown> =>
  page.evaluate(() => (document.body.dataset['marked'] = ''))
export const isSameDocument = async (page: Page): Promise<boolean> =>
  (await page.locator('body[data-marked]').count()) > 0

/** Holds requests for an address: `requested` resolves with the first one, `release` lets all continue. */
export async function hold(page: Page, address: string) {
  let release = () => {}
  let setRequested = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  // Not waitForRequest, which fails when the page closes, even if nobody waits for it.
  const requested = new Promise<void>((resolve) => (setRequested = resolve))
  await page.route(address, async (route) => {
    setRequested()
    await released
    // The page may be closed by now.
    await route.continue().catch(() => undefined)
  })
  return { requested, release }
}

/** Adds CSS in the only way that the site's policy allows. */
export const addStyle = (page: Page, rules: string): Promise<void> =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    document.adoptedStyleSheets.push(sheet)
  }, rules)
