import type { CheckContext } from '../model/check.ts'
import type { Content } from '../model/content.ts'
import { diagnostic, isError, type Diagnostic } from '../model/diagnostic.ts'
import { filterPublished } from '../publish/filterPublished.ts'
import { visibilityChangeDates } from '../publish/publishState.ts'
import { formatDate } from '../text/formatDate.ts'

export function* checkPublishDates({ content }: CheckContext) {
  for (const { file, data, placeOf } of content.entries) {
    const { publishOn = '', expiresOn = publishOn } = data
    if (publishOn > expiresOn)
      yield diagnostic(file, placeOf(['expiresOn']), [
        'showing-order',
        `expiresOn (${expiresOn}) is before publishOn (${publishOn}).`,
        'Change one of the two dates.',
      ])
  }
}

/** Overdue reviews, and reviews without an owner. Records have their own check. */
export function* checkReviews({ content, today = '' }: CheckContext) {
  const records = content.registry.collections.filter(({ isRecord }) => isRecord)
  for (const { file, type, data, placeOf } of content.entries) {
    const { owner, reviewBy } = data
    if (reviewBy === undefined || records.some((one) => one === type)) continue
    if (reviewBy < today)
      yield diagnostic(file, placeOf(['reviewBy']), [
        'review-due',
        `This text was due for review by ${reviewBy}.`,
        `${owner ? `Ask ${owner} to review it` : 'Review it'}, then write the date of the next review here.`,
      ])
    if (owner === undefined)
      yield diagnostic(file, placeOf(['reviewBy']), [
        'review-owner',
        'This text has a review date but no owner.',
        'Add a line such as owner: Jane Doe.',
      ])
  }
}

/** How many coming dates with changes are checked. */
const daysAhead = 12

/**
 * The problems of today and of coming dates: drafts and scheduled files are checked too, and so is the site of each date
 * on which it changes.
 * @param live the part of the content that is on the site today
 * @param includeUnpublished whether drafts are shown, so that their mistakes are errors
 */
export function checkAllDays(
  content: Content,
  live: Content,
  { today, includeUnpublished }: { today: string | undefined; includeUnpublished: boolean },
  runChecks: (content: Content) => Diagnostic[],
): Diagnostic[] {
  const absent = new Map(live.unpublished.map(({ file, reason }) => [file, reason.why]))
  const isComing = ({ file }: Diagnostic) => absent.has(file) && absent.get(file) !== 'over'
  const early = absent.size === 0 ? [] : runChecks(content).filter(isComing)
  // Nobody sees a draft, so its mistakes keep no site from being built.
  const inFiles = [...content.problems, ...early].map((problem) =>
    absent.get(problem.file) === 'draft' && !includeUnpublished ? asWarning(problem) : problem,
  )
  const problems = [...inFiles, ...runChecks(live)]
  if (today === undefined) return problems
  const days = content.entries.flatMap(({ data }) => visibilityChangeDates(data, today))
  const reported = new Set(problems.map(keyOf))
  for (const day of [...new Set(days)].sort().slice(0, daysAhead))
    for (const problem of runChecks(filterPublished(content, day)))
      if (isError(problem) && !reported.has(keyOf(problem))) {
        reported.add(keyOf(problem))
        problems.push({ ...asWarning(problem), message: `Starting ${formatDate(day)}: ${problem.message}` })
      }
  return problems
}

const asWarning = (problem: Diagnostic): Diagnostic => ({ ...problem, severity: 'warning' })

const keyOf = ({ file, line, column, rule }: Diagnostic): string => `${file}:${line}:${column}:${rule}`
