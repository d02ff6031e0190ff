import { afterAll, describe, expect } from 'vitest'
import { axeProblems } from './axeProblems.ts'
import { frames, it, scriptsOf, scrollTo, hydratePage } from './browser.ts'
import { slowFonts, openWithSlowFonts } from './slowFonts.ts'
import { someOf } from '../sample.ts'
import { missingPath, onePageOfEachKind, specifiedPaths } from './specTables.ts'
import { overflowingText } from './overflow.ts'
import { budgets, measureTransfer, transferTable, type TransferSize } from './transferSize.ts'

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

const weights = new Map<string, TransferSize>()
afterAll(() => console.log(transferTable(weights)))

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

describe.concurrent('every page is accessible, fits, is light, and is taken over unchanged:', () => {
  it.for(pages)('%s', async (path, { open, eventually, expect }) => {
    const visit = await open('/robots.txt', { width: 390, height: 844 })
    const { page, complaints, outside } = visit
    expect.soft(await openWithSlowFonts(page, path), 'late fonts on a phone').toEqual(slowFonts)
    expect.soft(await page.locator('#root[data-awake]').count(), 'React sleeps').toBe(0)
    const modules = (await page.locator('#root').getAttribute('data-modules'))?.split(' ') ?? []
    const isAhead = (script: string) => modules.includes(script)
    const wake = [expect.stringMatching(/^\/assets\/wake-[\w-]+\.js$/)]
    const scripts = scriptsOf(visit).filter((script) => !isAhead(script))
    expect.soft(scripts, 'scripts before the first input, besides what is fetched ahead').toEqual(wake)
    const read = () => page.evaluate(() => [document.title, document.body.innerText])
    const before = await read()
    await page.evaluate(() => (window.watched.shifts = []))
    await hydratePage(page)
    await eventually(() => page.locator('main button:disabled').count()).toBe(0)
    expect.soft(await read(), 'what React leaves as it was').toEqual(before)
    const shifts = await page.evaluate(() => window.watched.shifts)
    expect.soft(shifts, 'shifts of the layout when React takes over').toEqual([])

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

    if (path === missingPath) return
    const weight = await measureTransfer(path, visit)
    weights.set(path, weight)
    const { scriptBeforeInput, script, ahead, fonts } = weight
    expect.soft(weight.document, 'bytes of the document with its style').toBeLessThanOrEqual(budgets.document)
    expect.soft(scriptBeforeInput, 'bytes of script before the first input').toBeGreaterThan(0)
    expect.soft(scriptBeforeInput).toBeLessThanOrEqual(budgets.scriptBeforeInput)
    expect.soft(script.br, 'bytes of script with the first input').toBeGreaterThan(0)
    expect.soft(script.br).toBeLessThanOrEqual(budgets.script)
    expect.soft(ahead, 'bytes of script that is fetched ahead').toBeGreaterThan(0)
    expect.soft(ahead).toBeLessThanOrEqual(script.br)
    expect.soft(fonts, 'bytes of fonts').toBeLessThanOrEqual(budgets.fonts)
  })
})
