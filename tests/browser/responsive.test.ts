import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { describe, expect } from 'vitest'
import { addStyle } from './addStyle.ts'
import { atRest, frames, it, scrollTo, siteAddress, hydratePage } from './browser.ts'
import { missingPath } from './specTables.ts'
import { everyNth } from '../sample.ts'
import { overflowingText } from './overflow.ts'

/** The pages as visitors need them: narrow, zoomed, in their own colours, without motion, and legible. */

describe.concurrent('at 320 pixels, and zoomed to 400 % on a low window,', () => {
  it('the header leaves half of the window', async ({ open, expect }) => {
    const { page } = await open('/privacy-policy', { width: 320, height: 640 })
    for (const [width, height] of [
      [320, 640],
      [320, 256],
      [844, 390],
    ] as const) {
      await page.setViewportSize({ width, height })
      for (const top of [300, 600]) {
        await scrollTo(page, top)
        const bottom = await page.evaluate(
          () => document.querySelector('header')?.getBoundingClientRect().bottom ?? 0,
        )
        expect
          .soft(bottom, `what it covers of ${width} × ${height} at ${top}`)
          .toBeLessThanOrEqual(height / 2)
      }
    }
  })

  it('the menu can be used', async ({ open, eventually }) => {
    const { page } = await open('/about', { width: 320, height: 256 })
    await hydratePage(page)
    await page.locator('header [data-menu] summary').click()
    const last = page.locator('header nav > ul > li > a').last()
    await eventually(() => last.isVisible()).toBe(true)
    await last.scrollIntoViewIfNeeded()
    await last.click()
    await eventually(() => page.locator('h1').innerText()).toBe('Contact Us')
  })

  it('the lines below the word “Menu” stand at its end where text is twice as large', async ({
    open,
    expect,
  }) => {
    const { page } = await open('/about', { width: 320, height: 640 })
    await addStyle(page, 'html{font-size:200%!important}')
    await frames(page)
    const menu = sharp(await page.locator('header [data-menu] summary').screenshot())
    const { width, height } = await menu.metadata()
    const top = Math.ceil(height / 2)
    const lines = await sharp(await menu.extract({ left: 0, top, width, height: height - top }).toBuffer())
      .trim({ lineArt: true })
      .toBuffer({ resolveWithObject: true })
    const { trimOffsetLeft = 0 } = lines.info
    expect(width + trimOffsetLeft - lines.info.width, 'room at the end').toBeLessThanOrEqual(2)
    expect(-trimOffsetLeft, 'room at the start').toBeGreaterThan(5)
  })

  it.for(everyNth(2, ['/', '/attorneys/partners', '/contact']))(
    '%s holds up with the text spacing of WCAG 1.4.12',
    async (path, { open }) => {
      const { page } = await open(path, { width: 320, height: 640 })
      await addStyle(
        page,
        '*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}p{margin-bottom:2em!important}',
      )
      await frames(page)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
      expect(await overflowingText(page)).toEqual([])
    },
  )
})

