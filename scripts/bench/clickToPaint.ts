import type { Browser, Page } from 'playwright-core'

/** The two pages of a visit, by their paths. The first one has a link to the second in view. */
export interface Step {
  from: string
  to: string
}

/** Milliseconds from the click to the frame that shows the next page's heading, one entry a round. */
interface ClickTimes {
  /** The link as a visitor finds it: hovered, then clicked, with whatever the site's scripts make of it. */
  click: number[]
  /** The same click with the site's own handling of it switched off, so that the browser loads the whole page. */
  load: number[]
}

/**
 * Measures how long a visitor waits for the next page, by click and by full load in turn, with a warm cache.
 *
 * The time begins with the time stamp of the `click` event and ends with the presentation time of the first frame that
 * has the `<h1>` of the next page, from Element Timing (https://wicg.github.io/element-timing/). Both are taken alike for
 * a page that scripts put in place and for a new document, whose clocks are joined by `performance.timeOrigin`.
 * @param site the origin, without a slash at the end
 */
export async function clickToPaint(
  browser: Browser,
  site: string,
  step: Step,
  rounds: number,
): Promise<ClickTimes> {
  // Animations and view transitions are shown, as most visitors have it.
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'no-preference',
  })
  try {
    await context.addInitScript(recordHeadings)
    const page = await context.newPage()
    const times: ClickTimes = { click: [], load: [] }
    for (let round = -1; round < rounds; round += 1) {
      for (const way of ['click', 'load'] as const) {
        const time = await follow(page, site, step, way)
        // The first round fills the browser's cache.
        if (round >= 0) times[way].push(time)
      }
    }
    return times
  } finally {
    await context.close()
  }
}

/** Milliseconds in which a site's scripts wake, and in which they fetch what a hovered link leads to. */
const settleMs = 250

async function follow(page: Page, site: string, { from, to }: Step, way: keyof ClickTimes): Promise<number> {
  await page.goto(site + from, { waitUntil: 'load' })
  await page.mouse.move(2, 400)
  await page.mouse.move(4, 400)
  await page.waitForTimeout(settleMs)
  const link = page.locator(`a[href="${to}"], a[href="${to}/"]`).filter({ visible: true }).first()
  await link.hover()
  await page.waitForTimeout(settleMs)
  await page.evaluate((isLoad) => window.headings?.start(isLoad), way === 'load')
  await page.mouse.down()
  await page.mouse.up()
  const time = await page.waitForFunction(() => window.headings?.elapsed())
  return Number(await time.jsonValue())
}

/** What a page tells of its headings. */
interface Headings {
  /** Notes the time of the next click; a `load` keeps the site's scripts from handling it. */
  start: (isLoad: boolean) => void
  /** Milliseconds from that click to the next page's heading on the screen; undefined until it is there. */
  elapsed: () => number | undefined
}

declare global {
  interface Window {
    headings?: Headings
  }
}

/** Runs in each document before its own scripts. The time of the click is kept in the session for the next document. */
function recordHeadings(): void {
  if (window !== window.top) return
  const key = 'bench:click'
  let painted: number | undefined
  let way: 'click' | 'load' | undefined
  let oldHeading: Element | null = null
  const clicked = (): number => Number(sessionStorage.getItem(key))
  const markHeadings = () => {
    for (const heading of document.querySelectorAll('h1:not([elementtiming])')) {
      heading.setAttribute('elementtiming', 'heading')
    }
  }
  new MutationObserver((changes) => {
    markHeadings()
    // Some sites change the text of the heading that is there, whose paint Element Timing tells only once. The frame
    // that shows it has been handed over when the frame after it begins.
    if (!oldHeading?.isConnected || !changes.some(({ target }) => oldHeading?.contains(target))) return
    oldHeading = null
    requestAnimationFrame(() => requestAnimationFrame((time) => (painted ??= performance.timeOrigin + time)))
  }).observe(document, { childList: true, characterData: true, subtree: true })
  new PerformanceObserver((list) => {
    for (const { startTime } of list.getEntries()) {
      const time = performance.timeOrigin + startTime
      if (clicked() > 0 && time > clicked()) painted ??= time
    }
  }).observe({ type: 'element', buffered: true })
  // Before those of the site, so that none of them handles a click that is to load the page.
  addEventListener(
    'click',
    (event) => {
      if (way === undefined) return
      sessionStorage.setItem(key, String(performance.timeOrigin + event.timeStamp))
      if (way === 'load') event.stopImmediatePropagation()
      way = undefined
    },
    { capture: true },
  )
  window.headings = {
    start: (isLoad) => {
      sessionStorage.removeItem(key)
      painted = undefined
      oldHeading = document.querySelector('h1')
      way = isLoad ? 'load' : 'click'
    },
    elapsed: () => (painted === undefined ? undefined : painted - clicked()),
  }
}
