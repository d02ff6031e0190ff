import { brotliCompressSync } from 'node:zlib'
import { describe, expect } from 'vitest'
import { everyNth } from '../sample.ts'
import {
  atRest,
  it,
  runByReact,
  scriptsOf,
  siteAddress,
  hydratePage,
  type Open,
  type Visit,
} from './browser.ts'

/** What a page's scripts weigh as Brotli. */
const weigh = async (paths: readonly string[]): Promise<number> => {
  const texts = paths.map(async (path) => Buffer.from(await (await fetch(siteAddress + path)).arrayBuffer()))
  return (await Promise.all(texts)).reduce((sum, text) => sum + brotliCompressSync(text).length, 0)
}

describe.concurrent('React', () => {
  it.for(everyNth(2, ['/', '/about', '/contact', '/privacy-policy']))(
    'React is not downloaded on %s until a visitor uses the page, on a fast connection too',
    async (path, { open }) => {
      const visit = await open(path)
      await atRest(visit.page)
      const before = scriptsOf(visit)
      expect(before).toHaveLength(1)
      expect(await weigh(before)).toBeLessThan(2_000)
      await hydratePage(visit.page)
      const after = scriptsOf(visit).slice(1)
      expect(after).toEqual([...new Set(after)])
      expect(await weigh(after)).toBeLessThan(100_000)
    },
  )

  it.for(everyNth(2, ['/', '/attorneys', '/practice-areas/tax-law', '/privacy-policy']))(
    'React changes nothing that a visitor sees on %s',
    async (path, { open }) => {
      const { page, complaints } = await open(path)
      const look = () =>
        page.evaluate(() =>
          [...document.querySelectorAll('body *')].map((element) => {
            const { x, y, width, height } = element.getBoundingClientRect()
            const { color, backgroundColor, font } = getComputedStyle(element)
            return [element.tagName, x, y, width, height, color, backgroundColor, font].join()
          }),
        )
      await atRest(page)
      const before = await look()
      await page.keyboard.press('Shift')
      await runByReact(page)
      expect(await look()).toEqual(before)
      expect(complaints).toEqual([])
    },
  )

  it.for([
    // The first step only brings the mouse into a window that has had none: not every Chromium tells the page of it.
    ['a move of the mouse', (visit: Visit) => visit.page.mouse.move(300, 300, { steps: 2 })],
    ['a key', (visit: Visit) => visit.page.keyboard.press('Shift')],
    ['the wheel', (visit: Visit) => visit.page.mouse.wheel(0, 200)],
    ['a scroll', (visit: Visit) => visit.page.evaluate(() => window.scrollTo(0, 300))],
    ['a touch', (visit: Visit) => visit.page.touchscreen.tap(100, 300)],
  ] as const)('React starts after %s', async ([, act], { open }) => {
    const visit = await open('/about', { width: 390, height: 844, touch: true })
    await atRest(visit.page)
    await act(visit)
    await runByReact(visit.page)
    expect(visit.complaints).toEqual([])
  })

  it('React leaves a visitor where a link into the middle of a page has led', async ({ open }) => {
    const visit = await open('/terms-of-use#governing-law-and-jurisdiction')
    await atRest(visit.page)
    const where = () => visit.page.evaluate(() => window.scrollY)
    await hydratePage(visit.page)
    const before = await where()
    expect(before).toBeGreaterThan(500)
    await visit.page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
    expect(await where()).toBe(before)
  })

  it('a visitor without React follows links as usual', async ({ open, eventually }) => {
    const { page, complaints } = await open('/about', {
      intercept: [['**/assets/hydrate-*.js', (request) => request.abort()]],
    })
    await page.mouse.move(300, 300, { steps: 2 })
    await eventually(() => complaints.some((complaint) => complaint.includes('stays without scripts'))).toBe(
      true,
    )
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Contact Us' }).click()
    await page.waitForURL(`${siteAddress}/contact`)
    expect(complaints.filter((complaint) => !/stays without scripts|ERR_FAILED/.test(complaint))).toEqual([])
  })
})

describe.concurrent('the tap that starts React', () => {
  /** Opens a page on a phone, and taps a link while React is on its way. */
  const tapWhileStarting = async (open: Open) => {
    let arrive = () => {}
    const arrived = new Promise<void>((resolve) => (arrive = resolve))
    const { page, complaints } = await open('/about', {
      width: 390,
      height: 844,
      touch: true,
      intercept: [['**/assets/react-*.js', (request) => arrived.then(() => request.continue())]],
      prepare: (fresh) => fresh.clock.install(),
    })
    await atRest(page)
    await page.evaluate(() => (document.body.dataset['marked'] = ''))
    const asked = page.waitForRequest('**/assets/react-*.js')
    const link = page.locator('main a[href="/about/firm"]').first()
    await link.dispatchEvent('touchstart')
    await asked
    // From here on, time passes only when the test says so.
    await page.clock.pauseAt(Date.now() + 1000)
    await link.dispatchEvent('click')
    expect(page.url()).toBe(`${siteAddress}/about`)
    const isSameDocument = () => page.evaluate(() => document.body.dataset['marked'] !== undefined)
    return { page, complaints, arrive, isSameDocument }
  }

  it('the tap that starts React follows a link without loading a document when React comes soon', async ({
    open,
    eventually,
  }) => {
    const { page, complaints, arrive, isSameDocument } = await tapWhileStarting(open)
    arrive()
    await eventually(() => page.url()).toBe(`${siteAddress}/about/firm`)
    await eventually(() => page.title()).toBe('Our Firm | West Atlantic')
    expect([await isSameDocument(), complaints]).toEqual([true, []])
  })

  it('the tap that starts React follows it like any link when React does not come soon', async ({
    open,
    eventually,
  }) => {
    const { page, arrive, isSameDocument } = await tapWhileStarting(open)
    await page.clock.fastForward(150)
    await eventually(() => page.url()).toBe(`${siteAddress}/about/firm`)
    await eventually(() => page.title()).toBe('Our Firm | West Atlantic')
    expect(await isSameDocument()).toBe(false)
    arrive()
  })
})

describe.concurrent('the copyright year', () => {
  it('the copyright year is New York’s, before and after React, and on the next page', async ({
    open,
    eventually,
    expect,
  }) => {
    const { page, complaints } = await open('/robots.txt', { prepare: (fresh) => fresh.clock.install() })
    const shown = page.locator('[data-year]')
    for (const [now, year] of [
      ['2032-01-01T04:59:00Z', '2031'],
      ['2032-01-01T05:01:00Z', '2032'],
    ] as const) {
      await page.clock.setFixedTime(now)
      await page.goto(`${siteAddress}/about`)
      await eventually(() => shown.textContent(), `at ${now}`).toBe(year)
      await hydratePage(page)
      expect(await shown.textContent(), `at ${now}, after React`).toBe(year)
      await page.locator('header nav > ul > li > a').last().click()
      await page.waitForURL(`${siteAddress}/contact`)
      await eventually(() => shown.textContent(), `at ${now}, on the next page`).toBe(year)
    }
    expect(complaints).toEqual([])
  })

  it('the copyright year is there without scripts', async ({ open }) => {
    const { page } = await open('/about', { scripts: false })
    expect(await page.locator('[data-year]').textContent()).toMatch(/^20\d\d$/)
  })
})
