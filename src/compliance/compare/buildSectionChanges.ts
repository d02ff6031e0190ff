import type { Section } from '../text/types.ts'
import type { DiffOp } from './diffOp.ts'
import { normalizeRuns } from './normalizeRuns.ts'
import type { BlockChange, Change, SectionChange, Sides } from './types.ts'

/** Steps that stand in one block of a side, or of both. */
interface SectionFragment {
  before: number | undefined
  after: number | undefined
  steps: DiffOp[]
}

/**
 * Makes the sections and blocks of a page of steps. A new section begins at each heading of either side, a new block
 * where a block begins on either side, so the texts of both sides can be told from the result, block by block.
 * @param sides the pages' sections, by the places that the steps' units tell
 */
export function buildSectionChanges(
  steps: readonly DiffOp[],
  sides: Sides<readonly Section[]>,
): SectionChange[] {
  const sections: { heading: DiffOp; steps: DiffOp[] }[] = []
  for (const step of steps) {
    const isHeading = [...step.before, ...step.after].some(({ kind }) => kind === 'heading')
    if (isHeading) sections.push({ heading: step, steps: [] })
    else sections.at(-1)?.steps.push(step)
  }
  return sections.map(({ heading, steps: inner }): SectionChange => {
    const blocks = pairReplacements(fragmentsOf(inner).map(blockOf))
    const old = sides.before[heading.before[0]?.section ?? -1]
    const now = sides.after[heading.after[0]?.section ?? -1]
    return {
      id: now?.id ?? old?.id ?? '',
      ...(old && now && old.id !== now.id && { idBefore: old.id }),
      heading: heading.runs.filter(({ text }) => text !== ''),
      level: now?.level ?? old?.level ?? 1,
      ...(old && now && old.level !== now.level && { levelBefore: old.level }),
      status: statusOf(heading, blocks),
      ...(old?.number !== undefined && { numberBefore: old.number }),
      ...(now?.number !== undefined && { numberAfter: now.number }),
      blocks,
    }
  })
}

function statusOf({ kind }: DiffOp, blocks: readonly BlockChange[]): SectionChange['status'] {
  if (kind === 'same') return blocks.every(({ status }) => status === 'same') ? 'same' : 'changed'
  // A heading that came or went around text that stayed changes the section and no more.
  return kind !== 'reworded' && blocks.every(({ status }) => status === kind) ? kind : 'changed'
}

function fragmentsOf(steps: readonly DiffOp[]): SectionFragment[] {
  const linked = new Set(steps.map(({ before, after }) => `${before[0]?.block} ${after[0]?.block}`))
  const fragments: SectionFragment[] = []
  let current: SectionFragment | undefined
  for (const step of steps) {
    const before = step.before[0]?.block ?? current?.before
    const after = step.after[0]?.block ?? current?.after
    const isSame =
      current !== undefined &&
      before === (current.before ?? before) &&
      after === (current.after ?? after) &&
      // A whole block that came does not join one that went only because nothing stands between them.
      (before === undefined || after === undefined || linked.has(`${before} ${after}`))
    if (isSame && current !== undefined) {
      current.steps.push(step)
      current.before = before
      current.after = after
    } else {
      current = { before: step.before[0]?.block, after: step.after[0]?.block, steps: [step] }
      fragments.push(current)
    }
  }
  return fragments
}

function blockOf({ steps }: SectionFragment): BlockChange {
  const runs: (Change & { piece: number })[] = []
  let [hasOld, hasNew, piece] = [false, false, 0]
  for (const [index, step] of steps.entries()) {
    const [isOld, isNew] = [step.before.length > 0, step.after.length > 0]
    // Sentences that went or came one after the other are one piece.
    if (step.kind === 'reworded' || step.kind !== steps[index - 1]?.kind) piece += 1
    const space = { old: isOld && hasOld, now: isNew && hasNew }
    const kind = space.old && space.now ? 'same' : space.old ? 'deleted' : space.now ? 'inserted' : undefined
    const [first] = step.runs
    // A space goes along with the sentence behind it.
    const moved = kind !== 'same' && first?.moved && { moved: first.moved }
    if (kind) runs.push({ kind, text: ' ', piece, ...moved })
    runs.push(...step.runs.map((run) => ({ ...run, piece })))
    hasOld ||= isOld
    hasNew ||= isNew
  }
  const first = { old: steps.find(({ before }) => before[0]), now: steps.find(({ after }) => after[0]) }
  const beginsOld = first.old?.before[0]?.begins
  const beginsNew = first.now?.after[0]?.begins
  const seam = beginsOld === false ? 'parted' : beginsNew === false ? 'joined' : undefined
  const [roleBefore, roleAfter] = [first.old?.before[0]?.role, first.now?.after[0]?.role]
  return {
    status: blockStatus(steps, hasOld, hasNew),
    role: roleAfter ?? roleBefore ?? 'paragraph',
    ...(roleBefore && roleAfter && roleBefore !== roleAfter && { roleBefore }),
    runs: normalizeRuns(runs),
    ...(seam && { seam }),
  }
}

function blockStatus(steps: readonly DiffOp[], hasOld: boolean, hasNew: boolean): BlockChange['status'] {
  if (!hasOld) return 'inserted'
  if (!hasNew) return 'deleted'
  const has = (kind: DiffOp['kind']) => steps.some((step) => step.kind === kind)
  if (!has('reworded') && !has('deleted') && !has('inserted')) return 'same'
  return !has('reworded') && has('deleted') && has('inserted') ? 'rewritten' : 'changed'
}

/** As many whole blocks out as in, one after the other, are shown in pairs: each old one with the new in its place. */
function pairReplacements(blocks: readonly BlockChange[]): BlockChange[] {
  const result: BlockChange[] = []
  for (let at = 0; at < blocks.length;) {
    const out = runLength(blocks, at, 'deleted')
    const into = runLength(blocks, at + out, 'inserted')
    const old = blocks.slice(at, at + out)
    const now = blocks.slice(at + out, at + out + into)
    const pairs = out === into && old.every(({ role }, index) => role === now[index]?.role)
    if (out > 0 && pairs)
      result.push(
        ...old.map(({ role, runs }, index): BlockChange => ({
          status: 'rewritten',
          role,
          runs: [...runs, ...(now[index]?.runs ?? [])],
        })),
      )
    else result.push(...blocks.slice(at, at + Math.max(1, out + into)))
    at += Math.max(1, out + into)
  }
  return result
}

function runLength(blocks: readonly BlockChange[], from: number, status: BlockChange['status']): number {
  let length = 0
  while (blocks[from + length]?.status === status && blocks[from + length]?.seam === undefined) length += 1
  return length
}
