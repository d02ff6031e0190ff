import type { DiffOp } from './diffOp.ts'
import { compareWords } from './compareWords.ts'
import { textOf } from './matchSentences.ts'
import type { DiffUnit } from './stream.ts'
import type { Side } from './sideText.ts'
import { countWords } from './words.ts'

/** A shorter end of a sentence is not looked for elsewhere. */
const minWords = 3

const kinds = {
  before: { gone: 'deleted', lone: 'inserted' },
  after: { gone: 'inserted', lone: 'deleted' },
} as const

/**
 * Finds sentences that were cut into several paragraphs or items, or joined from them: where the beginning or the end of a
 * reworded sentence stands on one side alone, and the sentence next to it on the other side alone, and both are alike,
 * the sentence is cut there. Each unit that comes of it stands in its sentence's own block.
 */
export function splitSentences(steps: readonly DiffOp[]): DiffOp[] {
  const result = [...steps]
  // Backwards, so that what was cut off is looked at again with the sentence before it.
  for (let at = result.length - 1; at >= 0; at -= 1)
    for (const side of ['before', 'after'] as const) cutFirst(result, at, side)
  for (let at = 0; at < result.length; at += 1)
    for (const side of ['before', 'after'] as const) cutLast(result, at, side)
  return result
}

/** Gives the beginning of a reworded sentence to the sentence before it. */
function cutFirst(steps: DiffOp[], at: number, side: Side): void {
  const [lone, step] = [steps[at - 1], steps[at]]
  if (!step || !isLone(lone, side)) return
  const first = step.runs.slice(0, 2).find(({ kind }) => kind !== 'same')
  const isFirst =
    first?.kind === kinds[side].gone && !step.runs.slice(0, step.runs.indexOf(first)).some(isSame)
  if (!isFirst) return
  const cut = cutAt(step, side, first.text.trimEnd().length)
  const parts = cut && [alike(lone, cut[0], side), alike(step, cut[1], side)]
  if (parts?.[0] && parts[1]) steps.splice(at - 1, 2, parts[0], parts[1])
}

/** Gives the end of a reworded sentence to the sentence behind it. */
function cutLast(steps: DiffOp[], at: number, side: Side): void {
  const [step, lone] = [steps[at], steps[at + 1]]
  if (!step || !isLone(lone, side)) return
  const last = step.runs.slice(-2).find(({ kind }) => kind === kinds[side].gone)
  if (!last || step.runs.slice(step.runs.indexOf(last)).some(isSame)) return
  const cut = cutAt(step, side, textOf(step[side]).length - last.text.trimStart().length)
  const parts = cut && [alike(step, cut[0], side), alike(lone, cut[1], side)]
  if (parts?.[0] && parts[1]) steps.splice(at, 2, parts[0], parts[1])
}

const isSame = ({ kind }: DiffOp['runs'][number]): boolean => kind === 'same'

/** Whether a sentence stands on the other side alone, and did not move. */
const isLone = (step: DiffOp | undefined, side: Side): step is DiffOp =>
  step?.kind === kinds[side].lone && step.runs.every(({ moved }) => !moved) && isProse(step)

const isProse = ({ before, after }: DiffOp): boolean =>
  [...before, ...after].every(({ kind }) => kind === 'sentence')

/** One side of a reworded sentence as two units, cut at the space at `length`, or in front of it. */
function cutAt(step: DiffOp, side: Side, length: number): [DiffUnit, DiffUnit] | undefined {
  const text = textOf(step[side])
  const end = text[length] === ' ' ? length : length - 1
  const [first] = step[side]
  const [head, tail] = [text.slice(0, end), text.slice(end + 1)]
  if (step.kind !== 'reworded' || !first || !isProse(step) || text[end] !== ' ') return undefined
  if (Math.min(countWords(head), countWords(tail)) < minWords) return undefined
  return [
    { ...first, text: head },
    { ...first, text: tail, begins: false },
  ]
}

/** What the other side of a step has, beside a part of a sentence; undefined when they are not alike. */
function alike(step: DiffOp, part: DiffUnit, side: Side): DiffOp | undefined {
  const sides =
    side === 'before' ? { before: [part], after: step.after } : { before: step.before, after: [part] }
  const runs = compareWords(textOf(sides.before), textOf(sides.after))
  return runs && { kind: 'reworded', ...sides, runs }
}
