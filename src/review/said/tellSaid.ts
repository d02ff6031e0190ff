import { formatDate } from '../../site/formatDate.ts'
import type { ApprovedSaying, ApprovedText } from './approvedText.ts'
import { branchWarning, searchedInWords, type SearchedBranch } from './searchedBranch.ts'
import { everyPage, type ArchiveWitness, type Witness } from './witness.ts'
import { saidOn, type SaidPage, type Span } from './whenSaid.ts'

/** What was asked, and what was looked through. */
export interface SaidQuestion {
  phrase: string
  /** Only what was said on this day. */
  on: string | undefined
  /** Only what this page said. */
  page: string | undefined
  witnesses: readonly Witness[]
  archives: readonly ArchiveWitness[]
  /** Every text that was approved; undefined when the records of approvals are not in order. */
  approved: readonly ApprovedText[] | undefined
  /** Those that have the phrase. */
  approvedSaying: readonly ApprovedSaying[]
  /** The branch that the history is of. */
  searched: SearchedBranch | undefined
  /** Whether the history was cut off when the repository was copied. */
  isShallow: boolean
}

/** The answer, for people and for programs. */
export interface SaidAnswer {
  pages: SaidPage[]
  /** The approved texts that have it. */
  approved: ApprovedSaying[]
  /** What must be read before the answer: sentences. */
  warnings: string[]
  /** One sentence a page, or one that nothing was found. */
  sentences: string[]
  /** What cannot be known: sentences. */
  limits: string[]
}

/**
 * Puts into words which pages said a phrase, and when.
 * @param said all that was found, in any time and on any page
 */
export function tellSaid(said: readonly SaidPage[], question: SaidQuestion): SaidAnswer {
  const { on, page, searched } = question
  const there =
    page === undefined ? said : said.filter((found) => found.page === page || found.page === everyPage)
  const pages = on === undefined ? [...there] : saidOn(there, on)
  const approved = question.approvedSaying.filter((text) => isAsked(text, question))
  const isOnlyKept = approved.some(({ address }) => address === page && page !== undefined)
  const sentences = isUnknown(question)
    ? unknown(question, approved)
    : pages.length > 0
      ? pages.flatMap((found) => told(found, question))
      : isOnlyKept
        ? []
        : [nothing(question)]
  const warning = searched && branchWarning(searched)
  return {
    pages,
    approved,
    warnings: warning === undefined ? [] : [warning],
    sentences: [...sentences, ...approved.flatMap((text) => toldByApproval(text, question))],
    limits: limitsOf(question),
  }
}

/** Whether an approved text is one of the page and of the day that were asked for. */
const isAsked = (text: ApprovedText, { on, page }: SaidQuestion): boolean =>
  (page === undefined || page === text.page || page === text.address) &&
  (on === undefined || (text.from <= on && (text.to === undefined || on <= text.to)))

function unknown(question: SaidQuestion, saying: readonly ApprovedSaying[]): string[] {
  const day = formatDate(question.on ?? '')
  const known = (question.approved ?? []).filter((text) => isAsked(text, question))
  const notShown = `What the site said on ${day} is not known.`
  if (saying.length > 0)
    return [`${notShown} A text that was approved for that day tells what it was to say:`]
  const pages = [...new Set(known.map(({ page }) => page))]
  return known.length === 0
    ? [notShown]
    : [
        `${notShown} The texts that were approved for that day do not have "${question.phrase}": ${pages.join(', ')}.`,
      ]
}

function toldByApproval(text: ApprovedSaying, { phrase }: SaidQuestion): string[] {
  const { page, from, to, by, approvedOn, file, passage } = text
  const time =
    to === undefined ? `from ${formatDate(from)} on` : `from ${formatDate(from)} to ${formatDate(to)}`
  return [
    `The text that was approved for ${page} ${time} has "${phrase}" (approved by ${by} on ${formatDate(approvedOn)}; content/${file}).`,
    `    ${passage}`,
  ]
}

