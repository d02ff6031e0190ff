import { describe, expect } from 'vitest'
import { axeProblems } from './axeProblems.ts'
import { frames, it, scriptsOf, scrollTo, hydratePage } from './browser.ts'
import { slowFonts, openWithSlowFonts } from './slowFonts.ts'
import { someOf } from '../sample.ts'
import { missingPath, onePageOfEachKind, specifiedPaths } from './specTables.ts'
import { overflowingText } from './overflow.ts'

/**
 * What holds for each page. Each is visited once, since the visits are what takes time; and in `npm test` one of each
 * kind, since pages of a kind share a template. What is in the pages' files is read of all, in other tests.
 */
const pages = [...someOf(specifiedPaths, (path) => onePageOfEachKind.includes(path)), missingPath]

/**
 * In `npm test` a visit looks at its page in one of two sizes, and at the next page in the other. Out: those of the two
 * in which a page is looked at.
 */
const oneOf = <Size>(path: string, sizes: readonly [Size, Size]): readonly Size[] =>
  someOf(sizes, (size) => sizes.indexOf(size) === pages.indexOf(path) % 2)

const complaint404 = 'the server responded with a status of 404'

it('the machine has the fonts whose measures the fallbacks are matched to', async ({ open }) => {
  const { page } = await open('/about')
  const lacking = await page.evaluate(async () => {
    const faces = [...document.fonts].filter(({ family }) => family.includes('Fallback'))
    await Promise.allSettled(faces.map((face) => face.load()))
    const loaded = new Set(faces.filter(({ status }) => status === 'loaded').map(({ family }) => family))
    return faces.map(({ family }) => family).filter((family) => !loaded.has(family))
  })
  expect(lacking, 'on Debian and Ubuntu: apt-get install fonts-liberation').toEqual([])
})

describe.concurrent('every page is accessible, fits, and is hydrated unchanged:', () => {
  it.for(pages)('%s', async (path, { open, eventually, expect }) => {
    const visit = await open('/robots.txt', { width: 390, height: 844 })
    const { page, complaints, outside } = visit
    expect.soft(await openWithSlowFonts(page, path), 'late fonts on a phone').toEqual(slowFonts)
    const entry = expect.stringMatching(/^\/assets\/start-[\w-]+\.js$/)
    expect.soft(scriptsOf(visit), 'scripts before the first input').toEqual([entry])
    const read = () => page.evaluate(() => [document.title, document.body.innerText])
    const before = await read()
    await page.evaluate(() => (window.watched.shifts = []))
    await hydratePage(page)
    await eventually(() => page.locator('main button:disabled').count()).toBe(0)
    expect.soft(await read(), 'what React leaves as it was').toEqual(before)
    const shifts = await page.evaluate(() => window.watched.shifts)
    expect.soft(shifts, 'shifts of the layout while React starts').toEqual([])

    for (const wide of oneOf(path, [390, 1280])) {
      await page.setViewportSize({ width: wide, height: 800 })
      await scrollTo(page, wide === 390 ? await page.evaluate(() => document.body.scrollHeight) : 0)
      expect.soft(await axeProblems(page), `what axe finds at ${wide} pixels`).toEqual([])
    }

    // 320 pixels are also a window of 1280 at 400 %, which then is low.
    for (const height of oneOf(path, [640, 256])) {
      await page.setViewportSize({ width: 320, height })
      await frames(page)
      const width = await page.evaluate(() => document.documentElement.scrollWidth)
      expect.soft(width, 'the width of the page at 320 pixels').toBe(320)
      expect.soft(await overflowingText(page), `text outside or cut off, ${height} pixels high`).toEqual([])
    }

    // Text set twice as large in the browser's settings, on phones of both widths.
    const settings = await page.context().newCDPSession(page)
    await settings.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
    for (const narrow of oneOf(path, [390, 320])) {
      await page.setViewportSize({ width: narrow, height: 640 })
      await frames(page)
      const width = await page.evaluate(() => document.documentElement.scrollWidth)
      expect.soft(width, `the width of the page at ${narrow} pixels, in large text`).toBe(narrow)
      expect.soft(await overflowingText(page), `text outside at ${narrow} pixels, in large text`).toEqual([])
    }
    await settings.send('Page.setFontSizes', { fontSizes: { standard: 16 } })

    const unexpected = complaints.filter((words) => path !== missingPath || !words.includes(complaint404))
    expect.soft(unexpected, 'warnings and errors of the browser').toEqual([])
    const others = outside.filter((address) => path !== '/contact' || !address.includes('openstreetmap'))
    expect.soft(others, 'what is asked of others').toEqual([])
  })
})
