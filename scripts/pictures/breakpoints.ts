import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { renderWidths } from '../../src/compliance/rendered/types.ts'
import { listFiles } from '../../src/node/listFiles.ts'
import { windowHeight } from './siteTab.ts'

/** The widest window that is asked about, in CSS pixels. */
const widest = 4096

/** All that stands in parentheses, up to three deep, those that stand in others among them. */
const parentheses = /(?=(\((?:[^(){};]|\((?:[^(){};]|\([^(){};]*\))*\))*\)))/g

/**
 * Conditions on the window in a text of CSS, HTML or JavaScript that its width may decide: what stands in parentheses and
 * names the width or the shape. Some are no conditions at all, and the browser takes none of those for true.
 */
const conditionsIn = (text: string): string[] =>
  [...text.matchAll(parentheses)].flatMap(([, part = '']) =>
    /width|aspect-ratio|orientation/.test(part) ? [part] : [],
  )

/** Tries all widths of a window. It runs in a page, so it holds all that it needs. */
function findBreakpoints({
  conditions,
  widest,
  height,
}: {
  conditions: readonly string[]
  widest: number
  height: number
}): number[] {
  const frame = document.createElement('iframe')
  frame.style.height = `${height}px`
  document.body.append(frame)
  const inside = frame.contentWindow
  // To make a list of queries is dear; each is asked again and again.
  const queries = conditions.flatMap((condition) => inside?.matchMedia(condition) ?? [])
  const found = new Set<number>()
  let last: boolean[] | undefined
  for (let width = 1; width <= widest; width += 1) {
    frame.style.width = `${width}px`
    const now = queries.map(({ matches }) => matches)
    if (last?.some((matches, at) => matches !== now[at])) found.add(width - 1).add(width)
    last = now
  }
  return [...found]
}

/**
 * The widths of a window, in whole CSS pixels, between which what the files of finished sites ask of it changes: those at
 * each side, such as 639 and 640 for `(min-width: 40em)`. The browser is asked, so whatever it understands counts.
 * @param folders of the sites
 * @returns sorted, each once, without the usual widths
 */
export async function siteBreakpoints(browser: Browser, folders: readonly string[]): Promise<number[]> {
  const conditions = folders.flatMap((folder) =>
    listFiles(folder)
      .filter((file) => /\.(?:html|css|js)$/.test(file))
      .flatMap((file) => conditionsIn(readFileSync(join(folder, file), 'utf8'))),
  )
  const page = await browser.newPage()
  const asked = { conditions: [...new Set(conditions)], widest, height: windowHeight }
  const widths = await page.evaluate(findBreakpoints, asked)
  await page.close()
  return widths.filter((width) => width !== renderWidths.wide && width !== renderWidths.narrow)
}
