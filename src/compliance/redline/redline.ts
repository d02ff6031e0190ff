import { everyPage } from '../../content/publish/addresses.ts'
import { formatDate } from '../../content/text/formatDate.ts'
import { compareLines, isChanged, type Line, type Sentence } from '../compareLines.ts'
import { countWords, textOf } from '../diffWords.ts'
import { withoutDigests } from '../readPage.ts'
import type { PageText, SiteText } from '../readPages.ts'
import { changedBreak, paragraphOf, type Paragraph } from './paragraphs.ts'

/** A changed sentence, or the heading above it. */
export interface Passage extends Paragraph {
  /** How often its page has it. */
  times: number
  /** The other pages that have it. */
  others: Set<string>
}

export interface PageChange {
  path: string
  /** Whether it can be opened: not if it no longer exists, or changes on a coming day. */
  isThere: boolean
  /** The path and what happened to the page: new, removed, moved. */
  title: string
  /** The whole page. Empty if it is a copy of an earlier page. */
  sentences: Sentence[]
  /** The changed sentences below their headings, without those that pages above have too. */
  passages: Passage[]
  /** Whether the pages above show all of its changes. */
  repeats: boolean
}

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
export function redline(before: SiteText, after: SiteText, coming: readonly ComingTexts[] = []) {
  const found: FoundPassages = new Map()
  const today = compareSites(before, after).map((page) => withPassages(page, found))
  const later = coming.flatMap(({ day, ...texts }) =>
    compareSites(texts.before, texts.after)
      .map((page) => withPassages(page, found))
      // What is shown above lasts, and a page that is gone stays away.
      .filter(({ passages, sentences }) => passages.length > 0 || sentences.length === 0)
      .filter(({ path, isThere }) => isThere || (after.has(path) && !target(after.get(path))))
      .map((page) => ({ ...page, title: `On ${formatDate(day)}: ${page.title}`, isThere: false })),
  )
  return [...today, ...later]
}

/** Where each change occurs first. */
type FoundPassages = Map<string, { passage: Passage; page: ComparedPage }>
type ComparedPage = Omit<PageChange, 'passages' | 'repeats'>

function withPassages(page: ComparedPage, found: FoundPassages): PageChange {
  const { path, title, sentences } = page
  const unchanged = new Set(sentences.flatMap((one) => (isChanged(one) ? [] : textOf(one.runs))))
  let above: string | undefined
  const passages = sentences.filter(isChanged).flatMap((one) => {
    const [passage, { heading = '' }] = [passageOf(one), one]
    const key = keyOf(passage, heading)
    const first = found.get(key)
    if (first?.page === page) first.passage.times += 1
    // A page that still has it on a coming day is one page.
    else if (first && first.page.path !== path) first.passage.others.add(path)
    if (first) return []
    found.set(key, { passage, page })
    const needsHeading = heading !== above && passage.marker === '' && unchanged.has(heading)
    above = heading
    return needsHeading ? [headingOf(heading), passage] : passage
  })
  return { ...page, passages, repeats: passages.length === 0 && title === path }
}

const passageOf = (one: Sentence): Passage => ({ ...paragraphOf([one]), times: 1, others: new Set() })

const headingOf = (text: string): Passage => passageOf({ starts: 'same', runs: [{ kind: 'same', text }] })

/** What makes two changes the same one: the words and, if they are few, whose they are. */
function keyOf(passage: Paragraph, heading: string): string {
  const words = textOf(passage.runs)
  const isTelling = countWords(words) > 3 || words.includes('(/')
  const runs = passage.runs.map(({ kind, text, moved }) => [kind, moved, bare(text).trim()])
  const changes = runs.filter(([, , text]) => text !== '')
  return JSON.stringify([changedBreak(passage), changes, isTelling ? '' : bare(heading)])
}

/** Without what differs between the places of one text: marker, link and id. */
const bare = (text: string): string =>
  text.replace(/^(?:#+|[-|>]|\d+\.)(?: |$)/, '').replace(/(?: (?:\(\S*\)|\{#\S*\}))*$/, '')

function compareSites(before: SiteText, after: SiteText): ComparedPage[] {
  const linesOf = hasDigests(before) === hasDigests(after) ? allLines : linesWithoutDigests
  // By their new addresses.
  const movedFrom = new Map<string | undefined, string>()
  for (const [address, page] of after) {
    const to = target(page)
    if (to !== undefined && before.has(address) && !before.has(to)) movedFrom.set(to, address)
  }
  const pages = [...new Set([...before.keys(), ...after.keys()])].sort().flatMap((path) => {
    const [from, is] = [movedFrom.get(path), after.get(path)]
    const was = before.get(from ?? path)
    const until = was || is?.kind !== 'archive' ? undefined : before.get(path.replace(/\/[^/]*$/, ''))
    const isCopy = until !== undefined && until.wording === is?.wording
    const sentences = isCopy ? [] : compareLines(linesOf(was ?? until), linesOf(is))
    const isSame = from === undefined && !isCopy && !sentences.some(isChanged)
    if (isSame || movedFrom.get(target(is)) === path) return []
    const copied = `new: the text until now, ${isCopy ? 'word for word' : 'with changes'}`
    const status = until ? copied : statusOf(from, was, is)
    const unread = (is ?? was)?.language && "not English: the advertising rules don't read it"
    const about = [status, unread].filter(Boolean).join('; ')
    const title = path + (about && ` (${about})`)
    const page = { path, isThere: is !== undefined, title, sentences }
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

const allLines = (page?: PageText): readonly Line[] => page?.lines ?? []
const linesWithoutDigests = (page?: PageText): Line[] =>
  allLines(page)
    .map((line) => ({ ...line, text: withoutDigests(line.text) }))
    .filter(({ text }) => text !== '')
