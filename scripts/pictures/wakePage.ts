import type { Page } from 'playwright-core'

/** How long a page’s scripts may take to start, in milliseconds. */
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
  return true
}

/** How far a clock is put forward at once, in milliseconds: in between, what scripts have asked for arrives. */
const step = 5000

/**
 * Puts the clock of a page's scripts forward, with all that they do meanwhile. The page was opened with a clock that can
 * be set: `clock.install`.
 * @param duration in milliseconds
 */
export async function advanceClock({ clock }: Page, duration: number): Promise<void> {
  for (let passed = 0; passed < duration; passed += step)
    await clock.runFor(Math.min(step, duration - passed))
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
