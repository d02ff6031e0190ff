import { chromium, type Browser, type Page, type Request } from 'playwright-core'
import { createExpect, inject, test, type ExpectStatic } from 'vitest'
import { findBrowser } from '../../scripts/findBrowser.mjs'
import { answerMap, intercept, wasIntercepted, type Interception } from './intercept.ts'
import { withoutDrawings } from './serveDist.ts'
import { watch } from './recorder.ts'

/** Where the finished site is served, without a slash at the end. */
export const siteAddress = inject('siteAddress')

/** How a page is visited. */
export interface Circumstances {
  /** The window in CSS pixels; 1280 × 800 unless told otherwise. */
  width?: number
  height?: number
  /** Whether the browser runs scripts; it does. */
  scripts?: boolean
  /** A finger instead of a mouse. */
  touch?: boolean
  /** Whether things may move. They may not: drawing each step is half of what a visit costs without a GPU. */
  moving?: boolean
  /** Whether the site’s drawings are fetched; they are not, since each visit is a third cheaper without them. */
  drawings?: boolean
  /** Requests that are intercepted from the first one on. */
  intercept?: readonly Interception[]
  /** What is prepared before the page is opened and cannot be undone, such as a clock: no other visit goes on there. */
  prepare?: (page: Page) => Promise<unknown>
}

/** A visit to the site, in a browser session that no other has at the same time. */
export interface Visit {
  page: Page
  /** Every request of the visit so far, in order. */
  requests: Request[]
  /** Addresses outside the site that were asked for. None is answered, the map's frame excepted. */
  outside: string[]
  /** Everything that the browser warned of, and every error of a script. */
  complaints: string[]
}

/** Expects of something that changes: it is looked at again until it is so, or ten seconds have passed. */
export type Eventually = <Value>(
  look: () => Promise<Value> | Value,
  message?: string,
) => ReturnType<ExpectStatic['poll']>

export type Open = (path: string, circumstances?: Circumstances) => Promise<Visit>

/**
 * A test with a browser, which all files share, and `open`, which visits a page of the finished site. No other test
 * uses the session of a visit at the same time, so many can run side by side.
 */
export const it = test
  .extend('chromePath', { scope: 'worker' }, () => findBrowser())
  .extend('browser', { scope: 'worker' }, async ({ chromePath: path }, { onCleanup }) => {
    const browser = await launchBrowser(path)
    onCleanup(() => browser.close())
    return browser
  })
  .extend('open', ({ browser }, { onCleanup }): Open => {
    const ends: (() => Promise<void>)[] = []
    onCleanup(async () => {
      await Promise.all(ends.map((end) => end()))
    })
    return async (path, circumstances = {}) => {
      const visit = (await goOn(circumstances)) ?? (await beginVisit(browser, circumstances))
      ends.push(() => leave(visit, circumstances))
      for (const one of circumstances.intercept ?? []) await intercept(visit.page, ...one)
      // A session that goes on stands at an address already.
      if (visit.page.url() !== siteAddress + path) await visit.page.goto(siteAddress + path)
      return visit
    }
  })
  // Tests that run side by side each need their own `expect` for this.
  .extend('eventually', ({ task }): Eventually => {
    const expectHere = createExpect(task)
    return (look, message) => expectHere.poll(look, { timeout: 10_000, interval: 50, message })
  })

/**
 * What a browser without a screen does for each window, in vain: two pages for suggestions of the address bar, and a
 * process in reserve. They are more than half of what a visit costs. The others are those that Playwright itself
 * switches off and that concern this site, since the browser heeds only the last such list.
 */
const uselessFeatures = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'SpareRendererForSitePerProcess',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
]

/** Starts a browser without a window. Whoever calls this closes it. */
export const launchBrowser = (path = findBrowser()): Promise<Browser> =>
  chromium.launch({
    executablePath: path,
    args: [
      '--no-sandbox',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      // Nothing outside is asked.
      '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
      // The map's frame needs no process of its own.
      '--disable-site-isolation-trials',
      // Nor has the empty page that a session begins with.
      '--renderer-process-limit=1',
      // Pages are left before what is compiled for speed has paid for its compilation.
      '--js-flags=--no-maglev,--no-opt',
      // As with a screen: text is as wide as its font says.
      '--font-render-hinting=none',
      `--disable-features=${uselessFeatures.join(',')}`,
    ],
  })

