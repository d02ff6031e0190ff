import { formatDate } from '../../content/text/formatDate.ts'
import type { ApprovedText } from './approvedText.ts'
import { isBefore, caveats, warningsOf, type SearchSources } from './searchSources.ts'
import { pageOnDay, timesOf, type WordingPeriod, type WordingOnDay } from './pageOnDay.ts'
import { archivesInWords, subjectOfDenial, placeOf, revisionsOf, subjectOf } from './formatSearch.ts'
import { historyPeriodInWords, mayBeginEarlier, periodInWords } from './period.ts'
import { shellQuote } from '../../content/text/shellQuote.ts'
import { everyPage } from '../../content/publish/addresses.ts'

/** A wording, and each source that proves it, as a sentence. */
export interface ToldWording extends WordingOnDay {
  vouchers: string[]
}

/** What a whole page said on a day, for people and for programs. */
export interface PageAnswer {
  page: string
  /** As 2026-01-31. */
  on: string
  /** What it is, for the head of a document: "What the page /terms-of-use said on January 31, 2026". */
  title: string
  /** What must be read before the answer: sentences. */
  warnings: string[]
  /** What was found: sentences. */
  sentences: string[]
  wordings: ToldWording[]
  /** What cannot be known: sentences. */
  limits: string[]
}

/** Answers what a page said on a day, according to all sources that were searched. */
export function formatPage(page: string, on: string, searched: SearchSources): PageAnswer {
  const wordings = pageOnDay(page, on, searched).map((wording) => ({
    ...wording,
    vouchers: vouchersOf(wording),
  }))
  const around =
    page === everyPage
      ? []
      : [
          `Header, menus, footer and the labels that belong to no page stand on every page and are not repeated here. For them: npm run said -- --page "${everyPage}" --on ${on}`,
        ]
  return {
    page,
    on,
    title: `What ${page === everyPage ? 'every page (header, menus, footer, labels)' : placeOf(page).replace(/^on /, '')} said on ${formatDate(on)}`,
    warnings: warningsOf(searched),
    sentences: found(wordings, { page, on, searched }),
    wordings,
    limits: [...around, ...caveats(searched)],
  }
}

function found(
  wordings: readonly WordingOnDay[],
  { page, on, searched }: { page: string; on: string; searched: SearchSources },
): string[] {
  const day = formatDate(on)
  const isShown = wordings.some(({ standings, archives }) => standings.length + archives.length > 0)
  if (isShown) {
    if (wordings.length === 1) return []
    return [
      `${wordings.length} different wordings are on record for that day. Below, each names what vouches for it.`,
    ]
  }
  const isKnown = !isBefore(on, searched)
  return [
    isKnown
      ? `${subjectOfDenial(searched, wordings.length > 0, subjectOf(page))} did not stand on the site on ${day}.${standing(page, searched)}`
      : `What the site said on ${day} is not known.`,
    ...(isKnown ? formerAddresses(page, on, searched) : []),
    ...(wordings.length === 0
      ? []
      : ['A text that was approved for that day tells what the page was to say:']),
  ]
}

function standing(page: string, searched: SearchSources): string {
  const times = timesOf(page, searched).map((time) =>
    historyPeriodInWords(time, mayBeginEarlier(time, searched.snapshots)),
  )
  return times.length === 0 ? '' : ` It stood there ${times.join(', and ')}.`
}

/** Addresses that lead to a page now, and at which something stood before: places to ask for. */
const formerAddresses = (page: string, on: string, searched: SearchSources): string[] =>
  searched.redirects
    .filter(({ from, to }) => to === page && timesOf(from, searched).length > 0)
    .map(
      ({ from }) =>
        `${from} leads there now; for what stood at that address: npm run said -- --page ${shellQuote(from)} --on ${on}`,
    )

const vouchersOf = ({ lines, standings, archives, approved }: WordingOnDay): string[] => [
  ...standings.map(standingInWords),
  ...(archives.length > 0
    ? [`It is in ${archivesInWords(archives)}: ${archives.map(({ file }) => file).join(', ')}.`]
    : []),
  ...approved.map((text) => approvalInWords(text, lines)),
]

const standingInWords = (standing: WordingPeriod): string =>
  `The git history has this wording ${historyPeriodInWords(standing, false)} (${revisionsOf(standing)}).${
    standing.isTyped
      ? ' It was read as it was typed, since today’s program cannot make a page of that file.'
      : ''
  }`

const approvalInWords = (text: ApprovedText, lines: readonly string[]): string =>
  `${text.by} approved it on ${formatDate(text.approvedOn)}, for the time ${periodInWords(text)} (content/${text.file})${text.lines.length < lines.length ? ', before labels were part of the wording' : ''}.`

/** What stands above the lines of a finished page that are not in its wording. */
export const filledHeading = 'The finished page showed besides, with its labels filled in:'

const rule = '-'.repeat(72)

/** What a page said on a day, as plain text: for the terminal, and for a file. */
export const pageText = ({ title, warnings, sentences, wordings, limits }: PageAnswer): string =>
  [
    ...warnings.flatMap((warning) => [warning, '']),
    title,
    '',
    ...sentences.flatMap((sentence) => [sentence, '']),
    ...wordings.flatMap(({ told, filled, vouchers }) => [
      ...vouchers,
      rule,
      ...told,
      rule,
      ...(filled.length === 0 ? [] : [filledHeading, ...filled.map((line) => `  ${line}`)]),
      '',
    ]),
    'What is known:',
    ...limits.map((limit) => `  ${limit}`),
  ].join('\n')
