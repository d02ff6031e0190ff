import { counted } from '../../content/text/plural.ts'
import { truncate, truncateList } from '../../content/text/truncate.ts'
import { escapeMarkdown } from '../redline/escapeMarkdown.ts'
import { redlineJson } from '../redline/redlineJson.ts'
import { redlineMarkdown } from '../redline/redlineMarkdown.ts'
import { redlineSummary } from '../redline/redlineSummary.ts'
import type { Redline } from '../redline/types.ts'
import type { MarkWords } from '../redline/wordsInLines.ts'

/** What is known of what a change of code does to the words of the site. `files` are those outside of the content. */
export type CodeReview =
  /** No file outside of the content differs. */
  | { outcome: 'untouched' }
  /** Nobody has looked. `reason`: why, a sentence or several. */
  | { outcome: 'unread'; files: readonly string[]; reason: string }
  /** The two sites are the same, file by file. */
  | { outcome: 'same'; files: readonly string[]; pages: number }
  /** The pages were opened with both codes. */
  | {
      outcome: 'compared'
      files: readonly string[]
      pages: number
      redline: Redline
      /** Addresses of pages of which pictures differ, whatever else is told of them. */
      different: readonly string[]
      /** The widths of windows, besides the two usual ones, at which styles change. */
      widths: readonly number[]
      /** Addresses of pages whose scripts start with neither code. */
      asleep: readonly string[]
    }

/** How many files are named. */
const maxNamed = 5

const namesOf = (files: readonly string[]): string => truncateList(files, maxNamed).join(', ')

/** What was looked at, and what came of it, in sentences that claim no more than that. */
export function codeSentences(review: CodeReview): string[] {
  if (review.outcome === 'untouched')
    return ['The code did not change: no file outside of the content differs.']
  const { files } = review
  const changed = `Outside of the content, ${counted(files.length, 'file differs', 'files differ')}: ${namesOf(files)}.`
  if (review.outcome === 'unread')
    return [changed, `What that does to the words of the site was not looked at. ${review.reason}`]
  const built = `${counted(review.pages, 'page was', 'pages were')} built with the code of both sides`
  if (review.outcome === 'same')
    return [changed, `${built}, and every file of the two sites is the same to the byte.`]
  const { redline, asleep, different, widths } = review
  const isSame = changedByCode(review) === undefined
  return [
    changed,
    ...(redline.notes ?? []),
    `${built} and opened in a browser: in a wide and in a narrow window and on paper before their scripts start, and in a wide window a second after it, and a minute after it. ${
      isSame
        ? 'The words that visitors read and hear on them are the same, in the same order; so is where their links lead; and pictures of them, half as large as they are in a window, are the same to the pixel.'
        : 'What visitors read or hear on them, where links lead, or how the pages look, changed.'
    }`,
    ...(different.length === 0
      ? []
      : [
          `Pictures of ${counted(different.length, 'page')} differ: ${namesOf(different)}. Look at them: with --out DIR, code.html shows those of windows, before scripts start.`,
        ]),
    `${widths.length === 0 ? 'No style asks for other widths of a window.' : `At other widths of a window (${widths.join(', ')} pixels), no pictures were taken. There it was looked at which words there are, whether they became much smaller or moved before what they follow, and whether styles hide them; but neither whether something is painted over them, nor how else they look.`}`,
    'What a page shows between these moments, or after a minute, or after somebody has typed, clicked or sent something, was not looked at; nor were animations but at their ends (those without an end at their beginnings), words within frames, what is painted over words that stand in a style, styles that ask for the width of a part of the page, as far as it changes at other widths of the window, and what else a browser may be set to, such as a dark screen.',
    ...(asleep.length === 0 ? [] : [`No scripts started on: ${namesOf(asleep)}.`]),
  ]
}

/** What the code changed in words and looks, as a redline; undefined when that is nothing, or nobody looked. */
export function changedByCode(review: CodeReview): Redline | undefined {
  if (review.outcome !== 'compared') return undefined
  const { pages, shell } = review.redline
  const isSame = pages.length + shell.sections.length + shell.facts.length === 0
  // Its notes are among the sentences.
  return isSame ? undefined : { ...review.redline, notes: [] }
}

/** The same for a terminal, with the changes. @param mark how words that went and came are shown */
export function codeSummary(review: CodeReview, mark?: MarkWords): string {
  const redline = changedByCode(review)
  return [codeSentences(review).join('\n'), ...(redline ? [redlineSummary(redline, mark)] : [])].join('\n\n')
}

/** How much of a pull request’s comment is about the code at most, in characters. */
const room = 25_000

/** The same for a pull request's comment. @param whole where all of it can be had, in words */
export function codeMarkdown(review: CodeReview, whole: string): string {
  const redline = changedByCode(review)
  const sentences = codeSentences(review).map((sentence) => escapeMarkdown(truncate(sentence, maxSentence)))
  return [
    '## What the code changed',
    ...sentences,
    ...(redline ? [redlineMarkdown(redline, whole, { heading: '### The changes', room })] : []),
  ].join('\n\n')
}

/** What a build says when it fails can be long. */
const maxSentence = 2000

/** The same as data for programs. */
export const codeJson = (review: CodeReview) => ({
  outcome: review.outcome,
  sentences: codeSentences(review),
  ...(review.outcome === 'compared' && { redline: redlineJson(review.redline) }),
})

/** The pages that the code changed, as lines of the list of changed pages. */
export function codePageList(review: CodeReview): string {
  const redline = changedByCode(review)
  if (!redline) return ''
  const { shell, pages } = redline
  const isEverywhere = shell.sections.length + shell.facts.length > 0
  return [...(isEverywhere ? ['every page'] : []), ...pages.map(({ path }) => path)]
    .map((path) => `${path}\tchanged by the code\n`)
    .join('')
}
