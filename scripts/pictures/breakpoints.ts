import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { renderWidths } from '../../src/compliance/rendered/types.ts'
import { listFiles } from '../../src/node/readTree.ts'

/**
 * The widths of a window, in whole CSS pixels, between which what a text of CSS, HTML or JavaScript asks of the window’s
 * width changes: those at each side, such as 639 and 640 for `(min-width: 40em)`.
 * @returns sorted, each once
 */
export function breakpointWidths(texts: Iterable<string>): number[] {
  const widths = new Set<number>()
  const add = (value: number, isMatched: boolean) => {
    const last = isMatched ? Math.floor(value) : Math.ceil(value) - 1
    for (const width of [last, last + 1]) if (width > 0) widths.add(width)
  }
  for (const text of texts) {
    // `isMatched`: whether the width itself belongs with the smaller ones.
    for (const [, bound, number, unit] of text.matchAll(/\((min|max)-width\s*:\s*([\d.]+)(px|r?em)\s*\)/g))
      add(inPixels(number, unit), bound === 'max')
    for (const [, sign, number, unit] of text.matchAll(/\bwidth\s*([<>]=?)\s*([\d.]+)(px|r?em)/g))
      add(inPixels(number, unit), sign === '<=' || sign === '>')
    for (const [, number, unit, sign] of text.matchAll(/([\d.]+)(px|r?em)\s*([<>]=?)\s*width\b/g))
      add(inPixels(number, unit), sign === '>=' || sign === '<')
  }
  return [...widths].sort((one, other) => one - other)
}

/** In media queries, an em is what the browser’s settings say, whatever a page says. */
const inPixels = (number: string | undefined, unit: string | undefined): number =>
  Number(number) * (unit === 'px' ? 1 : 16)

/** Those of finished sites, but for the usual widths. @param folders of the sites */
export const siteBreakpoints = (folders: readonly string[]): number[] =>
  breakpointWidths(
    folders.flatMap((folder) =>
      listFiles(folder)
        .filter((file) => /\.(?:html|css|js)$/.test(file))
        .map((file) => readFileSync(join(folder, file), 'utf8')),
    ),
  ).filter((width) => width !== renderWidths.wide && width !== renderWidths.narrow)
