import { longestCommonSubsequence } from '../text/longestCommonSubsequence.ts'
import { compareWords } from './compareWords.ts'
import type { DiffOp, IsMovable } from './diffOp.ts'
import { matchSentences, textOf, unitsOf } from './matchSentences.ts'
import { splitSentences } from './splitSentences.ts'
import type { DiffUnit } from './stream.ts'
import type { Change } from './types.ts'

/**
 * Lays two streams side by side: first what is the same, then, in the gaps, what is alike.
 * @param headed whether both streams begin with the heading of the same section, however it reads
 */
export function alignSentences(
  before: readonly DiffUnit[],
  after: readonly DiffUnit[],
  { headed, isMovable }: { headed: boolean; isMovable: IsMovable },
): DiffOp[] {
  const [first, firstNow] = [before[0], after[0]]
  if (headed && first && firstNow)
    return [
      headingStep(first, firstNow),
      ...alignSentences(before.slice(1), after.slice(1), { headed: false, isMovable }),
    ]
  const steps: DiffOp[] = []
  let [i, j] = [0, 0]
  const gap = (to: number, toNow: number) =>
    steps.push(...splitSentences(gapSteps(before.slice(i, to), after.slice(j, toNow), isMovable)))
  const pairs = longestCommonSubsequence(
    before.map(({ key }) => key),
    after.map(({ key }) => key),
  )
  for (const [a, b] of pairs) {
    gap(a, b)
    const [old, now] = [before[a], after[b]]
    if (old && now) steps.push(sameStep(old, now))
    i = a + 1
    j = b + 1
  }
  gap(before.length, after.length)
  return steps
}

function headingStep(before: DiffUnit, after: DiffUnit): DiffOp {
  if (before.text === after.text) return sameStep(before, after)
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

/** What lies between two sentences that stayed. */
function gapSteps(before: readonly DiffUnit[], after: readonly DiffUnit[], isMovable: IsMovable): DiffOp[] {
  const lone = (kind: 'deleted' | 'inserted', units: readonly DiffUnit[]): DiffOp[] =>
    units.map((unit) => ({
      kind,
      before: kind === 'deleted' ? [unit] : [],
      after: kind === 'inserted' ? [unit] : [],
      runs: [{ kind, text: unit.text, ...(isMovable(unit) && { moved: true }) }],
    }))
  const steps: DiffOp[] = []
  let [i, j] = [0, 0]
  for (const match of matchSentences(before, after, isMovable)) {
    const [old, now] = unitsOf(match, before, after)
    const runs = compareWords(textOf(old), textOf(now))
    if (runs === undefined) continue
    steps.push(...lone('deleted', before.slice(i, match.before)))
    steps.push(...lone('inserted', after.slice(j, match.after)))
    steps.push({ kind: 'reworded', before: old, after: now, runs })
    i = match.before + match.beforeCount
    j = match.after + match.afterCount
  }
  return [...steps, ...lone('deleted', before.slice(i)), ...lone('inserted', after.slice(j))]
}

const sameStep = (before: DiffUnit, after: DiffUnit): DiffOp => ({
  kind: 'same',
  before: [before],
  after: [after],
  runs: [{ kind: 'same', text: before.text }],
})
