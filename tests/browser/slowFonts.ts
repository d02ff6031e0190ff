import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { atRest, siteAddress } from './browser.ts'

/** Opens a page whose fonts arrive after its first paint, and says what that moves. */
export async function openWithSlowFonts(page: Page, path: string) {
  let asked = 0
  let letGo = () => {}
  const painted = new Promise<void>((resolve) => (letGo = resolve))
  await page.route('**/*.woff2', (route) => {
    asked += 1
    return painted.then(() => route.continue())
  })
  await page.goto(siteAddress + path, { waitUntil: 'commit' })
  await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
  letGo()
  await atRest(page)
  await page.unrouteAll({ behavior: 'wait' })
  const shifts = await page.evaluate(() => window.watched.shifts)
  const sum = shifts.reduce((total, { value }) => total + value, 0)
  // Less than a thousandth is what Lighthouse calls 0.
  return { asked, moved: sum < 0.001 ? [] : shifts }
}

/** Fonts that were fetched, and moved nothing. */
export const slowFonts = { asked: expect.toSatisfy((count: number) => count > 0), moved: [] }
