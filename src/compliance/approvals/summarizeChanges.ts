import { arrangementSentences } from '../compare/arrangementSentences.ts'
import { changedPassages, placeSentences, type Passage } from '../compare/changedPassages.ts'
import { compareSections } from '../compare/compareSections.ts'
import { factSentences } from '../compare/factSentences.ts'
import { sideText } from '../compare/sideText.ts'
import { sectionsBeside } from '../compare/sectionsBeside.ts'
import type { Section } from '../text/types.ts'
import { listInWords } from '../../content/text/listInWords.ts'
import { parseCanonicalText } from './parseCanonicalText.ts'

/** How many changes are named. */
const maxNamed = 3

/**
 * The first changes between two wordings, as the end of a sentence about them; empty when they are the same. They are
 * found as a redline finds them: changed sentences, then facts, then what stands elsewhere or is arranged otherwise.
 * @param before a text of `canonicalText`; @param after another
 * @param months the names of months, January first: those in days of the page's history are told as such
 */
export function summarizeChanges(before: string, after: string, months: readonly string[] = []): string {
  if (before === after) return ''
  const [old, now] = [parseCanonicalText(before, months), parseCanonicalText(after, months)]
  const [left, right] = [sectionsBeside(old, now), sectionsBeside(now, old)]
  const sections = compareSections(withoutMonths(left), withoutMonths(right))
  const title = 'the page'
  const changes = [
    ...changedPassages({ sections }).flatMap(describePassage),
    ...[
      ...factSentences({ ...old, title }, { ...now, title }),
      ...placeSentences({ sections }),
      ...arrangementSentences(sections),
    ].map((sentence) => sentence.replace(/\.$/, '')),
    ...historyMonths(monthsIn(left), monthsIn(right)),
  ]
  if (changes.length === 0) return 'its paragraphs, headings or numbers are arranged otherwise'
  const more = changes.length - maxNamed
  return `${changes.slice(0, maxNamed).join('; ')}${more > 0 ? ` (and ${more} more)` : ''}`
}

/** What became of a sentence, whole; what only moved is told by its place. */
function describePassage({ runs }: Passage): string[] {
  if (runs.every(({ moved }) => moved)) return []
  const [before, after] = [sideText(runs, 'before').trim(), sideText(runs, 'after').trim()]
  if (runs.some(({ kind }) => kind === 'same')) return [`"${before}" now reads "${after}"`]
  return [
    ...(before === '' ? [] : [`"${before}" is no longer there`]),
    ...(after === '' ? [] : [`"${after}" is new`]),
  ]
}

const monthsIn = (sections: readonly Section[]): string[] =>
  sections.flatMap(({ blocks }) => blocks.flatMap(({ months = [] }) => months.map(([, name]) => name)))

const withoutMonths = (sections: readonly Section[]): Section[] =>
  sections.map((section) => ({ ...section, blocks: section.blocks.filter(({ months }) => !months) }))

/** What became of the days in the history of a page, which is below its text and of which an approval has the months. */
function historyMonths(before: readonly string[], after: readonly string[]): string[] {
  const gone = before.filter((month) => !after.includes(month))
  const added = after.filter((month) => !before.includes(month))
  return [
    ...(gone.length === 0 ? [] : [`the history below its text no longer has days in ${listInWords(gone)}`]),
    ...(added.length === 0 ? [] : [`the history below its text has days in ${listInWords(added)} now`]),
  ]
}
