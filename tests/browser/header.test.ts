import type { Locator, Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { addStyle } from './addStyle.ts'
import {
  frames,
  it,
  scrollTo,
  siteAddress,
  hydratePage,
  type Circumstances,
  type Open,
  type Visit,
} from './browser.ts'
import { specifiedFooter, specifiedMenu } from './specTables.ts'
import { everyNth } from '../sample.ts'

const phone: Circumstances = { width: 390, height: 844 }
const desktop: Circumstances = { width: 1280, height: 800 }

/** Opens a page; with scripts, React has taken it over. */
async function visitPage(open: Open, path: string, circumstances: Circumstances): Promise<Visit> {
  const visit = await open(path, circumstances)
  if (circumstances.scripts !== false) await hydratePage(visit.page)
  return visit
}

const mainMenu = (page: Page): Locator => page.locator('header nav')
const entry = (page: Page, name: string): Locator =>
  mainMenu(page).locator('> ul > li').filter({ hasText: name })
const entryLink = (page: Page, name: string): Locator => entry(page, name).locator('> a')
const toggle = (page: Page, name: string): Locator => entry(page, name).locator('summary')
const menuToggle = (page: Page): Locator => page.locator('header [data-menu] summary')

/** The names of the entries whose submenus can be seen. */
const openSubmenus = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('header nav > ul > li > ul')]
      .filter((list) => list.checkVisibility({ visibilityProperty: true }))
      .map((list) => list.parentElement?.querySelector('a')?.textContent ?? ''),
  )

/** The toggles that say that their submenu is open, by what they are called. */
const openToggles = (page: Page): Promise<string[]> =>
  page
    .locator('header nav details[open] summary')
    .evaluateAll((all) => all.map((toggle) => toggle.getAttribute('aria-label') ?? ''))

/** Whether the header has a ground of its own. */
const ground = (page: Page): Promise<'solid' | 'transparent' | string> =>
  page.evaluate(() => {
    const header = document.querySelector('header')
    const colour = header ? getComputedStyle(header).backgroundColor : 'no header'
    return colour === 'rgba(0, 0, 0, 0)' ? 'transparent' : colour.startsWith('rgb(') ? 'solid' : colour
  })

describe.concurrent('the header', () => {
  it('is 96 pixels high below 1024, and 128 from there', async ({ open }) => {
    const { page } = await open('/about', { scripts: false })
    const heights: [number, number | undefined][] = []
    for (const width of [320, 390, 1023, 1024, 1440, 2560]) {
      await page.setViewportSize({ width, height: 800 })
      const box = await page.locator('header').boundingBox()
      expect([box?.x, box?.y, box?.width]).toEqual([0, 0, width])
      heights.push([width, box?.height])
    }
    expect(heights).toEqual([
      [320, 96],
      [390, 96],
      [1023, 96],
      [1024, 128],
      [1440, 128],
      [2560, 128],
    ])
  })

  const grounds = [
    [0, 'transparent'],
    [10, 'transparent'],
    [11, 'solid'],
    [800, 'solid'],
    [10, 'transparent'],
    [0, 'transparent'],
  ] as const
  // In `npm test` once with scripts and once without, once on a phone and once not.
  const visitors: readonly (readonly [who: string, circumstances: Circumstances])[] = [
    ['by CSS alone on a phone', { ...phone, scripts: false, moving: true }],
    ['by CSS alone', { scripts: false, moving: true }],
    ['with scripts', { moving: true }],
    ['with scripts on a phone', { ...phone, moving: true }],
  ]
  it.for(everyNth(2, visitors))(
    'is transparent up to 10 pixels and solid above, %s',
    async ([, circumstances], { open, eventually }) => {
      const { page } = await visitPage(open, '/about', circumstances)
      const followsTheScroll = async (how: string) => {
        for (const [top, expected] of grounds) {
          await scrollTo(page, top)
          await eventually(() => ground(page), `at ${top} pixels, ${how}`).toBe(expected)
          await frames(page)
          expect(await ground(page), `at ${top} pixels, ${how}`).toBe(expected)
        }
      }
      await followsTheScroll('in motion')
      await page.emulateMedia({ reducedMotion: 'reduce' })
      await followsTheScroll('under reduced motion')
      if (circumstances.scripts === false) return
      await addStyle(page, 'header{animation:none!important}')
      await followsTheScroll('where CSS cannot follow the scroll')
    },
  )

  it('arrives solid on a page that is opened in its middle', async ({ open, eventually }) => {
    const { page } = await open('/terms-of-use#governing-law-and-jurisdiction', { scripts: false })
    await eventually(() => ground(page)).toBe('solid')
  })
})

