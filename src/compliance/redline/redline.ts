import { everyPage } from '../../content/publish/addresses.ts'
import { formatDate } from '../../content/text/formatDate.ts'
import { compareLines, isChanged, type Sentence } from '../compareLines.ts'
import { withoutDigests } from '../readPage.ts'
import type { PageText, SiteText } from '../readPages.ts'
import { passageFinder, type Passage } from './passages.ts'

interface ComparedPage {
  path: string
  /** The path, unless the page no longer exists, or changes on a coming day. */
  address: string | undefined
  /** The path and what happened to the page: new, removed, moved. */
  title: string
  hasStatus: boolean
  /** The whole page. Empty if it is a copy of an earlier page. */
  sentences: Sentence[]
}

export interface PageChange extends ComparedPage {
  /** The changed sentences, without those that pages above have too. */
  passages: Passage[]
  /** Whether the pages above show all of its changes. */
  repeats: boolean
}

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
  const findPassages = passageFinder()
  const withPassages = (page: ComparedPage): PageChange => {
    const passages = findPassages(page.path, page.sentences)
    return { ...page, passages, repeats: passages.length === 0 && !page.hasStatus }
  }
  const today = compareSites(before, after).map(withPassages)
  const later = coming.flatMap((texts) =>
    compareSites(texts.before, texts.after)
      .map(withPassages)
      // What is shown above lasts.
      .filter(({ passages, sentences }) => passages.length > 0 || sentences.length === 0)
      .map((page) => ({ ...page, title: `On ${formatDate(texts.day)}: ${page.title}`, address: undefined })),
  )
  return [...today, ...later]
}

function compareSites(before: SiteText, after: SiteText): ComparedPage[] {
  const [old, now] =
    hasDigests(before) === hasDigests(after) ? [before, after] : [textsOnly(before), textsOnly(after)]
  const movedFrom = new Map<string | undefined, string>()
  for (const [address, page] of now) {
    const to = target(page)
    if (to !== undefined && old.has(address) && !old.has(to)) movedFrom.set(to, address)
  }
  const pages = [...new Set([...old.keys(), ...now.keys()])].sort().flatMap((path) => {
    const [from, is] = [movedFrom.get(path), now.get(path)]
    const was = old.get(from ?? path)
    const until = was || is?.kind !== 'archive' ? undefined : old.get(path.replace(/\/[^/]*$/, ''))
    const isCopy = until !== undefined && until.wording === is?.wording
    const sentences = isCopy ? [] : compareLines((was ?? until)?.lines ?? [], is?.lines ?? [])
    const isSame = from === undefined && !isCopy && !sentences.some(isChanged)
    if (isSame || movedFrom.get(target(is)) === path) return []
    const status = until
      ? `new: the text until now, ${isCopy ? 'word for word' : 'with changes'}`
      : statusOf(from, was, is)
    const title = status === undefined ? path : `${path} (${status})`
    const page = { path, address: is && path, title, hasStatus: status !== undefined, sentences }
    return { page, rank: rankOf(path, was, is) }
  })
  return pages.sort((one, other) => one.rank - other.rank).map(({ page }) => page)
}

/** Where a redirect page leads. */
const target = (page: PageText | undefined): string | undefined =>
  /^Leads to (.+)/.exec(page?.lines[0]?.text ?? '')?.[1]

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

const hasDigests = (site: SiteText): boolean =>
  [...site.values()].some(({ lines }) => lines.some(({ text }) => withoutDigests(text) !== text))

const textsOnly = (site: SiteText): SiteText =>
  new Map(
    [...site].map(([address, page]) => {
      const lines = page.lines.map((line) => ({ ...line, text: withoutDigests(line.text) }))
      return [address, { ...page, lines: lines.filter(({ text }) => text !== '') }]
    }),
  )
