import { groupBy } from '../content/model.ts'
import { shortForm } from '../content/text/sentences.ts'
import { align, countWords, diffWords, similarity, splitBetween, type Run } from './diffWords.ts'

/** A line of a page, or one of its sentences with the space before it. */
export interface Line {
  text: string
  /** The heading above it in its block, or the block's name, such as the name of the person whose card it is. */
  heading?: string | undefined
}

/** A sentence of either side with its changes. */
export interface Sentence extends Pick<Line, 'heading'> {
  /** The side on which it starts a line; undefined: neither. */
  starts: Run['kind'] | undefined
  runs: Run[]
}

type Pair = readonly [old: Line | undefined, now: Line | undefined]

/** Sentences that differ are paired in several passes, the most similar first. */
const similarityLevels = [0.8, 0.6, 0.4]
/** A page with more candidate pairs was rewritten from scratch. */
const maxPairs = 250_000
/** From this similarity on, and with this many words, a sentence elsewhere is the same one, moved and changed. */
const movedSentence = { similarity: 0.75, words: 4 }

const isHeading = ({ text }: Line): boolean => /^#+ /.test(text)
const isPaired = ([was, is]: Pair): boolean => was !== undefined && is !== undefined
const sidesOf = (pairs: readonly Pair[]) => ({
  olds: pairs.flatMap(([was]) => was ?? []),
  news: pairs.flatMap(([, is]) => is ?? []),
})
const isSame = (one: Line, other: Line): boolean => one.text.trim() === other.text.trim()

/** Splits a line into sentences, but not after "No.", "U.S." or initials. */
const sentencesIn = (line: Line): Line[] =>
  (isHeading(line) ? [line.text] : line.text.split(sentenceEnd)).map((text) => ({ ...line, text }))
const sentenceEnd = new RegExp(
  String.raw`(?<=[.!?…;]["')\]*]*)(?<!^\d+\.)(?<!${shortForm})(?= ["'([*]*[\p{Lu}\d])`,
  'u',
)

/** A word diff of two versions of a page, sentence by sentence. Both versions can be restored from it. */
export function compareLines(before: readonly Line[], after: readonly Line[]): Sentence[] {
  const pairs = pairSentences(before.flatMap(sentencesIn), after.flatMap(sentencesIn))
  const moves = findMoves(pairs.filter((pair) => !isPaired(pair)))
  const startsLine = (one?: Line) => one !== undefined && !one.text.startsWith(' ')
  const sideOf = (isOld: boolean, isNew: boolean) =>
    isOld && isNew ? 'same' : isOld ? 'deleted' : isNew ? 'inserted' : undefined
  const sentences = pairs.map(([was, is]): Sentence => {
    const [old = moves.get(is), now = moves.get(was)] = [was, is]
    const words = diffWords(old?.text ?? '', now?.text ?? '')
    const isMoved = old && now && !(was && is)
    return {
      starts: sideOf(startsLine(was), startsLine(is)),
      runs: isMoved ? wordsOnSide(words, was ? 'deleted' : 'inserted') : words,
      heading: (is ?? was)?.heading,
    }
  })
  return alignLineStarts(sentences)
}

/** Pairs identical sentences first, and then similar ones between them. */
function pairSentences(old: readonly Line[], now: readonly Line[]): readonly Pair[] {
  const byText = [old, now].map((lines) => groupBy(lines, ({ text }) => text.trim()))
  // What each side has once has stayed, or moved.
  const isOnce = ({ text }: Line) => byText.every((lines) => lines.get(text.trim())?.length === 1)
  const isSimilar = (was: Line, is: Line) => isHeading(was) === isHeading(is) && !isOnce(was) && !isOnce(is)
  return similarityLevels.reduce<readonly Pair[]>(
    (pairs, least) =>
      splitBetween(pairs, (one, next) => isPaired(one) || isPaired(next)).flatMap((gap) => {
        const { olds, news } = sidesOf(gap)
        if (olds.length * news.length > maxPairs) return gap
        const mayPair = (was: Line, is: Line) => isSimilar(was, is) && similarity(was.text, is.text) >= least
        return align(olds, news, (was, is) => isSame(was, is) || mayPair(was, is))
      }),
    align(old, now, isSame),
  )
}

/** The counterparts of sentences that are elsewhere on the other side, the most similar first. */
function findMoves(alone: readonly Pair[]): Map<Line | undefined, Line> {
  const { olds, news } = sidesOf(alone)
  const moves = new Map<Line | undefined, Line>()
  if (olds.length * news.length > maxPairs) return moves
  const likeness = (was: Line, is: Line) =>
    isSame(was, is) ? 1 : countWords(was.text) < movedSentence.words ? 0 : similarity(was.text, is.text)
  const pairs = olds.flatMap((was) => news.map((is) => ({ was, is, alike: likeness(was, is) })))
  for (const { was, is, alike } of pairs.sort((one, other) => other.alike - one.alike))
    if (alike >= movedSentence.similarity && !moves.has(was) && !moves.has(is))
      moves.set(was, is).set(is, was)
  return moves
}

/** The words on one side of a sentence that moved. */
const wordsOnSide = (words: readonly Run[], side: Run['kind']): Run[] =>
  words
    .filter(({ kind }) => kind === 'same' || kind === side)
    .map(({ kind, text }) => ({ kind: side, text, moved: kind === 'same' ? 'same' : 'changed' }))

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