describe.concurrent('the menus', () => {
  it('are exactly the specification’s', async ({ open }) => {
    const { page } = await open('/', { scripts: false })
    const read = await page.evaluate(() => ({
      menu: [...document.querySelectorAll('header nav > ul > li')].map((item) => [
        item.querySelector('a')?.textContent,
        [...item.querySelectorAll(':scope > ul a')].map((link) => link.textContent),
      ]),
      footer: [...document.querySelectorAll('footer nav h2')].map((title) => [
        title.textContent,
        [...(title.parentElement?.querySelectorAll('a') ?? [])].map((link) => link.textContent),
      ]),
    }))
    expect(read.menu).toEqual(specifiedMenu)
    expect(read.footer).toEqual(specifiedFooter)
  })

  it('say which page is shown, and no more', async ({ open }) => {
    const { page } = await open('/attorneys/awards', { scripts: false })
    expect(await page.locator('header [aria-current]').allTextContents()).toEqual(['Awards'])
    expect(await page.locator('[role="menu"], [role="menubar"], [role="menuitem"]').count()).toBe(0)
  })
})

describe.concurrent.for([
  ['with scripts', true],
  ['without scripts', false],
] as const)('on a desktop, %s,', ([, scripts]) => {
  const circumstances = { ...desktop, scripts }

  it('pointing at an entry shows its submenu, and only that; the pointer can go into it', async ({
    open,
    eventually,
  }) => {
    const { page } = await visitPage(open, '/privacy-policy', circumstances)
    expect(await openSubmenus(page)).toEqual([])
    for (const [name, submenu] of specifiedMenu) {
      await entryLink(page, name).hover()
      await eventually(() => openSubmenus(page)).toEqual(submenu.length > 0 ? [name] : [])
      expect(await smallTargets(page), 'what is less than 24 pixels high or wide').toEqual([])
    }
    for (const name of ['Practice Areas', 'Careers']) {
      await entryLink(page, name).hover()
      const links = entry(page, name).locator('ul a')
      for (const link of [links.first(), links.last()]) {
        await link.hover()
        await frames(page)
        expect(await openSubmenus(page)).toEqual([name])
      }
      const box = await entry(page, name).locator('> ul').boundingBox()
      expect(box && box.x >= 0 && box.x + box.width <= 1280).toBe(true)
    }
    await page.mouse.move(640, 700)
    await eventually(() => openSubmenus(page)).toEqual([])
  })

  it('a click on a toggle opens its submenu, another takes its place, and a link leads to a page without', async ({
    open,
    eventually,
  }) => {
    const { page } = await visitPage(open, '/privacy-policy', circumstances)
    await toggle(page, 'About Us').click()
    await page.mouse.move(640, 700)
    await eventually(() => openSubmenus(page)).toEqual(['About Us'])
    await entryLink(page, 'Attorneys').hover()
    await eventually(() => openSubmenus(page)).toEqual(['Attorneys'])
    await toggle(page, 'Careers').click()
    await page.mouse.move(640, 700)
    await eventually(() => openSubmenus(page)).toEqual(['Careers'])
    expect(await page.locator('header details[open]').count()).toBe(1)
    if (scripts) {
      await page.mouse.click(640, 700)
      await eventually(() => openSubmenus(page), 'after a click elsewhere').toEqual([])
      expect(await page.locator('header details[open]').count()).toBe(0)
    }
    await entryLink(page, 'Attorneys').hover()
    await entry(page, 'Attorneys').getByRole('link', { name: 'Awards' }).click()
    await eventually(() => page.locator('h1').innerText()).toBe('Achievements & Awards')
    await eventually(() => page.locator('header [aria-current]').allTextContents()).toEqual(['Awards'])
    // Without scripts the pointer is still there, and holds it open.
    if (!scripts) await page.mouse.move(640, 700)
    await eventually(() => openSubmenus(page)).toEqual([])
  })

  it('Enter on a toggle opens its submenu, and only that, and Tab goes into it', async ({
    open,
    eventually,
  }) => {
    const { page } = await visitPage(open, '/privacy-policy', circumstances)
    await toggle(page, 'About Us').focus()
    await page.keyboard.press('Enter')
    await eventually(() => openSubmenus(page)).toEqual(['About Us'])
    for (const name of specifiedMenu[1]?.[1] ?? []) {
      await page.keyboard.press('Tab')
      expect(await page.evaluate(() => document.activeElement?.textContent?.slice(0, 40))).toBe(name)
    }
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await eventually(() => openSubmenus(page)).toEqual(['Practice Areas'])
    expect(await openToggles(page)).toEqual(['Practice Areas: more pages'])
    await page.keyboard.press('Enter')
    await eventually(() => openSubmenus(page)).toEqual([])
    await page.keyboard.press('Enter')
    await entryLink(page, 'Attorneys').hover()
    await frames(page)
    expect(await openSubmenus(page)).toEqual(['Attorneys'])
  })
})

