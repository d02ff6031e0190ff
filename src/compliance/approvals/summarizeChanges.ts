import { arrangementSentences } from '../compare/arrangementSentences.ts'
import { changedPassages, placeSentences, type Passage } from '../compare/changedPassages.ts'
import { compareSections } from '../compare/compareSections.ts'
import { factSentences } from '../compare/factSentences.ts'
import { sideText } from '../compare/sideText.ts'
import { parseCanonicalText } from './parseCanonicalText.ts'

/** How many changes are named. */
const maxNamed = 3

/**
 * The first changes between two wordings, as the end of a sentence about them; empty when they are the same. They are
 * found as a redline finds them: changed sentences, then facts, then what stands elsewhere or is arranged otherwise.
 * @param before a text of `canonicalText`; @param after another
 */
export function summarizeChanges(before: string, after: string): string {
  if (before === after) return ''
  const [old, now] = [parseCanonicalText(before), parseCanonicalText(after)]
  const sections = compareSections(old.sections, now.sections)
  const title = 'the page'
  const changes = [
    ...changedPassages({ sections }).flatMap(describePassage),
    ...[
      ...factSentences({ ...old, title }, { ...now, title }),
      ...placeSentences({ sections }),
      ...arrangementSentences(sections),
    ].map((sentence) => sentence.replace(/\.$/, '')),
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
