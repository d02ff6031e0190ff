import { groupBy } from '../content/model/groupBy.ts'
import { align, countWords, diffWords, similarity, type ChangeKind, type Run } from './diffWords.ts'

/** A sentence of either side with its changes. It includes the space before it, unless it starts a line. */
export interface Sentence {
  /** The side on which it starts a line; undefined: neither. */
  starts: ChangeKind | undefined
  runs: Run[]
  /** The numbers of the lines that it is in, from 0. */
  line: { old?: number | undefined; now?: number | undefined }
}

/** Sentences are paired by similarity in several passes, the most similar first. */
const similarityLevels = [1, 0.8, 0.6, 0.4]
/** A page with more candidate pairs was rewritten from scratch. */
const maxPairs = 250_000
/** From this similarity on, and with this many words, a sentence elsewhere is the same one, moved and changed. */
const movedSentence = { similarity: 0.75, words: 4 }

const isHeading = (text: string): boolean => /^#+ /.test(text)

/** Splits a line into sentences, but not after "No.", "U.S." or initials. */
const sentencesIn = (line: string): string[] => (isHeading(line) ? [line] : line.split(sentenceEnd))
const abbreviation = String.raw`\b(?:[A-Z]|Nos?|Mr|Mrs|Ms|Dr|St|Inc|Co|Corp|Art|Sec|vs?|U\.S|N\.Y|e\.g|i\.e)\.`
const sentenceEnd = new RegExp(
  String.raw`(?<=[.!?…;]["')\]*]*)(?<!^\d+\.)(?<!${abbreviation})(?= ["'([*]*[\p{Lu}\d])`,
  'u',
)

/** The sentences that occur exactly once. */
const unique = (texts: readonly string[]): Set<string> =>
  new Set([...groupBy(texts, (text) => text.trim())].flatMap(([text, all]) => (all.length === 1 ? text : [])))

/** A word diff of two versions of a page, sentence by sentence. Both versions can be restored from it. */
export function compareLines(before: readonly string[], after: readonly string[]): Sentence[] {
  const [old, current] = [before.flatMap(sentencesIn), after.flatMap(sentencesIn)]
  const linesOf = (lines: readonly string[]) => lines.flatMap((line, at) => sentencesIn(line).map(() => at))
  const [oldLines, newLines] = [linesOf(before).values(), linesOf(after).values()]
  const [uniqueOld, uniqueCurrent] = [unique(old), unique(current)]
  const isMovable = (text: string) => uniqueOld.has(text.trim()) && uniqueCurrent.has(text.trim())
  const result: Sentence[] = []
  const add = (was: string | undefined, is: string | undefined) => {
    const [startsOld, startsNew] = [was, is].map((text) => text !== undefined && !text.startsWith(' '))
    const starts =
      startsOld && startsNew ? 'same' : startsOld ? 'deleted' : startsNew ? 'inserted' : undefined
    const single = (kind: ChangeKind, text: string): Run[] => [{ kind, text, moved: isMovable(text) }]
    const line = {
      old: was === undefined ? undefined : oldLines.next().value,
      now: is === undefined ? undefined : newLines.next().value,
    }
    if (was === undefined) result.push({ starts, line, runs: single('inserted', is ?? '') })
    else result.push({ starts, line, runs: is === undefined ? single('deleted', was) : diffWords(was, is) })
  }
  // Identical sentences first; the gaps between them are compared again at a lower level.
  const compare = (olds: readonly string[], news: readonly string[], levels: readonly number[]) => {
    const [least = 1, ...lower] = levels
    const mayPair = least < 1 && olds.length * news.length <= maxPairs
    const isMatch = (was: string, is: string) =>
      was.trim() === is.trim() ||
      (mayPair &&
        isHeading(was) === isHeading(is) &&
        !isMovable(was) &&
        !isMovable(is) &&
        similarity(was, is) >= least)
    let gap: [string[], string[]] = [[], []]
    const addGap = () => {
      if (gap.some((side) => side.length > 0)) compare(...gap, lower)
      gap = [[], []]
    }
    for (const [was, is] of align(olds, news, isMatch)) {
      if (lower.length > 0 && is === undefined && was !== undefined) gap[0].push(was)
      else if (lower.length > 0 && was === undefined && is !== undefined) gap[1].push(is)
      else {
        addGap()
        add(was, is)
      }
    }
    addGap()
  }
  compare(old, current, similarityLevels)
  markMoves(result)
  return alignLineStarts(result)
}

/** Marks only the changed words of sentences that moved and changed. */
function markMoves(sentences: readonly Sentence[]): void {
  const alone = (wanted: ChangeKind) =>
    sentences.filter(({ runs: [run, ...more] }) => run?.kind === wanted && !run.moved && more.length === 0)
  const textOf = ({ runs: [run] }: Sentence) => run?.text ?? ''
  const [olds, news] = [
    alone('deleted').filter((one) => countWords(textOf(one)) >= movedSentence.words),
    alone('inserted'),
  ]
  if (olds.length * news.length > maxPairs) return
  const pairs = olds.flatMap((old) =>
    news.map((now) => ({ old, now, alike: similarity(textOf(old), textOf(now)) })),
  )
  for (const { old, now, alike } of pairs.sort((a, b) => b.alike - a.alike)) {
    const isPaired = [old, now].some(({ runs }) => runs.some(({ moved }) => moved))
    if (isPaired || alike < movedSentence.similarity) continue
    const runs = diffWords(textOf(old), textOf(now))
    const side = (kind: ChangeKind): Run[] =>
      runs
        .filter((run) => run.kind === 'same' || run.kind === kind)
        .map((run) => ({ kind, text: run.text, moved: run.kind === 'same', within: run.kind !== 'same' }))
    old.runs = side('deleted')
    now.runs = side('inserted')
  }
}

/** A line whose first sentence was deleted or inserted still starts at the same point: only real breaks are changes. */
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

/** Whether more than spaces changed. */
export const isChanged = ({ starts, runs }: Sentence): boolean =>
  (starts !== undefined && starts !== 'same') ||
  runs.some(({ kind, text }) => kind !== 'same' && text !== ' ')