describe.concurrent.for([
  ['with scripts', true],
  ['without scripts', false],
] as const)('on a phone, %s,', ([, scripts]) => {
  const circumstances = { ...phone, touch: true, scripts }

  it('a button opens the menu, a tap a submenu, one at a time, and another closes all', async ({
    open,
    eventually,
  }) => {
    const { page } = await visitPage(open, '/about', circumstances)
    expect([await mainMenu(page).isVisible(), await ground(page)]).toEqual([false, 'transparent'])
    await menuToggle(page).tap()
    await eventually(() => mainMenu(page).isVisible()).toBe(true)
    await eventually(() => ground(page)).toBe('solid')
    expect(await openSubmenus(page)).toEqual([])
    for (const name of ['About Us', 'Practice Areas', 'Attorneys', 'Careers']) {
      await toggle(page, name).tap()
      await eventually(() => openSubmenus(page)).toEqual([name])
    }
    await toggle(page, 'Careers').tap()
    await eventually(() => openSubmenus(page)).toEqual([])
    await menuToggle(page).tap()
    await eventually(() => mainMenu(page).isVisible()).toBe(false)
    await eventually(() => ground(page)).toBe('transparent')
  })

  it('every entry can be reached, however long the menu is, and leads to a page where it is closed', async ({
    open,
    eventually,
  }) => {
    const { page } = await visitPage(open, '/about', circumstances)
    await menuToggle(page).tap()
    await toggle(page, 'Practice Areas').tap()
    await eventually(() => openSubmenus(page)).toEqual(['Practice Areas'])
    for (const link of [
      entry(page, 'Practice Areas').getByRole('link', { name: 'Data Privacy' }),
      entryLink(page, 'Contact Us'),
      entryLink(page, 'Home'),
    ]) {
      await link.scrollIntoViewIfNeeded()
      // Playwright tries whether the tap would reach it.
      await link.tap({ trial: true })
    }
    expect(await smallTargets(page)).toEqual([])
    await toggle(page, 'Careers').tap()
    await entry(page, 'Careers').getByRole('link', { name: 'Join Our Team' }).tap()
    await eventually(() => page.locator('h1').innerText()).toBe('Join Our Team')
    await eventually(() => mainMenu(page).isVisible()).toBe(false)
    expect(await page.locator('header details[open]').count()).toBe(0)
    await menuToggle(page).tap()
    await eventually(() => mainMenu(page).isVisible()).toBe(true)
    expect(await openSubmenus(page)).toEqual([])
  })

  it('on a wide screen a toggle opens a submenu', async ({ open, eventually }) => {
    const { page } = await visitPage(open, '/about', { ...desktop, touch: true, scripts })
    expect(await page.evaluate(() => matchMedia('(hover: hover)').matches)).toBe(false)
    await toggle(page, 'Attorneys').tap()
    await eventually(() => openSubmenus(page)).toEqual(['Attorneys'])
    await toggle(page, 'Careers').tap()
    await eventually(() => openSubmenus(page)).toEqual(['Careers'])
    await toggle(page, 'Careers').tap()
    await eventually(() => openSubmenus(page)).toEqual([])
    await toggle(page, 'Attorneys').tap()
    await entry(page, 'Attorneys').getByRole('link', { name: 'Partners' }).tap()
    await page.waitForURL(`${siteAddress}/attorneys/partners`)
    await eventually(() => openSubmenus(page)).toEqual([])
    expect(await smallTargets(page)).toEqual([])
  })
})

