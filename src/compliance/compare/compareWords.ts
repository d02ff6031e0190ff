import { longestCommonSubsequence } from '../text/longestCommonSubsequence.ts'
import { normalizeRuns } from './normalizeRuns.ts'
import type { Change } from './types.ts'
import { isWord, splitWords, type Word } from './words.ts'

/** A stretch that both texts share, or what stands in the one in the place of what stands in the other. */
interface Stretch {
  same: boolean
  before: Word[]
  after: Word[]
}

/** Of the words of two texts, the least part that must be kept for their difference to be readable. */
const minSharedRatio = 1 / 3

/**
 * Two wordings of one sentence, word by word; or undefined when they have so little in common that a reader is better
 * served by the old one whole and the new one whole.
 */
export function compareWords(before: string, after: string): Change[] | undefined {
  if (before === after) return [{ kind: 'same', text: before }]
  const stretches = dropShortMatches(expandToWords(stretchesOf(splitWords(before), splitWords(after))))
  const total = countIn(stretches, 'before') + countIn(stretches, 'after')
  const kept = countIn(
    stretches.filter(({ same }) => same),
    'before',
  )
  if (2 * kept < minSharedRatio * total) return undefined
  return normalizeRuns(stretches.flatMap(runsOf))
}

const countIn = (stretches: readonly Stretch[], side: 'before' | 'after'): number =>
  stretches.reduce((sum, stretch) => sum + wordCount(stretch[side]), 0)

const wordCount = (words: readonly Word[]): number => words.filter(({ text }) => isWord(text)).length

/** What both share must also stand apart from what is before it in the same way, except at the very beginning. */
const keyOf = ({ text, spaced }: Word, index: number): string => (spaced || index === 0 ? ` ${text}` : text)

function stretchesOf(before: Word[], after: Word[]): Stretch[] {
  const stretches: Stretch[] = []
  let [i, j] = [0, 0]
  for (const [a, b] of longestCommonSubsequence(before.map(keyOf), after.map(keyOf))) {
    stretches.push(
      { same: false, before: before.slice(i, a), after: after.slice(j, b) },
      { same: true, before: before.slice(a, a + 1), after: after.slice(b, b + 1) },
    )
    i = a + 1
    j = b + 1
  }
  return merged([...stretches, { same: false, before: before.slice(i), after: after.slice(j) }])
}

/**
 * A comma that was put behind a word is easily overlooked, so where only marks changed the word that they stand on is
 * shown with them: "data" out, "data," in.
 */
function expandToWords(stretches: Stretch[]): Stretch[] {
  stretches.forEach((stretch, index) => {
    const { before, after } = stretch
    if (stretch.same || wordCount(before) + wordCount(after) > 0) return
    const last = stretches[index - 1]
    const next = stretches[index + 1]
    const stands = [...before.slice(0, 1), ...after.slice(0, 1)].some(({ spaced }) => !spaced)
    const lastWord = last?.before.at(-1)
    if (last?.same && stands && lastWord && isWord(lastWord.text)) {
      before.unshift(...last.before.splice(-1))
      after.unshift(...last.after.splice(-1))
      return
    }
    const [nextWord] = next?.before ?? []
    if (next?.same && nextWord && !nextWord.spaced && isWord(nextWord.text)) {
      before.push(...next.before.splice(0, 1))
      after.push(...next.after.splice(0, 1))
    }
  })
  return merged(stretches)
}

/** One "the" that was kept between two long passages that were not tells nobody anything. */
function dropShortMatches(stretches: Stretch[]): Stretch[] {
  const size = (stretch: Stretch | undefined): number =>
    stretch ? Math.max(wordCount(stretch.before), wordCount(stretch.after)) : 0
  const isShort = stretches.map((stretch, index) => {
    const [last, next] = [stretches[index - 1], stretches[index + 1]]
    return stretch.same && last && next && 2 * size(stretch) <= Math.min(size(last), size(next))
  })
  return merged(stretches.map((stretch, index) => (isShort[index] ? { ...stretch, same: false } : stretch)))
}

/** Neighbours of one kind become one, and empty stretches go. */
function merged(stretches: readonly Stretch[]): Stretch[] {
  const result: Stretch[] = []
  for (const stretch of stretches) {
    if (stretch.before.length + stretch.after.length === 0) continue
    const last = result.at(-1)
    if (last?.same === stretch.same) {
      last.before.push(...stretch.before)
      last.after.push(...stretch.after)
    } else result.push(stretch)
  }
  return result
}

const textOf = (words: readonly Word[]): string =>
  words.map(({ text, spaced }) => (spaced ? ` ${text}` : text)).join('')

function runsOf({ same, before, after }: Stretch): Change[] {
  const [old, now] = [textOf(before), textOf(after)]
  if (!same || old === now)
    return same
      ? [{ kind: 'same', text: old }]
      : [
          { kind: 'deleted', text: old },
          { kind: 'inserted', text: now },
        ]
  // Only the first word of a sentence may have a space before it on one side alone.
  const spaced = old.startsWith(' ')
  return [
    { kind: spaced ? 'deleted' : 'inserted', text: ' ' },
    { kind: 'same', text: spaced ? now : old },
  ]
}
