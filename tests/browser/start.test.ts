import type { Page, Route } from 'playwright-core'
import { describe, expect } from 'vitest'
import * as site from './site.ts'
import { engine, it } from './site.ts'

describe('before React starts', () => {
  it('a visitor downloads one script of 2 kB, and later none twice', async ({ open }) => {
    const visit = await open('/contact')
    await visit.page.waitForLoadState('networkidle')
    const before = site.scriptsOf(visit)
    expect(before).toHaveLength(1)
    expect(await site.compressedSize(before)).toBeLessThan(2_000)
    await site.hydrate(visit.page)
    const all = site.scriptsOf(visit)
    expect(all).toEqual([...new Set(all)])
  })

  // The other engines don't report layout shifts.
  it.runIf(engine === 'chromium').for(['/', '/privacy-policy'])(
    'a visitor sees nothing move on %s when fonts load late, nor when React starts',
    async (path, { open }) => {
      const { page } = await open('/robots.txt')
      await page.addInitScript(sumShifts)
      const fonts = await site.hold(page, '**/*.woff2')
      await page.goto(site.siteAddress + path, { waitUntil: 'commit' })
      await fonts.requested
      await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
      fonts.release()
      await page.waitForLoadState('load')
      await page.evaluate(() => document.fonts.ready.then(() => undefined))
      await site.hydrate(page)
      // Less than a thousandth is what Lighthouse calls 0.
      expect(await page.evaluate(() => window.shifted)).toBeLessThan(0.001)
    },
  )
})

/** Runs in a page: adds up how far the layout moved. */
function sumShifts(): void {
  window.shifted = 0
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if ('value' in entry) window.shifted += Number(entry.value)
  }).observe({ type: 'layout-shift', buffered: true })
}

declare global {
  interface Window {
    shifted: number
  }
}

describe('React starts', () => {
  it.for([
    ['moves the mouse', (page: Page) => page.mouse.move(300, 300, { steps: 2 })],
    ['scrolls', (page: Page) => page.evaluate(() => scrollTo(0, 300))],
    ['taps', (page: Page) => page.touchscreen.tap(100, 300)],
    ['moves the focus with a screen reader', (page: Page) => page.locator('main a').first().focus()],
  ] as const)('a visitor who %s starts React', async ([, act], { open }) => {
    const { page, consoleMessages } = await open('/about', { ...site.phone, hasTouch: true })
    await act(page)
    await page.locator('#root[data-hydrated]').waitFor()
    expect(consoleMessages).toEqual([])
  })

  it.for([true, false])(
    'a visitor who taps a link before React runs gets its page (React loads soon: %s)',
    async (soon, { open }) => {
      const { page } = await open('/about', { ...site.phone, prepare: (fresh) => fresh.clock.install() })
      const react = await site.hold(page, '**/assets/react-*.js')
      await site.mark(page)
      const link = page.locator('main a[href="/about/firm"]').first()
      await link.dispatchEvent('touchstart')
      await react.requested
      // From here on, only the test moves the clock.
      await page.clock.pauseAt(Date.now() + 1000)
      await link.dispatchEvent('click')
      expect(page.url()).toBe(`${site.siteAddress}/about`)
      if (soon) react.release()
      else await page.clock.fastForward(150)
      await site.arriveAt(page, 'Our Firm')
      expect(await site.isSameDocument(page)).toBe(soon)
      react.release()
    },
  )
})

it('a visitor at the turn of the year reads New York’s year, React or not', async ({ open }) => {
  const { page } = await open('/about', { prepare: (fresh) => fresh.clock.install() })
  const year = page.locator('[data-year]')
  for (const expected of ['2031', '2032']) {
    await page.clock.setFixedTime(`2032-01-01T${expected === '2031' ? '04:59' : '05:00'}:00Z`)
    await page.reload()
    await expect.poll(() => year.textContent()).toBe(expected)
    await site.hydrate(page)
    expect(await year.textContent()).toBe(expected)
  }
})

describe('when a part of the site fails to load', () => {
  const missing = (route: Route) => route.fulfill({ status: 404 })
  it.for([
    ['the first script', '**/assets/start-*.js', missing],
    ['React', '**/assets/hydratePage-*.js', () => {}],
    ['the page’s data', '**/index.json', missing],
  ] as const)(
    'a visitor without %s keeps what they typed and can go on',
    async ([, part, answer], { open }) => {
      const { page } = await open('/contact', { prepare: (fresh) => fresh.route(part, answer) })
      await page.getByLabel('Full Name').fill('Ada Example')
      await page.keyboard.press('Shift')
      expect(await page.locator('form button').isDisabled()).toBe(true)
      expect(await page.locator('form').getByRole('link', { name: '@' }).isVisible()).toBe(true)
      expect(await page.getByLabel('Full Name').inputValue()).toBe('Ada Example')
      await site.menuLink(page, 'Careers').click()
      await site.arriveAt(page, 'Careers')
    },
  )

  it('a visitor can send after a later input if data failed to load once', async ({ open }) => {
    const { page, consoleMessages } = await open('/contact', {
      prepare: async (fresh) => {
        await fresh.clock.install()
        await fresh.route('**/index.json', missing, { times: 1 })
      },
    })
    await page.getByLabel('Full Name').fill('Ada Example')
    await expect.poll(() => consoleMessages.join()).toContain('Hydration failed')
    await page.keyboard.press('Shift')
    await page.clock.fastForward(3000)
    await expect.poll(() => page.locator('form button').isEnabled()).toBe(true)
    expect(await page.getByLabel('Full Name').inputValue()).toBe('Ada Example')
  })

  it('a visitor whose browser denies storage can write a message', async ({ open }) => {
    const { page, consoleMessages } = await site.openHydrated(open, '/contact', site.withoutStorage)
    await expect.poll(() => page.locator('form button').isEnabled()).toBe(true)
    await page.getByLabel('Full Name').fill('Ada Example')
    await page.getByLabel('Full Name').blur()
    expect(consoleMessages).toEqual([])
  })
})
