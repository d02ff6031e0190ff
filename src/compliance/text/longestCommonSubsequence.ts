import { diffArrays } from 'diff'

/** Places in two lists at which the same stands. */
export type Pair = readonly [before: number, after: number]

/** The most edits that are looked for at once: the search costs their square. */
const maxEdits = 2000

/**
 * What two lists have in common, in the order of both: as much as can be, or, where both are long and hardly alike,
 * what lies between the items that each has once. Everything that it names is truly the same on both sides, so a list
 * that was too long gives a coarser answer and never a wrong one.
 */
export function longestCommonSubsequence(before: readonly string[], after: readonly string[]): Pair[] {
  let start = 0
  const shorter = Math.min(before.length, after.length)
  while (start < shorter && before[start] === after[start]) start += 1
  let tail = 0
  while (tail < shorter - start && before[before.length - 1 - tail] === after[after.length - 1 - tail])
    tail += 1
  const found: Pair[] = []
  for (let at = 0; at < start; at += 1) found.push([at, at])
  const inner = {
    before: before.slice(start, before.length - tail),
    after: after.slice(start, after.length - tail),
  }
  for (const [i, j] of innerPairs(inner.before, inner.after)) found.push([i + start, j + start])
  for (let left = tail; left > 0; left -= 1) found.push([before.length - left, after.length - left])
  return found
}

function innerPairs(before: readonly string[], after: readonly string[]): Pair[] {
  // What stands on one side only can have no counterpart; without it, two quite different texts cost nothing.
  const inBefore = new Set(before)
  const inAfter = new Set(after)
  const left = before.flatMap((item, index) => (inAfter.has(item) ? [index] : []))
  const right = after.flatMap((item, index) => (inBefore.has(item) ? [index] : []))
  if (left.length === 0 || right.length === 0) return []
  const shared = {
    before: left.map((index) => before[index] ?? ''),
    after: right.map((index) => after[index] ?? ''),
  }
  const pairs = boundedLcs(shared.before, shared.after) ?? patienceAnchors(shared.before, shared.after)
  return pairs.flatMap(([i, j]): Pair[] => {
    const [from, to] = [left[i], right[j]]
    return from === undefined || to === undefined ? [] : [[from, to]]
  })
}

/** The longest common sequence, or undefined when it would take too long to find. */
function boundedLcs(before: string[], after: string[]): Pair[] | undefined {
  const runs = diffArrays(before, after, { maxEditLength: maxEdits })
  if (runs === undefined) return undefined
  const pairs: Pair[] = []
  let [i, j] = [0, 0]
  for (const { added, removed, count } of runs) {
    if (added) j += count
    else if (removed) i += count
    else for (let step = 0; step < count; step += 1) pairs.push([i++, j++])
  }
  return pairs
}

/** Items that each side has once, in the order of both, and what lies between them. */
function patienceAnchors(before: readonly string[], after: readonly string[]): Pair[] {
  const once = uniquePositions(after)
  const candidates = [...uniquePositions(before)].flatMap(([item, i]) => {
    const j = once.get(item)
    return j === undefined ? [] : [{ before: i, after: j, weight: 1 }]
  })
  const anchors = maxWeightIncreasingSubsequence(candidates)
  if (anchors.length === 0) return []
  const pairs: Pair[] = []
  let [i, j] = [0, 0]
  for (const anchor of [...anchors, { before: before.length, after: after.length }]) {
    for (const [a, b] of longestCommonSubsequence(
      before.slice(i, anchor.before),
      after.slice(j, anchor.after),
    ))
      pairs.push([i + a, j + b])
    if (anchor.before < before.length) pairs.push([anchor.before, anchor.after])
    i = anchor.before + 1
    j = anchor.after + 1
  }
  return pairs
}

function uniquePositions(items: readonly string[]): Map<string, number> {
  const places = new Map<string, number>()
  const seen = new Set<string>()
  items.forEach((item, index) => {
    if (seen.has(item)) places.delete(item)
    else places.set(item, index)
    seen.add(item)
  })
  return places
}

/** Two places that may belong together, and how much speaks for it. */
export interface Candidate {
  before: number
  after: number
  weight: number
}

/**
 * Of many candidates those that do not cross each other and weigh most together, in order. Each place is taken once.
 */
export function maxWeightIncreasingSubsequence<Found extends Candidate>(
  candidates: readonly Found[],
): Found[] {
  // At equal places before, those further back come first, so that none can follow another of the same place.
  const sorted = [...candidates].sort((a, b) => a.before - b.before || b.after - a.after)
  const size = sorted.reduce((most, { after }) => Math.max(most, after), 0) + 2
  const best = new Int32Array(size).fill(-1)
  const total: number[] = []
  const previous: number[] = []
  const heavier = (a: number, b: number): number => ((total[b] ?? -1) > (total[a] ?? -1) ? b : a)
  const upTo = (place: number): number => {
    let found = -1
    for (let at = place; at > 0; at -= at & -at) found = heavier(found, best[at] ?? -1)
    return found
  }
  let end = -1
  sorted.forEach(({ after, weight }, index) => {
    const before = upTo(after)
    previous.push(before)
    total.push(weight + (total[before] ?? 0))
    for (let at = after + 1; at < size; at += at & -at) best[at] = heavier(best[at] ?? -1, index)
    end = heavier(end, index)
  })
  const chain: Found[] = []
  for (let at = end; at >= 0; at = previous[at] ?? -1) {
    const found = sorted[at]
    if (found) chain.push(found)
  }
  return chain.reverse()
}
