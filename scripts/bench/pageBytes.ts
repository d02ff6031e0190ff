import type { Browser } from 'playwright-core'

/** What a visitor of one page downloads, in kB (1,000 bytes), with the headers of answers, as compressed as it came. */
interface PageBytes {
  /** All that was asked for until the page's `load` event. */
  page: number
  /** What the page asked for after that by itself, while nobody used it. */
  idle: number
}

/** Milliseconds after the `load` event in which a page may fetch more. */
const idleTime = 3_000

/** Loads a page with an empty cache. @param address of the page, whole */
export async function measurePageBytes(browser: Browser, address: string): Promise<PageBytes> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  try {
    // Browsers report a pointer to some new pages that nobody has moved, and sites take it for a visitor's.
    await context.addInitScript(() => {
      for (const type of [
        'pointerover',
        'pointerenter',
        'pointermove',
        'mouseover',
        'mouseenter',
        'mousemove',
      ])
        addEventListener(type, (event) => event.stopImmediatePropagation(), { capture: true })
    })
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    const sizes = { page: 0, idle: 0 }
    let phase: keyof PageBytes = 'page'
    const phases = new Map<string, keyof PageBytes>()
    session.on('Network.requestWillBeSent', ({ requestId }) => phases.set(requestId, phase))
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      sizes[phases.get(requestId) ?? phase] += encodedDataLength / 1_000
    })
    await page.goto(address, { waitUntil: 'load' })
    phase = 'idle'
    await page.waitForTimeout(idleTime)
    return sizes
  } finally {
    await context.close()
  }
}
