import { changesAfter } from './publish/absence.ts'
import { formatDate } from './text/formatDate.ts'
import { liveContent } from './publish/liveContent.ts'
import { isError, type Problem } from './model/problem.ts'
import type { Content } from './readContent.ts'

/** What is looked at besides the site of today. */
export interface Unseen {
  /** Everything that was read. */
  content: Content
  /** The part of it that is on the site today. */
  live: Content
  /** As 2026-01-31. */
  today: string | undefined
  /** Every problem of some content that shows only when the whole is known. */
  look: (content: Content) => Problem[]
}

/** What has passed may lead anywhere; nobody follows it. */
const isToCome = ({ absence }: Content['absent'][number]): boolean => absence.why !== 'over'

/** The problems within files that are not on the site yet, found by looking at everything as if it were. */
export function problemsAhead({ content, live, look }: Unseen): Problem[] {
  const files = new Set(live.absent.filter(isToCome).map(({ file }) => file))
  return files.size === 0 ? [] : look(content).filter(({ file }) => files.has(file))
}

/** How many of the coming days on which something appears or leaves are looked at. */
const daysAhead = 12

/**
 * The errors that will be there on coming days, because something appears or leaves: warnings until then.
 * @param known what is told already
 */
export function problemsToCome({ content, today, look }: Unseen, known: readonly Problem[]): Problem[] {
  if (today === undefined) return []
  const { pages, legal, attorneys, jobs, 'practice-areas': areas } = content.entries
  const days = [...pages, ...areas, ...legal, ...attorneys, ...jobs].flatMap(({ data }) =>
    changesAfter(data, today),
  )
  const told = new Set(known.map(keyOf))
  return [...new Set(days)]
    .sort()
    .slice(0, daysAhead)
    .flatMap((day) => {
      const coming = look(liveContent(content, day)).filter(
        (problem) => isError(problem) && !told.has(keyOf(problem)),
      )
      for (const problem of coming) told.add(keyOf(problem))
      return coming.map((problem): Problem => ({
        ...problem,
        severity: 'warning',
        message: `From ${formatDate(day)} on: ${problem.message}`,
      }))
    })
}

const keyOf = ({ file, line, column, rule }: Problem): string => `${file}:${line}:${column}:${rule}`

/** The mistakes of drafts, as warnings: nobody sees a draft, so it keeps no site from being built. */
export function asDrafts(problems: readonly Problem[], { absent }: Content): Problem[] {
  const drafts = new Set(absent.filter(({ absence }) => absence.why === 'draft').map(({ file }) => file))
  return problems.map((problem) =>
    drafts.has(problem.file) && isError(problem) ? { ...problem, severity: 'warning' } : problem,
  )
}
