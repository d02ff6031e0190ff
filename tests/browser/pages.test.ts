import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { expect, inject } from 'vitest'
import { missingPath, profilePath } from '../spec/tables.ts'
import { axeProblems } from './axeProblems.ts'
import {
  addStyle,
  compressedSize,
  engine,
  hydrate,
  it,
  openHydrated,
  phone,
  scriptsOf,
  siteAddress,
  withoutScripts,
} from './site.ts'

/** Text that the window or an element around it cuts off. */
const cutOffText = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const parent = node.parentElement
      if (!parent || !node.textContent?.trim() || !parent.checkVisibility()) continue
      // The skip link and labels for screen readers are hidden on purpose.
      if (parent.closest('a[href="#main"], option') || getComputedStyle(parent).clipPath !== 'none') continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const box = range.getBoundingClientRect()
      let isCut = box.left < -0.5 || box.right > innerWidth + 0.5
      for (let one: Element = parent; one !== document.body && one.parentElement; one = one.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(one)
        // A list that visitors swipe.
        if (overflowX === 'auto') {
          isCut = false
          break
        }
        const edge = one.getBoundingClientRect()
        if (overflowX !== 'visible') isCut ||= box.right > edge.right + 1 || box.left < edge.left - 1
        if (overflowY !== 'visible') isCut ||= box.bottom > edge.bottom + 1 || box.top < edge.top - 1
      }
      if (isCut) found.push(node.textContent.slice(0, 60))
    }
    return found
  })

/** Links outside sentences, buttons and fields that are smaller than 24 pixels. */
const smallTargets = (page: Page): Promise<string[]> =>
  page.locator('a, button, summary, input, select, textarea').evaluateAll((all) =>
    all
      .filter((one) => one.checkVisibility() && getComputedStyle(one).display !== 'inline')
      .map((one) => [one.outerHTML.slice(0, 80), one.getBoundingClientRect()] as const)
      .filter(([, { width, height }]) => Math.min(width, height) < 24)
      .map(([html, { width, height }]) => `${html} ${width} × ${height}`),
  )

const widthOf = (page: Page): Promise<number> => page.evaluate(() => document.documentElement.scrollWidth)

const siteFolder = inject('siteFolder')

/** One page of each kind that the site has. */
const pages = new Map(
  readdirSync(siteFolder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('index.json'))
    .map((file) => JSON.parse(readFileSync(join(siteFolder, file), 'utf8')))
    .map(({ path, kind }: { path: string; kind: string }) => [kind, path]),
)
pages.set('not-found', missingPath)
const otherShapes = ['Ellen Pruitt-Nakamura', 'Halina Szymczak'].map(profilePath)

it.for([...pages.values(), ...otherShapes])(
  'a visitor can use %s at any width and text size, with 100 kB of scripts',
  async (path, { open }) => {
    const visit = await open(path, phone)
    const { page, consoleMessages, requests } = visit
    const read = () => page.evaluate(() => [document.title, document.body.innerText])
    const before = await read()
    await hydrate(page)
    expect.soft(await read(), 'the page after React runs').toEqual(before)
    expect.soft(await compressedSize(scriptsOf(visit)), 'bytes of scripts').toBeLessThan(100_000)

    for (const width of [320, 820, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      expect.soft(await widthOf(page), 'the width of the page').toBe(width)
      expect.soft(await cutOffText(page), `text cut off at ${width} pixels`).toEqual([])
      expect.soft(await smallTargets(page), `small targets at ${width} pixels`).toEqual([])
    }
    expect.soft(await axeProblems(page), 'what axe finds').toEqual([])
    const moving = () =>
      page.evaluate(
        () => document.getAnimations().filter(({ timeline }) => timeline === document.timeline).length,
      )
    expect.soft(await moving(), 'what moves for a visitor who asked for less motion').toBe(0)

    await page.setViewportSize(phone.viewport)
    await addStyle(page, 'html{font-size:200%!important}')
    expect.soft([await widthOf(page), await cutOffText(page)], 'in large text').toEqual([390, []])

    expect.soft(consoleMessages.filter((text) => path !== missingPath || !text.includes('404'))).toEqual([])
    const others = requests.map((request) => request.url()).filter((url) => !url.startsWith(siteAddress))
    expect.soft(others.filter((url) => !url.startsWith('https://www.openstreetmap.org/'))).toEqual([])
  },
)

it('a visitor who zooms to 400 % sees at least half of the window below the header', async ({ open }) => {
  const { page } = await open('/privacy-policy', withoutScripts)
  for (const [width, height] of [
    [320, 640],
    [320, 256],
    [844, 390],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.evaluate(() => window.scrollTo(0, 300))
    const bottom = () => page.evaluate(() => document.querySelector('header')?.getBoundingClientRect().bottom)
    await expect.poll(bottom, { message: `${width} × ${height}` }).toBeLessThanOrEqual(height / 2)
  }
})

it('a lawyer sees each citation on one line', async ({ open }) => {
  const { page } = await open('/practice-areas/corporate-law')
  for (const width of [320, 390, 700, 1440]) {
    await page.setViewportSize({ width, height: 640 })
    const lines = await page
      .locator('main .no-break')
      .evaluateAll((all) => all.map((one) => one.getClientRects().length))
    expect(new Set(lines), `at ${width} pixels`).toEqual(new Set([1]))
  }
})

it.runIf(engine === 'chromium')(
  'a visitor with forced colors sees focus, links and fields',
  async ({ open }) => {
    const { page } = await openHydrated(open, '/contact', { ...phone, forcedColors: 'active' })
    // Browsers show the focus only after a key was pressed.
    await page.keyboard.press('Tab')
    const withoutOutline = await page
      .locator('a[href]:visible, button:visible, input, select, textarea, summary:visible')
      .evaluateAll((all) =>
        all
          .filter((one) => {
            if (one instanceof HTMLElement) one.focus()
            const { outlineStyle, outlineWidth } = getComputedStyle(one)
            return outlineStyle === 'none' || parseFloat(outlineWidth) < 2
          })
          .map(({ outerHTML }) => outerHTML.slice(0, 80)),
      )
    expect(withoutOutline).toEqual([])
    await page.setViewportSize({ width: 1280, height: 800 })
    const valueOf = (selector: string, name: string, pseudo?: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((one, [property, part]) => getComputedStyle(one, part).getPropertyValue(property), [
          name,
          pseudo,
        ] as const)
    expect(await valueOf('header nav [aria-current="page"]', 'text-decoration-line')).toBe('underline')
    expect(await valueOf('main a[href^="mailto"]', 'text-decoration-line')).toBe('underline')
    for (const selector of ['form button', 'form input'])
      expect(await valueOf(selector, 'border-bottom-style'), selector).toBe('solid')
    const background = await valueOf('body', 'background-color')
    expect(await valueOf('header nav summary', 'border-bottom-color', '::after')).not.toBe(background)
  },
)
