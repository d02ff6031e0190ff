import type { Browser, Page } from 'playwright-core'
import { contrastRatio } from '../../src/compliance/rendered/contrast.ts'
import {
  renderWidths,
  type RenderedDocument,
  type RenderedPage,
  type RenderState,
} from '../../src/compliance/rendered/types.ts'
import { measureTexts } from './measureTexts.ts'
import { readBlocks } from './readBlocks.ts'
import { coloursBehind } from './coloursBehind.ts'
import { openSiteTab } from './siteTab.ts'

const height = 900
/** How long a page's scripts may take to start, in milliseconds. */
const patience = 10_000

/**
 * Reads the pages of a finished site as a browser shows them: in a wide and a narrow window, on paper, and once their
 * scripts run.
 * @param folder the finished site
 * @param paths the addresses of the pages
 */
export async function renderPages(
  browser: Browser,
  folder: string,
  paths: readonly string[],
): Promise<RenderedPage[]> {
  const { page, open } = await openSiteTab(browser, folder, renderWidths.wide)
  const pages: RenderedPage[] = []
  for (const path of paths) {
    await open(path)
    const documents = new Map<RenderState, RenderedDocument>()
    const grounds: Grounds = new Map()
    const read = async (state: RenderState) => documents.set(state, await documentOf(page, grounds))
    await read('wide')
    await page.emulateMedia({ media: 'print' })
    await read('print')
    await page.emulateMedia({ media: null })
    await page.setViewportSize({ width: renderWidths.narrow, height })
    await read('narrow')
    await page.setViewportSize({ width: renderWidths.wide, height })
    if (await wake(page)) await read('awake')
    pages.push({ path, title: await page.title(), documents })
  }
  await page.close()
  return pages
}

/** Below this contrast, letters cannot be told from what is behind them. */
const leastVisible = 1.2

/** What was found behind texts of a page, by their places: the same places are not pictured again. */
type Grounds = Map<string, Awaited<ReturnType<typeof coloursBehind>>>

/** The document as it is shown now, with the contrast of its texts. */
async function documentOf(page: Page, grounds: Grounds): Promise<RenderedDocument> {
  const read = await page.evaluateHandle(readBlocks)
  const document = await read.evaluate((one) => one.document)
  const measured = await read.evaluate(measureTexts)
  await read.dispose()
  const onPictures = measured.filter(({ box, ground }) => box && !ground)
  const boxes = onPictures.flatMap(({ box }) => box ?? [])
  const key = JSON.stringify(boxes)
  const behind = grounds.get(key) ?? (await coloursBehind(page, boxes))
  grounds.set(key, behind)
  for (const text of measured) {
    const { letters, appearance } = text
    const [block, place] = text.at
    const part = document.blocks[block]?.parts[place]
    const ground = text.ground ?? behind[onPictures.indexOf(text)]
    const contrast = letters && ground && contrastRatio(letters, ground)
    const isLost = contrast !== undefined && contrast < leastVisible
    if (part)
      part.appearance = {
        ...appearance,
        ...(contrast !== undefined && { contrast }),
        ...(isLost && { hidden: 'it has the colour of what is behind it' }),
      }
  }
  return document
}

/** Starts a page's scripts as a visitor does, by an input. @returns whether they took the page over */
async function wake(page: Page): Promise<boolean> {
  if ((await page.locator('#root[data-modules]').count()) === 0) return false
  await page.mouse.move(2, 200)
  await page.mouse.move(4, 200)
  try {
    await page.waitForSelector('#root[data-awake]', { state: 'attached', timeout: patience })
  } catch (error) {
    if (error instanceof Error && error.name === 'TimeoutError') return false
    throw error
  }
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  )
  return true
}
