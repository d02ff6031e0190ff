import type { Locator, Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { axeProblems } from './axeProblems.ts'
import { arriveAt, engine, it, menuLink, openHydrated, phone, withoutScripts, type Open } from './site.ts'

/** What browsers do themselves; what React adds is in tests/firm/shell/Header.dom.test.tsx. */

const entry = (page: Page, name: string): Locator =>
  page.locator('header nav > ul > li').filter({ hasText: name })
const toggle = (page: Page, name: string): Locator => entry(page, name).locator('summary')
const menuToggle = (page: Page): Locator => page.locator('header [data-menu] summary')
const submenuLink = (page: Page, name: string): Locator =>
  page.locator('header nav ul ul').getByText(name, { exact: true })

/** The names of the entries whose submenus are shown. */
const shown = (page: Page): Promise<(string | null)[]> =>
  page
    .locator('header nav > ul > li:has(> ul:visible) > a')
    .evaluateAll((all) => all.map(({ textContent }) => textContent))

const isSolid = (page: Page): Promise<boolean> =>
  page.locator('header').evaluate((header) => getComputedStyle(header).backgroundColor !== 'rgba(0, 0, 0, 0)')

/** A touch screen; Playwright's Firefox can't be told that it is a phone's. */
const touch = { hasTouch: true, isMobile: engine !== 'firefox' }

describe('the header', () => {
  it('a visitor sees a header of 96 pixels, and 128 in windows from 1024', async ({ open }) => {
    const { page } = await open('/about', withoutScripts)
    for (const width of [1023, 1024]) {
      await page.setViewportSize({ width, height: 800 })
      const height = width < 1024 ? 96 : 128
      expect(await page.locator('header').boundingBox()).toEqual({ x: 0, y: 0, width, height })
    }
  })

  it.for([true, false])(
    'a visitor sees the header turn solid after scrolling 10 pixels (scripts: %s)',
    async (javaScriptEnabled, { open }) => {
      const { page } = await open('/about', { javaScriptEnabled, reducedMotion: 'no-preference' })
      for (const top of [0, 10, 11, 800, 10]) {
        await page.evaluate((place) => window.scrollTo({ top: place, behavior: 'instant' }), top)
        await expect.poll(() => isSolid(page), { message: `at ${top} pixels` }).toBe(top > 10)
      }
    },
  )
})

describe.each([
  ['with', openHydrated],
  ['without', (open: Open, path: string, options = {}) => open(path, { ...options, ...withoutScripts })],
] as const)('%s scripts', (which, visit) => {
  it(`a visitor ${which} scripts points at an entry and uses its submenu`, async ({ open }) => {
    const { page } = await visit(open, '/privacy-policy')
    for (const name of ['About Us', 'Contact Us', 'Practice Areas', 'Careers']) {
      await menuLink(page, name).hover()
      await expect.poll(() => shown(page)).toEqual(name === 'Contact Us' ? [] : [name])
      if (name === 'Contact Us') continue
      await entry(page, name).locator('ul a').last().hover()
      expect(await shown(page)).toEqual([name])
      const box = await entry(page, name).locator('> ul').boundingBox()
      expect(box && box.x >= 0 && box.x + box.width <= 1280).toBe(true)
    }
    await page.mouse.move(640, 700)
    await expect.poll(() => shown(page)).toEqual([])
  })

  it(`a visitor ${which} scripts opens one submenu at a time with its toggle`, async ({ open }) => {
    const { page } = await visit(open, '/privacy-policy')
    for (const name of ['About Us', 'Careers']) {
      await toggle(page, name).click()
      await page.mouse.move(640, 700)
      await expect.poll(() => shown(page)).toEqual([name])
    }
    await menuLink(page, 'Attorneys').hover()
    await expect.poll(() => shown(page)).toEqual(['Attorneys'])
    await submenuLink(page, 'Awards').click()
    await arriveAt(page, 'Achievements & Awards')
    await page.mouse.move(640, 700)
    await expect.poll(() => shown(page)).toEqual([])
    expect(await page.locator('header [aria-current]').allTextContents()).toEqual(['Awards'])
  })

  it(`a visitor ${which} scripts opens and enters a submenu by keyboard`, async ({ open }) => {
    const { page } = await visit(open, '/privacy-policy')
    await toggle(page, 'About Us').press('Enter')
    await expect.poll(() => shown(page)).toEqual(['About Us'])
    await page.keyboard.press('Tab')
    expect(await page.locator(':focus').innerText()).toBe('Our Firm')
    await toggle(page, 'About Us').press('Enter')
    await expect.poll(() => shown(page)).toEqual([])
  })

  it(`a visitor ${which} scripts reaches every entry on a phone in any orientation`, async ({ open }) => {
    const { page } = await visit(open, '/about', { ...phone, ...touch })
    expect(await isSolid(page)).toBe(false)
    await menuToggle(page).tap()
    await expect.poll(() => isSolid(page)).toBe(true)
    for (const name of ['About Us', 'Careers', 'Practice Areas']) {
      await toggle(page, name).tap()
      await expect.poll(() => shown(page)).toEqual([name])
    }
    for (const [width, height] of [
      [390, 844],
      [844, 390],
    ] as const) {
      await page.setViewportSize({ width, height })
      for (const link of [
        submenuLink(page, 'Data Privacy & Cybersecurity'),
        menuLink(page, 'Home'),
        menuLink(page, 'Contact Us'),
      ])
        await link.tap({ trial: true })
    }
    await toggle(page, 'Careers').tap()
    await submenuLink(page, 'Join Our Team').tap()
    await arriveAt(page, 'Join Our Team')
    await page.locator('header nav').waitFor({ state: 'hidden' })
    expect(await page.locator('header details[open]').count()).toBe(0)
  })
})

describe('the menus', () => {
  it('a visitor’s Escape closes a submenu until they point at it again', async ({ open }) => {
    const { page } = await openHydrated(open, '/privacy-policy')
    for (const _ of ['first', 'again']) {
      await menuLink(page, 'About Us').hover()
      await expect.poll(() => shown(page)).toEqual(['About Us'])
      await page.keyboard.press('Escape')
      await expect.poll(() => shown(page)).toEqual([])
      await page.mouse.move(640, 700)
    }
  })

  it.for([
    ['leaves the page without scripts', false],
    ['goes on to the page and closes the menu with scripts', true],
  ] as const)(
    'a visitor with a keyboard on a phone who tabs past the last entry %s',
    async ([, javaScriptEnabled], { open }) => {
      const { page } = await (javaScriptEnabled
        ? openHydrated(open, '/about', phone)
        : open('/about', { ...phone, javaScriptEnabled }))
      await menuToggle(page).press('Enter')
      await page.locator('header').getByRole('link', { name: 'Search' }).focus()
      expect(await page.locator('header nav').isVisible()).toBe(true)
      await page.keyboard.press('Tab')
      await expect.poll(() => page.locator('header nav').isVisible()).toBe(!javaScriptEnabled)
      expect(await page.locator(':is(main, footer) :focus').count()).toBe(javaScriptEnabled ? 1 : 0)
    },
  )

  it('a visitor can use open menus with assistive technology (axe)', async ({ open }) => {
    const { page } = await openHydrated(open, '/about')
    await toggle(page, 'Practice Areas').click()
    expect.soft(await axeProblems(page), 'on a wide screen').toEqual([])
    await page.mouse.click(200, 700)
    await page.setViewportSize(phone.viewport)
    await menuToggle(page).click()
    await toggle(page, 'Careers').click()
    expect.soft(await axeProblems(page), 'on a phone').toEqual([])
  })
})