it.for(['/practice-areas/corporate-law', '/practice-areas/tax-law', '/attorneys/partners'])(
  'no citation on %s is broken across lines, and none is wider than its text',
  async (path, { open, expect }) => {
    const { page } = await open(path, { width: 320, height: 640 })
    for (const width of [320, 390, 700, 1440]) {
      await page.setViewportSize({ width, height: 640 })
      const broken = await page
        .locator('main .no-break')
        .evaluateAll((all) =>
          all.filter((one) => one.getClientRects().length > 1).map((one) => one.textContent),
        )
      expect.soft(broken, `at ${width} pixels`).toEqual([])
    }
    await page.setViewportSize({ width: 320, height: 640 })
    await addStyle(page, 'html{font-size:200%!important}')
    await frames(page)
    expect.soft(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    expect(await overflowingText(page)).toEqual([])
  },
)

describe.concurrent('in forced colours', () => {
  it('the focus shows on everything', async ({ open, expect }) => {
    const { page } = await open('/contact')
    await hydratePage(page)
    await page.emulateMedia({ forcedColors: 'active' })
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      // After a key, the focus shows wherever it is set.
      await page.keyboard.press('Tab')
      const { unseen, seen } = await page.evaluate(() => {
        const all = [
          ...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary'),
        ].filter((element) => {
          element.focus()
          return element === document.activeElement
        })
        const faint = all.filter((element) => {
          element.focus()
          const { outlineStyle, outlineWidth } = getComputedStyle(element)
          return outlineStyle === 'none' || parseFloat(outlineWidth) < 2
        })
        return { unseen: faint.map(({ outerHTML }) => outerHTML.slice(0, 100)), seen: all.length }
      })
      expect(seen, `stops at ${width} pixels`).toBeGreaterThan(30)
      expect(unseen, `at ${width} pixels`).toEqual([])
    }
  })

  it('the current entry, buttons and fields keep their marks', async ({ open }) => {
    const { page } = await open('/contact')
    await page.emulateMedia({ forcedColors: 'active' })
    const read = await page.evaluate(() => {
      const style = (selector: string) => {
        const element = document.querySelector(selector)
        if (!element) throw new Error(`There is no ${selector}.`)
        return getComputedStyle(element)
      }
      const ruled = ({ borderBottomStyle, borderBottomWidth }: CSSStyleDeclaration) =>
        borderBottomStyle !== 'none' && parseFloat(borderBottomWidth) >= 1
      return {
        current: style('header nav [aria-current="page"]').textDecorationLine,
        other: style('header nav a:not([aria-current])').textDecorationLine,
        button: ruled(style('form button')),
        field: ruled(style('form input')),
        headerGround: style('header').backgroundColor,
        link: style('main a[href^="mailto"]').textDecorationLine,
      }
    })
    expect(read).toEqual({
      current: 'underline',
      other: 'none',
      button: true,
      field: true,
      headerGround: expect.stringMatching(/^rgb\(/),
      link: 'underline',
    })
  })

  it('the send button looks disabled while it sends and when scripts are off, and not before the first input', async ({
    open,
    eventually,
    expect,
  }) => {
    const readButton = (page: Page) =>
      page.locator('form button').evaluate((button: HTMLButtonElement) => {
        const probe = document.createElement('i')
        probe.style.color = 'GrayText'
        document.body.append(probe)
        const { color } = getComputedStyle(probe)
        probe.remove()
        return { disabled: button.disabled, grey: getComputedStyle(button).color === color }
      })
    const { page } = await open('/contact')
    await page.emulateMedia({ forcedColors: 'active' })
    expect.soft(await readButton(page), 'before the first input').toEqual({ disabled: true, grey: false })
    await hydratePage(page)
    await page.locator('#sender').fill('Ada')
    await page.locator('#reply-to').fill('ada@example.com')
    await page.locator('#message').fill('Hello')
    await page.locator('form button').click()
    await eventually(() => readButton(page), 'while it sends').toEqual({ disabled: true, grey: true })
    const { page: plain } = await open('/contact', { scripts: false })
    await plain.emulateMedia({ forcedColors: 'active' })
    await eventually(() => readButton(plain), 'without scripts').toEqual({ disabled: true, grey: true })
  })

  it.for([false, true])(
    'arrows and the menu’s lines are drawn in colours that show (phone: %s)',
    async (phone, { open }) => {
      const { page } = await open('/about', { width: phone ? 390 : 1280 })
      await page.emulateMedia({ forcedColors: 'active' })
      const invisible = await page.locator('header summary').evaluateAll((all) =>
        all
          .filter((summary) => summary.checkVisibility())
          .map((summary) => getComputedStyle(summary, '::after'))
          .filter((mark) => mark.borderBottomColor === getComputedStyle(document.body).backgroundColor)
          .map((mark) => mark.cssText),
      )
      expect(invisible).toEqual([])
    },
  )
})

it('under reduced motion nothing moves by itself, on no kind of page nor on the way to it', async ({
  open,
  eventually,
  expect,
}) => {
  const { page } = await open('/', { prepare: (fresh) => fresh.addInitScript(noteMotion) })
  const seen = () => page.evaluate(() => [...new Set(window.seenMoving)])
  await hydratePage(page)
  await page.locator('header nav summary').first().click()
  await frames(page)
  expect.soft(await seen(), 'on the front page, with a submenu open').toEqual([])
  for (const path of ['/about', '/attorneys/partners', '/contact']) {
    await page.locator(`header a[href="${path}"]`).evaluate((link: HTMLElement) => link.click())
    await eventually(() => new URL(page.url()).pathname).toBe(path)
    await eventually(() => page.evaluate(() => document.activeElement?.localName)).toBe('h1')
    await frames(page)
    expect.soft(await seen(), `on the way to ${path}`).toEqual([])
  }
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior)).toBe('auto')
  await page.goto(siteAddress + missingPath)
  await hydratePage(page)
  expect(await seen(), 'on the page for missing addresses').toEqual([])
})

