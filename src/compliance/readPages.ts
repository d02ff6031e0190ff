import { valueAt } from '../content/model/fieldPath.ts'
import { everyPage } from '../content/publish/addresses.ts'
import type { Line } from './compareLines.ts'
import { readPage } from './readPage.ts'

/** A page's HTML and its payload. */
export interface FinishedPage {
  html: string
  data?: unknown
}

/** The text of each page by address. The header and footer are "every page", and the banner is "banner". */
export type SiteLines = ReadonlyMap<string, readonly string[]>

/** A page's lines, and what a redline has to know about it. */
export interface PageText {
  lines: readonly Line[]
  kind?: 'legal' | 'archive' | undefined
  /** Changes if the page's own file does: its description, its facts without those of other pages, and its body. */
  own?: string
  /** The title, lede and body, which an archived version keeps. */
  wording?: string
}

export type SiteText = ReadonlyMap<string, PageText>

/** Reads the header and footer from the home page. Pages with another header or footer include it. */
export function readSite(pages: ReadonlyMap<string, FinishedPage>): SiteText {
  // A page may show only parts of other files' data, so only its own fields count.
  const read = [...pages].map(
    ([address, { html, data }]) =>
      [address, data, readPage(html, sentencesIn(valueAt(data, ['facts', 'page'])))] as const,
  )
  const { frame: common = [], banner = [] } = read.find(([address]) => address === '/')?.[2] ?? {}
  const commonText = textOf(common)
  const own = read.map(([address, data, { page, frame }]): [string, PageText] => {
    const isCommon = frame.length === 0 || textOf(frame) === commonText
    return [address, { ...facts(data), lines: isCommon ? page : [...page, ...frame] }]
  })
  const strip: [string, PageText][] = banner.length > 0 ? [['banner', { lines: banner }]] : []
  return new Map([...own, [everyPage, { lines: common }], ...strip])
}

export const readPages = (pages: ReadonlyMap<string, FinishedPage>): SiteLines =>
  new Map([...readSite(pages)].map(([address, { lines }]) => [address, lines.map(({ text }) => text)]))

function facts(data: unknown): Omit<PageText, 'lines'> {
  const at = (...path: string[]) => valueAt(data, path)
  const isArchive = at('unlisted') === true
  return {
    kind: at('kind') === 'legal' ? (isArchive ? 'archive' : 'legal') : undefined,
    own: JSON.stringify(
      { description: at('description'), facts: at('facts'), body: at('body') },
      (key, value: unknown) => (key === 'facts' || !isOfAnother(value) ? value : undefined),
    ),
    wording: JSON.stringify([at('facts', 'page', 'title'), at('facts', 'page', 'lede'), at('body')]),
  }
}

/** Whether it is about another page or person. */
const isOfAnother = (value: unknown): boolean =>
  [['path'], ['slug']].some((path) => valueAt(value, path) !== undefined)

const textOf = (lines: readonly Line[]): string => lines.map(({ text }) => text).join('\n')

/** The sentences in a page's data, such as the answer to a sent form. Skips names, dates and HTML. */
function sentencesIn(data: unknown): string[] {
  if (typeof data === 'string') return /\s|[.!?]$/.test(data) && !/^[</]/.test(data) ? [data] : []
  return typeof data === 'object' && data !== null ? Object.values(data).flatMap(sentencesIn) : []
}
