import type { Change } from './types.ts'

/** A run, and which of several sentences it is of: runs of different ones stay apart. */
type PieceRun = Change & { piece?: number }

/** What stayed, and what went and came behind it. */
interface Part {
  same: string
  deleted: PieceRun[]
  inserted: PieceRun[]
}

/**
 * Runs as they are best read: between two that stayed at most one deletion of a sentence and, behind it, one insertion;
 * and the space before a changed word outside of the change.
 */
export function normalizeRuns(runs: readonly PieceRun[]): Change[] {
  const parts = partsOf(runs)
  parts.forEach((part, index) => {
    const next = parts[index + 1]
    const changes = [part.deleted, part.inserted].filter(({ length }) => length > 0)
    if (changes.length === 0 || !changes.every(([first]) => first?.text.startsWith(' '))) return
    if (part.same === '') return
    if (changes.length === 2) {
      part.same += ' '
      changes.forEach(cutFirstSpace)
    } else if (next?.same.startsWith(' ')) {
      part.same += ' '
      changes.forEach(cutFirstSpace)
      const last = changes[0]?.at(-1)
      if (last) last.text += ' '
      next.same = next.same.slice(1)
    }
  })
  const result: PieceRun[] = []
  for (const { same, deleted, inserted } of parts)
    for (const run of [{ kind: 'same', text: same } as const, ...deleted, ...inserted])
      // What stayed between two changes may have been one space, which went to its neighbours.
      if (run.text !== '') add(result, run)
  return result.map(({ kind, text, moved }) => ({ kind, text, ...(moved && { moved }) }))
}

function partsOf(runs: readonly PieceRun[]): Part[] {
  let last: Part = { same: '', deleted: [], inserted: [] }
  const parts = [last]
  for (const run of runs) {
    if (run.text === '') continue
    const isChanged = last.deleted.length + last.inserted.length > 0
    const isNextSentence = run.kind === 'deleted' && last.inserted.some(({ piece }) => piece !== run.piece)
    if (isNextSentence || (run.kind === 'same' && isChanged)) {
      last = { same: '', deleted: [], inserted: [] }
      parts.push(last)
    }
    if (run.kind === 'same') last.same += run.text
    else add(last[run.kind], run)
  }
  return parts
}

/** Puts a run behind others, or makes it one with the last of its kind and sentence. */
function add(runs: PieceRun[], run: PieceRun): void {
  const last = runs.at(-1)
  const isOne = last?.kind === run.kind && last.moved === run.moved
  if (last && isOne && (run.kind === 'same' || last.piece === run.piece)) last.text += run.text
  else runs.push({ ...run })
}

function cutFirstSpace([first]: PieceRun[]): void {
  if (first) first.text = first.text.slice(1)
}