/** Begins a visit, with no page opened yet. Whoever calls this closes the page's context. */
export async function beginVisit(browser: Browser, circumstances: Circumstances = {}): Promise<Visit> {
  const { width = 1280, height = 800, scripts = true, touch = false, moving = false } = circumstances
  const context = await browser.newContext({
    ...(circumstances.drawings ? {} : { extraHTTPHeaders: { [withoutDrawings]: 'yes' } }),
    viewport: { width, height },
    javaScriptEnabled: scripts,
    hasTouch: touch,
    isMobile: touch,
    reducedMotion: moving ? 'no-preference' : 'reduce',
  })
  const requests: Request[] = []
  const outside: string[] = []
  const complaints: string[] = []
  context.on('request', (request) => {
    requests.push(request)
    const { origin, protocol } = new URL(request.url())
    if (origin !== siteAddress && /^https?:$/.test(protocol)) outside.push(request.url())
  })
  context.on('console', (message) => {
    if (['warning', 'error'].includes(message.type())) complaints.push(message.text())
  })
  context.on('weberror', (error) => complaints.push(String(error.error())))
  if (scripts) await context.addInitScript(watch)
  const page = await context.newPage()
  if (!scripts) withoutScripts.add(page)
  await answerMap(page)
  await circumstances.prepare?.(page)
  return { page, requests, outside, complaints }
}

/** Sessions that tests have left, with what cannot be changed in them, the latest last. */
const left: { visit: Visit; kind: string }[] = []
/** As many as tests that run side by side may soon want again. */
const mostLeft = 8

/** Ends a test's use of a session: one that nothing was prepared and intercepted in may serve another test. */
async function leave(visit: Visit, { prepare, ...circumstances }: Circumstances): Promise<void> {
  if (prepare || wasIntercepted(visit.page)) return visit.page.context().close()
  left.push({ visit, kind: kindOf(circumstances) })
  if (left.length > mostLeft) await left.shift()?.visit.page.context().close()
}

/**
 * A session that another test has left, as if it had just begun: to load pages in one that has loaded some costs a
 * third less. Undefined when none stands in these circumstances.
 */
async function goOn({ prepare, ...circumstances }: Circumstances): Promise<Visit | undefined> {
  const kind = kindOf(circumstances)
  const index = prepare ? -1 : left.findLastIndex((session) => session.kind === kind)
  const [session] = index < 0 ? [] : left.splice(index, 1)
  if (!session) return undefined
  const { page, requests, outside, complaints } = session.visit
  const context = page.context()
  await Promise.all(context.pages().map((other) => (other === page ? undefined : other.close())))
  const { width = 1280, height = 800, moving } = circumstances
  await page.setViewportSize({ width, height })
  await page.emulateMedia({
    media: null,
    forcedColors: null,
    reducedMotion: moving ? 'no-preference' : 'reduce',
  })
  await page.mouse.move(0, 0)
  // Nothing runs there, and what a page keeps for the next one can be thrown away.
  await page.goto(`${siteAddress}/robots.txt`)
  await page.evaluate(() => sessionStorage.clear())
  const tools = await context.newCDPSession(page)
  await tools.send('Page.resetNavigationHistory')
  await tools.detach()
  for (const noted of [requests, outside, complaints]) noted.length = 0
  return session.visit
}

/** What a session keeps from its beginning: the window and whether things move can be set at any time. */
const kindOf = ({ scripts = true, touch = false, drawings = false }: Circumstances): string =>
  JSON.stringify({ scripts, touch, drawings })

/** Gives the page its first input, unless it has had one, and waits until React runs it. */
export async function hydratePage(page: Page): Promise<void> {
  // Before it is loaded, nothing on the page listens for an input.
  await page.waitForLoadState('load')
  await page.mouse.move(2, 200)
  await page.mouse.move(4, 200)
  await runByReact(page)
}

/** Waits until React runs the page: header, page and footer. */
export async function runByReact(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const footer = document.querySelector('footer')
    return (
      document.querySelector('#root[data-awake]') !== null &&
      footer !== null &&
      Object.keys(footer).some((key) => key.startsWith('__reactFiber'))
    )
  })
  await frames(page)
}

/** Pages that run no scripts, not even those of a test that wait for something. */
const withoutScripts = new WeakSet<Page>()

/** Waits until the page has been drawn again, so that what was just done to it has had its effect. */
export async function frames(page: Page): Promise<void> {
  if (withoutScripts.has(page)) {
    await page.screenshot({ clip: { x: 0, y: 0, width: 1, height: 1 }, animations: 'allow' })
    return
  }
  await page.evaluate(
    () =>
      new Promise<void>((resolve) =>
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve))),
      ),
  )
}

/** Scrolls at once, and waits until the page has been drawn there. */
export async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate((distance) => window.scrollTo({ top: distance, behavior: 'instant' }), top)
  await frames(page)
}

/** The scripts that were asked for so far. */
export const scriptsOf = ({ requests }: Visit): string[] =>
  requests
    .filter((request) => request.resourceType() === 'script')
    .map((request) => new URL(request.url()).pathname)

/** Waits until the page is there with its fonts and pictures, and has nothing left to do. */
export const atRest = async (page: Page): Promise<void> => {
  await page.waitForLoadState('load')
  await page.evaluate(async () => {
    await document.fonts.ready
    await new Promise((resolve) => requestIdleCallback(resolve))
  })
  await frames(page)
}
