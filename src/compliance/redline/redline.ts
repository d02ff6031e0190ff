import { compareLines, isChanged, type Sentence } from '../compareLines.ts'
import type { SiteLines } from '../readSite.ts'
import { countWords, likeness } from '../words.ts'

/** A page that reads differently. */
export interface PageChange {
  address: string
  status: 'changed' | 'new' | 'removed' | 'moved'
  /** Of a moved page: its address before. */
  from?: string
  sentences: Sentence[]
}

/** Pages at two addresses that share less of their words are two pages. */
const leastAlike = 0.8

/** The pages that read differently, by address. */
export function redline(before: SiteLines, after: SiteLines): PageChange[] {
  const movedFrom = movedPages(before, after)
  const gone = new Set(movedFrom.values())
  return [...new Set([...before.keys(), ...after.keys()])].sort().flatMap((address): PageChange[] => {
    const from = movedFrom.get(address)
    const [old, now] = [before.get(from ?? address), after.get(address)]
    if (gone.has(address) && !isPage(now)) return []
    const sentences = compareLines(old ?? [], now ?? [])
    if (from !== undefined) return [{ address, status: 'moved', from, sentences }]
    if (!sentences.some(isChanged)) return []
    return [{ address, status: !old ? 'new' : !now ? 'removed' : 'changed', sentences }]
  })
}

/** A page, not the redirect that is left at an old address. */
const isPage = (lines: readonly string[] | undefined): boolean =>
  lines !== undefined && !(lines.length === 1 && lines[0]?.startsWith('Leads to '))

/** The new addresses of pages that moved, with the old ones. */
function movedPages(before: SiteLines, after: SiteLines): Map<string, string> {
  const gone = [...before].filter(([address, lines]) => isPage(lines) && !isPage(after.get(address)))
  const moved = new Map<string, string>()
  for (const [address, lines] of after) {
    if (isPage(before.get(address)) || !isPage(lines)) continue
    const from = gone.findIndex(([, old]) => likeness(old.join(' '), lines.join(' ')) >= leastAlike)
    if (from >= 0) moved.set(address, gone.splice(from, 1)[0]?.[0] ?? '')
  }
  return moved
}

/** How many words were taken out and put in; sentences that only moved don't count. */
export function countChanges(pages: readonly PageChange[]): { deleted: number; inserted: number } {
  const count = { deleted: 0, inserted: 0 }
  for (const { kind, text, moved } of pages.flatMap(({ sentences }) => sentences.flatMap(({ runs }) => runs)))
    if (kind !== 'same' && !moved) count[kind] += countWords(text)
  return count
}

/** The heading of a page in a redline: its address and what happened to it. */
export const pageTitle = ({ address, status, from }: PageChange): string =>
  status === 'changed' ? address : `${address} (${from === undefined ? status : `moved from ${from}`})`

/** The changed sentences of a page, each after the heading of its section if that didn't change itself. */
export function changedPassages({ sentences }: PageChange): Sentence[] {
  let heading: Sentence | undefined
  return sentences.flatMap((one) => {
    const isHeading = one.runs.some(({ text }) => /^#+ /.test(text))
    if (!isChanged(one)) {
      if (isHeading) heading = one
      return []
    }
    const passages = heading && !isHeading ? [heading, one] : [one]
    heading = undefined
    return passages
  })
}
