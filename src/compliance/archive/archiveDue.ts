import { addDays, daysBetween } from '../../content/text/calendar.ts'
import { formatDate } from '../../content/text/formatDate.ts'
import { counted } from '../../content/text/plural.ts'
import type { SiteText } from '../text/types.ts'
import type { ArchiveRecord } from './archiveRecord.ts'
import { changedPages } from './changedPages.ts'

/** How old the last archive may become, in days, before the next one exists. */
const longest = 90

/** How many days before that limit the next archive is asked for: the reminder runs once a week. */
const ahead = 6

/** What tells whether an archive is due. */
export interface ArchiveDueInput {
  /** As 2026-01-31. */
  today: string
  last: Pick<ArchiveRecord, 'day' | 'revision'> | undefined
  /** The site as the last archive has it, or why it cannot be compared: its revision is not at hand, not in this part of the history, or too old. */
  before: SiteText | 'missing' | 'cut-off' | 'unreadable'
  /** The site as it stands. */
  now: SiteText
}

/** Whether an archive is due, and why: sentences. */
interface Due {
  /** Where nobody can tell, one counts as due. */
  isDue: boolean
  reasons: string[]
}

/**
 * Whether another archive of the site is due: from the 84th day on, so that it exists within 90, and as soon as a page
 * says something else than in the last one.
 */
export function archiveDue({ today, last, before, now }: ArchiveDueInput): Due {
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
  const ago = age === 0 ? 'today' : `${counted(age, 'day')} ago`
  const limit = formatDate(addDays(last.day, longest))
  const isOld = age >= longest - ahead
  if (isOld) {
    reasons.push(
      `The last archive is of ${day}, ${ago}. The next is due by ${limit}, within ${longest} days: ${leftOrOver(longest - age)}.`,
    )
  }
  const revision = last.revision.slice(0, 7)
  if (before === 'missing' || before === 'cut-off') {
    reasons.push(
      `The last archive was made from revision ${revision}, which this copy does not have, so nobody can tell here what has changed since.${before === 'cut-off' ? ' To get the whole history: git fetch --unshallow' : ''}`,
    )
  } else if (before === 'unreadable') {
    reasons.push(
      `The last archive was made from revision ${revision}, which today’s program cannot make into pages, so nobody can tell here what has changed since.`,
    )
  } else {
    reasons.push(...changedPages(before, now).map((change) => `Since the archive of ${day}, ${change}`))
  }
  if (reasons.length > 0) {
    if (!isOld)
      reasons.push(`Whatever has changed, the next is due by ${limit}: ${leftOrOver(longest - age)}.`)
    return { isDue: true, reasons }
  }
  const asked = formatDate(addDays(last.day, longest - ahead))
  return {
    isDue: false,
    reasons: [
      `The last archive is of ${day}, ${ago}, and every page still says what it said. The next is due by ${limit}: ${leftOrOver(longest - age)}. It is asked for from ${asked} on, and as soon as a page says something else.`,
    ],
  }
}

function leftOrOver(left: number): string {
  if (left === 0) return 'today is the last day'
  return left > 0 ? `${counted(left, 'day is', 'days are')} left` : `it is ${counted(-left, 'day')} over`
}
