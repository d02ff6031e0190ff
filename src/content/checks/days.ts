import { asWarning, diagnostic, isError, type Diagnostic } from '../model/diagnostic.ts'
import { valueAt } from '../model/fieldPath.ts'
import type { CheckContext } from '../model/site.ts'
import type { Content } from '../model/content.ts'
import { filterPublished } from '../publish/filterPublished.ts'
import { changeDays } from '../publish/publishState.ts'
import { formatDate } from '../text/formatDate.ts'

/** Two dates of a file that are in the wrong order. */
function* checkDateOrder({ entries }: Content) {
  for (const { type, file, data, placeOf } of entries) {
    const pairs = [
      ['publishOn', 'expiresOn', 'showing-order', 'Change one of the two dates.'],
      ['lastUpdated', 'effectiveOn', 'legal-day', 'Write when the text takes effect, or delete this line.'],
      [type.roles?.end ?? '', 'expiresOn', 'ends-later', 'Delete this line: events leave by themselves.'],
    ] as const
    for (const [first, then, rule, fix] of pairs) {
      const [from, to] = [first, then].map((field) => String(valueAt(data, [field]) ?? '').slice(0, 10))
      if (from && to && to < from)
        yield diagnostic(file, placeOf([then]), [rule, `${then} (${to}) is before ${first} (${from}).`, fix])
    }
  }
}

/** Overdue reviews, and reviews without an owner. Records have their own check. */
export function* checkReviews({ content, today = '' }: CheckContext) {
  for (const { file, type, data, placeOf } of content.entries) {
    const { owner, reviewBy } = data
    if (reviewBy === undefined || type.roles?.words) continue
    const place = placeOf(['reviewBy'])
    const due = `This text was due for review by ${reviewBy}.`
    const next = `${owner ? `Ask ${owner} to review it` : 'Review it'}, then write the date of the next review here.`
    if (reviewBy < today) yield diagnostic(file, place, ['review-due', due, next])
    const alone = 'This text has a review date but no owner.'
    const add = 'Add a line such as owner: Jane Doe.'
    if (owner === undefined) yield diagnostic(file, place, ['review-owner', alone, add])
  }
}

/**
 * The problems of today and of the days on which dates in the content change the site. Errors of a later day are errors
 * today, since nobody may be there on that day: a date never stops a site that could be built. `live` is on the site today.
 */
export function checkAllDays(
  content: Content,
  live: Content,
  today: string | undefined,
  runChecks: (view: Content, day: string | undefined) => Diagnostic[],
): Diagnostic[] {
  const absent = new Map(live.unpublished.map(({ file, reason }) => [file, reason.why]))
  const reasonOf = ({ file }: Diagnostic) => absent.get(file)
  // Errors in scheduled files are found on the days on which those are on the site.
  const early = (absent.size === 0 ? [] : runChecks(content, today)).filter(
    (problem) => reasonOf(problem) === 'draft' || (reasonOf(problem) === 'early' && !isError(problem)),
  )
  // Visitors don't see drafts, so their mistakes stop no site.
  const inFiles = [...checkDateOrder(content), ...early].map((problem) =>
    reasonOf(problem) === 'draft' ? asWarning(problem) : problem,
  )
  const problems = [...content.problems, ...inFiles, ...runChecks(live, today)]
  for (const day of today === undefined ? [] : changeDays(content, today))
    problems.push(...newErrors(day, runChecks(filterPublished(content, day), day), problems))
  return problems
}

/** The errors of a coming day that nothing found before has, each with the day in its message. */
export function newErrors(day: string, problems: readonly Diagnostic[], before: readonly Diagnostic[]) {
  const known = new Set(before.map(keyOf))
  return problems
    .filter((problem) => isError(problem) && !known.has(keyOf(problem)))
    .map((problem) => ({ ...problem, message: `Starting ${formatDate(day)}: ${problem.message}` }))
}

const keyOf = ({ file, line, column, rule }: Diagnostic): string => `${file}:${line}:${column}:${rule}`
