import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import sharp from 'sharp'
import { contrast } from '../fixtures/contrast.ts'
import { missingPath } from '../spec/tables.ts'
import { addStyle, it, ownContext, withoutScripts } from './site.ts'

it('a visitor sees the home page’s drawing that suits the window', async ({ open }) => {
  const { page } = await open('/', { drawings: true })
  const drawing = page.locator('main picture img').first()
  for (const [width, height, layout] of [
    [390, 844, 'narrow'],
    [820, 900, 'narrow'],
    [1024, 768, 'medium'],
    [1280, 800, 'wide'],
  ] as const) {
    await page.setViewportSize({ width, height })
    const shown = () => drawing.evaluate((image: HTMLImageElement) => image.currentSrc)
    await expect.poll(shown, { message: `${width} × ${height}` }).toContain(`hero-${layout}.svg`)
  }
})

it('a visitor sees all of a practice’s drawing, however wide the window', async ({ open }) => {
  const { page } = await open('/practice-areas/tax-law', { drawings: true })
  for (const width of [390, 820, 1024, 1440, 1680, 2560]) {
    await page.setViewportSize({ width, height: 900 })
    const size = await page.locator('main nav picture img').boundingBox()
    // Below 1.87 times its width, a drawing has only water or ground.
    expect((size?.height ?? 0) / (size?.width ?? 1), `${width}`).toBeGreaterThan(1.87)
  }
})

it('a visitor sees each year of the firm at its distance on the ruler, and all of them upright in a narrow window', async ({
  open,
}) => {
  const { page } = await open('/about/firm', withoutScripts)
  const places = (side: 'left' | 'top') =>
    page
      .locator('main dl > div')
      .evaluateAll(
        (all, edge) =>
          all.map((one) => [Number(one.querySelector('dt')?.textContent), one.getBoundingClientRect()[edge]]),
        side,
      )
  for (const width of [1280, 1440, 2560]) {
    await page.setViewportSize({ width, height: 900 })
    const [[, origin = 0] = [], ...others] = await places('left')
    const pitches = others.map(([year = 0, left = 0]) => (left - origin) / (year - 1999))
    expect(Math.max(...pitches) - Math.min(...pitches), `at ${width} pixels`).toBeLessThan(0.1)
  }
  await page.setViewportSize({ width: 1279, height: 900 })
  const tops = (await places('top')).map(([, top = 0]) => top)
  expect(tops).toEqual(tops.toSorted((a, b) => a - b))
  expect(new Set(tops).size).toBe(8)
})

it('a visitor sees the chart drawn once per visit, and never with reduced motion', async ({ open }) => {
  const { page } = await open('/', { ...ownContext, drawings: true, reducedMotion: 'no-preference' })
  const motion = async () => {
    await page.locator(':root[data-visit]').waitFor()
    return page
      .locator('main picture img')
      .first()
      .evaluate((chart) => {
        const { animationName, animationDelay, animationDuration } = getComputedStyle(chart)
        return animationName === 'none' ? 'none' : `${animationDelay} ${animationDuration}`
      })
  }
  expect(await motion()).toBe('0s 0.8s')
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await motion()).toBe('none')
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto(new URL('/about', page.url()).href)
  expect(await motion()).toBe('none')
})

it.for([
  ['/', 390],
  ['/', 1280],
  ['/about', 820],
  [missingPath, 390],
] as const)(
  'a visitor can read the text over the drawing of %s at %i pixels',
  async ([path, width], { open }) => {
    const { page } = await open(path, { viewport: { width, height: 844 }, drawings: true, ...withoutScripts })
    expect(await lowContrastTexts(page)).toEqual([])
  },
)

/** Texts in the header and at the top with too little contrast to the drawing behind them. */
async function lowContrastTexts(page: Page): Promise<string[]> {
  const texts = await page
    .locator('header :is(a, summary):visible, main > :first-child :is(h1, p, a):visible')
    .evaluateAll((all) =>
      all.map((one) => {
        const range = document.createRange()
        range.selectNodeContents(one)
        const { left, top, width, height } = range.getBoundingClientRect()
        const { color, fontSize } = getComputedStyle(one)
        return {
          text: one.textContent,
          box: [left, top, width, height].map(Math.floor) as [number, number, number, number],
          color: color.match(/[\d.]+/g)?.map(Number) ?? [],
          size: parseFloat(fontSize),
        }
      }),
    )
  await addStyle(page, '*{-webkit-text-fill-color:#0000!important;text-decoration-color:#0000!important}')
  const { data, info } = await sharp(await page.screenshot())
    .raw()
    .toBuffer({ resolveWithObject: true })
  const found: string[] = []
  for (const { text, box, color, size } of texts) {
    const [left, top, width, height] = box
    if (width < 1 || top + height > 844) continue
    const behind = sharp(data, { raw: info }).extract({ left, top, width, height })
    const { r, g, b } = (await sharp(await behind.png({ compressionLevel: 0 }).toBuffer()).stats()).dominant
    const ratio = contrast([r, g, b], color)
    if (ratio < (size >= 24 ? 3 : 4.5)) found.push(`${text} ${ratio.toFixed(2)}:1`)
  }
  return found
}
