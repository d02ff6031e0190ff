import { maxWeightIncreasingSubsequence, type Candidate } from '../text/longestCommonSubsequence.ts'
import type { IsMovable } from './diffOp.ts'
import { compareWords } from './compareWords.ts'
import { diceSimilarity, maxDiceSimilarity } from './diceSimilarity.ts'
import type { DiffUnit } from './stream.ts'
import { countWords } from './words.ts'

/** A place in a gap, and how many units of each side belong together there. */
interface Match extends Candidate {
  beforeCount: number
  afterCount: number
}

/** Two sentences that are less alike than this are two sentences. */
const minSimilarity = 1 / 3
/** Of a neighbour's words, the least part that must be found again for it to be part of the same change. */
const minNeighbourShare = 0.4
/** More possible pairs than this are not looked at one by one. */
const maxPairs = 40_000

/** Which sentences of a gap belong together: alike, in the order of both sides. What moved belongs to nothing here. */
export const matchSentences = (
  before: readonly DiffUnit[],
  after: readonly DiffUnit[],
  isMovable: IsMovable,
): Match[] =>
  before.length === 0 || after.length === 0
    ? []
    : mergeSplits(maxWeightIncreasingSubsequence(candidates(before, after, isMovable)), {
        before,
        after,
        isMovable,
      })

export const textOf = (units: readonly DiffUnit[]): string => units.map(({ text }) => text).join(' ')

/** The units of both sides that a match holds. */
export const unitsOf = (
  match: Match,
  before: readonly DiffUnit[],
  after: readonly DiffUnit[],
): [before: DiffUnit[], after: DiffUnit[]] => [
  before.slice(match.before, match.before + match.beforeCount),
  after.slice(match.after, match.after + match.afterCount),
]

function candidates(
  before: readonly DiffUnit[],
  after: readonly DiffUnit[],
  isMovable: IsMovable,
): Candidate[] {
  const found: Candidate[] = []
  const look = (i: number, j: number) => {
    const [old, now] = [before[i], after[j]]
    if (!old || !now || old.kind !== now.kind || isMovable(old) || isMovable(now)) return
    const [words, others] = [old.bag(), now.bag()]
    if (maxDiceSimilarity(words, others) < minSimilarity) return
    const alike = diceSimilarity(words, others)
    // Long sentences that are alike say more than short ones.
    if (alike >= minSimilarity)
      found.push({ before: i, after: j, weight: alike * (words.length + others.length) })
  }
  if (before.length * after.length <= maxPairs) {
    before.forEach((_, i) => after.forEach((__, j) => look(i, j)))
    return found
  }
  const places = placesOfWords(after)
  before.forEach((unit, i) => {
    const near = new Set<number>()
    for (const word of unit.bag()) {
      const all = places.get(word) ?? []
      // What stands everywhere does not tell two sentences apart.
      if (all.length <= 30) for (const j of all) near.add(j)
    }
    for (const j of near) look(i, j)
  })
  return found
}

function placesOfWords(units: readonly DiffUnit[]): Map<number, number[]> {
  const places = new Map<number, number[]>()
  units.forEach((unit, index) => {
    for (const word of new Set(unit.bag())) {
      const known = places.get(word)
      if (known) known.push(index)
      else places.set(word, [index])
    }
  })
  return places
}

/** A gap, and what of it moved. */
interface Gap {
  before: readonly DiffUnit[]
  after: readonly DiffUnit[]
  isMovable: IsMovable
}

/**
 * Takes neighbours into a match where enough of their words are found again: a sentence that was cut in two, or joined.
 * A wholly new sentence stays apart, however alike its little words are.
 */
function mergeSplits(chain: readonly Candidate[], gap: Gap): Match[] {
  const { before, after } = gap
  const result: Match[] = []
  chain.forEach((found, index) => {
    const last = result.at(-1)
    const next = chain[index + 1]
    let match: Match = { ...found, beforeCount: 1, afterCount: 1 }
    let kept = keptWords(match, gap)
    const from = {
      before: last ? last.before + last.beforeCount : 0,
      after: last ? last.after + last.afterCount : 0,
    }
    const to = { before: next?.before ?? before.length, after: next?.after ?? after.length }
    for (let grown = true; grown;) {
      grown = false
      for (const { wider, neighbour } of neighboursOf(match, gap)) {
        const fits =
          wider.before >= from.before &&
          wider.before + wider.beforeCount <= to.before &&
          wider.after >= from.after &&
          wider.after + wider.afterCount <= to.after
        if (!fits || !isRunning(wider, gap)) continue
        const found = keptWords(wider, gap)
        if (found - kept < minNeighbourShare * countWords(neighbour.text)) continue
        ;[match, kept, grown] = [wider, found, true]
        break
      }
    }
    result.push(match)
  })
  return result
}

/** A match with one more unit on one of its four edges, and that unit. */
function neighboursOf(match: Match, { before, after }: Gap): { wider: Match; neighbour: DiffUnit }[] {
  const { beforeCount, afterCount } = match
  const all: [Match, DiffUnit | undefined][] = [
    [{ ...match, beforeCount: beforeCount + 1 }, before[match.before + beforeCount]],
    [{ ...match, before: match.before - 1, beforeCount: beforeCount + 1 }, before[match.before - 1]],
    [{ ...match, afterCount: afterCount + 1 }, after[match.after + afterCount]],
    [{ ...match, after: match.after - 1, afterCount: afterCount + 1 }, after[match.after - 1]],
  ]
  return all.flatMap(([wider, neighbour]) => (neighbour ? [{ wider, neighbour }] : []))
}

/** Whether a match holds sentences of one block a side, so that it can be shown as one piece of text. */
const isRunning = (match: Match, { before, after, isMovable }: Gap): boolean =>
  unitsOf(match, before, after).every((units) =>
    units.every((unit) => unit.kind === 'sentence' && unit.block === units[0]?.block && !isMovable(unit)),
  )

/** How many words both sides of a match share, as they would be shown. */
function keptWords(match: Match, { before, after }: Gap): number {
  const [old, now] = unitsOf(match, before, after)
  const runs = compareWords(textOf(old), textOf(now)) ?? []
  return runs.reduce((sum, { kind, text }) => (kind === 'same' ? sum + countWords(text) : sum), 0)
}
