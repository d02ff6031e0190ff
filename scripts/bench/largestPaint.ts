import type { Browser } from 'playwright-core'
import { serveSite } from '../siteServer.ts'
import { launchBrowser } from './browser.ts'
import { figureOf } from './figures.ts'

const paths = ['/', '/about', '/practice-areas/tax-law', '/attorneys/partners', '/contact', '/privacy-policy']
const rounds = 7

/** A phone on a slow line: six times slower, 1.6 Mbit/s, 150 ms from its question to the answer. */
const slowCpu = 6
const slowLine = { offline: false, downloadThroughput: 200_000, uploadThroughput: 93_750, latency: 150 }

/**
 * Prints when some pages show their largest element, beside the same pages without their scripts: plain HTML. Both are
 * loaded in turn, each time with an empty cache.
 * @param site the finished site
 * @param print writes a line
 * @throws UserError when there is no browser
 */
export async function benchLargestPaint(site: string, print: (line: string) => void): Promise<void> {
  const browser = await launchBrowser()
  const server = await serveSite(site)
  try {
    for (const path of paths) {
      const times: Record<'whole' | 'plain', number[]> = { whole: [], plain: [] }
      for (let round = 0; round < rounds; round += 1)
        for (const way of ['whole', 'plain'] as const)
          times[way].push(
            await largestPaint(browser, `http://127.0.0.1:${server.port}${path}`, way === 'plain'),
          )
      const [whole, plain] = [figureOf(times.whole), figureOf(times.plain)]
      const inWords = (name: 'median' | 'least') =>
        `${whole[name].toFixed(0)} ms, without scripts ${plain[name].toFixed(0)} (${((whole[name] / plain[name] - 1) * 100).toFixed(1)} % more)`
      print(`${path}: median ${inWords('median')}; least ${inWords('least')}`)
    }
  } finally {
    await browser.close()
    await server.stop()
  }
}

/** Milliseconds from the navigation's start to the largest paint of a page. */
async function largestPaint(browser: Browser, address: string, isPlain: boolean): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, isMobile: true })
  try {
    const page = await context.newPage()
    const tools = await context.newCDPSession(page)
    await tools.send('Emulation.setCPUThrottlingRate', { rate: slowCpu })
    await tools.send('Network.enable')
    await tools.send('Network.emulateNetworkConditions', slowLine)
    // The document stays as it is: what it asks for is never sent.
    if (isPlain) await tools.send('Network.setBlockedURLs', { urls: ['*.js'] })
    await page.goto(address, { waitUntil: 'load' })
    return await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          new PerformanceObserver((list) => {
            const last = list.getEntries().at(-1)
            // The browser tells of all that it has painted so far; fonts and pictures are here by now.
            if (last) requestIdleCallback(() => resolve(last.startTime))
          }).observe({ type: 'largest-contentful-paint', buffered: true })
        }),
    )
  } finally {
    await context.close()
  }
}
