import { formatDate } from '../../site/formatDate.ts'
import type { SiteReading } from '../reading/types.ts'
import type { ArchiveRecord } from './archiveRecord.ts'
import { changedPages } from './changedPages.ts'

/** How old the last archive may be, in days. */
export const longest = 90

/** What tells whether an archive is due. */
export interface DueGround {
  /** As 2026-01-31. */
  today: string
  last: Pick<ArchiveRecord, 'day' | 'revision'> | undefined
  /** The site as the last archive has it, or why it cannot be compared: its revision is not at hand, or too old. */
  before: SiteReading | 'missing' | 'unreadable'
  /** The site as it stands. */
  now: SiteReading
}

/** Whether an archive is due, and why: sentences. */
export interface Due {
  isDue: boolean
  reasons: string[]
}

/**
 * Whether another archive of the site is due: after 90 days, and as soon as a page says something else than in the
 * last one.
 */
export function archiveDue({ today, last, before, now }: DueGround): Due {
  if (!last) return { isDue: true, reasons: ['No archive of the site was made yet.'] }
  const day = formatDate(last.day)
  const age = daysBetween(last.day, today)
  if (age < 0) {
    return {
      isDue: true,
      reasons: [
        `The last archive bears the day ${day}, which is still to come, so it is evidence of nothing yet.`,
      ],
    }
  }
  const reasons: string[] = []
  const ago = age === 0 ? 'today' : age === 1 ? '1 day ago' : `${age} days ago`
  if (age > longest)
    reasons.push(
      `The last archive is of ${day}, ${ago}; one is due when the last is older than ${longest} days.`,
    )
  const revision = last.revision.slice(0, 7)
  if (before === 'missing') {
    reasons.push(
      `The last archive was made from revision ${revision}, which this copy of the repository does not have, so nobody can tell what has changed since. To get the whole history: git fetch --unshallow`,
    )
  } else if (before === 'unreadable') {
    reasons.push(
      `The last archive was made from revision ${revision}, which today’s program cannot make into pages, so nobody can tell what has changed since.`,
    )
  } else {
    reasons.push(...changedPages(before, now).map((change) => `Since the archive of ${day}, ${change}`))
  }
  if (reasons.length > 0) return { isDue: true, reasons }
  return {
    isDue: false,
    reasons: [
      `The last archive is of ${day}, ${ago}, and every page still says what it said. The next is due ${longest - age === 0 ? 'tomorrow' : `in ${longest - age + 1} days`}, or when a page says something else.`,
    ],
  }
}

/** Counted in UTC, where every day has 24 hours. */
const daysBetween = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000)
