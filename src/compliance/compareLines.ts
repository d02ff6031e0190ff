import { groupBy } from '../content/model/groupBy.ts'
import { align, compareWords, likeness, type ChangeKind, type Run } from './words.ts'

/** A sentence of either side, in the order of both, with the space before it unless it starts a line. */
export interface Sentence {
  /** On which side a line starts with it; undefined: on neither. */
  starts: ChangeKind | undefined
  runs: Run[]
}

/** Sentences that share these parts of their words are two wordings of one, the most similar first. */
const likenesses = [1, 0.8, 0.6, 0.4]
/** More pairs of sentences than this aren't tried: such a page was written from scratch. */
const mostPairs = 250_000

const isHeading = (text: string): boolean => /^#+ /.test(text)

/** Lines as sentences. "No. 3", "U.S." and initials don't end one. */
const sentencesIn = (lines: readonly string[]): string[] =>
  lines.flatMap((line) => (isHeading(line) ? [line] : line.split(sentenceEnd)))
const abbreviation = String.raw`\b(?:[A-Z]|Nos?|Mr|Mrs|Ms|Dr|St|Inc|Co|Corp|Art|Sec|vs?|U\.S|N\.Y|e\.g|i\.e)\.`
const sentenceEnd = new RegExp(
  String.raw`(?<=[.!?…;]["')\]]*)(?<!^\d+\.)(?<!${abbreviation})(?= ["'([]?[\p{Lu}\d])`,
  'u',
)

/** The sentences that a side has once. */
const unique = (texts: readonly string[]): Set<string> =>
  new Set([...groupBy(texts, (text) => text.trim())].flatMap(([text, all]) => (all.length === 1 ? text : [])))

/** What changed between two readings of a page, sentence by sentence: both readings can be restored from it. */
export function compareLines(before: readonly string[], after: readonly string[]): Sentence[] {
  const [old, now] = [sentencesIn(before), sentencesIn(after)]
  const [once, onceNow] = [unique(old), unique(now)]
  const isMovable = (text: string) => once.has(text.trim()) && onceNow.has(text.trim())
  const result: Sentence[] = []
  const add = (was: string | undefined, is: string | undefined) => {
    const [gone, come] = [was, is].map((text) => text !== undefined && !text.startsWith(' '))
    const starts = gone && come ? 'same' : gone ? 'deleted' : come ? 'inserted' : undefined
    const lone = (kind: ChangeKind, text: string): Run[] => [{ kind, text, moved: isMovable(text) }]
    if (was === undefined) result.push({ starts, runs: lone('inserted', is ?? '') })
    else result.push({ starts, runs: is === undefined ? lone('deleted', was) : compareWords(was, is) })
  }
  // The same sentences first; between them, sentences that are less and less alike.
  const compare = (gone: readonly string[], come: readonly string[], levels: readonly number[]) => {
    const [least = 1, ...lower] = levels
    const mayPair = least < 1 && gone.length * come.length <= mostPairs
    const isMatch = (was: string, is: string) =>
      was.trim() === is.trim() ||
      (mayPair &&
        isHeading(was) === isHeading(is) &&
        !isMovable(was) &&
        !isMovable(is) &&
        likeness(was, is) >= least)
    let gap: [string[], string[]] = [[], []]
    const addGap = () => {
      if (gap.some((side) => side.length > 0)) compare(...gap, lower)
      gap = [[], []]
    }
    for (const [was, is] of align(gone, come, isMatch)) {
      if (lower.length > 0 && is === undefined && was !== undefined) gap[0].push(was)
      else if (lower.length > 0 && was === undefined && is !== undefined) gap[1].push(is)
      else {
        addGap()
        add(was, is)
      }
    }
    addGap()
  }
  compare(old, now, likenesses)
  return alignLineStarts(result)
}

/** A line whose first sentence was taken out or put in still starts at the same point: only real breaks are changes. */
function alignLineStarts(sentences: Sentence[]): Sentence[] {
  let open: Sentence | undefined
  for (const one of sentences) {
    const { starts } = one
    if (open && starts && starts !== 'same' && starts !== open.starts) {
      open.starts = 'same'
      one.starts = undefined
      open = undefined
    } else if (starts) open = starts === 'same' ? undefined : one
    // Text on the other side ends the search.
    if (open && one.runs.some(({ kind, text }) => kind !== open?.starts && text !== ' ')) open = undefined
  }
  return sentences
}

/** Whether words, signs or the break before them changed, and not just the space. */
export const isChanged = ({ starts, runs }: Sentence): boolean =>
  (starts !== undefined && starts !== 'same') ||
  runs.some(({ kind, text }) => kind !== 'same' && text !== ' ')
