import { compareLines, isChanged, type Sentence } from '../compareLines.ts'
import type { SiteLines } from '../readSite.ts'
import { countWords } from '../words.ts'
import { paragraphOf, type Paragraph } from './marks.ts'

/** A page that reads differently. */
export interface PageChange {
  /** Its address and what happened to it. */
  title: string
  sentences: Sentence[]
}

/** Where an address leads, if no page of its own is there any more. */
const target = (lines: readonly string[] = []): string | undefined =>
  /^Leads to (.+)/.exec(lines[0] ?? '')?.[1]

/** The pages that read differently, by address. A page moved if its old address now leads to it. */
export function redline(before: SiteLines, after: SiteLines): PageChange[] {
  const movedFrom = new Map<string, string>()
  for (const [address, lines] of after) {
    const to = target(lines)
    if (to !== undefined && before.has(address) && !before.has(to)) movedFrom.set(to, address)
  }
  return [...new Set([...before.keys(), ...after.keys()])].sort().flatMap((address): PageChange[] => {
    const from = movedFrom.get(address)
    const [old, now] = [before.get(from ?? address), after.get(address)]
    if (movedFrom.get(target(now) ?? '') === address) return []
    const sentences = compareLines(old ?? [], now ?? [])
    if (from === undefined && !sentences.some(isChanged)) return []
    const date = old && now && from === undefined ? unmovedDate(old, now) : undefined
    const status =
      (from && `moved from ${from}`) ??
      (!old ? 'new' : !now ? 'removed' : date && `changed, but not its date: ${date}`)
    return [{ title: status === undefined ? address : `${address} (${status})`, sentences }]
  })
}

/** "Last Updated June 20, 2025", when both wordings of a page say so. */
const unmovedDate = (old: readonly string[], now: readonly string[]): string | undefined =>
  now.find(
    (line) => /^[^.]{0,30}(?:updated|changed|revised) \w+ \d{1,2}, \d{4}$/i.test(line) && old.includes(line),
  )

/** How many words were taken out and put in; sentences that only moved don't count. */
export function countChanges(pages: readonly PageChange[]): { deleted: number; inserted: number } {
  const count = { deleted: 0, inserted: 0 }
  for (const { kind, text, moved } of pages.flatMap(({ sentences }) => sentences.flatMap(({ runs }) => runs)))
    if (kind !== 'same' && !moved) count[kind] += countWords(text)
  return count
}

/** The changed sentences of a page, each after the heading of its section if that didn't change itself. */
export function changedPassages({ sentences }: PageChange): Paragraph[] {
  let heading: Paragraph | undefined
  return sentences.flatMap((one, index) => {
    const passage = paragraphOf([one])
    const isHeading = passage.sign !== ''
    if (isHeading) heading = passage.isChanged ? undefined : passage
    if (!passage.isChanged) return []
    // A label above a heading, such as an office above a name, belongs to it.
    const next = sentences[index + 1]
    const below =
      next && /[\p{L}\d]$/u.test(passage.runs.at(-1)?.text ?? '') ? paragraphOf([next]) : undefined
    const shown = isHeading || !below?.sign || below.isChanged ? heading : below
    heading = undefined
    return shown && !isHeading ? [shown, passage] : [passage]
  })
}