describe.concurrent('Escape', () => {
  it('closes the submenu that pointer or keyboard opened, and gives the focus back to its toggle', async ({
    open,
    eventually,
  }) => {
    const { page } = await visitPage(open, '/privacy-policy', desktop)
    await entryLink(page, 'About Us').hover()
    await eventually(() => openSubmenus(page)).toEqual(['About Us'])
    await page.keyboard.press('Escape')
    await eventually(() => openSubmenus(page)).toEqual([])
    // It opens again when the pointer comes back.
    await page.mouse.move(640, 700)
    await entryLink(page, 'About Us').hover()
    await eventually(() => openSubmenus(page)).toEqual(['About Us'])
    await page.mouse.move(640, 700)
    await eventually(() => openSubmenus(page)).toEqual([])

    await toggle(page, 'About Us').focus()
    await page.keyboard.press('Enter')
    await eventually(() => openToggles(page)).toEqual(['About Us: more pages'])
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    expect(await openSubmenus(page)).toEqual(['About Us'])
    await page.keyboard.press('Escape')
    await eventually(() => openSubmenus(page)).toEqual([])
    expect(await toggle(page, 'About Us').evaluate((summary) => summary === document.activeElement)).toBe(
      true,
    )
    await page.keyboard.press('Enter')
    await eventually(() => openSubmenus(page)).toEqual(['About Us'])
  })

  it('closes a phone’s submenu first, then its menu, and gives the focus back', async ({
    open,
    eventually,
  }) => {
    const { page } = await visitPage(open, '/about', phone)
    await menuToggle(page).click()
    await toggle(page, 'Careers').click()
    await entry(page, 'Careers').getByRole('link', { name: 'Join Our Team' }).focus()
    await page.keyboard.press('Escape')
    await eventually(() => openSubmenus(page)).toEqual([])
    expect(await mainMenu(page).isVisible()).toBe(true)
    await page.keyboard.press('Escape')
    await eventually(() => mainMenu(page).isVisible()).toBe(false)
    expect(await menuToggle(page).evaluate((summary) => summary === document.activeElement)).toBe(true)
  })
})

describe.concurrent('React takes the menus over as the visitor left them:', () => {
  it('a submenu stays open, and another takes its place', async ({ open, eventually }) => {
    const { page, complaints } = await open('/about', { ...phone })
    await menuToggle(page).click()
    await toggle(page, 'Attorneys').click()
    await hydratePage(page)
    expect([await mainMenu(page).isVisible(), await openSubmenus(page)]).toEqual([true, ['Attorneys']])
    await toggle(page, 'Careers').click()
    await eventually(() => openSubmenus(page)).toEqual(['Careers'])
    expect(complaints).toEqual([])
  })
})

/** What can be pointed at in header and footer and is smaller than 24 pixels. */
const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('header a, header summary, footer a')]
      .filter((target) => target.checkVisibility())
      .map((target) => ({ target, box: target.getBoundingClientRect() }))
      .filter(({ box }) => box.width < 24 || box.height < 24)
      .map(({ target, box }) => `${target.textContent} ${Math.round(box.width)} × ${box.height}`),
  )
