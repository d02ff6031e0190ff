import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { atRest, siteAddress } from './browser.ts'
import { intercept } from './intercept.ts'

/** Opens a page whose fonts arrive after its first paint, and says what that moves. */
export async function openWithSlowFonts(page: Page, path: string) {
  let asked = 0
  let letGo = () => {}
  const painted = new Promise<void>((resolve) => (letGo = resolve))
  const stop = await intercept(page, '**/*.woff2', (request) => {
    asked += 1
    return painted.then(() => request.continue())
  })
  await page.goto(siteAddress + path, { waitUntil: 'commit' })
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
  letGo()
  await atRest(page)
  await stop()
  const shifts = await page.evaluate(() => window.watched.shifts)
  const sum = shifts.reduce((total, { value }) => total + value, 0)
  // Less than a thousandth is what Lighthouse calls 0.
  return { asked, moved: sum < 0.001 ? [] : shifts }
}

/** Fonts that were fetched, and moved nothing. */
export const slowFonts = { asked: expect.toSatisfy((count: number) => count > 0), moved: [] }
