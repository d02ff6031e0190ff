import {
  longestCommonSubsequence,
  maxWeightIncreasingSubsequence,
  type Candidate,
} from '../text/longestCommonSubsequence.ts'
import { compareWords } from './compareWords.ts'
import { mergeBags, diceSimilarity, maxDiceSimilarity, type BagOfWords } from './diceSimilarity.ts'
import type { DiffUnit } from './stream.ts'
import type { Change } from './types.ts'

/**
 * What became of some units: kept, reworded (`runs` say how), taken out or put in. Reworded may be several sentences
 * that became one, or one that became several; all others hold one unit a side.
 */
export interface DiffOp {
  kind: 'same' | 'reworded' | 'deleted' | 'inserted'
  before: DiffUnit[]
  after: DiffUnit[]
  runs: Change[]
}

/** Two sentences that are less alike than this are two sentences. */
const leastAlike = 0.4
/** More possible pairs than this are not looked at one by one. */
const mostPairs = 40_000

/**
 * Lays two streams side by side: first what is the same, then, in the gaps, what is alike.
 * @param headed whether both streams begin with the heading of the same section, however it reads
 */
export function alignSentences(
  before: readonly DiffUnit[],
  after: readonly DiffUnit[],
  headed: boolean,
): DiffOp[] {
  const [first, firstNow] = [before[0], after[0]]
  if (headed && first && firstNow)
    return [headingStep(first, firstNow), ...alignSentences(before.slice(1), after.slice(1), false)]
  const steps: DiffOp[] = []
  let [i, j] = [0, 0]
  const pairs = longestCommonSubsequence(
    before.map(({ key }) => key),
    after.map(({ key }) => key),
  )
  for (const [a, b] of pairs) {
    steps.push(...gapSteps(before.slice(i, a), after.slice(j, b)))
    const [old, now] = [before[a], after[b]]
    if (old && now)
      steps.push({ kind: 'same', before: [old], after: [now], runs: [{ kind: 'same', text: old.text }] })
    i = a + 1
    j = b + 1
  }
  steps.push(...gapSteps(before.slice(i), after.slice(j)))
  return steps
}

function headingStep(before: DiffUnit, after: DiffUnit): DiffOp {
  if (before.text === after.text)
    return { kind: 'same', before: [before], after: [after], runs: [{ kind: 'same', text: before.text }] }
  const whole: Change[] = [
    { kind: 'deleted', text: before.text },
    { kind: 'inserted', text: after.text },
  ]
  return {
    kind: 'reworded',
    before: [before],
    after: [after],
    runs: compareWords(before.text, after.text) ?? whole,
  }
}

/** A place in a gap, and how many units of each side belong together there. */
interface Match extends Candidate {
  beforeCount: number
  afterCount: number
}

/** What lies between two sentences that stayed. */
function gapSteps(before: readonly DiffUnit[], after: readonly DiffUnit[]): DiffOp[] {
  if (before.length === 0) return after.map(insertedStep)
  if (after.length === 0) return before.map(deletedStep)
  const matches = mergeSplits(maxWeightIncreasingSubsequence(candidates(before, after)), before, after)
  const steps: DiffOp[] = []
  let [i, j] = [0, 0]
  for (const match of matches) {
    const old = before.slice(match.before, match.before + match.beforeCount)
    const now = after.slice(match.after, match.after + match.afterCount)
    const runs = compareWords(textOf(old), textOf(now))
    if (runs === undefined) continue
    steps.push(...before.slice(i, match.before).map(deletedStep))
    steps.push(...after.slice(j, match.after).map(insertedStep))
    steps.push({ kind: 'reworded', before: old, after: now, runs })
    i = match.before + match.beforeCount
    j = match.after + match.afterCount
  }
  return [...steps, ...before.slice(i).map(deletedStep), ...after.slice(j).map(insertedStep)]
}

const textOf = (units: readonly DiffUnit[]): string => units.map(({ text }) => text).join(' ')

const deletedStep = (unit: DiffUnit): DiffOp => ({
  kind: 'deleted',
  before: [unit],
  after: [],
  runs: [{ kind: 'deleted', text: unit.text }],
})
const insertedStep = (unit: DiffUnit): DiffOp => ({
  kind: 'inserted',
  before: [],
  after: [unit],
  runs: [{ kind: 'inserted', text: unit.text }],
})

function candidates(before: readonly DiffUnit[], after: readonly DiffUnit[]): Candidate[] {
  const found: Candidate[] = []
  const look = (i: number, j: number) => {
    const [old, now] = [before[i], after[j]]
    if (!old || !now || old.kind !== now.kind) return
    const [words, others] = [old.bag(), now.bag()]
    if (maxDiceSimilarity(words, others) < leastAlike) return
    const alike = diceSimilarity(words, others)
    // Long sentences that are alike say more than short ones.
    if (alike >= leastAlike)
      found.push({ before: i, after: j, weight: alike * (words.length + others.length) })
  }
  if (before.length * after.length <= mostPairs) {
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

/** Takes neighbours into a match where that makes the two sides more alike: a sentence that was cut in two, or joined. */
function mergeSplits(
  chain: readonly Candidate[],
  before: readonly DiffUnit[],
  after: readonly DiffUnit[],
): Match[] {
  const result: Match[] = []
  chain.forEach((found, index) => {
    const last = result.at(-1)
    const next = chain[index + 1]
    let match: Match = { ...found, beforeCount: 1, afterCount: 1 }
    let alike = likenessOf(match, before, after)
    const free = {
      before: {
        from: last ? last.before + last.beforeCount : 0,
        to: next ? next.before : before.length,
      },
      after: { from: last ? last.after + last.afterCount : 0, to: next ? next.after : after.length },
    }
    for (let grown = true; grown;) {
      grown = false
      const wider: Match[] = [
        { ...match, beforeCount: match.beforeCount + 1 },
        { ...match, before: match.before - 1, beforeCount: match.beforeCount + 1 },
        { ...match, afterCount: match.afterCount + 1 },
        { ...match, after: match.after - 1, afterCount: match.afterCount + 1 },
      ]
      for (const wish of wider) {
        const fits =
          wish.before >= free.before.from &&
          wish.before + wish.beforeCount <= free.before.to &&
          wish.after >= free.after.from &&
          wish.after + wish.afterCount <= free.after.to
        if (!fits || !isRunning(wish, before, after)) continue
        const better = likenessOf(wish, before, after)
        if (better <= alike + 0.05) continue
        ;[match, alike, grown] = [wish, better, true]
        break
      }
    }
    result.push(match)
  })
  return result
}

/** Whether a match holds sentences of one block a side, so that it can be shown as one piece of text. */
const isRunning = (match: Match, before: readonly DiffUnit[], after: readonly DiffUnit[]): boolean =>
  [
    before.slice(match.before, match.before + match.beforeCount),
    after.slice(match.after, match.after + match.afterCount),
  ].every((units) => units.every(({ kind, block }) => kind === 'sentence' && block === units[0]?.block))

function likenessOf(match: Match, before: readonly DiffUnit[], after: readonly DiffUnit[]): number {
  const bag = (units: readonly DiffUnit[]): BagOfWords => mergeBags(units.map((unit) => unit.bag()))
  return diceSimilarity(
    bag(before.slice(match.before, match.before + match.beforeCount)),
    bag(after.slice(match.after, match.after + match.afterCount)),
  )
}
