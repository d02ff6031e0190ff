import { textsIn, valueAt } from '../content/model.ts'
import { everyPage } from '../content/publish/addresses.ts'
import type { Line } from './compareLines.ts'
import { normalizeText, readFragment, readPage } from './readPage.ts'

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
  language?: unknown
  /** Changes if the page's own file does: its description, its facts without those of other pages, and its body. */
  own?: string
  /** The title, lede and body, which an archived version keeps. */
  wording?: string
}

export type SiteText = ReadonlyMap<string, PageText>

/** Pages that were read: on most coming days, a page says what it said before. */
const known = new Map<string, ReturnType<typeof readPage>>()

/** Reads the header and footer from the home page. Pages with another header or footer include it. */
export function readSiteText(pages: ReadonlyMap<string, FinishedPage>): SiteText {
  // A page may show only parts of other files' data, so only its own fields count.
  const read = [...pages].map(([address, { html, data }]) => {
    const later = sentencesIn(valueAt(data, ['facts', 'page']))
    const key = [html, ...later].join('\n')
    const texts = known.get(key) ?? readPage(html, later)
    known.set(key, texts)
    return { address, data, ...texts }
  })
  const { frame: common = [], banner = [] } = read.find(({ address }) => address === '/') ?? {}
  const site = new Map<string, PageText>()
  for (const { address, data, page, frame } of read) {
    const isCommon = frame.length === 0 || textOf(frame) === textOf(common)
    site.set(address, { ...facts(data), lines: isCommon ? page : [...page, ...frame] })
  }
  site.set(everyPage, { lines: common })
  return banner.length > 0 ? site.set('banner', { lines: banner }) : site
}

/** What approvals cover: pages without the line that says from when they are, and the originals of translations. */
export function readPages(pages: ReadonlyMap<string, FinishedPage>): SiteLines {
  const read = new Map<string, string[]>()
  for (const [address, { lines }] of readSiteText(pages)) {
    const data = pages.get(address)?.data
    const dates = normalizeText(String(valueAt(data, ['dates']) ?? ''))
    const texts = lines.map(({ text }) => text).filter((text) => text !== dates)
    const original = pages.get(String(valueAt(data, ['facts', 'page', 'translationOf'])))
    read.set(address, texts)
    if (original) read.set(originalOf(address), wordingOf(original.data))
  }
  return read
}

/** The name of what a translation follows. No address has an @. */
export const originalOf = (address: string): string => `${address}@original`

/** What a page itself says, from its payload: its fields and its text, without labels and what other files say. */
export const wordingOf = (data: unknown): string[] => [
  ...textsIn(valueAt(data, ['facts', 'page'])).map(({ text }) => normalizeText(text)),
  ...readFragment(String(valueAt(data, ['body']))),
]

function facts(data: unknown): Omit<PageText, 'lines'> {
  const at = (...path: string[]) => valueAt(data, path)
  const [shown, body] = [at('facts'), at('body')]
  // Facts of another page or person have its address or slug.
  const isElsewhere = (one: unknown) => typeof one === 'string' && one.startsWith('/') && one !== at('path')
  const isOther = (value: unknown) =>
    ['path', 'address'].some((name) => isElsewhere(valueAt(value, [name]))) ||
    (value !== shown && valueAt(value, ['slug']) !== undefined)
  const ownFacts = (_: string, value: unknown) => {
    if (Array.isArray(value)) return value.filter((one) => !isOther(one))
    return isOther(value) ? undefined : value
  }
  return {
    kind: at('kind') !== 'legal' ? undefined : at('unlisted') === true ? 'archive' : 'legal',
    language: at('language'),
    own: JSON.stringify([at('description'), shown, body], ownFacts),
    wording: JSON.stringify([at('facts', 'page', 'title'), at('facts', 'page', 'lede'), body]),
  }
}

const textOf = (lines: readonly Line[]): string => lines.map(({ text }) => text).join('\n')

/** The sentences in a page's data, such as the answer to a sent form. Skips names, dates and HTML. */
function sentencesIn(data: unknown): string[] {
  if (typeof data === 'string') return /\s|[.!?]$/.test(data) && !/^[</]/.test(data) ? [data] : []
  return typeof data === 'object' && data !== null ? Object.values(data).flatMap(sentencesIn) : []
}
