import { listInWords } from '../../content/text/listInWords.ts'
import { counted } from '../../content/text/plural.ts'
import { pageSentence } from './siteSentences.ts'
import type { PageChange, Redline } from './types.ts'

/** How many changes a redline tells, and where. */
interface ChangeCounts {
  /** On the pages of the table, together, and what these are: a page may have several rows, and a row several pages. */
  onPages: number
  pages: readonly Pick<PageChange, 'path' | 'pages'>[]
  /** In header and footer. */
  everywhere: number
  /** Sentences on addresses, menus and days. */
  site: number
}

/** The changes by where they are: "3 changes on 2 pages", "4 changes: 3 on 2 pages and 1 on every page". */
export function countInWords({ onPages, pages, everywhere, site }: ChangeCounts): string {
  const addresses = new Set(pages.flatMap((row) => row.pages ?? [row.path]))
  const places = [
    { count: onPages, where: `on ${counted(addresses.size, 'page')}` },
    { count: everywhere, where: 'on every page' },
    { count: site, where: 'of addresses, menus, days or files of the whole site' },
  ].filter(({ count }) => count > 0)
  const total = counted(
    places.reduce((sum, { count }) => sum + count, 0),
    'change',
  )
  return places.length === 1
    ? `${total} ${places[0]?.where}`
    : `${total}: ${listInWords(places.map(({ count, where }) => `${count} ${where}`))}`
}

/** Sentences that a page came or went: it is counted with its own changes. */
export function isOfWholePage({ pages }: Pick<Redline, 'pages'>): (sentence: string) => boolean {
  const whole = pages.filter(({ status }) => status === 'added' || status === 'removed')
  const sentences = new Set(whole.flatMap(pageSentence))
  return (sentence) => sentences.has(sentence)
}
