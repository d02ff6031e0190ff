import { chromium, firefox, webkit, type Browser, type BrowserContextOptions } from 'playwright-core'
import type { BrowserContext, Locator, Page, Request } from 'playwright-core'
import { inject, test } from 'vitest'
import { findBrowser } from '../../scripts/findBrowser.mjs'
import { withoutDrawings } from './serveDist.ts'

/** Where the built site is served, without a slash at the end. */
export const siteAddress = inject('siteAddress')

/** Nightly, the same tests run with BROWSER=firefox and BROWSER=webkit, in Playwright's own builds of the two. */
export const engine = process.env['BROWSER'] ?? 'chromium'

export const phone = { viewport: { width: 390, height: 844 } } as const
/** A visit in a session of its own. */
export const alone = { prepare: () => Promise.resolve() }
export const withoutScripts = { javaScriptEnabled: false } as const

type OfPage = 'viewport' | 'reducedMotion' | 'forcedColors'

interface Circumstances extends Pick<
  BrowserContextOptions,
  OfPage | 'javaScriptEnabled' | 'hasTouch' | 'isMobile'
> {
  /** Whether the site's drawings are fetched. */
  drawings?: boolean
  /** Prepares the page before it is opened, in a session of its own: routes, a clock. */
  prepare?: (page: Page) => Promise<unknown>
}

/** A visit to the site, in a tab of its own. */
export interface Visit {
  page: Page
  /** Every request so far, in order. */
  requests: Request[]
  /** Warnings of the browser and errors of scripts, except for the map, which tests don't load. */
  complaints: string[]
}

export type Open = (path: string, circumstances?: Circumstances) => Promise<Visit>

/** Nothing outside this computer is asked. */
function launchBrowser(executablePath: string | undefined): Promise<Browser> {
  if (engine === 'firefox') return firefox.launch()
  if (engine === 'webkit') return webkit.launch()
  const args = [
    '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
    '--disable-site-isolation-trials',
    '--renderer-process-limit=1',
    // As with a screen: text is as wide as its font says.
    '--font-render-hinting=none',
  ]
  return chromium.launch({ executablePath, args })
}

/** A test with a browser, which all files share, and `open`, which visits a page of the built site. */
export const it = test
  .extend('chromePath', { scope: 'worker' }, () => findBrowser())
  .extend('browser', { scope: 'worker' }, async ({ chromePath }, { onCleanup }) => {
    const browser = await launchBrowser(chromePath)
    onCleanup(() => browser.close())
    return browser
  })
  .extend('sessions', { scope: 'worker' }, () => new Map<string, Promise<BrowserContext>>())
  .extend('open', ({ browser, sessions }, { onCleanup }): Open => {
    const leave: (() => Promise<void>)[] = []
    onCleanup(async () => {
      await Promise.all(leave.map((close) => close()))
    })
    return async (path, circumstances = {}) => {
      const { drawings, prepare, viewport, reducedMotion, forcedColors, ...ofSession } = circumstances
      const open = () =>
        browser.newContext({
          ...ofSession,
          ...(drawings ? {} : { extraHTTPHeaders: { [withoutDrawings]: 'yes' } }),
        })
      // Tabs of one session share a process and its compiled scripts: a third less work than sessions of their own.
      const name = JSON.stringify([ofSession, drawings])
      if (!prepare && !sessions.has(name)) sessions.set(name, open().then(withTab))
      const context = await ((!prepare && sessions.get(name)) || open())
      const page = await context.newPage()
      leave.push(() => (prepare ? context : page).close())
      await page.setViewportSize(viewport ?? { width: 1280, height: 800 })
      // Drawing each step of a movement is half of what a visit costs without a GPU.
      await page.emulateMedia({ reducedMotion: reducedMotion ?? 'reduce', forcedColors })
      const visit: Visit = { page, requests: [], complaints: [] }
      page.on('request', (request) => visit.requests.push(request))
      page.on('pageerror', (error) => visit.complaints.push(String(error)))
      page.on('console', (message) => {
        if (/warning|error/.test(message.type()) && !message.location().url.includes('openstreetmap'))
          visit.complaints.push(message.text())
      })
      if (engine !== 'chromium') await visit.page.route(/^https:/, (route) => route.abort())
      await prepare?.(visit.page)
      await visit.page.goto(new URL(path, siteAddress).href)
      return visit
    }
  })

/** With a tab that stays, so does the process that the next tabs use. */
async function withTab(session: BrowserContext): Promise<BrowserContext> {
  await (await session.newPage()).goto(`${siteAddress}/robots.txt`)
  return session
}

/** Opens a page and waits until React runs it. */
export async function openHydrated(open: Open, path: string, circumstances?: Circumstances): Promise<Visit> {
  const visit = await open(path, circumstances)
  await hydrate(visit.page)
  return visit
}

/** Gives the page its first input, and waits until React runs it. */
export async function hydrate(page: Page): Promise<void> {
  await page.keyboard.press('Shift')
  await page.locator('#root[data-awake]').waitFor()
}

/** Scrolls at once, and waits until the page has been drawn there. */
export const scrollTo = (page: Page, top: number): Promise<unknown> =>
  page.evaluate((place) => {
    window.scrollTo({ top: place, behavior: 'instant' })
    return new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
  }, top)

export const scrolled = (page: Page): Promise<number> => page.evaluate(() => Math.round(scrollY))

/** Waits for the page with this heading. */
export const arriveAt = (page: Page, heading: string): Promise<void> =>
  page.getByRole('heading', { level: 1, name: heading, exact: true }).waitFor()

export const pathOf = (page: Page): string => page.url().slice(siteAddress.length)

/** A link of the main menu. */
export const menuLink = (page: Page, name: string): Locator =>
  page.locator('header nav > ul > li > a').getByText(name, { exact: true })

/** Marks the document, to tell later whether it is still the same one. */
export const mark = (page: Page): Promise<unknown> =>
  page.evaluate(() => (document.body.dataset['marked'] = ''))
export const isSameDocument = async (page: Page): Promise<boolean> =>
  (await page.locator('body[data-marked]').count()) > 0

/** Holds the requests for an address back. */
export async function hold(page: Page, address: string) {
  let letGo = () => {}
  let tellAsked = () => {}
  const isOpen = new Promise<void>((resolve) => (letGo = resolve))
  // Not waitForRequest: it fails when the page closes, also where nobody waits for it.
  const asked = new Promise<void>((resolve) => (tellAsked = resolve))
  await page.route(address, async (route) => {
    tellAsked()
    await isOpen
    // The page may have left meanwhile.
    await route.continue().catch(() => undefined)
  })
  return { asked, letGo }
}

/** Adds rules in the one way that the site's policy leaves open: a style sheet that no element holds. */
export const addStyle = (page: Page, rules: string): Promise<void> =>
  page.evaluate((text) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    document.adoptedStyleSheets.push(sheet)
  }, rules)
