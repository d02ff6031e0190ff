import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { everyNth } from '../sample.ts'
import { it, scrollTo, hydratePage } from './browser.ts'

const stops =
  'a[href], button:enabled, input, select, textarea, summary, iframe, [tabindex]:not([tabindex="-1"])'

/** Numbers everything that the keyboard should stop at, in the order of the document, and names it. */
const expectedStops = (page: Page): Promise<string[]> =>
  page.evaluate((selector) => {
    const all = [...document.querySelectorAll<HTMLElement>(selector)].filter((element) =>
      element.checkVisibility({ visibilityProperty: true }),
    )
    for (const [index, element] of all.entries())
      element.dataset['stop'] = `${index} ${element.innerText.slice(0, 30)}`
    return all.map((element) => element.dataset['stop'] ?? '')
  }, stops)

interface Stop {
  name: string
  /** What lies over its middle, when it isn't the element itself. */
  covered: string
}

/** Where the focus is, and whether it can be seen there; undefined when it has left the page. */
const currentStop = (page: Page): Promise<Stop | undefined> =>
  page.evaluate(() => {
    const focused = document.activeElement
    if (!(focused instanceof HTMLElement) || focused === document.body || !document.hasFocus())
      return undefined
    const name = focused.dataset['stop'] ?? focused.outerHTML.slice(0, 80)
    const box = focused.getClientRects()[0]
    if (!box) return { name, covered: 'not shown' }
    // A high field may reach out of the view: the middle of what is in it counts.
    const from = Math.max(box.top, 0)
    const to = Math.min(box.bottom, innerHeight)
    const top = to > from ? document.elementFromPoint(box.x + box.width / 2, (from + to) / 2) : null
    return { name, covered: focused.contains(top) ? '' : (top?.outerHTML.slice(0, 80) ?? 'outside the view') }
  })

/** Has the page's frame, if there is one, load what it holds: when that arrives, the focus in it is lost. */
async function loadFrame(page: Page): Promise<void> {
  const frame = page.locator('iframe')
  if ((await frame.count()) === 0) return
  await frame.scrollIntoViewIfNeeded()
  await frame.contentFrame().locator('h1').waitFor()
  await scrollTo(page, 0)
}

/** Presses a key until the focus leaves the page or comes round to where it began, and says where it has been. */
async function walk(page: Page, key: string, most: number, begin?: string): Promise<Stop[]> {
  const seen: Stop[] = []
  for (let step = 0; step < most + 5; step += 1) {
    await page.keyboard.press(key)
    const stop = await currentStop(page)
    if (stop === undefined || stop.name === (begin ?? seen[0]?.name)) break
    seen.push(stop)
  }
  return seen
}

const walks: readonly (readonly [path: string, width: number])[] = [
  ['/', 1280],
  ['/privacy-policy', 1280],
  ['/attorneys/partners', 390],
  ['/contact', 390],
]

// In `npm test` a page of menus and links, and one of a form and a frame, which is narrow.
describe.concurrent.for(everyNth(3, walks))('on %s at %i pixels the keyboard', ([path, width]) => {
  it('reaches everything in the order of the page, nothing hidden under the header, leaves, and goes back the same way', async ({
    open,
  }) => {
    const { page } = await open(path, { width })
    await hydratePage(page)
    await loadFrame(page)
    const expected = await expectedStops(page)
    expect(expected.length).toBeGreaterThan(20)
    const seen = await walk(page, 'Tab', expected.length)
    expect(seen.map(({ name }) => name)).toEqual(expected)
    expect(seen.filter(({ covered }) => covered !== '')).toEqual([])

    await page.locator('footer a').last().focus()
    const seenBack = await walk(page, 'Shift+Tab', expected.length, expected.at(-1))
    expect(seenBack.map(({ name }) => name)).toEqual(expected.slice(0, -1).toReversed())
    expect(seenBack.filter(({ covered }) => covered !== '')).toEqual([])
  })
})

describe.concurrent('the skip link', () => {
  it.for([true, false])(
    'is the first stop, shows itself, and leads to the content (scripts: %s)',
    async (scripts, { open, eventually }) => {
      const { page } = await open('/about', { scripts })
      if (scripts) await hydratePage(page)
      await page.keyboard.press('Tab')
      const skip = page.getByRole('link', { name: 'Skip to the content' })
      expect(await skip.evaluate((link) => link === document.activeElement)).toBe(true)
      const box = await skip.boundingBox()
      expect(box && box.y >= 0 && box.x >= 0).toBe(true)
      await page.keyboard.press('Enter')
      await eventually(() => new URL(page.url()).hash).toBe('#main')
      if (scripts) await eventually(() => page.evaluate(() => document.activeElement?.id)).toBe('main')
      await page.keyboard.press('Tab')
      expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)
    },
  )
})

describe.concurrent('a phone’s menu', () => {
  it('without scripts leads from its last link out of the page, not to what it covers', async ({ open }) => {
    const { page } = await open('/about', { width: 390, height: 844, scripts: false })
    const toggle = page.locator('header [data-menu] summary')
    await toggle.focus()
    await page.keyboard.press('Enter')
    expect(await page.locator('header nav').isVisible()).toBe(true)
    const last = page.locator('header nav > ul > li > a').last()
    await last.focus()
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.closest('main, footer'))).toBeNull()
    await toggle.focus()
    await page.keyboard.press('Enter')
    expect(await page.locator('main').isVisible()).toBe(true)
  })

  it('is opened, walked through and left with the keyboard', async ({ open, eventually }) => {
    const { page } = await open('/about', { width: 390, height: 844 })
    await hydratePage(page)
    await page.locator('header [data-menu] summary').focus()
    await page.keyboard.press('Enter')
    await eventually(() => page.locator('header nav').isVisible()).toBe(true)
    await page.locator('header nav summary').first().focus()
    await page.keyboard.press('Enter')
    await eventually(() => page.locator('header nav ul ul').first().isVisible()).toBe(true)
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Our Firm')
    await page.locator('header nav > ul > li > a').last().focus()
    expect((await currentStop(page))?.covered).toBe('')
    await page.keyboard.press('Tab')
    // Out of the menu, which closes and so hides nothing that has the focus.
    await eventually(() => page.locator('header nav').isVisible()).toBe(false)
    expect((await currentStop(page))?.covered).toBe('')
  })
})
