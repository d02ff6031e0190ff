import type { Browser, Page } from 'playwright-core'
import { contrastRatio, type Colour } from '../../src/compliance/rendered/contrast.ts'
import {
  renderWidths,
  type Appearance,
  type RenderedDocument,
  type RenderedPage,
  type RenderState,
} from '../../src/compliance/rendered/types.ts'
import { measureTexts, type MeasuredText } from './measureTexts.ts'
import { readBlocks } from './readBlocks.ts'
import { coloursBehind } from './coloursBehind.ts'
import { openSiteTab } from './siteTab.ts'

const height = 900
/** How long a page's scripts may take to start, in milliseconds. */
const patience = 30_000

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
  // Whatever a browser takes for an input would start the scripts, so pages are read as they come without them.
  const asleep = await openSiteTab(browser, folder, renderWidths.wide, { scripts: false })
  const awake = await openSiteTab(browser, folder, renderWidths.wide)
  const pages: RenderedPage[] = []
  for (const path of paths) {
    const { page } = asleep
    const documents = new Map<RenderState, RenderedDocument>()
    const grounds: Grounds = new Map()
    const read = async (state: RenderState) => {
      const { document, measured } = await readPage(page)
      const boxes = measured.flatMap(({ box, ground }) => (box && !ground ? [box] : []))
      const behind = await coloursBehind(page, boxes)
      boxes.forEach((box, at) => behind[at] && grounds.set(JSON.stringify(box), behind[at]))
      documents.set(state, withContrast(document, measured, grounds))
    }
    await asleep.open(path)
    await read('wide')
    await page.emulateMedia({ media: 'print' })
    await read('print')
    await page.emulateMedia({ media: null })
    await page.setViewportSize({ width: renderWidths.narrow, height })
    await read('narrow')
    await page.setViewportSize({ width: renderWidths.wide, height })
    await awake.open(path)
    if (await wake(awake.page)) {
      // A page that its scripts move is not pictured: behind texts that stay where they were is what was there.
      const { document, measured } = await readPage(awake.page)
      documents.set('awake', withContrast(document, measured, grounds))
    }
    pages.push({ path, title: await page.title(), documents })
  }
  await Promise.all([asleep.page.close(), awake.page.close()])
  return pages
}

/** Below this contrast, letters cannot be told from what is behind them. */
const leastVisible = 1.2

/** What was found behind texts on pictures of a page, by their places. */
type Grounds = Map<string, Colour>

/** The document as it is shown now, and how its texts look. */
async function readPage(page: Page): Promise<{ document: RenderedDocument; measured: MeasuredText[] }> {
  const read = await page.evaluateHandle(readBlocks)
  const document = await read.evaluate((one) => one.document)
  const measured = await read.evaluate(measureTexts)
  await read.dispose()
  return { document, measured }
}

/** The document with the looks of its texts. */
function withContrast(
  document: RenderedDocument,
  measured: readonly MeasuredText[],
  grounds: Grounds,
): RenderedDocument {
  const looks = new Map(
    measured.map(({ at, appearance, letters, box, ground = grounds.get(JSON.stringify(box)) }) => {
      const contrast = letters && box && ground && contrastRatio(letters, ground)
      const isLost = contrast !== undefined && contrast < leastVisible
      const all: Appearance = {
        ...appearance,
        ...(contrast !== undefined && { contrast }),
        ...(isLost && { hidden: 'it has the colour of what is behind it' }),
      }
      return [at.join(), all]
    }),
  )
  const blocks = document.blocks.map((block, at) => ({
    ...block,
    parts: block.parts.map((part, place) => {
      const appearance = looks.get([at, place].join())
      return appearance ? { ...part, appearance } : part
    }),
  }))
  return { ...document, blocks }
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