/** Runs in a page: notes what begins to move, and what moves in any frame. The header’s turn to ink follows the scroll. */
function noteMotion(): void {
  window.seenMoving = []
  for (const kind of ['animationstart', 'transitionrun']) {
    const note = ({ target }: Event) => {
      if (target instanceof Element && target.localName !== 'header')
        window.seenMoving.push(target.outerHTML.slice(0, 80))
    }
    addEventListener(kind, note, true)
  }
  const look = () => {
    for (const { effect, playState, timeline } of document.getAnimations()) {
      if (playState !== 'running' || timeline !== document.timeline || !(effect instanceof KeyframeEffect))
        continue
      window.seenMoving.push(`${effect.target?.localName} ${effect.pseudoElement ?? ''}`)
    }
    requestAnimationFrame(look)
  }
  look()
}

declare global {
  interface Window {
    /** What has moved since the page was opened. */
    seenMoving: string[]
  }
}

describe.concurrent('charts fit their window', () => {
  it('the front page has the one that is drawn for its window', async ({ open, eventually }) => {
    const { page } = await open('/')
    for (const [width, height, layout] of [
      [390, 844, 'narrow'],
      [700, 1000, 'medium'],
      [768, 954, 'medium'],
      [1000, 1300, 'medium'],
      [1024, 1366, 'medium'],
      [1440, 2560, 'medium'],
      [641, 771, 'wide'],
      [820, 900, 'wide'],
      [900, 600, 'wide'],
      [1280, 800, 'wide'],
    ] as const) {
      await page.setViewportSize({ width, height })
      const shown = () =>
        page
          .locator('h1')
          .evaluate((title) => title.parentElement?.querySelector('img')?.currentSrc.replace(/.*\//, ''))
      await eventually(shown, `at ${width} × ${height}`).toBe(`hero-${layout}.svg`)
    }
  })

  it.for(everyNth(2, ['/', '/about', '/careers/development']))(
    'bands on %s are shown large enough for their figures to be read',
    async (path, { open, expect }) => {
      const { page } = await open(path, { width: 390, height: 844 })
      for (const [width, height] of [
        [390, 844],
        [640, 900],
        [820, 1180],
        [1280, 800],
      ] as const) {
        await page.setViewportSize({ width, height })
        const scales = await page.locator('img[src^="/art/band/"]').evaluateAll((images) =>
          images.map((image) => {
            const [across, down] = [image.clientWidth / 1440, image.clientHeight / 520]
            return getComputedStyle(image).objectFit === 'none' ? 1 : Math.max(across, down)
          }),
        )
        expect(scales.length).toBeGreaterThan(0)
        expect.soft(Math.min(...scales), `the smallest at ${width} pixels`).toBeGreaterThanOrEqual(0.6)
      }
    },
  )
})

const heights = { 390: 844, 820: 1180, 1280: 800 } as const

/** Each drawing that has texts over it; in `npm test` in one width, and the front page's in two. */
const overDrawings: readonly (readonly [path: string, widths: readonly (keyof typeof heights)[]])[] = [
  ['/', everyNth(2, [390, 820, 1280])],
  ['/about', [1280]],
  ['/practice-areas/tax-law', everyNth(2, [390, 1280])],
  ['/privacy-policy', everyNth(2, [1280])],
  [missingPath, everyNth(2, [390, 1280])],
]

describe.concurrent('text over drawings can be read', () => {
  it.for(overDrawings)(
    'on %s at %j pixels, before and after scrolling',
    async ([path, widths], { open, expect }) => {
      const { page } = await open(path, { drawings: true })
      await atRest(page)
      await addStyle(page, withoutTexts)
      for (const width of widths) {
        await page.setViewportSize({ width, height: heights[width] })
        for (const top of [0, 250]) {
          await scrollTo(page, top)
          const faint = await faintTexts(page)
          expect.soft(faint, `${width} pixels wide, scrolled by ${top} pixels`).toEqual([])
        }
      }
    },
  )

  it('the advertising line is at least 12 pixels and 7:1', async ({ open }) => {
    const { page } = await open('/', { scripts: false })
    const line = page.locator('footer p', { hasText: 'Attorney Advertising.' })
    const [size, colour, ground] = await line.evaluate((element) => [
      parseFloat(getComputedStyle(element).fontSize),
      getComputedStyle(element).color,
      getComputedStyle(element.closest('footer') ?? element).backgroundColor,
    ])
    expect(size).toBeGreaterThanOrEqual(12)
    const luminance = (value: string | number | undefined): number => {
      const [red = 0, green = 0, blue = 0] =
        String(value)
          .match(/[\d.]+/g)
          ?.map(Number) ?? []
      const linear = (part: number) =>
        part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4
      return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
    }
    const [light = 0, dark = 0] = [luminance(colour), luminance(ground)].sort((a, b) => b - a)
    expect((light + 0.05) / (dark + 0.05)).toBeGreaterThanOrEqual(7)
  })
})

/** Leaves in the place of each text what is drawn behind it; the text keeps its colour in name. */
const withoutTexts =
  'header *,main>:first-child *{-webkit-text-fill-color:transparent!important;text-decoration-color:transparent!important;transition:none!important}'

/**
 * Texts of the header and of the page's head that do not stand out enough from what is drawn behind them, by the
 * pixels in their place and their colour. A hairline may cross a text, so one pixel in twenty is let off.
 */
async function faintTexts(page: Page): Promise<string[]> {
  const texts = await page.evaluate(() => {
    const found: { text: string; colour: string; needed: number; box: DOMRect }[] = []
    for (const root of document.querySelectorAll('header, main > :first-child')) {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const parent = node.parentElement
        if (!parent?.checkVisibility() || !node.textContent?.trim()) continue
        const { color, fontSize } = getComputedStyle(parent)
        const range = document.createRange()
        range.selectNodeContents(node)
        for (const box of range.getClientRects()) {
          const inView = box.top >= 0 && box.bottom <= innerHeight && box.width > 1
          const middle = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
          if (!inView || !(middle && (parent.contains(middle) || middle.contains(parent)))) continue
          found.push({
            text: node.textContent,
            colour: color,
            needed: parseFloat(fontSize) >= 24 ? 3 : 4.5,
            box,
          })
        }
      }
    }
    return found
  })
  const picture = (await page.screenshot()).toString('base64')
  return page.evaluate(
    async ([image, all]) => {
      const bytes = Uint8Array.from(atob(image), (character) => character.charCodeAt(0))
      const bitmap = await createImageBitmap(new Blob([bytes]))
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')
      if (!canvas) throw new Error('The browser has no canvas.')
      canvas.drawImage(bitmap, 0, 0)
      // There are millions of pixels, and 256 values of a part.
      const linear = Array.from({ length: 256 }, (_, part) =>
        part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
      )
      const luminance = (red = 0, green = 0, blue = 0) =>
        0.2126 * (linear[red] ?? 0) + 0.7152 * (linear[green] ?? 0) + 0.0722 * (linear[blue] ?? 0)
      return all.flatMap(({ text, colour, needed, box }) => {
        const own = luminance(...(colour.match(/[\d.]+/g)?.map((part) => Math.round(Number(part))) ?? []))
        const { data } = canvas.getImageData(box.x, box.y, Math.max(1, box.width), Math.max(1, box.height))
        const ratios = new Float64Array(data.length / 4)
        for (let at = 0; at < data.length; at += 4) {
          const behind = luminance(data[at], data[at + 1], data[at + 2])
          ratios[at / 4] = (Math.max(own, behind) + 0.05) / (Math.min(own, behind) + 0.05)
        }
        const worst = ratios.sort()[Math.floor(ratios.length / 20)] ?? 0
        return worst < needed ? [`${text.trim().slice(0, 40)} ${worst.toFixed(2)}:1`] : []
      })
    },
    [picture, texts] as const,
  )
}
