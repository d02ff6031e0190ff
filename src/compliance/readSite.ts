import { valueAt } from '../content/model/fieldPath.ts'
import { everyPage } from '../content/publish/addresses.ts'
import { readPage } from './readPage.ts'

/** A page of a finished site: its HTML, and the data that its script continues from. */
export interface FinishedPage {
  html: string
  data?: unknown
}

/** A finished site as visitors read it, by address; the header and footer are a page of their own, "every page". */
export type SiteLines = ReadonlyMap<string, readonly string[]>

/** The header and footer are those of the home page. A page with another header or footer has them among its lines. */
export function readSite(pages: ReadonlyMap<string, FinishedPage>): SiteLines {
  // What a page shows of other files, it may show in part: only its own fields are looked at.
  const read = [...pages].map(
    ([address, { html, data }]) =>
      [address, readPage(html, sentencesIn(valueAt(data, ['facts', 'page'])))] as const,
  )
  const common = read.find(([address]) => address === '/')?.[1].around ?? []
  const own = read.map(([address, { page, around }]) => {
    const isCommon = around.length === 0 || around.join('\n') === common.join('\n')
    return [address, isCommon ? page : [...page, ...around]] as const
  })
  return new Map([...own, [everyPage, common]])
}

/** The sentences in a page's data, such as the answer to a sent form. Names, days and HTML are no sentences. */
function sentencesIn(data: unknown): string[] {
  if (typeof data === 'string') return /\s|[.!?]$/.test(data) && !/^[</]/.test(data) ? [data] : []
  return typeof data === 'object' && data !== null ? Object.values(data).flatMap(sentencesIn) : []
}
