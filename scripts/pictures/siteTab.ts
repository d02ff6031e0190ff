import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, CDPSession, Page, Route } from 'playwright-core'
import { contentTypeOf } from '../../src/vite/hosting/contentTypes.ts'

/** A host that does not exist: requests to it are answered from the folder. */
const origin = 'http://site.example'

/** The height of windows, in CSS pixels. */
export const windowHeight = 900

/** A tab of a browser in which the pages of a finished site can be opened. Nothing moves, and other hosts are not reached. */
export interface SiteTab {
  page: Page
  /** What Chromium can do for that page beyond what all browsers can. */
  cdp: CDPSession
  /** Opens the page at an address, and waits until its pictures and fonts are there. */
  open: (path: string) => Promise<void>
  /** Waits until all is there that the page shows now, as in a window of another width. */
  settle: () => Promise<void>
}

/**
 * @param folder the finished site; @param width of the window, in CSS pixels
 * @param scripts whether pages get their scripts; without, they stay as they come
 */
export async function openSiteTab(
  browser: Browser,
  folder: string,
  width: number,
  { scripts = true } = {},
): Promise<SiteTab> {
  const page = await browser.newPage({ viewport: { width, height: windowHeight }, reducedMotion: 'reduce' })
  const asked = new Set<Route>()
  await page.route('**/*', async (route) => {
    asked.add(route)
    await (scripts || route.request().resourceType() !== 'script' ? answer(route, folder) : route.abort())
    asked.delete(route)
  })
  const settle = async () => {
    do await page.evaluate(waitForAll)
    while (asked.size > 0)
  }
  return {
    page,
    cdp: await page.context().newCDPSession(page),
    open: async (path) => {
      await page.goto(origin + path, { waitUntil: 'load' })
      await settle()
    },
    settle,
  }
}

/** Waits for images and fonts, until nothing moves any more. It runs in the page, so it holds all that it needs. */
async function waitForAll(): Promise<void> {
  let height = -1
  // Fonts and images that load late move what is below them.
  while (height !== document.documentElement.scrollHeight) {
    height = document.documentElement.scrollHeight
    // In another window, a picture chooses its drawing before the next frame.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    // Lazy images far below are otherwise not fetched.
    for (const image of document.images) image.loading = 'eager'
    await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
    await document.fonts.ready
  }
}

function answer(route: Route, folder: string): Promise<void> {
  const { origin: asked, pathname } = new URL(route.request().url())
  if (asked !== origin) return route.abort()
  const place = join(folder, decodeURIComponent(pathname))
  const file = [place, `${place}.html`, join(place, 'index.html')].find(
    (candidate) => existsSync(candidate) && statSync(candidate).isFile(),
  )
  return file === undefined
    ? route.fulfill({ status: 404, body: '' })
    : route.fulfill({ body: readFileSync(file), contentType: contentTypeOf(file) })
}
