import type { Content } from '../model/content.ts'
import { visibilityChangeDates } from '../publish/publishState.ts'
import { formatDate } from '../text/formatDate.ts'
import { filterPublished } from '../publish/filterPublished.ts'
import { isError, type Diagnostic } from '../model/diagnostic.ts'

/** What is looked at besides the site of today. */
interface FutureCheckContext {
  /** Everything that was read. */
  content: Content
  /** The part of it that is on the site today. */
  live: Content
  /** As 2026-01-31. */
  today: string | undefined
  /** Every problem of some content that shows only when the whole is known. */
  runChecks: (content: Content) => Diagnostic[]
}

/** Whether an entry may still come onto the site; what its last day has taken off is not checked. */
const isToCome = ({ reason }: Content['unpublished'][number]): boolean => reason.why !== 'over'

/** The problems within files that are not on the site yet, found by looking at everything as if it were. */
export function checkUnpublished({ content, live, runChecks }: FutureCheckContext): Diagnostic[] {
  const files = new Set(live.unpublished.filter(isToCome).map(({ file }) => file))
  return files.size === 0 ? [] : runChecks(content).filter(({ file }) => files.has(file))
}

/** How many of the coming days on which something appears or leaves are looked at. */
const daysAhead = 12

/**
 * The errors that will be there on coming days, because something appears or leaves: warnings until then.
 * @param known what is told already
 */
export function checkUpcomingDates(
  { content, today, runChecks }: FutureCheckContext,
  known: readonly Diagnostic[],
): Diagnostic[] {
  if (today === undefined) return []
  const days = content.entries.flatMap(({ data }) => visibilityChangeDates(data, today))
  const told = new Set(known.map(diagnosticKey))
  return [...new Set(days)]
    .sort()
    .slice(0, daysAhead)
    .flatMap((day) => {
      const coming = runChecks(filterPublished(content, day)).filter(
        (problem) => isError(problem) && !told.has(diagnosticKey(problem)),
      )
      for (const problem of coming) told.add(diagnosticKey(problem))
      return coming.map((problem) => fromDayOn(day, problem))
    })
}

/** A problem that will be there from a day on: a warning until then. @param day as 2026-01-31 */
export const fromDayOn = (day: string, problem: Diagnostic): Diagnostic => ({
  ...problem,
  severity: 'warning',
  message: `From ${formatDate(day)} on: ${problem.message}`,
})

/** By its place and its rule, a problem is told from others. */
export const diagnosticKey = ({ file, line, column, rule }: Diagnostic): string =>
  `${file}:${line}:${column}:${rule}`

/** The mistakes of drafts, as warnings: nobody sees a draft, so it keeps no site from being built. */
export function downgradeDraftErrors(
  problems: readonly Diagnostic[],
  { unpublished }: Content,
): Diagnostic[] {
  const drafts = new Set(unpublished.filter(({ reason }) => reason.why === 'draft').map(({ file }) => file))
  return problems.map((problem) =>
    drafts.has(problem.file) && isError(problem) ? { ...problem, severity: 'warning' } : problem,
  )
}