/** A day before everything that was looked through. */
const isUnknown = ({ on, witnesses, archives }: SaidQuestion): boolean => {
  const first = [witnesses[0]?.day, archives[0]?.day].filter((day) => day !== undefined).sort()[0]
  return on !== undefined && (first === undefined || on < first)
}

function nothing({ phrase, on, page }: SaidQuestion): string {
  const who = page === undefined ? 'No page' : `The page ${page}`
  const not = page === undefined ? '' : ' not'
  const when = on === undefined ? ' at any time that is known' : ` on ${formatDate(on)}`
  return page === undefined ? `${who} said "${phrase}"${when}.` : `${who} did${not} say "${phrase}"${when}.`
}

function told({ page, spans, archives }: SaidPage, { phrase }: SaidQuestion): string[] {
  const subject = page === everyPage ? 'Every page, in its header or footer,' : page
  if (spans.length === 0) {
    return [`${subject} said "${phrase}" in ${archivesInWords(archives)}; the git history does not show it.`]
  }
  return spans.flatMap((span) => {
    const shown = archives.filter(({ day }) => span.from <= day && (span.to === undefined || day <= span.to))
    const proof = [revisionsOf(span), ...(shown.length > 0 ? [`shown by ${archivesInWords(shown)}`] : [])]
    return [`${subject} ${timeOf(span, phrase)} (${proof.join('; ')}).`, `    ${span.passage}`]
  })
}

const timeOf = ({ from, to }: Span, phrase: string): string =>
  to === undefined
    ? `has said "${phrase}" since ${formatDate(from)}, and says it still`
    : from === to
      ? `said "${phrase}" on ${formatDate(from)}, for less than a day`
      : `said "${phrase}" from ${formatDate(from)} to ${formatDate(to)}`

const revisionsOf = ({ since, until }: Span): string =>
  until === undefined
    ? `since revision ${short(since)}`
    : since === until
      ? `revision ${short(since)}`
      : `from revision ${short(since)} until revision ${short(until)}`

const short = (revision: string): string => revision.slice(0, 7)

function archivesInWords(archives: readonly { day: string }[]): string {
  const days = [...new Set(archives.map(({ day }) => formatDate(day)))]
  const [last = ''] = days.slice(-1)
  return days.length === 1
    ? `the archive of ${last}`
    : `the archives of ${days.slice(0, -1).join('; ')} and ${last}`
}

function limitsOf({ witnesses, archives, approved, searched, isShallow }: SaidQuestion): string[] {
  const limits = searched ? [searchedInWords(searched)] : []
  const [first] = witnesses
  if (!first) limits.push('There is no git history here, so only the archives were looked through.')
  else if (isShallow) {
    limits.push(
      `This copy of the repository holds only the history since ${formatDate(first.day)}; earlier days are not known. For all of it: git fetch --unshallow`,
    )
  } else limits.push(`The history begins on ${formatDate(first.day)}; what was said before is not known.`)
  const typed = witnesses.filter(({ isSource }) => isSource)
  if (typed.length > 0) {
    const revisions = new Set(typed.map(({ revision }) => revision)).size
    limits.push(
      `${revisions === 1 ? '1 revision' : `${revisions} revisions`}, the last of ${formatDate(typed.at(-1)?.day ?? '')}, ${revisions === 1 ? 'has' : 'have'} files that today’s program cannot make into pages; these were searched as they were typed.`,
    )
  }
  if (first) {
    limits.push(
      'The history tells what stood in the repository on a day; the site itself may have shown it later, or never. An archive shows what a revision builds for its day.',
    )
  }
  limits.push(
    archives.length === 0
      ? 'There was no archive to look into.'
      : `The archives at hand are of ${archives.map(({ day }) => formatDate(day)).join('; ')}. In them the wording that each keeps of its pages was searched, and not their HTML.`,
  )
  if (approved === undefined) {
    limits.push(
      'The records of approvals are not in order, so no approved text was searched. To see why: npm run check',
    )
  } else if (approved.length > 0) {
    limits.push(
      'An approved text tells what somebody approved for a page from a day on, not that the site showed it.',
    )
  }
  return limits
}
