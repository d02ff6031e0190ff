import { valueAt } from '../content/model/fieldPath.ts'
import { everyPage } from '../content/publish/addresses.ts'
import { readPage } from './readPage.ts'

/** A page's HTML and its payload. */
export interface FinishedPage {
  html: string
  data?: unknown
}

/** The text of each page by address. The header and footer are "every page", and the banner is "banner". */
export type SiteLines = ReadonlyMap<string, readonly string[]>

/** Reads the header and footer from the home page. Pages with another header or footer include it. */
export function readPages(pages: ReadonlyMap<string, FinishedPage>): SiteLines {
  // A page may show only parts of other files' data, so only its own fields count.
  const read = [...pages].map(
    ([address, { html, data }]) =>
      [address, readPage(html, sentencesIn(valueAt(data, ['facts', 'page'])))] as const,
  )
  const { frame: common = [], banner = [] } = read.find(([address]) => address === '/')?.[1] ?? {}
  const own = read.map(([address, { page, frame }]) => {
    const isCommon = frame.length === 0 || frame.join('\n') === common.join('\n')
    return [address, isCommon ? page : [...page, ...frame]] as const
  })
  return new Map([...own, [everyPage, common], ...(banner.length > 0 ? [['banner', banner] as const] : [])])
}

/** The sentences in a page's data, such as the answer to a sent form. Skips names, dates and HTML. */
function sentencesIn(data: unknown): string[] {
  if (typeof data === 'string') return /\s|[.!?]$/.test(data) && !/^[</]/.test(data) ? [data] : []
  return typeof data === 'object' && data !== null ? Object.values(data).flatMap(sentencesIn) : []
}
