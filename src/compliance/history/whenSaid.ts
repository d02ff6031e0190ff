import { compareText } from '../../content/model/diagnostic.ts'
import { periodEnd, isIn, periodFrom, type HistoryPeriod } from './period.ts'
import type { FindPhrase } from './phraseIn.ts'
import { findOnPage, type ArchiveSnapshot, type Snapshot } from './snapshot.ts'

/** A stretch of time in which a page said something. */
export interface Span extends HistoryPeriod {
  /** The line that has it, as the page had it last, or on the day that was asked for. */
  passage: string
}

/** When a page said something, and what shows it. */
export interface SaidPage {
  /** Its address, its file, or "every page". */
  page: string
  spans: Span[]
  archives: Pick<ArchiveSnapshot, 'day' | 'made' | 'file'>[]
}

/**
 * Which pages said something, and when.
 * @param snapshots in the order of time
 * @param archives in the order of time
 * @param on the day that was asked for, if one was
 */
export function whenSaid(
  find: FindPhrase,
  snapshots: readonly Snapshot[],
  archives: readonly ArchiveSnapshot[],
  on?: string,
): SaidPage[] {
  const found = new Map<string, SaidPage>()
  const at = (page: string): SaidPage => {
    const known = found.get(page) ?? { page, spans: [], archives: [] }
    found.set(page, known)
    return known
  }
  const open = new Map<string, Span>()
  for (const snapshot of snapshots) {
    const { day, pages } = snapshot
    for (const page of pages.keys()) {
      const passage = findOnPage(find, snapshot, page)
      const span = open.get(page)
      if (passage !== undefined && span) {
        if (on === undefined || day <= on) span.passage = passage
      } else if (passage !== undefined) {
        const begun: Span = { ...periodFrom(snapshot), passage }
        at(page).spans.push(begun)
        open.set(page, begun)
      }
    }
    for (const [page, span] of open) {
      if (findOnPage(find, snapshot, page) !== undefined) continue
      Object.assign(span, periodEnd(snapshot))
      open.delete(page)
    }
  }
  for (const archive of archives) {
    const { day, made, file, pages } = archive
    for (const page of pages.keys()) {
      if (findOnPage(find, archive, page) !== undefined)
        at(page).archives.push({ day, ...(made !== undefined && { made }), file })
    }
  }
  return [...found.values()].sort((one, other) => compareText(one.page, other.page))
}

/** Only what was said on a day: the stretches that it lies in, both ends counted. */
export const saidOn = (pages: readonly SaidPage[], day: string): SaidPage[] =>
  pages.flatMap((page) => {
    const spans = page.spans.filter((span) => isIn(day, span))
    const archives = page.archives.filter((archive) => archive.day === day)
    return spans.length + archives.length === 0 ? [] : [{ ...page, spans }]
  })
