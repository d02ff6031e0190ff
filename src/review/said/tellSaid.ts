import { formatDate } from '../../site/formatDate.ts'
import { everyPage, type ArchiveWitness, type Witness } from './witness.ts'
import { saidOn, type SaidPage, type Span } from './whenSaid.ts'

/** What was asked, and what was looked through. */
export interface SaidQuestion {
  phrase: string
  /** Only what was said on this day. */
  on: string | undefined
  /** Only what this page said. */
  page: string | undefined
  /** As 2026-01-31. */
  today: string
  witnesses: readonly Witness[]
  archives: readonly ArchiveWitness[]
  /** Whether the history was cut off when the repository was copied. */
  isShallow: boolean
}

/** The answer, for people and for programs. */
export interface SaidAnswer {
  pages: SaidPage[]
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
  const { on, page } = question
  const there = page === undefined ? said : said.filter((found) => found.page === page)
  const pages = on === undefined ? [...there] : saidOn(there, on)
  const sentences = isUnknown(question)
    ? [`What was said on ${formatDate(on ?? '')} is not known.`]
    : pages.length === 0
      ? [nothing(question)]
      : pages.flatMap((found) => told(found, question))
  return { pages, sentences, limits: limitsOf(question) }
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

function limitsOf({ witnesses, archives, isShallow, on, today }: SaidQuestion): string[] {
  const limits: string[] = []
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
      'The history tells what stood in the repository on a day; the site itself may have shown it a little later. An archive shows what the site answered.',
    )
  }
  limits.push(
    archives.length === 0
      ? 'There was no archive to look into.'
      : `The archives at hand are of ${archives.map(({ day }) => formatDate(day)).join('; ')}.`,
  )
  if (on !== undefined && on > today) limits.push(`${formatDate(on)} is still to come.`)
  return limits
}
