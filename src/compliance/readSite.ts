import { everyPage } from '../content/publish/addresses.ts'
import { valueAt } from '../content/model/fieldPath.ts'
import { readPage, type PageLines } from './readPage.ts'

/** A page of a finished site: its HTML, and the data that its script continues from. */
export interface FinishedPage {
  html: string
  data?: unknown
}

/** A finished site as visitors read it, by address. */
type ReadPages = ReadonlyMap<string, PageLines>

/** The same with the header and footer as a page of its own, "every page". */
export type SiteLines = ReadonlyMap<string, readonly string[]>

/** @param pages the finished pages by address */
const readPages = (pages: ReadonlyMap<string, FinishedPage>): ReadPages =>
  new Map(
    [...pages].map(([address, { html, data }]) => [address, readPage(html, laterTexts(fieldsOf(data)))]),
  )

/** The header and footer are those of the home page. A page with another header or footer has them among its lines. */
function siteLines(pages: ReadPages): SiteLines {
  const common = pages.get('/')?.around ?? []
  const isCommon = (around: readonly string[]) =>
    around.length === 0 || around.join('\n') === common.join('\n')
  const own = [...pages].map(
    ([address, { page, around }]) => [address, isCommon(around) ? page : [...page, ...around]] as const,
  )
  return new Map([...own, [everyPage, common]])
}

export const readSite = (pages: ReadonlyMap<string, FinishedPage>): SiteLines => siteLines(readPages(pages))

/** A page's own fields. What it shows of other files, it may show in part. */
const fieldsOf = (data: unknown): unknown => valueAt(data, ['facts', 'page'])

/** The sentences in a page's data, such as the answer to a sent form. Names, days and HTML are no sentences. */
function laterTexts(data: unknown): string[] {
  if (typeof data === 'string') return /\s|[.!?]$/.test(data) && !/^[</]/.test(data) ? [data] : []
  if (typeof data !== 'object' || data === null) return []
  return Object.values(data).flatMap(laterTexts)
}
