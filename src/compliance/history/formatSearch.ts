import { formatDate } from '../../content/text/formatDate.ts'
import type { ApprovedSaying, ApprovedText } from './approvedText.ts'
import { historyPeriodInWords, isIn, mayBeginEarlier, periodInWords, type HistoryPeriod } from './period.ts'
import { archiveDay, isBefore, caveats, warningsOf, type SearchSources } from './searchSources.ts'
import { missingAddresses, type ArchiveSnapshot } from './snapshot.ts'
import { everyPage } from '../../content/publish/addresses.ts'
import { saidOn, type SaidPage, type Span } from './whenSaid.ts'

/** What was asked, and what was looked through. */
export interface SaidQuestion extends SearchSources {
  phrase: string
  /** Only what was said on this day. */
  on: string | undefined
  /** Only what this page said. */
  page: string | undefined
  /** The approved texts that have the phrase. */
  approvedSaying: readonly ApprovedSaying[]
}

/** The answer, for people and for programs. */
interface SaidAnswer {
  pages: SaidPage[]
  /** The approved texts that have it. */
  approved: ApprovedSaying[]
  /** What must be read before the answer: sentences. */
  warnings: string[]
  /** What was asked, as it was understood: npm drops flags that are typed without the lone hyphens. */
  asked: string
  /** One sentence a page, or one that nothing was found. */
  sentences: string[]
  /** What cannot be known: sentences. */
  limits: string[]
}

/**
 * Puts into words which pages said a phrase, and when.
 * @param said all that was found, in any time and on any page
 */
export function formatSearch(said: readonly SaidPage[], question: SaidQuestion): SaidAnswer {
  const { on, page } = question
  const there =
    page === undefined ? said : said.filter((found) => found.page === page || found.page === everyPage)
  const pages = on === undefined ? [...there] : saidOn(there, on)
  const approved = question.approvedSaying.filter((text) => isAsked(text, question))
  const isOnlyKept = approved.some(({ address }) => address === page && page !== undefined)
  const sentences =
    on !== undefined && isBefore(on, question)
      ? unknown(question, approved)
      : pages.length > 0
        ? pages.flatMap((found) => told(found, question))
        : isOnlyKept
          ? []
          : [nothing(question, approved.length > 0)]
  return {
    pages,
    approved,
    warnings: warningsOf(question),
    asked: `Asked: "${question.phrase}", ${page === undefined ? 'on any page' : placeOf(page)}, ${on === undefined ? 'at any time' : `on ${formatDate(on)}`}.`,
    sentences: [...sentences, ...approved.flatMap((text) => toldByApproval(text, question))],
    limits: caveats(question),
  }
}

/** Whether an approved text is one of the page and of the day that were asked for. */
export const isAsked = (text: ApprovedText, { on, page }: Pick<SaidQuestion, 'on' | 'page'>): boolean =>
  (page === undefined || page === text.page || page === text.address) && (on === undefined || isIn(on, text))

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
  const { page, by, approvedOn, file, passage } = text
  return [
    `The text that was approved for ${page} ${periodInWords(text)} has "${phrase}" (approved by ${by} on ${formatDate(approvedOn)}; content/${file}).`,
    `    ${passage}`,
  ]
}

/**
 * Who did not say something. Where another witness has it, the ones that have not are named: the days of a history that was
 * rewritten are those of the rewriting.
 */
export function subjectOfDenial(
  { snapshots }: Pick<SearchSources, 'snapshots'>,
  isContradicted: boolean,
  subject: string,
): string {
  if (!isContradicted) return subject
  const witness = snapshots.length > 0 ? 'the git history' : 'the archives'
  return `In ${witness}, ${subject.charAt(0).toLowerCase()}${subject.slice(1)}`
}

function nothing(question: SaidQuestion, isContradicted: boolean): string {
  const { phrase, on, page, snapshots, archives } = question
  if (snapshots.length + archives.length === 0) return 'What the site said is not known.'
  const when = on === undefined ? ' at any time that is known' : ` on ${formatDate(on)}`
  const deny = (subject: string) => subjectOfDenial(question, isContradicted, subject)
  return page === undefined
    ? `${deny('No page')} said "${phrase}"${when}.`
    : `${deny(subjectOf(page))} did not say "${phrase}"${when}.`
}

function told({ page, spans, archives }: SaidPage, { phrase, snapshots }: SaidQuestion): string[] {
  const subject = page.startsWith('/') ? page : subjectOf(page)
  if (spans.length === 0) {
    return [`${subject} said "${phrase}" in ${archivesInWords(archives)}; the git history does not show it.`]
  }
  const alone = archives.filter(({ day }) => !spans.some((span) => isIn(day, span)))
  const toldBySpans = spans.flatMap((span) => {
    const shown = archives.filter(({ day }) => isIn(day, span))
    const proof = [revisionsOf(span), ...(shown.length > 0 ? [`shown by ${archivesInWords(shown)}`] : [])]
    return [
      `${subject} ${timeOf(span, mayBeginEarlier(span, snapshots), phrase)} (${proof.join('; ')}).`,
      `    ${span.passage}`,
    ]
  })
  if (alone.length === 0) return toldBySpans
  return [
    ...toldBySpans,
    `${subject} said "${phrase}" in ${archivesInWords(alone)} too; the git history does not show it then.`,
  ]
}

/** A page in the middle of a sentence. */
export const placeOf = (page: string): string =>
  page === everyPage
    ? 'on every page (header, menus, footer, labels)'
    : page === missingAddresses
      ? `on ${page}`
      : `on the page ${page}`

/** A page at the beginning of a sentence. */
export const subjectOf = (page: string): string => {
  if (page === everyPage) return 'Every page, in its header, menus, footer or labels,'
  return page === missingAddresses ? 'The page for missing addresses' : `The page ${page}`
}

/** @param isFirst whether it may have begun earlier */
function timeOf(span: Span, isFirst: boolean, phrase: string): string {
  if (span.to !== undefined) return `said "${phrase}" ${historyPeriodInWords(span, isFirst)}`
  return `has said "${phrase}" since ${formatDate(span.from)}${isFirst ? ' or earlier' : ''}, and says it still`
}

/** The revisions with which a period began and ended. */
export const revisionsOf = ({ since, until, to }: HistoryPeriod): string =>
  until === undefined
    ? to === undefined
      ? `since revision ${short(since)}`
      : `from revision ${short(since)} until a day that the content names`
    : since === until
      ? `revision ${short(since)}`
      : `from revision ${short(since)} until revision ${short(until)}`

const short = (revision: string): string => revision.slice(0, 7)

export function archivesInWords(archives: readonly Pick<ArchiveSnapshot, 'day' | 'made'>[]): string {
  const days = [...new Set(archives.map(archiveDay))]
  const [last = ''] = days.slice(-1)
  return days.length === 1
    ? `the archive of ${last}`
    : `the archives of ${days.slice(0, -1).join('; ')} and ${last}`
}
