import { everyPage } from '../../content/publish/addresses.ts'
import { formatDate } from '../../content/text/formatDate.ts'
import { compareLines, isChanged, type Sentence } from '../compareLines.ts'
import { withoutDigests } from '../readPage.ts'
import type { PageText, SiteText } from '../readPages.ts'
import { shownPassages, type Passage } from './passages.ts'

export interface PageChange {
  /** Undefined if the page no longer exists. */
  address: string | undefined
  /** The address and what happened to it: new, removed, moved. */
  title: string
  /** The whole page. Empty if it is a copy of an earlier page. */
  sentences: Sentence[]
  /** The changed sentences, without those that pages above have too. */
  passages: Passage[]
  /** Whether the pages above show all of its changes. */
  repeats: boolean
}

/** Where a redirect page leads. */
const target = (page: PageText | undefined): string | undefined =>
  /^Leads to (.+)/.exec(page?.lines[0]?.text ?? '')?.[1]

/** Some pages on a coming day. */
export interface ComingTexts {
  day: string
  before: SiteText
  after: SiteText
}

/**
 * The pages whose text or files changed: legal pages, the header and footer, pages whose own file changed, pages that show
 * parts of other files, and earlier versions. Pages that change on coming days follow. A page has moved if its old address
 * redirects to it. Files are compared if both sides have their digests: older revisions lack them.
 */
export function redline(
  before: SiteText,
  after: SiteText,
  coming: readonly ComingTexts[] = [],
): PageChange[] {
  const later = coming.flatMap(({ day, ...texts }) =>
    compareSites(texts.before, texts.after).map(({ title, ...page }) => {
      return { ...page, title: `On ${formatDate(day)}: ${title}`, address: undefined, day }
    }),
  )
  const pages = [...compareSites(before, after), ...later]
  const passages = shownPassages(pages)
  return pages.flatMap(({ address, title, sentences, hasStatus, ...page }, at) => {
    const shown = passages[at] ?? []
    // What is shown above lasts.
    if ('day' in page && shown.length === 0 && sentences.length > 0) return []
    return { address, title, sentences, passages: shown, repeats: shown.length === 0 && !hasStatus }
  })
}

function compareSites(before: SiteText, after: SiteText) {
  const [oldTexts, newTexts] = [textsOnly(before), textsOnly(after)]
  if (oldTexts.hasDigests !== newTexts.hasDigests) [before, after] = [oldTexts.site, newTexts.site]
  const movedFrom = new Map<string, string>()
  for (const [address, page] of after) {
    const to = target(page)
    if (to !== undefined && before.has(address) && !before.has(to)) movedFrom.set(to, address)
  }
  const addresses = [...new Set([...before.keys(), ...after.keys()])].sort()
  const pages = addresses.flatMap((address) => {
    const [from, now] = [movedFrom.get(address), after.get(address)]
    if (movedFrom.get(target(now) ?? '') === address) return []
    const until = now?.kind === 'archive' ? before.get(address.replace(/\/[^/]*$/, '')) : undefined
    const old = before.get(from ?? address)
    const isCopy = old === undefined && until !== undefined
    const compared = comparePage(isCopy ? until : old, now)
    const isSame = isCopy && until.wording === now?.wording
    if (from === undefined && !isCopy && !compared.sentences.some(isChanged)) return []
    const status = isCopy
      ? `new: the text until now${isSame ? ', word for word' : ', with changes'}`
      : statusOf(from, old, now)
    const title = status === undefined ? address : `${address} (${status})`
    const change = {
      ...compared,
      path: address,
      address: now && address,
      title,
      hasStatus: status !== undefined,
    }
    return [{ ...change, ...(isSame && { sentences: [] }), rank: rankOf(address, old, now) }]
  })
  return pages.sort((a, b) => a.rank - b.rank)
}

function comparePage(old: PageText | undefined, now: PageText | undefined) {
  const [oldLines, newLines] = [old, now].map((page) => page?.lines ?? [])
  const texts = [oldLines, newLines].map((lines = []) => lines.map(({ text }) => text))
  const sentences = compareLines(texts[0] ?? [], texts[1] ?? [])
  const headings = sentences.map(
    ({ line }) => newLines?.[line.now ?? -1]?.heading ?? oldLines?.[line.old ?? -1]?.heading,
  )
  const isKept = (heading: string) => texts.every((lines) => lines.includes(heading))
  return { sentences, headings, isKept }
}

const isOwnChange = (old: PageText | undefined, now: PageText | undefined): boolean =>
  old?.own === undefined || old.own !== now?.own

/** What happened to a page. Changed labels and files ask for no new date. */
function statusOf(from: string | undefined, old?: PageText, now?: PageText): string | undefined {
  if (from !== undefined) return `moved from ${from}`
  if (!old || !now) return old ? 'removed' : 'new'
  if (!isOwnChange(old, now)) return undefined
  if (now.kind === 'archive') return 'changed, although earlier versions stay as they were'
  const isKept = (text: string) => old.lines.some((line) => line.text === text)
  const date = now.lines.find(({ text }) => lastUpdated.test(text) && isKept(text))?.text
  return date && `changed, but not its date: ${date}`
}

/** "Last Updated June 20, 2025" on a line of its own. */
const lastUpdated = /^[^.]{0,30}(?:updated|changed|revised) \w+ \d{1,2}, \d{4}$/i

function rankOf(address: string, old: PageText | undefined, now: PageText | undefined): number {
  const [{ kind } = {}, isOwn] = [now ?? old, isOwnChange(old, now)]
  if (kind === 'archive') return 5
  if (kind === 'legal') return isOwn ? 0 : 1
  return address === everyPage ? 2 : isOwn ? 3 : 4
}

function textsOnly(site: SiteText): { site: SiteText; hasDigests: boolean } {
  let hasDigests = false
  const texts = [...site].map(([address, page]) => {
    const bare = page.lines.map((line) => ({ ...line, text: withoutDigests(line.text) }))
    hasDigests ||= bare.some(({ text }, index) => text !== page.lines[index]?.text)
    return [address, { ...page, lines: bare.filter(({ text }) => text !== '') }] as const
  })
  return { site: new Map(texts), hasDigests }
}
