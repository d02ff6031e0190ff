import type { CDPSession, Page } from 'playwright-core'
import { UserError } from '../../src/node/userError.ts'

/** How long a page’s scripts may take to start, or to live through some seconds, in milliseconds. */
const patience = 30_000

/**
 * Starts a page's scripts as a visitor does, by an input.
 * @returns whether they took the page over; without any that would, whether it has scripts
 */
export async function wakePage(page: Page): Promise<boolean> {
  if ((await page.locator('#root[data-modules]').count()) === 0)
    return (
      (await page.locator('script:not([type]), script[type="module"], script[type$="javascript"]').count()) >
      0
    )
  await page.mouse.move(2, 200)
  await page.mouse.move(4, 200)
  try {
    await page.waitForSelector('#root[data-awake]', { state: 'attached', timeout: patience })
  } catch (error) {
    if (error instanceof Error && error.name === 'TimeoutError') return false
    throw error
  }
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )
  return true
}

/** How far a page's clock is put forward at once: what happens then may wait for a frame to be drawn. */
const step = 5000

/**
 * Puts the clock of a page’s scripts forward, with all that they do meanwhile. Afterwards it stands still, so that it does
 * not matter how long the computer takes.
 * @param duration in milliseconds
 * @throws UserError when the page's scripts do not come to an end with it
 */
export async function passTime(page: Page, cdp: CDPSession, duration: number): Promise<void> {
  for (let passed = 0; passed < duration; passed += step) {
    await Promise.all([
      budgetExpired(page, cdp),
      cdp.send('Emulation.setVirtualTimePolicy', {
        policy: 'pauseIfNetworkFetchesPending',
        budget: Math.min(step, duration - passed),
        maxVirtualTimeTaskStarvationCount: 1_000_000,
      }),
    ])
    // Frames are drawn in the time of the computer.
    await page.evaluate(
      () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
    )
  }
}

/**
 * Puts the styles' animations forward to their ends, so that it does not matter how long the computer takes. Those without
 * an end stand still at their beginnings.
 */
export const endAnimations = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      if (animation.timeline !== document.timeline) continue
      if (animation.effect?.getComputedTiming().endTime === Infinity) {
        animation.currentTime = 0
        animation.pause()
      } else if (animation.playState !== 'paused') animation.finish()
    }
  })

const budgetExpired = (page: Page, cdp: CDPSession): Promise<void> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new UserError(`The scripts of ${new URL(page.url()).pathname} do not come to an end.`)),
      patience,
    )
    cdp.once('Emulation.virtualTimeBudgetExpired', () => {
      clearTimeout(timer)
      resolve()
    })
  })
