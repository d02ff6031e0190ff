import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import type { Sides } from '../../src/compliance/compare/types.ts'
import {
  renderWidths,
  type Appearance,
  type RenderedDocument,
  type RenderedPage,
  type RenderState,
} from '../../src/compliance/rendered/types.ts'
import { listFiles } from '../../src/node/listFiles.ts'
import { sha256 } from '../../src/node/sha256.ts'
import type { Progress } from '../cli/showProgress.ts'
import { pageDocuments, withoutDigests } from './changedPages.ts'
import { measureTexts, type MeasuredText } from './measureTexts.ts'
import { findPaintedTexts, type PaintedText, type PaintedTexts } from './paintedWords.ts'
import { readBlocks } from './readBlocks.ts'
import { openSiteTab, windowHeight, type SiteTab } from './siteTab.ts'
import { endAnimations, advanceClock, wakePage } from './wakePage.ts'

/** What is seen of a page, by the state that it is in. */
type Documents = RenderedPage['documents']

/** When pages are looked at whose scripts run, in milliseconds after these have started. */
const [soon, later] = [1000, 60_000]

/**
 * Reads the pages of two finished sites as a browser shows them: as they come, in windows of several widths and on paper;
 * when their scripts run, and a minute later.
 * @param sites their folders
 * @param widths of windows besides the two usual ones, in which no pictures are taken
 * @param onVisit told after each visit to a page, one without and one with its scripts, how many there were and will be
 */
export async function renderSites(
  browser: Browser,
  sites: Sides<string>,
  widths: readonly number[],
  onVisit: Progress['count'] = () => undefined,
): Promise<Sides<RenderedPage[]>> {
  const pages = { before: pageDocuments(sites.before), after: pageDocuments(sites.after) }
  const all = [...pages.before.values(), ...pages.after.values()].reduce(
    (sum, html) => sum + (hasScripts(html) ? 2 : 1),
    0,
  )
  let visits = 0
  const countVisit = () => onVisit((visits += 1), all)
  const painted: PaintedTexts = new Map()
  // A page of which nothing but the scripts differs is the same without them.
  const asleep = new Map<string, Promise<Documents>>()
  const render = async (folder: string, documents: Map<string, string>): Promise<RenderedPage[]> => {
    const assets = assetsDigest(folder)
    const tab = await openSiteTab(browser, folder, renderWidths.wide, { scripts: false })
    const readAsleep = async () => {
      const all: Documents[] = []
      for (const [path, html] of documents) {
        const key = sha256([assets, path, withoutDigests(html, 'js')].join('\n'))
        const found = asleep.get(key) ?? renderAsleep(tab, path, widths, painted)
        asleep.set(key, found)
        all.push(await found)
        countVisit()
      }
      await tab.page.context().close()
      return all
    }
    const readAwake = async () => {
      const all: Documents[] = []
      for (const [path, html] of documents) {
        const isAwake = hasScripts(html)
        all.push(isAwake ? await renderAwake(browser, folder, path, painted) : new Map())
        if (isAwake) countVisit()
      }
      return all
    }
    const [first, then] = await Promise.all([readAsleep(), readAwake()])
    return [...documents.keys()].map((path, at) => {
      const all = new Map([...(first[at] ?? []), ...(then[at] ?? [])])
      const title = all.get('wide')?.facts.find(({ key }) => key === 'tab')?.value ?? path
      return { path, title, documents: all }
    })
  }
  const [before, after] = await Promise.all([
    render(sites.before, pages.before),
    render(sites.after, pages.after),
  ])
  return { before, after }
}

const hasScripts = (html: string): boolean => html.includes('<script')

/** Of all files of a site that pages show before their scripts run. */
const assetsDigest = (folder: string): string =>
  sha256(
    listFiles(folder)
      .filter((file) => !/\.(?:html|js|json|br|gz)$/.test(file))
      .map((file) => `${file} ${sha256(readFileSync(join(folder, file)))}`)
      .join('\n'),
  )

/** A page as it comes. */
async function renderAsleep(
  tab: SiteTab,
  path: string,
  widths: readonly number[],
  painted: PaintedTexts,
): Promise<Documents> {
  const { page } = tab
  const documents = new Map<RenderState, RenderedDocument>()
  const inWindow = (width: number) => page.setViewportSize({ width, height: windowHeight })
  await tab.open(path)
  documents.set('wide', await readPage(tab, painted))
  await inWindow(renderWidths.narrow)
  documents.set('narrow', await readPage(tab, painted))
  for (const width of widths) {
    await inWindow(width)
    documents.set(`${width} pixels`, await readPage(tab))
  }
  await inWindow(renderWidths.wide)
  await page.emulateMedia({ media: 'print' })
  documents.set('print', await readPage(tab, painted))
  await page.emulateMedia({ media: null })
  return documents
}

/** A page whose scripts run; empty when they do not start. It has a tab of its own, so that nobody has been there before. */
async function renderAwake(
  browser: Browser,
  folder: string,
  path: string,
  painted: PaintedTexts,
): Promise<Documents> {
  const documents = new Map<RenderState, RenderedDocument>()
  const tab = await openSiteTab(browser, folder, renderWidths.wide)
  await tab.page.clock.install()
  await tab.open(path)
  if (await wakePage(tab.page)) {
    await advanceClock(tab.page, soon)
    documents.set('awake', await readPage(tab, painted))
    await advanceClock(tab.page, later - soon)
    documents.set('later', await readPage(tab, painted))
  }
  await tab.page.context().close()
  return documents
}

/** The document as it is shown now, and how its texts look. @param painted without it, no picture is taken */
async function readPage(tab: SiteTab, painted?: PaintedTexts): Promise<RenderedDocument> {
  if (painted) await tab.settle()
  await endAnimations(tab.page)
  const read = await tab.page.evaluateHandle(readBlocks)
  const document = await read.evaluate((one) => one.document)
  const measured = await read.evaluate(measureTexts)
  const found = painted && (await findPaintedTexts(tab, read, measured, painted))
  await read.dispose()
  const unpainted = () => measured.map(({ words }) => ({ hidden: words.map(({ hidden }) => hidden) }))
  const seen = withLooks(document, measured, found?.texts ?? unpainted())
  return found ? { ...seen, pictures: found.pictures } : seen
}

/** The document with the looks of its texts. */
function withLooks(
  document: RenderedDocument,
  measured: readonly MeasuredText[],
  looks: readonly PaintedText[],
): RenderedDocument {
  const parts = new Map(measured.map((text, at) => [text.at.join(), { text, look: looks[at] }]))
  const blocks = document.blocks.map((block, at) => ({
    ...block,
    parts: block.parts.flatMap((part, place) => {
      const { text, look } = parts.get([at, place].join()) ?? {}
      return text && look ? inParts(part.text, text, look) : [part]
    }),
  }))
  return { ...document, blocks }
}

/** A text, parted where words that are seen meet others. */
function inParts(text: string, { appearance, words }: MeasuredText, { contrast, hidden }: PaintedText) {
  const whole: Appearance = { ...appearance, ...(contrast !== undefined && { contrast }) }
  const parts: { text: string; appearance: Appearance }[] = []
  let [from, last] = [0, hidden[0]]
  const end = (to: number) =>
    parts.push({
      text: text.slice(from, to),
      appearance: { ...whole, ...(last !== undefined && { hidden: last }) },
    })
  words.forEach(({ start }, at) => {
    if (hidden[at] === last) return
    end(start)
    ;[from, last] = [start, hidden[at]]
  })
  end(text.length)
  return parts
}
