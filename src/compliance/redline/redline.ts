import { compareLines, isChanged, type Sentence } from '../compareLines.ts'
import { withoutDigests } from '../readPage.ts'
import type { SiteLines } from '../readPages.ts'
import { paragraphOf, type Paragraph } from './paragraphs.ts'

export interface PageChange {
  /** Undefined if the page no longer exists. */
  address: string | undefined
  /** The address and what happened to it: new, removed, moved. */
  title: string
  sentences: Sentence[]
}

/** Where a redirect page leads. */
const target = (lines: readonly string[] = []): string | undefined =>
  /^Leads to (.+)/.exec(lines[0] ?? '')?.[1]

/**
 * The pages whose text or files changed, by address. A page has moved if its old address redirects to it. Files are compared
 * if both sides have their digests: older revisions lack them.
 */
export function redline(before: SiteLines, after: SiteLines): PageChange[] {
  const [oldTexts, newTexts] = [textsOnly(before), textsOnly(after)]
  if (oldTexts.hasDigests !== newTexts.hasDigests) return redline(oldTexts.lines, newTexts.lines)
  const movedFrom = new Map<string, string>()
  for (const [address, lines] of after) {
    const to = target(lines)
    if (to !== undefined && before.has(address) && !before.has(to)) movedFrom.set(to, address)
  }
  return [...new Set([...before.keys(), ...after.keys()])].sort().flatMap((address): PageChange[] => {
    const from = movedFrom.get(address)
    const [old = [], now = []] = [before.get(from ?? address), after.get(address)]
    if (movedFrom.get(target(now) ?? '') === address) return []
    const sentences = compareLines(old, now)
    if (from === undefined && !sentences.some(isChanged)) return []
    const date = now.find((line) => lastUpdated.test(line) && old.includes(line))
    const stale = date && `changed, but not its date: ${date}`
    const status = from ? `moved from ${from}` : !old[0] ? 'new' : !now[0] ? 'removed' : stale
    const title = status === undefined ? address : `${address} (${status})`
    return [{ address: now[0] && address, title, sentences }]
  })
}

function textsOnly(site: SiteLines): { lines: SiteLines; hasDigests: boolean } {
  let hasDigests = false
  const texts = [...site].map(([address, lines]) => {
    const bare = lines.map(withoutDigests)
    hasDigests ||= bare.some((line, index) => line !== lines[index])
    return [address, bare.filter(Boolean)] as const
  })
  return { lines: new Map(texts), hasDigests }
}

/** "Last Updated June 20, 2025" on a line of its own. */
const lastUpdated = /^[^.]{0,30}(?:updated|changed|revised) \w+ \d{1,2}, \d{4}$/i

/** The changed sentences of a page, below their sections' headings. */
export function changedPassages({ sentences }: PageChange): Paragraph[] {
  let heading: Paragraph | undefined
  let shownBefore: Sentence | undefined
  return sentences.flatMap((one, index) => {
    const passage = paragraphOf([one])
    const isHeading = passage.marker !== ''
    if (isHeading) heading = passage.isChanged || one === shownBefore ? undefined : passage
    if (!passage.isChanged) return []
    // A label, such as an office above a name, may belong to the heading below it: show both headings.
    const next = sentences[index + 1]
    const isLabel = /[\p{L}\d]$/u.test(passage.runs.at(-1)?.text ?? '') && next && !isChanged(next)
    const below = isLabel && !isHeading ? [paragraphOf([next])].filter(({ marker }) => marker) : []
    if (below.length > 0) shownBefore = next
    const above = isHeading || !heading ? [] : [heading]
    heading = undefined
    return [...above, passage, ...below]
  })
}
