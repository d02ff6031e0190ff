import { everyPage } from '../../content/publish/addresses.ts'
import { normalizeText } from '../text/normalizeText.ts'
import type { ApprovedText } from './approvedText.ts'
import type { SearchSources } from './searchSources.ts'
import { isAsked } from './formatSearch.ts'
import { periodEnd, isIn, periodFrom, type HistoryPeriod } from './period.ts'
import { linesBeforeLabels, type ArchiveSnapshot, type Snapshot } from './snapshot.ts'

/** A stretch of time in which a page had one and the same wording, as the history tells. */
export interface WordingPeriod extends HistoryPeriod {
  /** Whether its file was read as it was typed, since today's program cannot make a page of it. */
  isTyped: boolean
}

/** A whole wording that a page had on a day, with all that vouch for it. */
export interface WordingOnDay {
  lines: readonly string[]
  /** The same without labels where a page was made that day, since the page shows which of them it shows. */
  told: readonly string[]
  /** What the finished page of that day showed besides: labels with what was filled in, and words of other pages. */
  filled: string[]
  standings: WordingPeriod[]
  archives: Pick<ArchiveSnapshot, 'day' | 'made' | 'file'>[]
  approved: ApprovedText[]
}

/**
 * Every wording that a page had on a day, first what the history tells, in the order of time. There are several when
 * it was changed on that day, and when the sources do not agree.
 * @param on as 2026-01-31
 */
export function pageOnDay(page: string, on: string, searched: SearchSources): WordingOnDay[] {
  const found = new Map<string, WordingOnDay>()
  // What was written down before labels were part of a wording vouches for the rest of it.
  const sameAs = (lines: readonly string[]): WordingOnDay | undefined => {
    const key = lines.join('\n')
    return (
      found.get(key) ??
      [...found.values()].find((wording) => linesBeforeLabels(wording.lines).join('\n') === key)
    )
  }
  const at = (lines: readonly string[]): WordingOnDay => {
    const known = sameAs(lines) ?? {
      lines,
      told: lines,
      filled: [],
      standings: [],
      archives: [],
      approved: [],
    }
    found.set(known.lines.join('\n'), known)
    return known
  }
  const addFilled = (wording: WordingOnDay, shown: readonly string[] | undefined) => {
    if (shown === undefined) return
    // Labels of no page stand with what every page shows.
    if (page !== everyPage) wording.told = linesBeforeLabels(wording.lines)
    const words = normalizeText([...wording.told, ...wording.filled].join(' '))
    wording.filled.push(...new Set(shown.filter((line) => !words.includes(normalizeText(line)))))
  }
  for (const { lines, shownBy, ...standing } of periodsOf(page, searched).filter((one) => isIn(on, one))) {
    const wording = at(lines)
    wording.standings.push(standing)
    addFilled(wording, shownBy.findLast(({ day }) => day <= on)?.shown?.get(page))
  }
  for (const { day, made, file, pages, shown } of searched.archives) {
    const lines = pages.get(page)
    if (!lines) continue
    const same = sameAs(lines)
    // An archive of another day vouches for a wording that stood on both days.
    if (day === on || same?.standings.some((standing) => isIn(day, standing)))
      at(lines).archives.push({ day, ...(made !== undefined && { made }), file })
    if (day === on) addFilled(at(lines), shown?.get(page))
  }
  for (const text of searched.approved ?? [])
    if (isAsked(text, { on, page })) at(text.lines).approved.push(text)
  return [...found.values()]
}

/** The times in which a page stood on the site, whatever it said, as the history tells. */
export function timesOf(page: string, { snapshots }: SearchSources): HistoryPeriod[] {
  const times: HistoryPeriod[] = []
  let open: HistoryPeriod | undefined
  for (const snapshot of snapshots) {
    const stands = snapshot.pages.has(page)
    if (stands && !open) times.push((open = periodFrom(snapshot)))
    else if (!stands && open) {
      Object.assign(open, periodEnd(snapshot))
      open = undefined
    }
  }
  return times
}

type DatedWording = WordingPeriod & {
  lines: readonly string[]
  /** In the order of time; the first one began it. */
  shownBy: Snapshot[]
}

function periodsOf(page: string, { snapshots }: SearchSources): DatedWording[] {
  const all: DatedWording[] = []
  let open: DatedWording | undefined
  for (const snapshot of snapshots) {
    const lines = snapshot.pages.get(page)
    if (open && lines && (open.lines === lines || open.lines.join('\n') === lines.join('\n'))) {
      open.shownBy.push(snapshot)
      continue
    }
    if (open) Object.assign(open, periodEnd(snapshot))
    open = lines && {
      ...periodFrom(snapshot),
      isTyped: snapshot.typed.has(page),
      lines,
      shownBy: [snapshot],
    }
    if (open) all.push(open)
  }
  return all
}
