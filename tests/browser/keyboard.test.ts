import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { it, openHydrated, pathOf } from './site.ts'

it.for([true, false])(
  'a visitor can skip to the content first (scripts: %s)',
  async (javaScriptEnabled, { open }) => {
    const { page } = await open('/about', { javaScriptEnabled })
    await page.keyboard.press('Tab')
    const skip = page.locator(':focus')
    expect(await skip.innerText()).toBe('Skip to the content')
    expect((await skip.boundingBox())?.y).toBeGreaterThanOrEqual(0)
    await page.keyboard.press('Enter')
    await expect.poll(() => pathOf(page)).toBe('/about#main')
    await page.keyboard.press('Tab')
    expect(await page.locator('main :focus').count()).toBe(1)
  },
)

it.for([
  ['/disclaimer', 1280],
  ['/contact', 390],
] as const)(
  'a visitor who tabs through %s at %i pixels sees every stop, in order, and back',
  async ([path, width], { open }) => {
    // The content of the map's frame isn't ours, so it never comes near.
    const prepare = (fresh: Page) =>
      fresh.addInitScript(() => (IntersectionObserver.prototype.observe = () => undefined))
    const { page } = await openHydrated(open, path, { viewport: { width, height: 800 }, prepare })
    const stops = await page.locator('a[href], button, input, select, textarea, summary').evaluateAll((all) =>
      all
        .filter((one) => one.checkVisibility({ visibilityProperty: true }))
        .map((one, index) => {
          const name = `${index} ${one.textContent.slice(0, 30)}`
          one.setAttribute('data-stop', name)
          return name
        }),
    )
    expect(stops.length).toBeGreaterThan(20)
    const walk = async (key: string) => {
      const seen: (string | null | undefined)[] = []
      while (seen.length < stops.length) {
        await page.keyboard.press(key)
        seen.push(await page.evaluate(currentStop))
      }
      return seen
    }
    expect(await walk('Tab')).toEqual(stops)
    expect((await walk('Shift+Tab')).slice(0, -1)).toEqual(stops.slice(0, -1).toReversed())
  },
)

/** Runs in a page: where the focus is, and what covers its middle. */
function currentStop(): string | null | undefined {
  const focused = document.activeElement
  const box = focused?.getClientRects()[0]
  if (!focused || !box) return undefined
  // A field can be higher than the window: the middle of its visible part counts.
  const [top, bottom] = [Math.max(box.top, 0), Math.min(box.bottom, innerHeight)]
  const above = document.elementFromPoint(box.x + box.width / 2, (top + bottom) / 2)
  const name = focused.getAttribute('data-stop')
  return focused.contains(above) ? name : `${name} under ${above?.outerHTML.slice(0, 80)}`
}
