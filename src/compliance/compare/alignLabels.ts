import { longestCommonSubsequence } from '../text/longestCommonSubsequence.ts'
import { alignSentences } from './alignSentences.ts'
import type { DiffOp } from './diffOp.ts'
import type { DiffUnit } from './stream.ts'

/**
 * Lays two streams of labels side by side, each beside what it said before: of two that exchanged their words, both have
 * changed, since a button that says what the one beside it said does something else.
 * @param headed as `alignSentences` takes it
 */
export function alignLabels(
  before: readonly DiffUnit[],
  after: readonly DiffUnit[],
  { headed }: { headed: boolean },
): DiffOp[] {
  const [old, now] = [byLabel(before), byLabel(after)]
  const steps: DiffOp[] = []
  const add = (units: readonly DiffUnit[] = [], unitsNow: readonly DiffUnit[] = []) =>
    steps.push(
      ...alignSentences(units, unitsNow, {
        headed: headed && units[0]?.kind === 'heading',
        isMovable: () => false,
      }),
    )
  let [i, j] = [0, 0]
  const end = [old.length, now.length] as const
  for (const [a, b] of [...longestCommonSubsequence(old.map(nameOf), now.map(nameOf)), end]) {
    for (const units of old.slice(i, a)) add(units)
    for (const units of now.slice(j, b)) add([], units)
    add(old[a], now[b])
    i = a + 1
    j = b + 1
  }
  return steps
}

const nameOf = ([first]: readonly DiffUnit[]): string => `${first?.kind} ${first?.label}`

/** The sentences of each label, and each heading, in their order. */
function byLabel(units: readonly DiffUnit[]): DiffUnit[][] {
  const labels: DiffUnit[][] = []
  for (const unit of units) {
    const last = labels.at(-1)
    if (last?.[0]?.block === unit.block) last.push(unit)
    else labels.push([unit])
  }
  return labels
}
