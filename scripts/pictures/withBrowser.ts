import type { Browser } from 'playwright-core'
import { ensureChrome } from '../findChrome.mjs'

/** Lends a browser, which is installed when there is none, and closes it again. */
export async function withBrowser<Result>(work: (browser: Browser) => Promise<Result>): Promise<Result> {
  const { chromium } = await import('playwright-core')
  const browser = await chromium.launch({
    executablePath: ensureChrome(),
    // Nothing moves: not in pages, and not in the drawings either, which only the system's own setting reaches.
    args: ['--force-prefers-reduced-motion'],
  })
  try {
    return await work(browser)
  } finally {
    await browser.close()
  }
}
